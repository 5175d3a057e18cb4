"""Score sheets, painted on any paint device: the screen, the print preview, a printer, a PDF.

A sheet is made in three steps. A *layout* holds the position of everything, computed once for an arrangement and a
size. *Facts* hold what is marked and written, made from an observed state. `painting.paint` draws both with the *ink*
of the table or of paper.
"""
