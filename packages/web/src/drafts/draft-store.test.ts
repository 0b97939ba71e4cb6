import { describe, expect, test } from "vitest";
import { draftStorageKey, readDraft, writeDraft } from "./draft-store.ts";

const key = { userId: "u:1", problemId: "two-sum", slot: "cpp" };

function memoryStorage() {
  const items = new Map<string, string>();
  return {
    items,
    getItem: (name: string) => items.get(name) ?? null,
    setItem: (name: string, value: string) => void items.set(name, value),
    removeItem: (name: string) => void items.delete(name),
  };
}

describe("drafts", () => {
  test("what is written is read again, per user, problem and slot", () => {
    const storage = memoryStorage();
    expect(writeDraft(storage, key, { text: "int main() {}\n", savedAt: 5 })).toBe(true);
    expect(readDraft(storage, key)).toEqual({ text: "int main() {}\n", savedAt: 5 });
    expect(readDraft(storage, { ...key, slot: "java" })).toBeNull();
    expect(readDraft(storage, { ...key, userId: "u" })).toBeNull();
  });

  test("two different keys never share a place, even with colons inside", () => {
    expect(draftStorageKey({ userId: "a:b", problemId: "c", slot: "d" })).not.toBe(
      draftStorageKey({ userId: "a", problemId: "b:c", slot: "d" }),
    );
  });

  test("something else in the place of a draft counts as no draft", () => {
    const storage = memoryStorage();
    for (const stored of ["", "{", "null", "{}", '{"text":1,"savedAt":2}', '"code"']) {
      storage.items.set(draftStorageKey(key), stored);
      expect(readDraft(storage, key)).toBeNull();
    }
  });

  test("a full or forbidden storage is reported, not thrown", () => {
    const refuse = () => {
      throw new DOMException("full", "QuotaExceededError");
    };
    const storage = { getItem: refuse, setItem: refuse, removeItem: refuse };
    expect(writeDraft(storage, key, { text: "x", savedAt: 1 })).toBe(false);
    expect(readDraft(storage, key)).toBeNull();
  });
});
