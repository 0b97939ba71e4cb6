import { expect, test } from "vitest";
import { GIBIBYTE } from "../amounts.ts";
import type { Facts } from "../facts.ts";
import { folder, healthyFacts, settings, site } from "../testing/healthy-facts.ts";
import { SICK_INSTALLATIONS } from "../testing/sick-installations.ts";
import { SICK_SERVICES } from "../testing/sick-services.ts";
import { checkAll, nextToMend } from "./all-checks.ts";

test("of a healthy installation everything holds, and nothing is left to mend", () => {
  const checks = checkAll(healthyFacts());
  expect(checks.filter(({ state }) => state !== "ok")).toEqual([]);
  expect(nextToMend(checks)).toBeNull();
});

const SICK = [...SICK_INSTALLATIONS, ...SICK_SERVICES];

test.each(SICK)("%s: %s %s", (_about, id, state, mend, changes) => {
  const checks = checkAll(healthyFacts(changes));
  const found = checks.find((check) => check.id === id);
  expect(found).toMatchObject({ state });
  expect(found?.mend).toMatch(mend);
  expect(found?.mend).toMatch(/^[A-Z].*\.$/);
  expect(
    checks.filter((check) => check.state === "ok" || check.state === "unknown").every((each) => each.mend === null),
  ).toBe(true);
});

test("each check is seen to find something", () => {
  const seen = new Set(SICK.map(([, id]) => id));
  expect(checkAll(healthyFacts()).filter(({ id }) => !seen.has(id))).toEqual([]);
});

test("what fails is mended before what is weak, and what stands first before the rest", () => {
  const weakThenFailing = healthyFacts({
    dataFolder: folder({ freeBytes: 4 * GIBIBYTE }),
    weakSecrets: ["METRICS_TOKEN"],
  });
  expect(nextToMend(checkAll(weakThenFailing))).toMatchObject({ id: "secrets" });
  const twoFail = { ...weakThenFailing, settings: "PORT must be a port number" };
  expect(nextToMend(checkAll(twoFail))).toMatchObject({ id: "settings" });
});

test("a stopped site is nothing to mend, and what only a running one knows is not asked", () => {
  const checks = checkAll(
    healthyFacts({
      web: { state: "silent", address: "http://127.0.0.1:3000" },
      publicAddress: null,
      database: { kind: "stopped", folder: "/var/lib/verdict/postgres", isClean: true },
    }),
  );
  expect(nextToMend(checks)).toBeNull();
  const unknown = checks.filter(({ state }) => state === "unknown").map(({ id }) => id);
  expect(unknown).toEqual(["database", "judges", "queue", "tests", "web", "reached", "admin-password", "judge-errors"]);
});

test("tests that nobody has wanted yet are nothing to mend where only wanted ones are built", () => {
  const database = site({ tests: { problems: 202, awaiting: 195, unwanted: 194, broken: 0 } });
  const small = { ...healthyFacts().machine, cores: 1, slots: 1 };
  const few = settings({ BUILD_TESTS: "wanted" });
  const room = (gibibytes: number) => ({ dataFolder: folder({ freeBytes: gibibytes * GIBIBYTE }) });
  const checks = checkAll(healthyFacts({ database, machine: small, settings: few, ...room(4) }));
  expect(nextToMend(checks), "they also take little room").toBeNull();
  expect(nextToMend(checkAll(healthyFacts({ settings: few, ...room(3) })))?.id).toBe("disk");
  expect(checks.find(({ id }) => id === "tests")?.text).toBe(
    "built for 7 of 202 problems; 194 get theirs when somebody first wants them",
  );
  const whole = checkAll(healthyFacts({ database }));
  expect(whole.find(({ id }) => id === "tests")).toMatchObject({
    state: "ok",
    text: expect.stringMatching(/the others are being built$/),
  });
});

test("a machine that only serves or only judges is asked for what it has", () => {
  const ids = (changes: Partial<Facts>) => checkAll(healthyFacts(changes)).map(({ id }) => id);
  expect(ids({ role: "judge", web: { state: "none" } })).not.toContain("mail");
  const web = checkAll(healthyFacts({ role: "web", sandbox: null, compilers: null }));
  expect(web.filter(({ state }) => state === "unknown").map(({ id }) => id)).toEqual(["isolation", "languages"]);
  expect(nextToMend(web)).toBeNull();
});
