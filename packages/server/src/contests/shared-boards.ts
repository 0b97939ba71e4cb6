import type { Board } from "@verdict/contract/contests";
import { type PackedText, packTextSoon } from "../platform/http/packed-text.ts";
import { onceASecond } from "./once-a-second.ts";

const JSON_TYPE = "application/json; charset=utf-8";

interface WrittenBoard {
  board: Board;
  packed: PackedText;
}

/** Boards as they are sent, each at most a second old. */
export function createSharedBoards(
  read: (contestId: string) => Promise<Board>,
): (contestId: string) => Promise<WrittenBoard> {
  return onceASecond(async (contestId) => {
    const board = await read(contestId);
    return { board, packed: await packTextSoon(JSON.stringify(board), JSON_TYPE) };
  });
}
