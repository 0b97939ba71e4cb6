import type { StudyMaterial } from "@verdict/contract/studies";

/** What a problem's package says of making inputs, as little as a study asks for. */
export function testMaterial(changes: Partial<StudyMaterial> = {}): StudyMaterial {
  return {
    generators: {},
    smallCases: ["numbers.js n=2 seed={seed}"],
    fullCases: [],
    validators: [],
    bruteForce: null,
    ...changes,
  };
}
