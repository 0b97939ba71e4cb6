import { afterAll, beforeAll, expect, test } from "vitest";
import { createJudge, type Judge } from "../../judge.ts";
import { WAKES_WHEN_USED } from "../../testing/data-dir.ts";
import { endlessCommands } from "./endless-commands.ts";
import { sumInJavaScript, sumTask } from "./testing/sum-task.ts";

let judge: Judge;
beforeAll(async () => {
  judge = await createJudge({ ...WAKES_WHEN_USED, slots: 1 });
});
afterAll(() => judge.stop());

const { material } = sumTask(sumInJavaScript(""));
const endlessOf = (generators: (typeof material)["generators"]) =>
  endlessCommands({ judge, signal: new AbortController().signal }, { ...material, generators });

test("a generator that never ends with small numbers is named with the first command", async () => {
  const source = `const [n] = require("fs").readFileSync(0, "utf8").match(/\\d+/g).map(Number); while (n < 3); console.log(n);`;
  const [found] = await endlessOf({ "list.js": { language: "javascript", source } });
  expect(found).toMatch(/^list\.js n=[12] /);
});

test("one that refuses them by an error is right, and so is one that makes all", async () => {
  const source = `const [n] = require("fs").readFileSync(0, "utf8").match(/\\d+/g).map(Number); if (n < 3) throw new Error("too few"); console.log(n);`;
  expect(await endlessOf({ "list.js": { language: "javascript", source } })).toEqual([]);
  expect(await endlessOf(material.generators)).toEqual([]);
});
