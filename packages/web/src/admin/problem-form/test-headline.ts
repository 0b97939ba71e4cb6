const LONGEST_LINE = 48;

/** What a folded test is recognised by: the first lines of both texts, and how large they are. */
export function testHeadline(test: { input: string; output: string }): { input: string; output: string; size: string } {
  const characters = test.input.length + test.output.length;
  return {
    input: firstLine(test.input),
    output: firstLine(test.output),
    size: characters < 1000 ? `${characters} characters` : `${(characters / 1000).toFixed(1)} k characters`,
  };
}

function firstLine(text: string): string {
  const [first = "", ...more] = text.trimEnd().split("\n");
  const isCut = first.length > LONGEST_LINE || more.length > 0;
  return `${first.slice(0, LONGEST_LINE)}${isCut ? " …" : ""}`;
}
