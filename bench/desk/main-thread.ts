import { writeFileSync } from "node:fs";
import type { CDPSession, Page } from "@playwright/test";
import { slowDown } from "../interactions.ts";

/** CPU time of a page's main thread in milliseconds, all of it and the parts that the browser tells apart. */
export interface MainThreadMs {
  all: number;
  script: number;
  style: number;
  layout: number;
}

const METRICS = {
  all: "TaskDuration",
  script: "ScriptDuration",
  style: "RecalcStyleDuration",
  layout: "LayoutDuration",
} as const;
const MS_PER_SECOND = 1000;
const SAMPLE_MICROSECONDS = 500;

/**
 * Counts the time between `begin` and `end`, however often, and slows the page down meanwhile: what a page does while
 * another is typed in is not its typing.
 */
export class MainThread {
  readonly #session: CDPSession;
  readonly #spent: MainThreadMs = { all: 0, script: 0, style: 0, layout: 0 };
  #begun: MainThreadMs | null = null;

  private constructor(session: CDPSession) {
    this.#session = session;
  }

  static async of(page: Page): Promise<MainThread> {
    const session = await page.context().newCDPSession(page);
    // CPU time, not that of the clock: what else the machine does counts less.
    await session.send("Performance.enable", { timeDomain: "threadTicks" });
    return new MainThread(session);
  }

  get spent(): Readonly<MainThreadMs> {
    return this.#spent;
  }

  async begin(slowdown: number): Promise<void> {
    await slowDown(this.#session, slowdown);
    this.#begun = await this.#read();
  }

  async end(): Promise<void> {
    const now = await this.#read();
    for (const part of keysOf(METRICS)) this.#spent[part] += now[part] - (this.#begun?.[part] ?? now[part]);
    await slowDown(this.#session, 1);
  }

  async beginProfile(): Promise<void> {
    await this.#session.send("Profiler.enable");
    await this.#session.send("Profiler.setSamplingInterval", { interval: SAMPLE_MICROSECONDS });
    await this.#session.send("Profiler.start");
  }

  async endProfile(file: string): Promise<void> {
    const { profile } = await this.#session.send("Profiler.stop");
    writeFileSync(file, JSON.stringify(profile));
  }

  async #read(): Promise<MainThreadMs> {
    const { metrics } = await this.#session.send("Performance.getMetrics");
    const msOf = (name: string) => MS_PER_SECOND * (metrics.find((metric) => metric.name === name)?.value ?? 0);
    return {
      all: msOf(METRICS.all),
      script: msOf(METRICS.script),
      style: msOf(METRICS.style),
      layout: msOf(METRICS.layout),
    };
  }
}

function keysOf<Key extends string>(record: Readonly<Record<Key, unknown>>): Key[] {
  return Object.keys(record) as Key[];
}
