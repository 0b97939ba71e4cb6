import { type APIRequestContext, expect } from "@playwright/test";

const DOUBLE = {
  "C++": "#include <iostream>\nint main() { long long n; std::cin >> n; std::cout << 2 * n << std::endl; }",
  Java: "import java.util.Scanner;\nclass Main { public static void main(String[] x) { System.out.println(2 * new Scanner(System.in).nextLong()); } }",
  JavaScript: 'console.log(2 * Number(require("fs").readFileSync(0, "utf8")));',
};

function doubling(title: string, hidden: { input: string; output: string }[]) {
  return {
    title,
    description: "Print twice the number.",
    difficulty: "easy",
    tags: "array",
    visibleTestCases: [{ input: "2", output: "4", explanation: "Twice 2." }],
    hiddenTestCases: hidden,
    startCode: Object.keys(DOUBLE).map((language) => ({ language, initialCode: "// here" })),
    referenceSolution: Object.entries(DOUBLE).map(([language, completeCode]) => ({ language, completeCode })),
  };
}

/** Stores a problem with one visible and one hidden test, which takes a second or two of the judge; returns its id. */
export async function createDoubling(request: APIRequestContext, title: string): Promise<string> {
  const reply = await request.post("/problem/create", {
    data: doubling(title, [{ input: "0", output: "0" }]),
    timeout: 60_000,
  });
  expect(reply.status(), await reply.text()).toBe(200);
  return (await reply.json())._id;
}
