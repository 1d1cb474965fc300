"""A desk on a page without JupyterLab: the widget's script, and the real Python."""

import json

from scrabble_course.grading.desk.desk import Desk

PAGE = """<!doctype html><html lang="en"><title>Desk</title>
<body style="margin: 0; min-height: 100vh"><main id="desk"></main></body></html>"""
DARK = """:root { --jp-layout-color0: #111; --jp-layout-color1: #212121;
  --jp-layout-color2: #424242; --jp-ui-font-color1: #fff;
  --jp-ui-font-color2: rgb(255 255 255 / 70%); --jp-border-color1: #616161;
  --jp-border-color2: #424242; --jp-content-link-color: #64b5f6;
  --jp-error-color0: #ef9a9a; } body { background: #111 }"""
OPEN = """async ([esm, state]) => {
    const url = URL.createObjectURL(new Blob([esm], { type: "text/javascript" }));
    const widget = (await import(url)).default;
    const heard = {};
    const tell = (name) => (heard[name] ?? []).forEach((act) => act({}));
    const apply = (changes) => {
        Object.assign(state, changes);
        Object.keys(changes).forEach((name) => tell(`change:${name}`));
    };
    const model = {
        get: (name) => state[name],
        set: (name, value) => { state[name] = value; },
        on: (name, act) => (heard[name] ??= []).push(act),
        off: () => {},
        save_changes: () => setTimeout(() => apply({ received: state.sent })),
        send: async (content) => apply(
            JSON.parse(await window.toPython(JSON.stringify(content)))),
    };
    const start = performance.now();
    widget.render({ model, el: document.getElementById("desk") });
    document.body.getBoundingClientRect();
    return performance.now() - start;
}"""
SKIPPED = {"layout", "comm", "tabbable", "tooltip"}


def open_desk(page, *args, theme="", **more):
    """Show a desk on a page, and return it with the seconds that drawing it took."""
    desk = Desk(*args, **more)
    changed = {}
    desk.observe(lambda change: changed.update({change.name: change.new}))

    def to_python(text):
        changed.clear()
        desk.do(json.loads(text))
        return json.dumps(changed)

    page.expose_function("toPython", to_python)
    page.set_content(PAGE)
    page.add_style_tag(content=str(desk._css) + theme)
    names = [n for n in desk.keys if not n.startswith("_") and n not in SKIPPED]
    state = {name: getattr(desk, name) for name in names}
    milliseconds = page.evaluate(OPEN, [str(desk._esm), state])
    return desk, milliseconds / 1000
