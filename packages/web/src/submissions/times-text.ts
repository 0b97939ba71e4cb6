import type { RuntimeBand } from "@verdict/contract/submission-pages";
import { formatMemory, formatRuntime } from "@verdict/contract/units";
import type { OpenTimes } from "../platform/open-answers.ts";

type Place = NonNullable<OpenTimes["place"]>;

/** What the figures bear, in a sentence: nobody is ranked within the noise. */
export function placeText({ faster, close, slower, noise }: Place): string {
  const counts = [
    faster > 0 ? `${faster} clearly faster` : "",
    slower > 0 ? `${slower} clearly slower` : "",
    close > 0 ? `${close} too close to call` : "",
  ].filter(Boolean);
  const others = faster + close + slower;
  return `Of ${others} others: ${counts.join(", ")} (within ${Math.round(noise * 1000)} ms).`;
}

/** `below 10 ms`, `100–200 ms`, `1–2 s`, `10 s and more`. */
export function bandText({ from, to }: Pick<RuntimeBand, "from" | "to">): string {
  const isSeconds = from >= 1 || (to ?? 0) > 1;
  const unit = isSeconds ? "s" : "ms";
  const figure = (seconds: number) => String(isSeconds ? seconds : Math.round(seconds * 1000));
  if (to === null) return `${figure(from)} ${unit} and more`;
  return from === 0 ? `below ${figure(to)} ${unit}` : `${figure(from)}–${figure(to)} ${unit}`;
}

/** `20 ms`, `0.5 s`: short enough for the foot of a narrow bar. */
export function edgeText(seconds: number): string {
  return seconds < 0.1 ? `${Math.round(seconds * 1000)} ms` : `${seconds} s`;
}

export function isInBand(seconds: number, { from, to }: Pick<RuntimeBand, "from" | "to">): boolean {
  return seconds >= from && (to === null || seconds < to);
}

const MILLION = 1e6;
const IN_WORDS = { notation: "compact", compactDisplay: "long" } as const;

/** Three digits: `1.24 billion`, `45.6 million`, `870,000`. */
export function instructionsText(count: number): string {
  const digits = { maximumSignificantDigits: 3 };
  return count.toLocaleString("en-US", count < MILLION ? digits : { ...digits, ...IN_WORDS });
}

/** How much the figures of the very same code have differed. */
export function spreadText(sameCode: OpenTimes["sameCode"]): string {
  if (sameCode === null) return "Measured once: how much it differs from run to run is not known.";
  const { submissions, runtime, memory } = sameCode;
  const times = `${formatRuntime(runtime.least)} to ${formatRuntime(runtime.most)}`;
  return `This very code was accepted ${submissions} times: ${times}, ${formatMemory(memory.least)} to ${formatMemory(memory.most)}.`;
}
