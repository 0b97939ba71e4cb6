import { CompletionContext, type CompletionResult } from "@codemirror/autocomplete";
import { EditorState } from "@codemirror/state";
import { describe, expect, test } from "vitest";
import { completeMembers } from "./complete-members.ts";
import { CPP_MEMBERS, cppCompletions } from "./cpp-completion.ts";
import { JAVA_MEMBERS } from "./java-completion.ts";
import { declaredType, type MemberTable } from "./member-table.ts";

const contextAtEnd = (text: string) => new CompletionContext(EditorState.create({ doc: text }), text.length, false);

async function offered(table: MemberTable, text: string): Promise<string[]> {
  const result = await completeMembers(table)(contextAtEnd(text));
  return result?.options.map(({ label }) => label) ?? [];
}

describe("the type of a name", () => {
  test.each([
    ["vector<int> a;", "a", "vector"],
    ["std::vector<std::pair<int, int>> a, b(n), c;", "c", "vector"],
    ["int solve(const map<string, vector<int>>& seen, int n) {", "seen", "map"],
    ["priority_queue<int, vector<int>, greater<int>> heap;", "heap", "priority_queue"],
    ["vector<int> adjacent[100];", "adjacent", null],
    ["vector<int> abc;", "ab", null],
    ["auto it = a.begin();", "it", null],
    ["set<int> a;\nmap<int, int> a;", "a", "map"],
  ])("C++ %j: %s is %s", (text, name, type) => {
    expect(declaredType(text, name, CPP_MEMBERS)).toBe(type);
  });

  test.each([
    ["Map<String, List<Integer>> seen = new HashMap<>();", "seen", "Map"],
    ["StringBuilder out = new StringBuilder();", "out", "StringBuilder"],
    ["static int f(int[] a, List<int[]> edges) {", "edges", "List"],
    ["String[] names = line.split(s);", "names", null],
    ["class Mathematics { int Math2; }", "Math2", null],
  ])("Java %j: %s is %s", (text, name, type) => {
    expect(declaredType(text, name, JAVA_MEMBERS)).toBe(type);
  });

  test("is found in a text of the longest length at once, whatever it holds", () => {
    const text = `vector<int> ${"a,".repeat(190)}\n`.repeat(160);
    expect(text.length).toBeGreaterThan(60_000);
    expect(declaredType(text, "zz", CPP_MEMBERS)).toBeNull();
  });
});

describe("what is offered", () => {
  test("members of the declared type, behind a dot and behind an arrow", async () => {
    expect(await offered(CPP_MEMBERS, "stack<int> s;\ns.")).toContain("top");
    expect(await offered(CPP_MEMBERS, "stack<int> s;\ns.")).not.toContain("push_back");
    expect(await offered(CPP_MEMBERS, "vector<int>* v;\nv->pu")).toContain("push_back");
    expect(await offered(JAVA_MEMBERS, "int a = Math.")).toContain("floorMod");
  });

  test("members of all types where the type is not seen, each once", async () => {
    const labels = await offered(CPP_MEMBERS, "vector<int> a[9];\na[3].");
    expect(labels).toContain("push_back");
    expect(labels.filter((label) => label === "push_back")).toHaveLength(1);
  });

  test("nothing behind a number, and no words of the language behind a dot", async () => {
    expect(await offered(CPP_MEMBERS, "double a = 1.")).toEqual([]);
    const results = await Promise.all(
      cppCompletions
        .slice(0, 2)
        .map((source): CompletionResult | null | Promise<CompletionResult | null> =>
          source(contextAtEnd("int fo;\na.fo")),
        ),
    );
    expect(results).toEqual([null, null]);
  });
});
