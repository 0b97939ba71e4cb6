import { expect, type Page } from "@playwright/test";

/*
 * A server that keeps to the product's specification and gives nothing else: the fields that this names, and 404 to
 * every call that it does not know.
 */

export const USER = {
  firstName: "Ada",
  emailId: "ada@example.org",
  role: "user",
  problemsSolvedCount: 30,
  createdAt: "2026-01-31T12:00:00.000Z",
};
export const SUMMARY = { _id: "65f0c0ffee", title: "Pair With a Sum", difficulty: "medium", tags: "array" };
export const PROBLEM = {
  ...SUMMARY,
  description: "Find two numbers a < b.\n\nPrint both.",
  visibleTestCases: [{ input: "3 9\n1 2 7", output: "2 7", explanation: "2 and 7 make 9." }],
  hiddenTestCases: [{ input: "2 3\n1 2", output: "1 2" }],
  startCode: ["C++", "Java", "JavaScript"].map((language) => ({ language, initialCode: `// ${language} begins` })),
  referenceSolution: ["C++", "Java", "JavaScript"].map((language) => ({
    language,
    completeCode: `// ${language} ends`,
  })),
  secureUrl: "/media/editorial.webm",
  thumbnailUrl: "",
  duration: 75,
};
const submission = (_id: string, status: string, more: object = {}) => ({
  _id,
  language: "cpp",
  status,
  runtime: 0.25,
  memory: 2048,
  testCasesPassed: 1,
  testCasesTotal: 2,
  createdAt: "2026-02-01T10:00:00.000Z",
  errorMessage: "",
  code: "int main() {}",
  ...more,
});
export const testCase = (stdout: string, status_id: number) => ({
  stdin: "3 9\n1 2 7",
  expected_output: "2 7",
  stdout,
  status_id,
});
const ID = SUMMARY._id;

interface Asked {
  call: string;
  body: unknown;
}

/** Answers by method and path; a call of any other name is 404, a number a bare status. Gives what was asked. */
export async function standIn(page: Page, answers: Record<string, unknown>): Promise<Asked[]> {
  const asked: Asked[] = [];
  await page.route(/\/(user|problem|submission|ai|video)\//, (route) => {
    const request = route.request();
    if (!["fetch", "xhr"].includes(request.resourceType())) return route.fallback();
    const call = `${request.method()} ${new URL(request.url()).pathname}`;
    asked.push({ call, body: request.headers()["content-type"]?.includes("json") ? request.postDataJSON() : null });
    const answer = answers[call];
    if (answer === undefined) return route.fulfill({ status: 404, contentType: "text/html", body: `Cannot ${call}` });
    if (typeof answer === "number") return route.fulfill({ status: answer, json: {} });
    if (typeof answer === "string") return route.fulfill({ contentType: "text/plain", body: answer });
    return route.fulfill({ json: answer });
  });
  return asked;
}

export const SIGNED_IN = {
  "GET /user/check": { user: USER },
  "GET /problem/getAllProblem": [SUMMARY],
  "GET /problem/problemSolvedByUser": [{ _id: ID }],
  [`GET /problem/problemById/${ID}`]: PROBLEM,
  [`GET /problem/submittedProblem/${ID}`]: [
    submission("s3", "pending", { runtime: 0, memory: 0, testCasesPassed: 0 }),
    submission("s2", "accepted", { testCasesPassed: 2, language: "java" }),
    submission("s1", "error", { errorMessage: "stack overflow at line 7" }),
    submission("s0", "wrong"),
  ],
};
export const ADMIN = { ...SIGNED_IN, "GET /user/check": { user: { ...USER, role: "admin" } } };

export const expectNoComplaint = (page: Page) => expect(page.getByRole("alert")).toHaveCount(0);
