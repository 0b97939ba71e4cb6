import { join, relative } from "node:path";
import { BaseSequencer, type TestSpecification } from "vitest/node";
import { expectedSeconds } from "./expected-seconds.ts";

const root = join(import.meta.dirname, "../..");

/**
 * The order of Vitest's files. A file that takes minutes and comes last keeps one processor busy and the others idle;
 * begun first it has all the short ones beside it. Vitest goes by size, and the longest files have three lines.
 */
export class SlowestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const secondsOf = expectedSeconds(join(root, "build/test-reports"));
    const group = ({ project }: TestSpecification) => project.config.sequence.groupOrder;
    const seconds = ({ moduleId }: TestSpecification) => secondsOf(relative(root, moduleId));
    return files.toSorted((a, b) => group(a) - group(b) || seconds(b) - seconds(a));
  }
}
