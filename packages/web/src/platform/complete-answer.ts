import type { api } from "@verdict/contract/api";
import type { Endpoint } from "@verdict/contract/endpoint";

type Said = Record<string, unknown>;

/**
 * The pages work with any server that keeps to the product's specification: it gives the fields that this names, where
 * ours gives more. What the answer of such a call leaves out is filled in before it is read: with what follows from the
 * rest of it, or with nothing.
 */
export function completeAnswer({ path }: Pick<Endpoint, "path">, said: unknown): unknown {
  return (COMPLETE as Record<string, (said: unknown) => unknown>)[path]?.(said) ?? said;
}

const COMPLETE: Partial<Record<(typeof api)[keyof typeof api]["path"], (said: unknown) => unknown>> = {
  "/user/google-login": withUser,
  "/user/verify-register-otp": withUser,
  "/user/login": withUser,
  "/user/check": withUser,
  "/user/getProfile": withUser,
  "/user/register": whatever({ message: "" }),
  "/user/resend-otp": whatever({ message: "" }),
  "/user/logout": whatever({ message: "" }),
  "/problem/problemSolvedByUser": each((problem) => ({ title: "", difficulty: "", tags: "", ...problem })),
  "/problem/problemById/{problemId}": one(completeProblem),
  "/problem/create": whatever(savedProblem()),
  "/problem/update/{problemId}": whatever(savedProblem()),
  "/problem/delete/{problemId}": whatever({ message: "" }),
  "/problem/submittedProblem/{problemId}": each(completeSubmission),
  "/submission/run/{problemId}": one(completeRun),
  "/submission/submit/{problemId}": one(completeSubmit),
  "/video/save": one(({ videoSolution, ...said }) => ({ ...said, videoSolution: one(completeVideo)(videoSolution) })),
  "/video/delete/{problemId}": whatever({ message: "" }),
};

/** Of calls whose answer is not named, which may be anything or nothing. */
function whatever(fallback: Said): (said: unknown) => unknown {
  return (said) => ({ ...fallback, ...(isRecord(said) ? said : {}) });
}

function each(complete: (said: Said) => Said): (said: unknown) => unknown {
  return (said) => (Array.isArray(said) ? said.map(one(complete)) : said);
}

function one(complete: (said: Said) => Said): (said: unknown) => unknown {
  return (said) => (isRecord(said) ? complete(said) : said);
}

function isRecord(said: unknown): said is Said {
  return typeof said === "object" && said !== null && !Array.isArray(said);
}

/** A field that is null is one that is not there: the specification knows no difference. */
function withoutNulls(said: Said): Said {
  return Object.fromEntries(Object.entries(said).filter(([, value]) => value !== null));
}

function withUser(said: unknown): unknown {
  if (!isRecord(said) || !isRecord(said.user)) return said;
  const user = {
    _id: said.user.emailId ?? "",
    emailId: "",
    role: "user",
    problemsSolvedCount: 0,
    solvedByDifficulty: { easy: 0, medium: 0, hard: 0 },
    ...withoutNulls(said.user),
    createdAt: momentOf(said.user.createdAt ?? 0),
  };
  return { ...said, user };
}

/** A date in any form that a browser reads, as the contract has it; as it came where it is none. */
function momentOf(date: unknown): unknown {
  const moment = typeof date === "string" || typeof date === "number" ? new Date(date) : null;
  return moment === null || Number.isNaN(moment.getTime()) ? date : moment.toISOString();
}

function savedProblem(): Said {
  const suggested = { suggestedTimeLimitSeconds: 0, suggestedMemoryLimitMegabytes: 0 };
  return { _id: "", message: "", outdatedSubmissions: 0, measured: [], ...suggested };
}

/** No limits are named, and none are shown. */
function completeProblem(said: Said): Said {
  return {
    descriptionHtml: htmlOf(String(said.description)),
    timeLimitSeconds: 0,
    memoryLimitMegabytes: 0,
    isSolved: false,
    ...withoutNulls(said),
    visibleTestCases: each(withoutNulls)(said.visibleTestCases ?? []),
    startCode: said.startCode ?? [],
  };
}

/** A plain text as it stands, with its paragraphs and lines. */
function htmlOf(text: string): string {
  const escaped = text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
  return escaped
    .split(/\n{2,}/)
    .map((paragraph) => `<p>${paragraph.replaceAll("\n", "<br>")}</p>`)
    .join("");
}

const VERDICT_OF_STATUS: Partial<Record<string, string>> = { accepted: "AC", wrong: "WA" };

/** Of an error nobody says which: its verdict is the word alone. */
function completeSubmission(said: Said): Said {
  const status = String(said.status);
  const verdict = status === "pending" ? null : (VERDICT_OF_STATUS[status] ?? "Error");
  const errorMessage = said.errorMessage ?? "";
  return { verdict, ...said, errorMessage, createdAt: momentOf(said.createdAt) };
}

/** Judge0's numbers; all others of them are run-time errors. */
const VERDICT_OF_STATUS_ID = new Map<unknown, string>([
  [3, "AC"],
  [4, "WA"],
  [5, "TLE"],
  [6, "CE"],
  [13, "JE"],
]);

function completeTestCase(said: Said): Said {
  const verdict = VERDICT_OF_STATUS_ID.get(said.status_id) ?? "RTE";
  const [stdout, stderr] = [said.stdout ?? "", said.stderr ?? ""];
  return { verdict, reason: "", runtime: 0, memory: 0, ...said, stdout, stderr };
}

function completeRun(said: Said): Said {
  const testCases = Array.isArray(said.testCases) ? said.testCases.map(one(completeTestCase)) : [];
  const failed: unknown = testCases.find((test) => isRecord(test) && test.verdict !== "AC");
  const verdict = said.success === true ? "AC" : isRecord(failed) ? failed.verdict : "WA";
  return { verdict, runtime: 0, memory: 0, ...withoutEmptyError(said), testCases };
}

/** What has no id has no page of its own either. */
function completeSubmit(said: Said): Said {
  const verdict = said.accepted === true ? "AC" : "WA";
  return { submissionId: "", verdict, runtime: 0, memory: 0, ...withoutEmptyError(said) };
}

function completeVideo(said: Said): Said {
  return { ...said, uploadedAt: momentOf(said.uploadedAt) };
}

function withoutEmptyError({ error, ...said }: Said): Said {
  return typeof error === "string" && error !== "" ? { ...said, error } : said;
}
