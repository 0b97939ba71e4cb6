/**
 * A source with comments and literals blanked out, character by character: one pass, whatever the source is made of.
 * What has no end goes to the end of the source (comments, text blocks) or of its line (strings). Templates of
 * JavaScript are left alone: what they say can hardly be taken for a call.
 */
export function codeOnly(source: string, options: { topLevelOnly: boolean } = { topLevelOnly: false }): string {
  const units = new Uint16Array(source.length).fill(SPACE);
  let depth = 0;
  for (let at = 0; at < source.length; ) {
    const end = endOfWhatIsNoCode(source, at);
    if (end > at) {
      at = end;
      continue;
    }
    const unit = source.charCodeAt(at);
    if (options.topLevelOnly && unit === OPEN) depth++;
    else if (options.topLevelOnly && unit === CLOSE) depth = Math.max(0, depth - 1);
    else if (depth === 0) units[at] = unit;
    at++;
  }
  return new TextDecoder("utf-16le").decode(units);
}

const SPACE = 0x20;
const OPEN = 0x7b;
const CLOSE = 0x7d;
const SLASH = 0x2f;
const DOUBLE_QUOTE = 0x22;
const SINGLE_QUOTE = 0x27;
const BACKSLASH = 0x5c;
const LINE_FEED = 0x0a;

/** Where the comment or literal that begins here ends; `at` where none begins. */
function endOfWhatIsNoCode(source: string, at: number): number {
  switch (source.charCodeAt(at)) {
    case SLASH:
      if (source.startsWith("//", at)) return endAfter(source, "\n", at + 2);
      return source.startsWith("/*", at) ? endAfter(source, "*/", at + 2) : at;
    case DOUBLE_QUOTE:
      return source.startsWith('"""', at) ? endAfter(source, '"""', at + 3) : endOfString(source, at);
    case SINGLE_QUOTE:
      return endOfString(source, at);
    default:
      return at;
  }
}

function endAfter(source: string, mark: string, from: number): number {
  const found = source.indexOf(mark, from);
  return found < 0 ? source.length : found + mark.length;
}

function endOfString(source: string, start: number): number {
  const quote = source.charCodeAt(start);
  for (let at = start + 1; at < source.length; at++) {
    const unit = source.charCodeAt(at);
    if (unit === BACKSLASH) at++;
    else if (unit === quote) return at + 1;
    else if (unit === LINE_FEED) return at;
  }
  return source.length;
}
