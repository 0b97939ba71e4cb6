import { execFile } from "node:child_process";
import { chmod, mkdtemp, rm, writeFile } from "node:fs/promises";
import { availableParallelism, tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createSandbox } from "./create-sandbox.ts";
import type { Sandbox } from "./sandbox.ts";
import { ROOMY_LIMITS, shellIn } from "./testing/commands.ts";

let sandbox: Sandbox;
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "verdict-test-"));
  await chmod(folder, 0o755);
  sandbox = await createSandbox({ slots: 1, tools: [] });
});
afterAll(async () => {
  await sandbox.stop();
  await rm(folder, { recursive: true });
});

const untilWallLimit = (script: string) =>
  sandbox.run(shellIn(folder, script, { limits: { ...ROOMY_LIMITS, cpuMs: 60_000, wallMs: 1000 } }));

test("of a program that sleeps it is told that it hardly ever waited for a processor", async () => {
  const report = await untilWallLimit("sleep 20");
  expect(report.end).toEqual({ kind: "limit", limit: "wall" });
  expect(report.waitedForProcessorMs).toBeLessThan(300);
});

test("of more loops than there are processors it is told how long they waited, beside the time that they had", async () => {
  const loops = 4 * availableParallelism();
  const report = await untilWallLimit(
    `for i in ${"x ".repeat(loops - 1)}; do while :; do :; done & done; while :; do :; done`,
  );
  expect(report.end).toEqual({ kind: "limit", limit: "wall" });
  const readyMs = report.cpuMs + (report.waitedForProcessorMs ?? 0);
  expect(report.waitedForProcessorMs).toBeGreaterThan(1000);
  expect(readyMs).toBeGreaterThan(0.5 * loops * report.wallMs);
});

/** Sixty threads that wake at the same instants, compute for a moment, and leave the processor idle in between. */
const CROWD = `
#include <pthread.h>
#include <stdio.h>
#include <time.h>
static struct timespec start;
static void *wake(void *unused) {
  for (long turn = 1; turn <= 10; turn++) {
    struct timespec until = {start.tv_sec + (start.tv_nsec + turn * 50000000) / 1000000000,
                             (start.tv_nsec + turn * 50000000) % 1000000000};
    clock_nanosleep(CLOCK_MONOTONIC, TIMER_ABSTIME, &until, NULL);
    struct timespec used, begin;
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &begin);
    do clock_gettime(CLOCK_THREAD_CPUTIME_ID, &used);
    while ((used.tv_sec - begin.tv_sec) * 1000000000 + used.tv_nsec - begin.tv_nsec < 200000);
  }
  long long ran, waited = 0;
  char path[64];
  extern int gettid(void);
  snprintf(path, sizeof path, "/proc/self/task/%d/schedstat", gettid());
  FILE *file = fopen(path, "r");
  if (file == NULL || fscanf(file, "%lld %lld", &ran, &waited) != 2) return NULL;
  printf("%lld\\n", waited / 1000000);
  struct timespec pause = {0, 200000000};
  nanosleep(&pause, NULL);
  return NULL;
}
int main(void) {
  pthread_t all[60];
  clock_gettime(CLOCK_MONOTONIC, &start);
  for (int i = 0; i < 60; i++) pthread_create(&all[i], NULL, wake, NULL);
  for (int i = 0; i < 60; i++) pthread_join(all[i], NULL);
  return 0;
}`;

test("threads that wait for each other have not waited for longer than one of them", async () => {
  await writeFile(join(folder, "crowd.c"), CROWD);
  await promisify(execFile)("gcc", ["-w", "-static", "-pthread", "crowd.c", "-o", "crowd"], { cwd: folder });
  const limits = { ...ROOMY_LIMITS, cpuMs: 60_000, processes: 80 };
  const report = await sandbox.run(shellIn(folder, "/box/crowd", { limits, needsProc: true }));
  expect(report.end).toEqual({ kind: "exited", code: 0 });
  const told = Buffer.from(report.stdout).toString().trim().split("\n").map(Number);
  expect(told).toHaveLength(60);
  const allMs = told.reduce((sum, ms) => sum + ms, 0);
  expect(report.waitedForProcessorMs).toBeLessThan(allMs / 4);
});
