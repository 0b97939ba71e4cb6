import { mkdtemp, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "vitest";
import { readAccount, removeAccount, writeAccount } from "./account-file.ts";
import { readEnvironment, siteOf } from "./environment.ts";

test.each([
  ["verdict.example", "https://verdict.example"],
  ["https://verdict.example/problems?x#y", "https://verdict.example"],
  ["http://school.local:8080/", "http://school.local:8080"],
  ["localhost:3000", "http://localhost:3000"],
  ["127.0.0.1:3000", "http://127.0.0.1:3000"],
  ["LOCALHOST", "http://localhost"],
  ["[::1]:3000/x", "http://[::1]:3000"],
  ["localhost.evil.example", "https://localhost.evil.example"],
  ["127.evil.example", "https://127.evil.example"],
  ["127.0.0.1.evil.example", "https://127.0.0.1.evil.example"],
  ["localhost@evil.example", "https://evil.example"],
])("%s means %s", (text, site) => {
  expect(siteOf(text)).toBe(site);
});

test.each(["", "https://", "a b", "http://:80"])("%j is no site", (text) => {
  expect(() => siteOf(text)).toThrow("is no address of a site");
});

test("a login may come from the environment, whole or not at all", () => {
  expect(readEnvironment({ VERDICT_SITE: "verdict.example", VERDICT_TOKEN: "vdt_x" }).account).toEqual({
    site: "https://verdict.example",
    token: "vdt_x",
  });
  expect(readEnvironment({ XDG_CONFIG_HOME: "/etc/x" })).toEqual({
    accountFile: "/etc/x/verdict/account.json",
    account: null,
  });
  expect(readEnvironment({ XDG_CONFIG_HOME: "relative" }).accountFile).toMatch(/\/\.config\/verdict\/account\.json$/);
  expect(() => readEnvironment({ VERDICT_TOKEN: "vdt_x" })).toThrow("belong together");
});

test("a login is kept for its owner alone, read again, and forgotten", async () => {
  const folder = await mkdtemp(path.join(tmpdir(), "verdict-cli-"));
  try {
    const file = path.join(folder, "new", "account.json");
    const account = { site: "https://verdict.example", token: "vdt_x" };
    expect(await readAccount(file)).toBeNull();
    await writeAccount(file, account);
    expect(await readAccount(file)).toEqual(account);
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    await writeFile(file, (await readFile(file, "utf8")).slice(0, 10));
    await expect(readAccount(file)).rejects.toThrow("is damaged");
    expect(await removeAccount(file)).toBe(true);
    expect(await removeAccount(file)).toBe(false);
  } finally {
    await rm(folder, { recursive: true });
  }
});
