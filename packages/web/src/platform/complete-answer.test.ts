import { check, getProfile, login, logout, register, resendOtp } from "@verdict/contract/accounts";
import { createProblem, deleteProblem, updateProblem } from "@verdict/contract/admin-problems";
import { chat } from "@verdict/contract/assistant";
import type { Endpoint } from "@verdict/contract/endpoint";
import { getAllProblem, problemById, problemSolvedByUser } from "@verdict/contract/problems";
import { run, submit, submittedProblem } from "@verdict/contract/submissions";
import { readOpen } from "@verdict/contract/tolerant-reader";
import { createVideoUpload, deleteVideo, saveVideo } from "@verdict/contract/videos";
import { describe, expect, test } from "vitest";
import { completeAnswer } from "./complete-answer.ts";

const user = {
  firstName: "Ada",
  emailId: "ada@example.org",
  role: "user",
  problemsSolvedCount: 3,
  createdAt: "2026-01-31",
};
const problem = {
  _id: "1",
  title: "Two Sum",
  description: "Find a < b.\n\nPrint\nboth.",
  difficulty: "easy",
  tags: "array",
  visibleTestCases: [{ input: "1 2", output: "3", explanation: null }],
  hiddenTestCases: [{ input: "3 4", output: "7" }],
  startCode: [{ language: "Java", initialCode: "class Main {}" }],
  referenceSolution: null,
  secureUrl: null,
};
const submission = {
  _id: "s1",
  language: "cpp",
  status: "error",
  runtime: 0.1,
  memory: 2048,
  testCasesPassed: 1,
  testCasesTotal: 2,
  createdAt: "2026-01-31T12:00:00+02:00",
  errorMessage: null,
  code: "int main() {}",
};
const testCase = { stdin: "1", expected_output: "2", stdout: null, status_id: 5 };
const ran = {
  success: false,
  runtime: 0.2,
  memory: 1024,
  testCases: [{ ...testCase, status_id: 3 }, testCase],
  error: "",
};
const submitted = { accepted: false, passedTestCases: 1, totalTestCases: 2, runtime: 0.1, memory: 1, error: null };

function read<E extends Endpoint>(endpoint: E, answer: unknown) {
  return readOpen<E["response"]>(endpoint.response, completeAnswer(endpoint, answer));
}

const MINIMAL: readonly (readonly [Endpoint, unknown])[] = [
  [check, { user }],
  [login, { user: { firstName: "Ada", profilePicture: null } }],
  [getProfile, { user }],
  [register, { emailId: user.emailId }],
  [resendOtp, null],
  [logout, "bye"],
  [getAllProblem, [problem]],
  [problemSolvedByUser, [{ _id: "1" }]],
  [problemById, problem],
  [createProblem, null],
  [updateProblem, { ok: true }],
  [deleteProblem, null],
  [submittedProblem, [submission]],
  [run, ran],
  [run, { success: false, error: "it did not compile" }],
  [submit, submitted],
  [chat, { message: "Try a map." }],
  [saveVideo, { videoSolution: { duration: 61.2, uploadedAt: 1_700_000_000_000 } }],
  [deleteVideo, null],
];

describe("an answer with the fields of the specification and no other is read:", () => {
  test.each(MINIMAL.map(([endpoint, answer]) => [endpoint.path, endpoint, answer] as const))(
    "%s",
    (_path, endpoint, answer) => {
      expect(() => read(endpoint, answer)).not.toThrow();
    },
  );

  test("the upload's signature has them all", () => {
    const names = ["signature", "timestamp", "public_id", "api_key", "cloud_name", "upload_url"];
    expect(Object.keys(createVideoUpload.response.shape)).toEqual(names);
  });
});

test("a user is known by the address where there is no id, and has solved nothing where no number is said", () => {
  const { _id, ...known } = read(check, { user }).user;
  expect({ _id, ...known }).toMatchObject({ _id: user.emailId, createdAt: "2026-01-31T00:00:00.000Z" });
  expect(read(login, { user: { firstName: "Ada" } }).user).toMatchObject({ role: "user", problemsSolvedCount: 0 });
});

test("a statement that comes as text is shown as text", () => {
  expect(read(problemById, problem).descriptionHtml).toBe("<p>Find a &lt; b.</p><p>Print<br>both.</p>");
});

test("the verdict follows from what is said, and is never an accepted one by itself", () => {
  const verdicts = ["accepted", "wrong", "error", "pending"].map(
    (status) => read(submittedProblem, [{ ...submission, status }])[0]?.verdict,
  );
  expect(verdicts).toEqual(["AC", "WA", "Error", null]);
  expect(read(run, ran)).toMatchObject({ verdict: "TLE", testCases: [{ verdict: "AC" }, { verdict: "TLE" }] });
  expect(read(run, { success: false, error: "" }).verdict).toBe("WA");
  expect(read(submit, submitted)).toEqual({ ...submitted, submissionId: "", verdict: "WA", error: undefined });
  expect(read(submit, { ...submitted, accepted: true }).verdict).toBe("AC");
  expect(() => read(submit, { ...submitted, accepted: undefined })).toThrow();
  expect(() => read(run, { error: "none" })).toThrow();
});

test("what our own server says stands as it is", () => {
  const row = {
    ...submission,
    status: "error",
    verdict: "TLE",
    createdAt: "2026-01-01T00:00:00.000Z",
    errorMessage: "x",
  };
  expect(completeAnswer(submittedProblem, [row])).toEqual([row]);
});
