"""Makes the two fonts of this folder out of TeX Gyre Termes Math; README.md says how to call it.

Scripts of a formula are placed by the table MATH of the font that holds the space: both have it. Signs that grow
(parentheses, sums, roots) come in few sizes, since statements hardly nest them.
"""

import sys

from fontTools import subset
from fontTools.ttLib import TTFont

CAPITAL = 0x1D434  # The italic letters A to Z, and from SMALL on a to z, of which h is U+210E.
SMALL = 0x1D44E
OFTEN = [
    *map(ord, " 0123456789abcdefghijklmnopqrstuvwxyz()[]{}|,.:;+-=<>/!*'−≤≥≠·⋅×…∞ℎℓ"),
    *(CAPITAL + ord(letter) - ord("A") for letter in "ABCKLMNOST"),
    *(SMALL + at for at in range(26) if at != 7),
]
SELDOM = [
    *range(CAPITAL, SMALL),
    *map(ord, 'ABCDEFGHIJKLMNOPQRSTUVWXYZ"#%&?@\\^_~ΓΔΘΛΣΦΨΩ'),
    *map(ord, "±÷¬′″⋯⋮⋱≈≡∼∈∉⊂⊆⊃⊇∪∩∅∑∏∫√∂∇→←↔⇒⇐⇔↦⊕⊗⊙∧∨∀∃∣∤∥⌊⌋⌈⌉⟨⟩∖∘∗≪≫"),
    *range(0x1D6FC, 0x1D715),  # The small Greek letters, italic.
]


def make(source: str, target: str, codes: list[int], sizes: int) -> None:
    font = TTFont(source)
    variants = font["MATH"].table.MathVariants
    for construction in [*variants.VertGlyphConstruction, *variants.HorizGlyphConstruction]:
        construction.MathGlyphVariantRecord = construction.MathGlyphVariantRecord[:sizes]
        construction.VariantCount = len(construction.MathGlyphVariantRecord)
    # The licence asks of a changed font that it has another name.
    for record in font["name"].names:
        if record.nameID in (1, 4, 6):
            record.string = "VerdictFormulas"
    options = subset.Options(flavor="woff2", layout_features=[], hinting=False, glyph_names=False)
    options.name_IDs = [0, 1, 2, 4, 6, 13, 14]
    options.drop_tables += ["GPOS", "GSUB", "GDEF", "BASE", "DSIG", "FFTM"]
    subsetter = subset.Subsetter(options)
    subsetter.populate(unicodes=codes)
    subsetter.subset(font)
    subset.save_font(font, target, options)


make(sys.argv[1], "formulas.woff2", OFTEN, 2)
make(sys.argv[1], "formulas-more.woff2", SELDOM, 4)
