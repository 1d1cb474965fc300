# A student's place in a JupyterHub, or a course on a computer without Python:
#   docker build --tag scrabble-course .
#   docker run --rm --publish 127.0.0.1:8888:8888 scrabble-course
FROM python:3.14-slim-bookworm AS wheel
# The compiler only builds; Debian keeps one version at a time, so none is named.
# hadolint ignore=DL3008
RUN apt-get update \
    && apt-get install --yes --no-install-recommends gcc libc6-dev \
    && rm -rf /var/lib/apt/lists/*
WORKDIR /source
COPY . .
RUN pip wheel --no-cache-dir --no-deps --wheel-dir /wheels .

FROM python:3.14-slim-bookworm
COPY --from=wheel /wheels /wheels
COPY constraints.txt /wheels/
RUN pip install --no-cache-dir --constraint /wheels/constraints.txt \
        /wheels/*.whl "jupyterhub>=5.2,<6" \
    && rm -rf /wheels \
    && useradd --create-home --uid 1000 --shell /bin/bash student
# What `scrabble-course start` tells JupyterLab as well: fetch no news.
ENV JUPYTER_CONFIG_PATH=/usr/local/lib/python3.14/site-packages/scrabble_course/jupyter
USER 1000
WORKDIR /home/student
EXPOSE 8888
# The home may be a disk of the student's: lessons come at each start, work stays.
ENTRYPOINT ["sh", "-c", "scrabble-course start my-course --no-open; exec \"$@\"", "--"]
CMD ["jupyter", "lab", "--ip=0.0.0.0", "--no-browser", "--LabApp.news_url=None", "--ServerApp.root_dir=/home/student/my-course"]
