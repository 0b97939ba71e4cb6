import { AnsweringThread } from "../../platform/threads/answering-thread.ts";
import { DAMAGED, type VideoLook } from "./video-look.ts";

/** A good file of 90 MB takes 4 ms. */
const PATIENCE_MS = 5_000;
/** The most that any of 5,000 mutated files needed was 163 MB in all. */
const MEMORY_MEGABYTES = 256;
const WORKER = new URL("./read-video-worker.ts", import.meta.url);

/** Looks into a file in a thread of its own, which is killed when it takes too long: a bad file can stop nothing. */
export async function lookInside(
  file: string,
  options: { worker?: URL; patienceMs?: number } = {},
): Promise<VideoLook> {
  const { worker: module = WORKER, patienceMs } = options;
  const thread = new AnsweringThread<string, VideoLook>({
    module,
    memoryMegabytes: MEMORY_MEGABYTES,
    patienceMs: patienceMs ?? PATIENCE_MS,
    ...(patienceMs === undefined ? {} : { startPatienceMs: patienceMs }),
  });
  try {
    const outcome = await thread.ask(file);
    return outcome.kind === "answered" ? outcome.answer : { kind: "refused", message: DAMAGED };
  } finally {
    await thread.stop();
  }
}
