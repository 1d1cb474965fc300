"""How nbgrader handles the course: run nbgrader in this folder, and it reads this.

    nbgrader generate_assignment 1_word_game
    nbgrader autograde 1_word_game

Each folder of notebooks is an assignment. INSTRUCTORS.md says what to expect.
"""

from nbconvert.preprocessors import TagRemovePreprocessor
from nbgrader.preprocessors import NbGraderPreprocessor

c = get_config()  # noqa: F821 - nbgrader and its formgrader lay it into this file

c.CourseDirectory.course_id = "scrabble-course"
c.CourseDirectory.source_directory = "notebooks"

# Students get what `scrabble-course start` gives them.
c.ClearSolutions.code_stub = {"python": "raise NotImplementedError  # your code here"}
c.TagRemovePreprocessor.enabled = True
c.TagRemovePreprocessor.remove_cell_tags = {"instructor"}
c.GenerateAssignment.preprocessors.prepend([TagRemovePreprocessor])


class CopiesAreOrdinaryCells(NbGraderPreprocessor):
    """Takes away the empty marks that nbgrader leaves on a cell that was copied.

    It stops at them when it looks for missing cells (0.9.6).
    """

    def preprocess_cell(self, cell, resources, cell_index):
        """Return the cell without marks that say nothing."""
        if cell.metadata.get("nbgrader") == {}:
            del cell.metadata["nbgrader"]
        return cell, resources


# A check cell that a student took out comes back; it decides the points.
c.OverwriteCells.add_missing_cells = True
c.Autograde.sanitize_preprocessors.insert(2, CopiesAreOrdinaryCells)
c.Execute.timeout = 60  # seconds for one cell
