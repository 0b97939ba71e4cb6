import { expect, test } from "vitest";
import { keyOfBytes, openSealed, readKey, sealStatements } from "./sealing.ts";

const STATEMENTS = {
  contestId: "cup",
  title: "Cup",
  problems: [
    {
      ...{
        label: "A",
        title: "Zebra ≤ Ω",
        descriptionHtml: "<p>SECRET</p>",
        timeLimitSeconds: 2,
        memoryLimitMegabytes: 256,
      },
      examples: [{ input: "1 2\n", output: "3\n" }],
    },
  ],
};
const KEY = keyOfBytes(Uint8Array.from({ length: 20 }, (_, index) => index * 11));
const sealed = () => sealStatements({ statements: STATEMENTS, key: KEY, edition: "e1" });

test("a file opens with its key, however that is typed, and says nothing without it", async () => {
  const file = await sealed();
  const text = JSON.stringify(file, null, 2);
  expect(text).not.toMatch(/SECRET|Zebra/);
  expect(atob(file.data)).not.toContain("SECRET");
  for (const typed of [
    KEY,
    ` ${KEY.toLowerCase().replaceAll("-", " ")}\n`,
    KEY.replaceAll("0", "o").replaceAll("1", "l"),
  ]) {
    expect(await openSealed({ text, typed })).toEqual({ kind: "opened", statements: STATEMENTS });
  }
});

test("each file of the same statements is another one", async () => {
  const [one, other] = await Promise.all([sealed(), sealed()]);
  expect([one.salt, one.iv, one.data]).not.toEqual([other.salt, other.iv, other.data]);
});

test("another key is told from a damaged file, and both from a file of another kind", async () => {
  const file = await sealed();
  const open = async (changes: object, typed = KEY) =>
    (await openSealed({ text: JSON.stringify({ ...file, ...changes }), typed })).kind;
  expect(await open({}, keyOfBytes(new Uint8Array(20)))).toBe("wrong-key");
  expect(await open({}, KEY.slice(1))).toBe("no-key");
  expect(await open({}, "")).toBe("no-key");
  const flipped = `${file.data[0] === "A" ? "B" : "A"}${file.data.slice(1)}`;
  for (const changes of [
    { data: flipped },
    { data: file.data.slice(0, -8) },
    { data: "" },
    { data: "%" },
    { iv: "" },
  ]) {
    expect(await open(changes), JSON.stringify(changes).slice(0, 40)).toBe("damaged");
  }
  // What stands around it is sealed as well.
  expect(await open({ title: "Another cup" })).toBe("damaged");
  expect(await open({ edition: "e2" })).toBe("damaged");
  expect(await open({ version: 2 })).toBe("newer-file");
  for (const text of ["", "{}", "PK\u0003", "[1]", "null"])
    expect(await openSealed({ text, typed: KEY })).toEqual({ kind: "no-file" });
});

test("a key has twenty signs that cannot be mixed up", () => {
  expect(KEY).toMatch(/^([0-9A-HJKMNP-TV-Z]{5}-){3}[0-9A-HJKMNP-TV-Z]{5}$/);
  expect(readKey(KEY)).toHaveLength(20);
  expect(readKey(`${KEY}A`)).toBe(null);
  expect(readKey(`U${KEY.slice(1)}`)).toBe(null);
  expect(() => keyOfBytes(new Uint8Array(19))).toThrow(/20 bytes/);
});
