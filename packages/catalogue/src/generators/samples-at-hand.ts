import { TEST_BYTES_MAX } from "@verdict/contract/problem-limits";
import { findFile, listFolder, type PackageFolder } from "../package-folder.ts";
import type { PlannedTest } from "./planned-test.ts";

/**
 * The samples that lie in data/, for groups that include them: the skeleton of the format's tools begins its secret
 * tests with `include: [sample]`. Each with its key in the rules: files of a list have its number before that.
 */
export async function samplesAtHand(pack: PackageFolder): Promise<{ key: string; test: PlannedTest }[]> {
  const samples: { key: string; test: PlannedTest }[] = [];
  for (const { name: file } of await listFolder(pack, "data/sample")) {
    if (!file.endsWith(".in")) continue;
    const name = `sample/${file.slice(0, -".in".length)}`;
    const input = await findFile(pack, `data/${name}.in`, TEST_BYTES_MAX);
    const answer = await findFile(pack, `data/${name}.ans`, TEST_BYTES_MAX);
    if (input === null || answer === null) continue;
    const key = name.slice("sample/".length).replace(/^[0-9]+-/, "");
    const fileOf = ({ absolutePath }: { absolutePath: string }) => ({ kind: "file", absolutePath }) as const;
    samples.push({ key, test: { name, input: fileOf(input), answer: fileOf(answer), beside: new Map() } });
  }
  return samples;
}
