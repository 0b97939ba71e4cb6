import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { type PackedData, unpackTestData } from "@verdict/catalogue/test-data-packing";
import type { CoreLanguageId } from "@verdict/contract/language";
import { findToolchains } from "@verdict/judge/toolchains";
import type pg from "pg";
import { buildBareRunner } from "../bare-runs.ts";
import { naiveWay } from "../naive-way.ts";
import type { Button } from "./press.ts";

const DATA_DIR = fileURLToPath(new URL("../../build/bench", import.meta.url));

/** How long the same takes by hand on this machine: the plain compiler, then the tests one after the other. */
export interface NaiveTimes {
  of(input: { problemId: string; language: CoreLanguageId; source: string; button: Button }): Promise<number>;
  stop(): Promise<void>;
}

export async function prepareNaiveTimes(database: pg.Client): Promise<NaiveTimes> {
  const folder = await mkdtemp(path.join(os.tmpdir(), "verdict-bench-instant-"));
  const tools = path.join(DATA_DIR, "judge");
  await mkdir(tools, { recursive: true });
  const toolchains = await findToolchains(tools, undefined);
  await toolchains.made;
  const runBare = await buildBareRunner(folder);
  return {
    async of({ problemId, language, source, button }) {
      const { rows } = await database.query<PackedData & { number: number }>(
        `select t.number, d.packing, d.content from problem_test t join test_data d on d.sha256 = t.input_sha
          where t.problem_id = $1 and (t.is_visible or $2) order by t.number`,
        [problemId, button === "submit"],
      );
      const inputs: string[] = [];
      for (const { number, ...packed } of rows) {
        inputs.push(path.join(folder, `${problemId}-${number}.in`));
        await writeFile(inputs.at(-1) ?? "", await unpackTestData(packed));
      }
      const rest = { runBare, folder, source, inputs, tools: toolchains.tools };
      return await naiveWay({ ...rest, language: toolchains.languageOf(language) });
    },
    stop: () => rm(folder, { recursive: true, force: true }),
  };
}
