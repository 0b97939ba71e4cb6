import { availableParallelism } from "node:os";
import { expect, test } from "vitest";
import { readWorkerConfig } from "./config.ts";

const DATABASE_URL = "postgres://app@localhost/app";

test("everything but the database has a default", () => {
  expect(readWorkerConfig({ DATABASE_URL })).toEqual({
    databaseUrl: DATABASE_URL,
    databaseDirectUrl: DATABASE_URL,
    dataDir: "./data",
    concurrency: availableParallelism(),
    javaHome: undefined,
    programFolders: [],
    launcher: undefined,
  });
});

test("an empty variable counts as absent", () => {
  const config = readWorkerConfig({ DATABASE_URL, JUDGE_CONCURRENCY: "", DATABASE_DIRECT_URL: "" });
  expect(config.databaseDirectUrl).toBe(DATABASE_URL);
});

test("the direct address is used where one is given", () => {
  const direct = "postgresql://app@localhost:6543/app";
  expect(readWorkerConfig({ DATABASE_URL, DATABASE_DIRECT_URL: direct }).databaseDirectUrl).toBe(direct);
});

test.each(["0", "-1", "two", "1.5", "1000"])("a concurrency of %s stops the start", (JUDGE_CONCURRENCY) => {
  expect(() => readWorkerConfig({ DATABASE_URL, JUDGE_CONCURRENCY })).toThrow("JUDGE_CONCURRENCY");
});

test("a missing or foreign database address stops the start with one clear line", () => {
  expect(() => readWorkerConfig({})).toThrow("DATABASE_URL is required");
  expect(() => readWorkerConfig({ DATABASE_URL: "mysql://x" })).toThrow("DATABASE_URL must begin with postgres://");
});

test("the folders of programs are those of PATH, and a launcher's address is taken as it is", () => {
  const config = readWorkerConfig({ DATABASE_URL, PATH: "/usr/bin::/opt/jdk/bin", VERDICT_RUNNER_LAUNCHER: "a-1" });
  expect(config).toMatchObject({ programFolders: ["/usr/bin", "/opt/jdk/bin"], launcher: "a-1" });
  expect(() => readWorkerConfig({ DATABASE_URL, VERDICT_RUNNER_LAUNCHER: "a b" })).toThrow("VERDICT_RUNNER_LAUNCHER");
});
