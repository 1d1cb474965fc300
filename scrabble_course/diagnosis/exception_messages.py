"""What is said of an error by a piece of its message: the first that fits counts."""

TEXT_OR_NUMBER = (
    "A text stands where a number is needed, or the other way round. Which of the two "
    "should each value in that line be?"
)
COUNTS_TO_A_NUMBER = (
    "`range` counts to a whole number, and is given something else. Of a text or a "
    "list, `range(len(word))` counts the places, and `for letter in word` visits what "
    "stands there."
)
_WHOLE = (
    "A whole number is needed there, and `/` always gives one with a decimal point, "
    "even where nothing is left over. `//` leaves the rest out, and `math.ceil(...)` "
    "makes a whole number that is not smaller."
)
_JOINED = (
    "`+` joins a text only with a text, and here one side is a number. `str(...)` "
    "makes a text of a number; in `print`, a comma between the two does as well. If a "
    "number is wanted, `int(...)` makes one of a text of digits."
)
_TEXT_AND_LIST = (
    "`+` joins a text with a text, and a list with a list, and here they are mixed. "
    '`"".join(...)` makes a text of a list of letters, and `list(...)` a list of a '
    "text. (`random.choices` and `random.sample` give lists, `random.choice` one.)"
)
_PAIR = (
    "One side of the `+` is several values at once, such as a function gives that "
    "returns a pair. Take them apart first, as in `found, rest = ...`, and join only "
    "the text."
)
_PLACES = (
    "Round brackets call a function, and here a text or a list stands before them. A "
    "place in it is asked for with square brackets, as in `word[0]`. Or is the name of "
    "a function used for a variable?"
)
_NOTHING_TO_CHOOSE = (
    "`max` and `min` find nothing where there is nothing. Which answer is right "
    "without anything to choose from? Ask for that first: `if not plays:` holds for "
    "an empty list, set or dictionary, while `{}` is only equal to a dictionary."
)
_NOT_CALLED = (
    "A function stands where its result is needed. Are the brackets missing, as in "
    "`hand.copy` for `hand.copy()`?"
)
_CALLED_BY_SQUARE = (
    "Square brackets stand behind the name of a function. Are round ones meant, as in "
    "`rows.append(text)`, or missing before them, as in `word.split()[0]`?"
)
_NONE = (
    "A value in that line is None, where something else is needed. Does it come from a "
    "call that returns nothing, or was something left out of a call?"
)
PHRASES = {
    "'int' and 'str'": TEXT_OR_NUMBER,
    "'str' and 'int'": TEXT_OR_NUMBER,
    'can only concatenate str (not "int")': _JOINED,
    'can only concatenate str (not "list")': _TEXT_AND_LIST,
    'can only concatenate list (not "str")': _TEXT_AND_LIST,
    'can only concatenate str (not "tuple")': _PAIR,
    "'str' object cannot be interpreted as an integer": TEXT_OR_NUMBER,
    "'float' object cannot be interpreted as an integer": _WHOLE,
    "can't multiply sequence by non-int of type 'str'": "Only numbers can be "
    "multiplied with each other, and here one side is a text. `int(...)` makes a "
    "number of a text of digits.",
    "can't multiply sequence": "A text or a list is multiplied, and not by a whole "
    "number. For a product, both sides must be numbers.",
    "method' object is not subscriptable": _CALLED_BY_SQUARE,
    "'function' object is not subscriptable": _CALLED_BY_SQUARE,
    "function_or_method": _NOT_CALLED,
    "'function'": _NOT_CALLED,
    "'reversed' is an invalid keyword": "`sorted` and `sort` call it `reverse=True`, "
    "without d at the end.",
    "unsupported operand type(s) for &": "`&` gives what two sets have in common, and "
    "one side here is no set. `set(...)` makes one. Between two conditions, write "
    "`and`.",
    "takes no arguments (": "That takes nothing in its brackets, as in `hand.copy()`: "
    "what it works on stands before the dot.",
    "missing 1 required positional": "A function is called with too little in its "
    "brackets; the message says which one is missing.",
    "positional argument": "A function is given more than it takes. If it is "
    "the one that you write, leave its line with `def` as it was.",
    "x not in list": "`remove` stops with an error where the list does not hold what "
    "it should take out. Ask first, `if x in ...`.",
    "is not in list": "`index` stops with an error where the list does not hold what "
    "it looks for. Ask first, `if x in ...`.",
    "substring not found": "`index` stops with an error where the text does not hold "
    "what it looks for. Ask first, `if '*' in word`, or use `find`, which gives -1.",
    "invalid literal for int": "`int(...)` makes a number of digits alone, and it was "
    "given something else: the message shows what. Should that text be a number?",
    "by zero": "Here a number is divided by 0. When does that happen, and what is the "
    "answer then? Ask for it first.",
    "'int' object is not subscriptable": "Square brackets ask for a place in a text or "
    "a list, or for a key of a dictionary, and a number stands before them here.",
    "argument of type 'int'": "`in` looks into a text, a list or a dictionary, and a "
    "number stands behind it here.",
    "expected str instance": "`join` puts texts together, and something else is among "
    "them. `str(...)` makes a text of it.",
    "string indices must be integers": "A text is asked with a number, for the letter "
    "at that place, and here it is asked with something else. `for x in values` gives "
    "each value itself, or each key of a dictionary, and no place: use `x` as it is.",
    "'int' object is not iterable": "Something is gone through there one by one, and "
    "it is a single number. Is the list or the text meant that it came from, and not "
    "one value of it? (`sum` takes all numbers at once, and `range(n)` counts to n.)",
    "unhashable type": "A set takes in nothing that can change, and neither do the "
    "keys of a dictionary: no lists, and no other sets. Is one thing meant, and not a "
    "list of it? (`random.choice` gives one, `random.choices` a list.) Several belong "
    "in round brackets, as in `(2, 3)`.",
    "takes exactly one argument (": "One thing is asked for there, and several are "
    "given. If they belong together, put them in brackets of their own: `add((a, b))` "
    "has two pairs of brackets.",
    "'set' object has no attribute 'items'": "A dictionary is needed, and that is a "
    'set: in its braces, a colon stands between key and value, as in `{2: "a"}`.',
    "'set' object": "A set has no order, so it has no first place and no `append` or "
    "`sort`. `add` puts something in, a `for` loop visits all, and `sorted(...)` makes "
    "a list in order.",
    "'str' object has no attribute": "A text has no such method. A text never changes: "
    "`replace` and others like it give a text that is new.",
    "has no attribute 'add'": "Only a set has `add`. An empty set is written `set()`: "
    "`{}` is an empty dictionary, and `[]` an empty list.",
    "object does not support item assignment": "A text, or a tuple, never changes: no "
    "place in it can be given another value. Put together another one instead, out of "
    "what stands before the place, what shall stand there, and what comes after.",
    "'dict' object is not callable": "A dictionary is asked with square brackets, as "
    "in `values[letter]`, and needs none where a loop walks along it. Round ones call "
    "a function.",
    "'list' object is not callable": _PLACES,
    "'str' object is not callable": _PLACES,
    "object is not callable": "Brackets after a value call it like a function. Is an "
    "operator missing, such as `*`, or is the name of a function used for a variable?",
    "during iteration": "A loop must not add to what it walks along, or "
    "take away from it. Walk along a copy, or build something of its own in the loop.",
    "'NoneType'": _NONE,
    '"NoneType"': _NONE,
    "cannot unpack non-iterable bool": "Several names wait in that line, and one "
    "thing comes, True or False. Look at each `return` of what is called there: all "
    "give as many things as names wait.",
    "unpack": "Several names wait in that line, and what comes has another number of "
    "parts. One thing is kept under one name; of a dictionary only the keys come.",
    "index out of range": "A place is asked for that is not there. Places are counted "
    "from 0, so the last one is one less than the length; and what is empty has none.",
    "arg is an empty sequence": _NOTHING_TO_CHOOSE,
    "iterable argument is empty": _NOTHING_TO_CHOOSE,
    "has no attribute": "What stands before the dot has nothing of the name behind it. "
    "Is that name spelled as where it is made, and is the value what you take it for?",
}
