import type { EnvInfoRecord, MacroInfoRecord } from "@unified-latex/unified-latex-types";

/*
 * The LaTeX of statements: what the 2025-09 format lists as supported, and what a census of 466 public statements found
 * besides (2026-11). Whatever is not named here is left out, its arguments are kept, and the import says so.
 */

/** Nothing is found in it but what was put in: a statement may well hold `\constructor`. */
export function dictionary<T>(named: Readonly<Record<string, T>>): Readonly<Record<string, T>> {
  return Object.assign(Object.create(null), named);
}

const signatures = (named: Readonly<Record<string, string>>) =>
  dictionary(Object.fromEntries(Object.entries(named).map(([name, signature]) => [name, { signature }])));

export const MACROS: MacroInfoRecord = signatures({
  ...{ problemname: "m", problemyamlname: "", illustration: "m m m", includegraphics: "s o m", caption: "s o m" },
  ...{ section: "s o m", subsection: "s o m", subsubsection: "s o m", paragraph: "s o m" },
  ...{ textbf: "m", textit: "m", texttt: "m", emph: "m", textsc: "m", textrm: "m", textsf: "m", underline: "m" },
  ...{ textnormal: "m", textup: "m", textsl: "m", sout: "m", mbox: "m", text: "m", textsuperscript: "m" },
  ...{ textsubscript: "m", centerline: "m", href: "o m m", url: "m", footnote: "o m", label: "m", ref: "m" },
  ...{ vspace: "s m", hspace: "s m", multicolumn: "m m m", multirow: "o m o m o m", cline: "m", cmidrule: "o d() m" },
  ...{ raisebox: "m o o m", rotatebox: "o m m", scalebox: "m o m", resizebox: "s m m m", fbox: "m", parbox: "o m m" },
  ...{
    color: "m",
    textcolor: "o m m",
    pageref: "m",
    eqref: "m",
    cref: "m",
    autoref: "m",
    rule: "o m m",
    num: "m",
    si: "m",
    SI: "m m",
    setlength: "m m",
    setcounter: "m m",
  },
  ...{
    newcolumntype: "m o m",
    newsavebox: "m",
    sbox: "m m",
    usepackage: "o m",
    lstset: "m",
    lstinputlisting: "o m",
    noalign: "m",
    displaysample: "m",
  },
  ...{
    graphicspath: "m",
    input: "m",
    constant: "m",
    lstdefinestyle: "m m",
    captionof: "m m",
    hyperlink: "m m",
    thispagestyle: "m",
    pagestyle: "m",
  },
});

export const ENVIRONMENTS: EnvInfoRecord = signatures({
  ...{ Input: "", Output: "", Interaction: "", minipage: "o o o m", tabular: "o m", "tabular*": "m o m" },
  ...{ tabularx: "m o m", tabulary: "m o m", longtable: "o m", figure: "o", "figure*": "o", table: "o" },
  ...{ wrapfigure: "o m o m", subfigure: "o m", itemize: "o", enumerate: "o", description: "o", multicols: "m" },
});

/** Environments of which only the content counts. */
export const TRANSPARENT = new Set(
  (
    "document center figure figure* table wrapfigure subfigure minipage flushleft flushright samepage small footnotesize " +
    "multicols afterSample large scriptsize adjustbox spacing sloppypar"
  ).split(" "),
);

/** Macros that say how a page of paper looks. */
export const SILENT = new Set(
  (
    "noindent indent vspace hspace label centering newpage clearpage pagebreak nopagebreak medskip smallskip bigskip par " +
    "hfill vfill hline toprule midrule bottomrule cline cmidrule looseness newcolumntype newsavebox sbox footnotesize " +
    "displaysample timelimit noalign lstdefinestyle scriptsize tiny small normalsize large Large LARGE huge Huge raggedright raggedleft arraybackslash protect usepackage " +
    "setlength setcounter relax null maketitle lstset version color rule graphicspath thispagestyle pagestyle clearpage " +
    "displaystyle textwidth linewidth columnwidth problemyamlname samepage normalfont rm sf upshape mdseries linebreak " +
    "nolinebreak allowbreak sloppy fussy em- - / @ ! bigbreak medbreak smallbreak leavevmode ignorespaces strut"
  ).split(" "),
);

/** Macros that stand for a text, as Markdown has it. */
export const TEXTS = dictionary<string>({
  ...{ ldots: "…", dots: "…", textellipsis: "…", cdots: "⋯", texttrademark: "™", textcopyright: "©", copyright: "©" },
  ...{ textregistered: "®", textbackslash: "\\\\", textasciicircum: "^", textasciitilde: "\\~", textgreater: "\\>" },
  ...{ textless: "\\<", textbar: "\\|", textquotedbl: '"', textquotesingle: "'", textdegree: "°", degree: "°" },
  ...{ textunderscore: "\\_", textasteriskcentered: "\\*", textbullet: "•", texttimes: "×", textmu: "µ", euro: "€" },
  ...{ texteuro: "€", pounds: "£", S: "§", P: "¶", dag: "†", ddag: "‡", textendash: "–", textemdash: "—" },
  ...{ quad: "  ", qquad: "   ", LaTeX: "LaTeX", TeX: "TeX", textvisiblespace: "␣", checkmark: "✓" },
  ...{ o: "ø", O: "Ø", ae: "æ", AE: "Æ", oe: "œ", OE: "Œ", aa: "å", AA: "Å", ss: "ß", i: "ı", j: "ȷ" },
  ...{ th: "þ", TH: "Þ", dh: "ð", DH: "Ð", l: "ł", L: "Ł", today: "", slash: "/", lq: "‘", rq: "’" },
  ...{ " ": " ", ",": " ", ";": " ", ":": " ", "\n": " ", "%": "%", "&": "\\&", $: "\\$", "#": "\\#", _: "\\_" },
  ...{ "{": "{", "}": "}", lbrace: "{", rbrace: "}" },
});

/** Accents, as the sign that Unicode puts behind the letter. */
export const ACCENTS = dictionary<string>({
  ...{ "'": "\u0301", "`": "\u0300", '"': "\u0308", "^": "\u0302", "~": "\u0303", "=": "\u0304", ".": "\u0307" },
  ...{ c: "\u0327", v: "\u030c", u: "\u0306", H: "\u030b", r: "\u030a", k: "\u0328", d: "\u0323", b: "\u0331" },
});

/** What changes the letters up to the end of its group. */
export const SWITCHES = dictionary<string>({
  ...{ bf: "**", bfseries: "**", it: "*", itshape: "*", em: "*", sl: "*", slshape: "*", tt: "code", ttfamily: "code" },
});
