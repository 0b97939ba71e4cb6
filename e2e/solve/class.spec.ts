import { text } from "node:stream/consumers";
import { expect } from "@playwright/test";
import { freshEmail, signUp } from "../support/accounts.ts";
import { createDoubling } from "../support/doubling-problem.ts";
import { inspectScreen } from "../support/inspect-screen.ts";
import { test } from "../support/stories.ts";

test("a teacher makes a class, and students come by its code and by a roster", async ({
  adminPage: admin,
  browser,
}) => {
  test.slow();
  const teacherAddress = freshEmail("grace");
  const teaching = await browser.newContext();
  const teacher = await teaching.newPage();
  await signUp(teacher.request, { firstName: "Grace", emailId: teacherAddress });

  await admin.goto("/classes");
  await admin.getByLabel("Address of an account").fill(teacherAddress);
  await admin.getByRole("button", { name: "Let them teach" }).click();
  await expect(admin.getByRole("list", { name: "Teachers" })).toContainText(teacherAddress);
  await inspectScreen(admin, "classes-admin");

  await teacher.goto("/problems");
  await teacher.getByRole("main").getByRole("link", { name: "Classes" }).click();
  await inspectScreen(teacher, "classes-empty");
  const name = `Algorithms ${Date.now()}`;
  await teacher.getByLabel("New class").fill(name);
  await teacher.getByRole("button", { name: "Create the class" }).click();
  await expect(teacher.getByRole("heading", { level: 1, name })).toBeVisible();
  const code = (await teacher.getByText(/^[A-Z2-9]{4}-[A-Z2-9]{4}$/).textContent()) ?? "";

  const studying = await browser.newContext();
  const student = await studying.newPage();
  await signUp(student.request, { firstName: "Ada", emailId: freshEmail("ada") });
  await student.goto("/classes");
  await student.getByLabel("Join a class").fill(code.toLowerCase());
  await student.getByRole("button", { name: "Join" }).click();
  await expect(student.getByRole("heading", { level: 1, name })).toBeVisible();
  await expect(student.getByText("Taught by Grace")).toBeVisible();
  await inspectScreen(student, "class-student");

  await teacher.reload();
  await teacher.getByRole("tab", { name: "People" }).click();
  await teacher.getByRole("button", { name: "Take in a roster" }).click();
  const invited = freshEmail("bob");
  const roster = teacher.getByLabel("Or its text");
  await roster.fill(`email;name;label\nbob at home;Bob;0816\n${invited};Bob Byte;0816`);
  await teacher.getByRole("button", { name: "Look what it does" }).click();
  await expect(teacher.getByText("Line 2: bob at home is no address")).toBeVisible();
  await inspectScreen(teacher, "class-roster-faults");
  await roster.fill(`email;name;label\n${invited};Bob Byte;0816`);
  await teacher.getByRole("button", { name: "Look what it does" }).click();
  await expect(teacher.getByText("1 new person is invited by mail.")).toBeVisible();
  await teacher.getByRole("button", { name: "Take it in" }).click();
  await expect(teacher.getByRole("list", { name: "Invited" })).toContainText("Bob Byte");
  const coming = await browser.newContext();
  await signUp(coming.request, { firstName: "Robert", emailId: invited });
  await teacher.reload();
  await teacher.getByRole("tab", { name: "People" }).click();
  await expect(teacher.getByRole("list", { name: "Students" })).toContainText("Bob Byte");
  await teacher.getByRole("button", { name: "Change Ada" }).click();
  await teacher.getByLabel("Label").fill("0815");
  await inspectScreen(teacher, "class-member");
  await teacher.getByRole("button", { name: "Save" }).click();
  await expect(teacher.getByRole("list", { name: "Students" })).toContainText("0815");
  await inspectScreen(teacher, "class-people");
  await teacher.getByRole("tab", { name: "Settings" }).click();
  await inspectScreen(teacher, "class-settings");
  for (const context of [teaching, studying, coming]) await context.close();
});

test("a student hands an assignment in, and the teacher sees the grid, comments and takes the grade book", async ({
  adminPage: admin,
  browser,
}) => {
  test.slow();
  const problem = `Doubling ${Date.now()}`;
  const problemId = await createDoubling(admin.request, problem);
  const name = `Graphs ${Date.now()}`;
  const made = await admin.request.post("/class/create", { data: { name } });
  const { _id: classId } = await made.json();
  const { joinCode } = await (await admin.request.get(`/class/${classId}`)).json();
  const studying = await browser.newContext();
  const student = await studying.newPage();
  await signUp(student.request, { firstName: "Ada", emailId: freshEmail("ada") });
  await student.request.post("/class/join", { data: { code: joinCode } });

  await admin.goto(`/classes/${classId}`);
  await inspectScreen(admin, "class-no-assignments");
  await admin.getByRole("link", { name: "New assignment" }).click();
  await admin.getByRole("button", { name: "Give the assignment" }).click();
  await expect(admin.getByText("Give the assignment a title")).toBeVisible();
  await admin.getByLabel("Title").fill("First steps");
  await admin.getByLabel("Add a problem").fill(problem);
  await admin.getByRole("button", { name: `Add ${problem}` }).click();
  await admin.getByLabel(`Points for ${problem}`).fill("12");
  await admin.getByLabel("Late days").fill("2");
  await expect(admin.getByText("It counts up to 2 days late; each day that has begun takes 10 % off.")).toBeVisible();
  await inspectScreen(admin, "assignment-form");
  await admin.getByRole("button", { name: "Give the assignment" }).click();
  await expect(admin.getByRole("heading", { level: 1, name: "First steps" })).toBeVisible();

  await student.goto(`/classes/${classId}`);
  await inspectScreen(student, "class-assignments");
  await student.getByRole("link", { name: "First steps" }).click();
  await student.getByRole("link", { name: problem }).click();
  await expect(student.getByRole("navigation", { name: "Assignment" })).toContainText("Counts until");
  await student.getByRole("tab", { name: "Solutions" }).click();
  await expect(student.getByText("Closed during the assignment")).toBeVisible();
  await inspectScreen(student, "assignment-problem");
  const code = 'const number = Number(require("fs").readFileSync(0, "utf8"));\nconsole.log(2 * number);\n';
  for (const sent of [code, "console.log(1);\n"]) {
    const data = { code: sent, language: "javascript" };
    await student.request.post(`/submission/submit/${problemId}`, { data, timeout: 120_000 });
  }
  await student.getByRole("navigation", { name: "Assignment" }).getByRole("link", { name: "First steps" }).click();
  await expect(student.getByText("You have 12 of 12 points.")).toBeVisible();
  await inspectScreen(student, "assignment-student");

  await admin.reload();
  const counted = admin.getByRole("link", { name: `Ada, ${problem}: 12, 2 tries, Accepted` });
  await expect(counted).toBeVisible();
  await expect(admin.getByRole("link", { name: `Ada, ${problem}, newest: WA, Wrong Answer` })).toBeVisible();
  await inspectScreen(admin, "assignment-grid");
  await admin.getByRole("button", { name: "Give Ada more days" }).click();
  await admin.getByRole("spinbutton", { name: "More days" }).fill("3");
  await admin.getByRole("button", { name: "Save" }).click();
  await expect(admin.getByText("+3 days")).toBeVisible();
  await counted.click();
  await admin.getByRole("button", { name: "Comment on line 2" }).click();
  await admin.getByLabel("Comment on line 2").last().fill("Why not shift it?");
  await inspectScreen(admin, "class-submission");
  await admin.getByRole("button", { name: "Comment", exact: true }).first().click();
  await expect(admin.getByRole("article", { name: "Line 2" })).toContainText("Why not shift it?");

  await student.reload();
  await expect(student.getByText("1 new comment")).toBeVisible();
  await student.getByRole("link", { name: `The best of ${problem}` }).click();
  await expect(student.getByRole("article", { name: "Line 2" })).toContainText("Why not shift it?");
  await inspectScreen(student, "class-comment");

  await admin.goto(`/classes/${classId}`);
  await admin.getByRole("tab", { name: "Grade book" }).click();
  await expect(admin.getByRole("row", { name: /Ada/ })).toContainText("12");
  await inspectScreen(admin, "class-grades");
  const download = admin.waitForEvent("download");
  await admin.getByRole("link", { name: "As CSV" }).click();
  const csv = await text(await (await download).createReadStream());
  expect(csv).toContain("First steps (of 12)");
  expect(csv).toMatch(/Ada,ada\.[^,]+,,12,12/);
  await studying.close();
});
