/** Where what goes into a test's file comes from. */
export type PlannedText = { kind: "text"; text: string } | { kind: "file"; absolutePath: string };

export interface PlannedTest {
  /** Path below data/ without its ending. */
  name: string;
  input: PlannedText | { kind: "printed"; program: string; words: readonly string[] };
  /** `solution`: what that program prints for the input; `none`: there has to be none. */
  answer: PlannedText | { kind: "solution"; program: string };
  /** What lies beside it, by ending: `.desc`, `.yaml`. */
  beside: ReadonlyMap<string, string>;
}
