import { expect, type Page } from "@playwright/test";
import { type PlatformPeer, startPlatformPeer } from "@verdict/server/platform-peer";
import { freshEmail, PASSWORD, signUp } from "../support/accounts.ts";
import { createDoubling } from "../support/doubling-problem.ts";
import { inspectScreen } from "../support/inspect-screen.ts";
import { test } from "../support/stories.ts";

let peer: PlatformPeer;

test.beforeAll(async () => {
  peer = await startPlatformPeer();
});
test.afterAll(() => peer.close());
// Whatever becomes of the story: a second attempt begins without a platform, too.
test.afterEach(async ({ adminPage }) => {
  const { platforms } = await (await adminPage.request.get("/lti/platforms")).json();
  for (const { _id } of platforms) await adminPage.request.delete(`/lti/platforms/${_id}`);
});

test("a course of a learning platform is a class, its learner hands in, and the grade arrives there", async ({
  adminPage: admin,
  browser,
}) => {
  test.slow();
  await admin.goto("/admin/platforms");
  await expect(admin.getByText("No platform is connected.")).toBeVisible();
  await inspectScreen(admin, "platforms-empty");
  await addPlatform(admin);
  await inspectScreen(admin, "platforms");
  peer.trustTool(await (await admin.request.get("/lti/jwks")).json());

  const problem = `Doubling ${Date.now()}`;
  const problemId = await createDoubling(admin.request, problem);
  const teacherAddress = freshEmail("grace");
  const teaching = await browser.newContext();
  const teacher = await teaching.newPage();
  await signUp(teacher.request, { firstName: "Grace", emailId: teacherAddress });
  await admin.request.post("/class/teachers", { data: { emailId: teacherAddress } });
  const classId = await makeClass(teacher, problemId);

  const site = new URL(admin.url()).origin;
  const begun = { iss: peer.issuer, login_hint: "1", target_link_uri: `${site}/lti/launch` };
  const login = `${site}/lti/login?${new URLSearchParams(begun)}`;
  peer.opening = { sub: "grace", role: "Instructor", course: "alg", link: "week-1" };
  await teacher.goto(login);
  await expect(teacher.getByText(`Use your account ${teacherAddress} for this course of Hill Moodle?`)).toBeVisible();
  await inspectScreen(teacher, "launch-account");
  await teacher.getByLabel("Password of this account").fill(PASSWORD);
  await teacher.getByRole("button", { name: "Use this account" }).click();
  await teacher.getByRole("combobox", { name: "Class" }).selectOption("Graphs by platform");
  await inspectScreen(teacher, "launch-class");
  await teacher.getByRole("button", { name: "This class" }).click();
  await expect(teacher.getByRole("combobox", { name: "Opens" })).toContainText("First steps (12 points)");
  await inspectScreen(teacher, "launch-assignment");
  await teacher.getByRole("button", { name: "Choose" }).click();
  await expect(teacher.getByRole("heading", { level: 1, name: "First steps" })).toBeVisible();

  // The platform shows the link in a frame, where a browser keeps this site's cookies from it.
  peer.opening = { sub: "ada", course: "alg", link: "week-1" };
  const studying = await browser.newContext();
  const course = await studying.newPage();
  await course.goto(`${peer.issuer}/course?${new URLSearchParams({ shows: login })}`);
  const opening = studying.waitForEvent("page");
  await course.frameLocator("iframe").getByRole("link", { name: "Open in a new tab" }).click();
  const student = await opening;
  await expect(student.getByText("To open this course of Hill Moodle you need an account here.")).toBeVisible();
  await inspectScreen(student, "launch-login");
  const address = freshEmail("ada");
  const elsewhere = await browser.newContext();
  await signUp(elsewhere.request, { firstName: "Ada", emailId: address });
  await student.getByRole("main").getByRole("link", { name: "Login" }).click();
  await student.getByLabel("Email").fill(address);
  await student.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await student.getByRole("button", { name: "Login", exact: true }).click();
  await student.getByLabel("Password of this account").fill(PASSWORD);
  await student.getByRole("button", { name: "Use this account" }).click();
  await expect(student.getByRole("heading", { level: 1, name: "First steps" })).toBeVisible();
  const code = 'console.log(2 * Number(require("fs").readFileSync(0, "utf8")));\n';
  const data = { code, language: "javascript" };
  const sent = await student.request.post(`/submission/submit/${problemId}`, { data, timeout: 120_000 });
  expect(sent.status(), await sent.text()).toBe(200);

  await teacher.goto(`/classes/${classId}`);
  await teacher.getByRole("tab", { name: "Platform" }).click();
  await teacher.getByRole("button", { name: "Send grades now" }).click();
  await expect(teacher.getByText("Grades of 1 student are there")).toBeVisible();
  expect(peer.scores).toEqual([
    expect.objectContaining({ userId: "ada", scoreGiven: 12, scoreMaximum: 12, gradingProgress: "FullyGraded" }),
  ]);
  peer.members = [
    { user_id: "ada", name: "Ada Lovelace", lis_person_sourcedid: "0815" },
    { user_id: "bob", name: "Bob Byte" },
  ];
  await teacher.getByRole("button", { name: "Fetch the roster" }).click();
  await expect(teacher.getByRole("list", { name: "Members of the course" })).toContainText("has not come here yet");
  await inspectScreen(teacher, "class-platform");
  teacher.once("dialog", (dialog) => dialog.accept());
  await teacher.getByRole("button", { name: "Forget what it opens" }).click();
  await expect(teacher.getByText("asks the next teacher who opens it")).toBeVisible();

  await student.goto("/settings");
  const platforms = student.getByRole("region", { name: "Learning Platforms" });
  await expect(platforms).toContainText("Hill Moodle");
  await inspectScreen(student, "settings-platforms");
  student.once("dialog", (dialog) => dialog.accept());
  await platforms.getByRole("button", { name: "Remove" }).click();
  await expect(platforms).toBeHidden();

  await admin.reload();
  await expect(admin.getByText("1 class, 1 person")).toBeVisible();
  await admin.getByRole("button", { name: "Change Hill Moodle" }).click();
  await admin.getByRole("button", { name: "Remove the platform" }).click();
  await inspectScreen(admin, "platform-removal");
  await admin.getByRole("button", { name: "Remove Hill Moodle for good" }).click();
  await expect(admin.getByText("No platform is connected.")).toBeVisible();
  for (const context of [teaching, studying, elsewhere]) await context.close();
});

async function addPlatform(admin: Page): Promise<void> {
  const { form } = peer;
  await admin.getByRole("button", { name: "Add a platform" }).click();
  await admin.getByLabel("Name", { exact: true }).fill(form.name);
  await admin.getByLabel("Platform ID (issuer)").fill(form.issuer);
  await admin.getByLabel("Client ID").fill(form.clientId);
  await admin.getByLabel("Deployment ID").fill(form.deploymentIds.join(" "));
  await admin.getByLabel("Authentication request URL").fill(form.authorizationUrl);
  await admin.getByLabel("Access token URL").fill(form.tokenUrl);
  await admin.getByLabel("Public keyset URL").fill(form.keysUrl);
  await inspectScreen(admin, "platform-form");
  await admin.getByRole("button", { name: "Save" }).click();
  await expect(admin.getByRole("list", { name: "Platforms" })).toContainText(form.name);
}

/** With an assignment of that problem; returns its id. */
async function makeClass(teacher: Page, problemId: string): Promise<string> {
  const made = await teacher.request.post("/class/create", { data: { name: "Graphs by platform" } });
  const { _id: classId } = await made.json();
  const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();
  const assigned = await teacher.request.post(`/class/${classId}/assignment`, {
    data: {
      ...{ title: "First steps", intro: "", opensAt: inMinutes(-5), dueAt: inMinutes(60), lateDays: 0, latePercent: 0 },
      ...{ grading: "points", languages: null, aids: "open", problems: [{ problemId, points: 12 }] },
    },
  });
  expect(assigned.status(), await assigned.text()).toBe(200);
  return classId;
}
