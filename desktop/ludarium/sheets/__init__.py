"""Score sheets, painted on any paint device: the screen, the print preview, a printer, a PDF.

A sheet is made in three steps. A *layout* says where everything is, computed once for an arrangement and a size.
*Facts* say what is marked and written on it, made from an observed state. `painting.paint` puts both on a painter, in
the *ink* of the table or of paper.
"""
