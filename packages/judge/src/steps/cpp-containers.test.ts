import { mkdtempSync, readFileSync } from "node:fs";
import { rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createJudge, type Judge } from "../judge.ts";
import { sharedDataDir } from "../testing/data-dir.ts";
import { foldedSteps, lastVariables, plain } from "./testing/record-program.ts";

const folder = mkdtempSync(path.join(tmpdir(), "verdict-containers-"));
const source = readFileSync(new URL("../testdata/steps/containers.cpp", import.meta.url), "utf8");
let judge: Judge;
beforeAll(async () => {
  judge = await createJudge({
    dataDir: sharedDataDir(),
    slots: 1,
    javaHome: process.env["JAVA_HOME"],
    staysWarm: false,
  });
  await judge.warm;
});
afterAll(async () => {
  await judge.stop();
  await rm(folder, { recursive: true, force: true });
});

test("every container is shown as the program prints it itself, and what nobody knows is opaque", async () => {
  const steps = await foldedSteps(judge, { folder, language: "cpp", source, input: "", target: { kind: "end" } });
  const { variables, objects, output } = lastVariables(steps, (name) => name === "main");
  const printed = output.split("\n").filter((line) => line.includes("="));
  expect(printed.length).toBeGreaterThan(65);
  for (const line of printed) {
    const [name = "", text = ""] = [line.slice(0, line.indexOf("=")), line.slice(line.indexOf("=") + 1)];
    expect({ [name]: plain(variables[name], objects) }).toEqual({ [name]: JSON.parse(text) });
  }
  const opaque = (type: string) => ({ k: "opaque", t: type });
  expect(variables).toMatchObject({
    something: opaque("any"),
    either: opaque("variant<int, string>"),
    call: opaque("function<int(int)>"),
    lambda: { k: "function", v: "lambda" },
    end: { k: "end" },
    expired: { k: "pointer", v: { x: "expired" } },
    gone: { x: expect.stringMatching(/^0x[0-9a-f]+ freed$/) },
    unset: { k: "unset" },
  });
  expect(variables["random"]).toMatchObject({ k: "opaque" });
  expect(plain(variables["found"], objects)).toEqual({ first: 1, second: "one" });
  expect(plain(variables["second"], objects)).toBe(3);
  expect(plain(variables["weak"], objects)).toEqual([7, 7, 7]);
  expect(plain(variables["raw"], objects)).toEqual([1, 2, 3]);
});
