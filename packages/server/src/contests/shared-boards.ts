import type { Board } from "@verdict/contract/contests";
import { type PackedText, packTextSoon } from "../platform/http/packed-text.ts";

/** Everybody looks at once: a board is computed so often, however many ask. */
const MAX_AGE_MS = 1_000;
const JSON_TYPE = "application/json; charset=utf-8";

interface WrittenBoard {
  board: Board;
  packed: PackedText;
}

/**
 * Boards as they are sent, each at most a second old. What one asker gets is for all: it must hold nothing that only
 * some may see.
 */
export function createSharedBoards(
  read: (contestId: string) => Promise<Board>,
): (contestId: string) => Promise<WrittenBoard> {
  const current = new Map<string, Promise<WrittenBoard>>();
  const write = async (contestId: string): Promise<WrittenBoard> => {
    const board = await read(contestId);
    return { board, packed: await packTextSoon(JSON.stringify(board), JSON_TYPE) };
  };
  return (contestId) => {
    const known = current.get(contestId);
    if (known !== undefined) return known;
    const writing = write(contestId);
    current.set(contestId, writing);
    setTimeout(() => current.delete(contestId), MAX_AGE_MS).unref();
    // A failed one must not stay. Its error reaches the callers through the same promise.
    writing.catch(() => current.delete(contestId));
    return writing;
  };
}
