/** Endings that LaTeX lets be left out, those that browsers show first. */
const ENDINGS = ["", ".png", ".jpg", ".jpeg", ".svg", ".gif", ".webp", ".pdf"];

/** The file that a statement means by a name, among those beside it; null where there is none. */
export function findPicture(files: readonly string[], name: string): string | null {
  const plain = name.replace(/^(?:\.\/)+/, "").replace(/[{}"]/g, "");
  // Beside a PDF, which paper wants, often lies the same picture for the web.
  const stem = plain.replace(/\.(?:pdf|eps)$/i, "");
  for (const start of stem === plain ? [plain] : [stem, plain]) {
    for (const ending of ENDINGS) {
      const wanted = `${start}${ending}`;
      if (wanted !== "" && files.includes(wanted)) return wanted;
    }
  }
  return null;
}

/** Of the options of a picture: its share of the page's width in percent, or null where it is given in another way. */
export function widthOf(options: string): string | null {
  const match = /width\s*=\s*([\d.]*)\s*\\(?:text|line|column)width/.exec(options);
  if (match === null) return null;
  const share = match[1] === "" ? 1 : Number(match[1]);
  return share > 0.02 && share < 1 ? `${Math.round(share * 100)}%` : null;
}
