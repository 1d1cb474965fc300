"""Honest lines that stand above a right function, in a file that goes on below."""

FAILING_LINES = {
    "numpy": "import numpy as np",
    "numpy beside another module": "import numpy, math",
    "a module that was not handed in": "from my_helpers import *",
    "pandas and a table": "import pandas as pd\ntable = pd.DataFrame()",
    "a plot": "import matplotlib.pyplot as plt\nplt.plot([1, 2])\nplt.show()",
    "a window": "import tkinter\nwindow = tkinter.Tk()",
    "another folder": "import os\nos.chdir('/home/ann/ps3')",
    "the folder of the file": """
from pathlib import Path
HERE = Path(__file__).parent
for file in sorted((HERE / "data").iterdir()): print(file)""",
    "a number from the keyboard": "number = int(input('How many letters? '))",
    "a name from the keyboard": "name = input('Name? ')\nprint(name[0])",
    "a wrong call": "print(update_hand('jolly'))",
    "a wrong assertion": "assert update_hand({'a': 1}, 'a') == {'b': 2}",
    "a file that is not there": "notes = open('C:/Users/Ann/notes.csv').read()",
    "a division": "print(1 / 0)",
    "a name that is not there": "print(nothing_of_that_name)",
    "a game": "while True:\n    word = input('Word: ')",
    "a game that goes on after errors": """
while True:
    try:
        number = int(input('Number: '))
    except ValueError:
        continue""",
    "sys.exit": "import sys\nsys.exit(0)",
    "exit": "exit()",
    "quit": "quit()",
    "an error of its own": "raise ValueError('this is where I stopped')",
    "an interrupt": "raise KeyboardInterrupt",
    "unittest": "import unittest\nunittest.main()",
    "doctest": "import doctest\ndoctest.testmod()\ndoctest.testmod(verbose=True)",
    "pytest": "import pytest\n@pytest.fixture\ndef hand():\n    return {}",
    "the command line": """
import argparse
parser = argparse.ArgumentParser()
parser.add_argument('file')
print(parser.parse_args())""",
    "a log file": "import logging\nlogging.basicConfig(filename='game.log')",
    "printing into a file": "print('x', file=open('result.txt', 'w'))",
    "a screen that is cleared": "import os\nos.system('clear')",
    "a program that is run": "import subprocess\nsubprocess.run(['ls'])",
    "the network": """
import urllib.request
urllib.request.urlopen('http://localhost:1/words.txt')""",
    "threads": "import threading\nthreading.Thread(target=print).start()",
    "an event loop": "import asyncio\nasyncio.run(asyncio.sleep(0))",
    "an await": "import asyncio\nawait asyncio.sleep(0)",
    "another encoding of the screen": """
import sys
sys.stdout.reconfigure(encoding='utf-8')""",
    "another language": "import locale\nlocale.setlocale(locale.LC_ALL, 'nl_NL')",
    "warnings that are errors": "import warnings\nwarnings.simplefilter('error')",
    "a deeper recursion": "import sys\nsys.setrecursionlimit(5_000)",
    "a recursion without end": "def f(n):\n    return f(n + 1)\nf(0)",
    "a long list": "numbers = list(range(300_000))",
    "a return": "return update_hand",
    "JupyterLab's own function": "get_ipython().run_line_magic('time', 'x = 1')",
    "what JupyterLab shows": "from IPython.display import display\ndisplay('x')",
    "the answer called": """
from scrabble_course.word_game import hands
print(hands.update_hand({'a': 1}, 'a'))""",
    "a star import of the course": "from scrabble_course.word_game import *",
    "the main block": "if __name__ == '__main__':\n    print(1 / 0)",
}
SLOW_LINES = {
    "a pause": "import time\ntime.sleep(5)",
    "three pauses": "from time import sleep\nfor _ in range(3): sleep(2)",
    "a slow table": "table = {n: sum(range(n)) for n in range(8_000)}",
    "a deep recursion that ends Python": """
import sys
sys.setrecursionlimit(10 ** 6)
class Deep:
    def __getattr__(self, name): return getattr(self, name)
Deep().x""",
    "an end of the process": "import os\nos._exit(0)",
}

OF_WORDS = """
def update_hand(hand, word):
    assert len(lines) > 1000 and all(line.strip().isalpha() for line in lines)
    word = word.lower()
    return {l: max(0, n - word.count(l)) for l, n in hand.items()}
"""
WORD_LISTS = {
    "beside it": "lines = open('words.txt').readlines()",
    "beside it, with a dot": "lines = open('./words.txt', 'r').readlines()",
    "one folder up": "lines = open('../words.txt').read().split()",
    "two folders up": "lines = open('../../words.txt').read().split()",
    "in a folder": "lines = open('data/words.txt').read().split()",
    "on Windows": r"lines = open('C:\\Users\\Ann\\ps3\\words.txt').read().split()",
    "by a path": """
from pathlib import Path
lines = (Path(__file__).resolve().parent / "words.txt").read_text().splitlines()""",
    "by the folder": """
import os
lines = open(os.path.join(os.path.dirname(__file__), "words.txt")).readlines()""",
    "in bytes": "lines = open('words.txt', 'rb').read().decode().split()",
    "of the problem set": '''
WORDLIST_FILENAME = "words.txt"
def load_words():
    """Returns a list of valid words."""
    print("Loading word list from file...")
    inFile = open(WORDLIST_FILENAME, 'r')
    wordlist = []
    for line in inFile:
        wordlist.append(line.strip().lower())
    print("  ", len(wordlist), "words loaded.")
    return wordlist
lines = load_words()''',
    "of the course": """
from scrabble_course import load_words
lines = load_words()""",
    "of the course, by its name": """
from scrabble_course.word_game import load_words
lines = load_words("words.txt")""",
    "after another folder": """
import os
os.chdir("..")
lines = open("words.txt").readlines()""",
    "another dictionary": "lines = open('/usr/share/dict/words').read().split()",
    "only if it is there": """
import os.path
lines = []
if os.path.exists("words.txt"):
    lines = open("words.txt").read().split()""",
    "kept in another file": """
with open("kept.txt", "w") as file:
    file.write(open("words.txt").read())
lines = open("kept.txt").readlines()""",
}

ENDLESS_LINES = {
    "a loop without end": "while True: pass",
    "a loop that passes over every error": """
while True:
    try:
        while True: pass
    except:
        pass""",
    "a game that passes over every error": """
while True:
    try:
        word = input('Word: ')
    except:
        continue""",
}
