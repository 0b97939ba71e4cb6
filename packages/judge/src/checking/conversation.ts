import type { Conversation, Said } from "@verdict/contract/conversation";
import { SHOWN_BYTES } from "../running/run-program.ts";

/** What was said in all passes of a test, cut at what of an output is shown. */
export interface GrowingConversation {
  addPass(said: readonly Said[], isCut: boolean): void;
  all(): Conversation;
}

export function createConversation(): GrowingConversation {
  const passes: Said[][] = [];
  let room = SHOWN_BYTES;
  let isCut = false;
  return {
    addPass(said, isPassCut) {
      isCut ||= isPassCut;
      const pass: Said[] = [];
      for (const { by, text } of said) {
        const kept = text.slice(0, room);
        isCut ||= kept.length < text.length;
        room -= kept.length;
        if (kept !== "") pass.push({ by, text: kept });
      }
      passes.push(pass);
    },
    all: () => ({ passes, isCut }),
  };
}
