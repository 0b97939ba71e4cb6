import { SETTING_NAMES } from "@verdict/server/config";
import { expect, test } from "vitest";
import { parseArguments } from "./arguments.ts";
import { checkAll } from "./checks/all-checks.ts";
import { objectOf, pageOf } from "./page.ts";
import { plainCheck } from "./plain-check.ts";
import { weakSecretsOf, withoutSecrets } from "./secrets.ts";
import { healthyFacts, site } from "./testing/healthy-facts.ts";

const broken = healthyFacts({ database: site({ judges: [] }) });

test("the page says what this is, a line for each check, and one sentence at its end", () => {
  const facts = healthyFacts();
  const lines = pageOf(facts, checkAll(facts)).split("\n");
  expect(lines.length).toBeLessThan(45);
  expect(lines).toContain("  version       0.1.0 (9a3be67b of 2026-11-28)");
  expect(lines).toContain("  database      embedded PostgreSQL 18.4 at /var/lib/verdict/postgres, 1.0 GB");
  expect(lines).toContain("  runs here     web server, judge, database");
  expect(lines).toContain("  languages     JavaScript 24.21.0, C++ 12.2.0, Java 21.0.9, Python 3 3.11.2");
  expect(lines.at(-1)).toBe("All holds.");
  expect(pageOf(broken, checkAll(broken)).split("\n").at(-1)).toMatch(/^Next: Start a judge .*\.$/);
});

test("a stopped site is told how it starts", () => {
  const stopped = healthyFacts({
    web: { state: "silent", address: "http://127.0.0.1:3000" },
    database: { kind: "stopped", folder: "/x", isClean: true },
  });
  expect(pageOf(stopped, checkAll(stopped)).split("\n").at(-1)).toMatch(/^All that could be asked holds\..*npm start/);
});

test("machines get the same as an object", () => {
  expect(objectOf(broken, checkAll(broken))).toMatchObject({
    holds: false,
    next: { id: "judges", mend: expect.stringMatching(/^Start a judge/) },
    installation: { node: "v24.21.0", sandbox: "root, with cgroup v2" },
  });
  const facts = healthyFacts();
  expect(objectOf(facts, checkAll(facts))).toMatchObject({ holds: true, next: null });
});

test("secrets that can be guessed are named, and random ones are not", () => {
  const weak = {
    METRICS_TOKEN: "changeme-changeme-changeme",
    ADMIN_PASSWORD: "Passw0rd",
    DATABASE_URL: "postgres://verdict:verdict123@db.example/verdict",
    DATABASE_DIRECT_URL: "postgres://verdict:aaaaaaaaaaaaaaaa@db.example/verdict",
  };
  expect(weakSecretsOf(weak)).toEqual(["ADMIN_PASSWORD", "METRICS_TOKEN", "DATABASE_URL", "DATABASE_DIRECT_URL"]);
  expect(
    weakSecretsOf({
      METRICS_TOKEN: "b1946ac92492d2347c6235b4d2611184",
      ADMIN_PASSWORD: "",
      DATABASE_URL: "postgres://verdict:Q2x9vT7mLp4sWk8z@db.example/verdict",
      DATABASE_DIRECT_URL: "postgres://verdict@/verdict?host=/run/postgresql",
    }),
  ).toEqual([]);
  expect(weakSecretsOf({ DATABASE_URL: "postgres://verdict:short@localhost:5432/verdict" })).toEqual([]);
});

test("no secret of the settings is printed, whatever message it stands in", () => {
  const environment = {
    DATABASE_URL: "postgres://verdict:p%40ssage-9x@db/verdict",
    SMTP_URL: "smtps://me:mailkey77@mail.example",
    METRICS_TOKEN: "b1946ac92492d234",
  };
  const text = "no p@ssage-9x, no p%40ssage-9x, no mailkey77 and no b1946ac92492d234 at db";
  expect(withoutSecrets(text, environment)).toBe("no …, no …, no … and no … at db");
});

test("a password is not printed in what a mail server heard of it, nor where it holds an @ or is an option", () => {
  const environment = {
    SMTP_URL: "smtp://verdict:kestrel@harbour-4417@mail.example",
    DATABASE_URL: "postgres://db/verdict?user=me&password=open%20sesame9",
  };
  const login = Buffer.from("\0verdict\0kestrel@harbour-4417").toString("base64");
  const alone = Buffer.from("kestrel@harbour-4417").toString("base64");
  const text = `535 AUTH PLAIN ${login}, ${alone}, kestrel@harbour-4417, open sesame9, open%20sesame9`;
  expect(withoutSecrets(text, environment)).toBe("535 AUTH PLAIN …, …, …, …, …");
});

test("what a stranger's server answers is one line of bounded length, and nothing to a terminal", () => {
  const answer = `535-\u001b[2J\r\n  ok    everything\u0007 ${"y".repeat(200_000)} geheim77`;
  const check = { id: "mail", title: "mail", state: "fails", text: answer, mend: "Correct SMTP_URL." } as const;
  const { text, mend } = plainCheck(check, (words) => words.replaceAll("geheim77", "…"));
  expect(text).toMatch(/^535- \[2J {3}ok {4}everything {2}y+ …$/);
  expect(text.length).toBeLessThan(2_100);
  expect(mend).toBe("Correct SMTP_URL.");
  expect(plainCheck({ ...check, mend: null }, String).mend).toBeNull();
});

test("every setting that is a secret is one that is never printed", () => {
  const names = SETTING_NAMES.filter((name) => /SECRET|PASSWORD|TOKEN|API_KEY/.test(name));
  expect(names).toContain("OIDC_CLIENT_SECRET");
  for (const name of names)
    expect({ name, told: withoutSecrets("no b1946ac9", { [name]: "b1946ac9" }) }).toEqual({ name, told: "no …" });
});

test("the command line is read, and what makes no sense is refused in one line", () => {
  expect(parseArguments(["--json", "--role", "web", "--backups", "b", "--settings", "/etc/s"], "/home")).toEqual({
    isJson: true,
    role: "web",
    settingsFile: "/etc/s",
    backupFolder: "/home/b",
    mailTo: null,
    triesAttacks: false,
  });
  expect(parseArguments(["--mail-to", "ada@verdict.example"], "/").mailTo).toBe("ada@verdict.example");
  for (const words of [["--role", "cook"], ["--nope"], ["now"], ["--mail-to", "Ada"]])
    expect(() => parseArguments(words, "/")).toThrow();
});
