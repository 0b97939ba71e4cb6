import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { mailsTo } from "../accounts/testing/outbox-mails.ts";
import type { TestUser } from "../accounts/testing/test-user.ts";
import { insertUser } from "../accounts/users/store.ts";
import { createJudgingApp, type JudgingApp } from "../judging/testing/judging-app.ts";
import { nameTestTeacher } from "./testing/test-class.ts";

let test: JudgingApp;
let teacher: TestUser;
let ada: TestUser;
let id: string;
let code: string;

beforeAll(async () => {
  test = await createJudgingApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  [teacher, ada] = await Promise.all([test.newUser(), test.newUser()]);
  await nameTestTeacher(test.context.pool, teacher);
  id = (await test.call(teacher, "POST", "/class/create", { name: "Algorithms" })).body._id;
  code = (await test.call(teacher, "GET", `/class/${id}`)).body.joinCode;
});

const mailTo = (emailId: string) => mailsTo(test.context, emailId).join("\n");
const roster = async () => (await test.call(teacher, "GET", `/class/${id}/roster`)).body;
const take = (csv: string) => test.call(teacher, "POST", `/class/${id}/roster`, { csv });
const join = (who: TestUser, typed: string) => test.call(who, "POST", "/class/join", { code: typed });
const register = (emailId: string) =>
  insertUser(test.context.pool, {
    emailId,
    firstName: "Invited",
    lastName: null,
    profilePicture: null,
    passwordHash: null,
    googleSub: randomUUID(),
    role: "user",
  });

describe("a class", () => {
  it("is joined by its code, however that is typed, and once", async () => {
    expect(code).toMatch(/^[A-Z2-9]{4}-[A-Z2-9]{4}$/);
    expect((await join(ada, ` ${code.toLowerCase().replace("-", " ")} `)).body).toEqual({ _id: id });
    expect((await join(ada, code)).status).toBe(409);
    expect((await test.call(ada, "GET", "/class/all")).body).toEqual({
      classes: [
        { _id: id, name: "Algorithms", role: "student", teachers: ["Testing"], isArchived: false, students: null },
      ],
      invitations: [],
      mayTeach: false,
    });
    expect((await roster()).members).toMatchObject([
      { userId: teacher.id, role: "teacher" },
      { userId: ada.id, role: "student", emailId: ada.emailId, label: "" },
    ]);
  });

  it("lets nobody guess codes", async () => {
    for (let tries = 0; tries < 10; tries += 1) expect((await join(ada, `WRNG-AAA${tries}`)).status).toBe(404);
    const refused = await join(ada, code);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
    const bob = await test.newUser();
    expect((await join(bob, code)).status).toBe(200);
  });

  it("is closed by a new code, by none, and by being archived", async () => {
    const { joinCode } = (await test.call(teacher, "POST", `/class/${id}/code`)).body;
    expect(joinCode).not.toBe(code);
    expect((await join(ada, code)).status).toBe(404);
    await test.call(teacher, "PUT", `/class/${id}`, { name: "Algorithms", isArchived: true, freeLateDays: 0 });
    expect((await join(ada, joinCode)).status).toBe(404);
    for (const [method, below, body] of [
      ["POST", "/code", undefined],
      ["POST", "/roster", { csv: "a@example.org" }],
    ] as const) {
      expect((await test.call(teacher, method, `/class/${id}${below}`, body)).status).toBe(409);
    }
    await test.call(teacher, "PUT", `/class/${id}`, { name: "Algorithms", isArchived: false, freeLateDays: 0 });
    await test.call(teacher, "DELETE", `/class/${id}/code`);
    expect((await join(ada, joinCode)).status).toBe(404);
  });

  it("keeps a teacher, and may have several", async () => {
    await join(ada, code);
    const change = (who: TestUser, role: string) =>
      test.call(teacher, "PUT", `/class/${id}/member/${who.id}`, { role, name: "", label: "" });
    expect((await change(teacher, "student")).status).toBe(409);
    expect((await test.call(teacher, "DELETE", `/class/${id}/member/${teacher.id}`)).status).toBe(409);
    expect((await change(ada, "teacher")).status).toBe(200);
    expect((await test.call(teacher, "DELETE", `/class/${id}/membership`)).status).toBe(200);
    expect((await test.call(ada, "GET", `/class/${id}`)).body).toMatchObject({ role: "teacher", mayManage: true });
    expect((await test.call(teacher, "GET", `/class/${id}`)).status).toBe(404);
  });

  it("goes with its roster when it is deleted", async () => {
    await take(`email\n${randomUUID()}@example.org`);
    expect((await test.call(teacher, "DELETE", `/class/${id}`)).status).toBe(200);
    const { rows } = await test.context.pool.query(
      "select from class_member where class_id = $1 union all select from class_invitation where class_id = $1",
      [id],
    );
    expect(rows).toEqual([]);
  });
});

describe("a roster", () => {
  const address = (name: string) => `${name}.${randomUUID().slice(0, 8)}@example.org`;

  it("says first what it does, invites by mail, and a new account is in the class at once", async () => {
    const eva = address("eva");
    const csv = `email;name;label\n${eva};Eva Müller;0815\n${ada.emailId};Ada L.;0816`;
    const check = await test.call(teacher, "POST", `/class/${id}/roster/check`, { csv });
    expect(check.body).toEqual({ invited: 2, changed: 0, unchanged: 0, faults: [] });
    expect((await roster()).invitations).toEqual([]);
    expect((await take(csv)).body).toEqual(check.body);
    expect((await take(csv)).body).toEqual({ invited: 0, changed: 0, unchanged: 2, faults: [] });
    await expect.poll(() => mailTo(eva)).toContain("Algorithms");
    expect(mailTo(eva)).toContain("/signup");
    const made = await register(eva);
    expect((await roster()).members).toContainEqual(
      expect.objectContaining({ userId: made?.id, name: "Eva Müller", label: "0815", role: "student" }),
    );
    expect((await roster()).invitations).toMatchObject([{ emailId: ada.emailId, mailedAt: expect.any(String) }]);
  });

  it("asks who has an account already, since the class's staff will see what they submit", async () => {
    const bob = await test.newUser();
    await take(`email,label\n${ada.emailId},1\n${bob.emailId},2`);
    const { invitations } = (await test.call(ada, "GET", "/class/all")).body;
    expect(invitations).toEqual([{ classId: id, name: "Algorithms", teachers: ["Testing"] }]);
    const answer = (who: TestUser, accepts: boolean) => test.call(who, "POST", `/class/${id}/invitation`, { accepts });
    expect((await answer(ada, true)).status).toBe(200);
    expect((await answer(bob, false)).status).toBe(200);
    expect((await answer(bob, true)).status).toBe(404);
    expect((await roster()).members).toMatchObject([{ role: "teacher" }, { userId: ada.id, label: "1" }]);
    expect((await roster()).invitations).toEqual([]);
  });

  it("changes names and labels of those who are there, and takes nobody's role away that it does not name", async () => {
    await join(ada, code);
    expect((await take(`email,name,role\n${ada.emailId},Ada,assistant`)).body).toMatchObject({ changed: 1 });
    expect((await take(`email,label\n${ada.emailId},7\n${teacher.emailId},8`)).body).toMatchObject({ changed: 2 });
    expect((await roster()).members).toMatchObject([
      { userId: teacher.id, role: "teacher", label: "8" },
      { userId: ada.id, role: "assistant", name: "Ada", label: "7" },
    ]);
  });

  it("with a fault does nothing at all", async () => {
    const refused = await take(`email\n${address("eva")}\nnobody`);
    expect(refused).toMatchObject({ status: 400, body: { message: "Line 3: nobody is no address" } });
    expect((await roster()).invitations).toEqual([]);
  });

  it("of more than a class holds is refused", async () => {
    const csv = ["email", ...Array.from({ length: 1_000 }, (_, number) => `p${number}@example.org`)].join("\n");
    const { body } = await test.call(teacher, "POST", `/class/${id}/roster/check`, { csv });
    expect(body.faults).toMatchObject([{ line: 1, text: expect.stringContaining("1001") }]);
  });

  it("that would fill a class twice over with another one at the same moment is refused", async () => {
    await test.context.pool.query(
      `insert into class_invitation (class_id, email_id, role, name, label)
       select $1, 'p' || n || '@example.org', 'student', '', '' from generate_series(1, 996) n`,
      [id],
    );
    const replies = await Promise.all(["eva", "fin"].map((who) => take(`${address(who)}\n${address(`${who}-2`)}`)));
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 400]);
    const { rows } = await test.context.pool.query("select from class_invitation where class_id = $1", [id]);
    expect(rows).toHaveLength(998);
  });

  it("forgets an address with its account", async () => {
    const eva = address("eva");
    const made = await register(eva);
    await take(eva);
    expect((await roster()).invitations).toMatchObject([{ emailId: eva }]);
    await test.context.pool.query("delete from user_account where id = $1", [made?.id]);
    expect((await roster()).invitations).toEqual([]);
  });
});

it("an administrator names teachers, and the log says so", async () => {
  const admin = await test.newUser("admin");
  expect((await test.call(ada, "POST", "/class/create", { name: "Mine" })).status).toBe(403);
  const name = () => test.call(admin, "POST", "/class/teachers", { emailId: ada.emailId });
  expect([(await name()).status, (await name()).status]).toEqual([200, 409]);
  expect((await test.call(admin, "POST", "/class/teachers", { emailId: "no@example.org" })).status).toBe(404);
  expect((await test.call(ada, "POST", "/class/create", { name: "Mine" })).status).toBe(200);
  expect((await test.call(admin, "GET", "/class/teachers")).body).toContainEqual(
    expect.objectContaining({ userId: ada.id, emailId: ada.emailId }),
  );
  expect((await test.call(admin, "DELETE", `/class/teachers/${ada.id}`)).status).toBe(200);
  expect((await test.call(ada, "POST", "/class/create", { name: "Mine too" })).status).toBe(403);
  expect((await test.call(ada, "GET", "/class/all")).body.classes).toHaveLength(1);
  const { entries } = (await test.call(admin, "GET", `/user/audit-log?about=${ada.emailId}`)).body;
  expect(entries).toMatchObject([
    { kind: "lost_teacher", by: admin.emailId },
    { kind: "became_teacher", by: admin.emailId },
  ]);
});
