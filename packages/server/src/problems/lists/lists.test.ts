import { MOST_LISTED_PROBLEMS, MOST_LISTS } from "@verdict/contract/problem-lists";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { createTestUser, type TestUser } from "../../accounts/testing/test-user.ts";
import { createTestApp, type TestApp } from "../../testing/test-app.ts";
import { createTestProblem } from "../testing/test-problem.ts";

const LISTS = "/problem/lists";
let test: TestApp;
let ada: TestUser;
let bob: TestUser;

beforeAll(async () => {
  test = await createTestApp();
  for (const id of ["sum", "product", "gone"]) await createTestProblem(test.context.pool, { id });
  await createTestProblem(test.context.pool, { id: "draft", isDraft: true });
});
afterAll(() => test.close());
beforeEach(async () => {
  ada = await createTestUser(test.context.pool);
  bob = await createTestUser(test.context.pool);
});

async function call(who: TestUser | null, method: "GET" | "POST" | "PUT" | "DELETE", url: string, payload?: object) {
  const reply = await test.app.inject({
    method,
    url,
    headers: who === null ? {} : { cookie: who.cookie },
    ...(payload === undefined ? {} : { payload }),
  });
  return { status: reply.statusCode, body: reply.json() };
}
const listsOf = async (who: TestUser) => (await call(who, "GET", LISTS)).body;
const makeList = async (who: TestUser, name: string) => (await call(who, "POST", LISTS, { name })).body._id;

it("keeps bookmarks in the order in which they were set, each once", async () => {
  expect(await listsOf(ada)).toEqual({ bookmarks: [], lists: [] });
  for (const id of ["sum", "product", "sum"]) {
    expect((await call(ada, "PUT", `${LISTS}/bookmarks/${id}`)).status).toBe(200);
  }
  expect(await listsOf(ada)).toEqual({ bookmarks: ["sum", "product"], lists: [] });
  await call(ada, "DELETE", `${LISTS}/bookmarks/sum`);
  expect((await listsOf(ada)).bookmarks).toEqual(["product"]);
  expect(await listsOf(bob)).toEqual({ bookmarks: [], lists: [] });
});

it("makes, fills, renames and deletes a list", async () => {
  const id = await makeList(ada, "  For the interview ");
  await call(ada, "PUT", `${LISTS}/${id}/product`);
  expect((await listsOf(ada)).lists).toEqual([{ _id: id, name: "For the interview", problemIds: ["product"] }]);
  expect((await call(ada, "PUT", `${LISTS}/${id}`, { name: "Again" })).status).toBe(200);
  expect((await listsOf(ada)).lists[0].name).toBe("Again");
  expect((await call(ada, "DELETE", `${LISTS}/${id}`)).status).toBe(200);
  expect((await listsOf(ada)).lists).toEqual([]);
  expect((await call(ada, "DELETE", `${LISTS}/${id}`)).status).toBe(404);
});

it("refuses a second list of the same name, also by renaming, and a name that is none", async () => {
  await makeList(ada, "One");
  const two = await makeList(ada, "Two");
  expect(await call(ada, "POST", LISTS, { name: "One" })).toMatchObject({
    status: 409,
    body: { message: "You have a list of that name" },
  });
  expect((await call(ada, "PUT", `${LISTS}/${two}`, { name: "One" })).status).toBe(409);
  expect((await call(ada, "PUT", `${LISTS}/${two}`, { name: "Two" })).status).toBe(200);
  for (const name of ["", "   ", "x".repeat(61)]) expect((await call(ada, "POST", LISTS, { name })).status).toBe(400);
  expect((await call(bob, "POST", LISTS, { name: "One" })).status).toBe(200);
});

it("finds nobody else's list, and no bookmarks by their own id", async () => {
  const id = await makeList(ada, "Mine");
  await call(ada, "PUT", `${LISTS}/bookmarks/sum`);
  const { rows } = await test.context.pool.query("select id from own_list where user_id = $1 and name = ''", [ada.id]);
  for (const [who, list] of [
    [bob, id],
    [ada, rows[0].id],
    [ada, "nothing"],
  ] as const) {
    expect((await call(who, "PUT", `${LISTS}/${list}`, { name: "Taken" })).status).toBe(404);
    expect((await call(who, "PUT", `${LISTS}/${list}/sum`)).status).toBe(404);
    expect((await call(who, "DELETE", `${LISTS}/${list}/sum`)).status).toBe(404);
    expect((await call(who, "DELETE", `${LISTS}/${list}`)).status).toBe(404);
  }
  expect((await call(ada, "DELETE", `${LISTS}/bookmarks`)).status).toBe(404);
  expect((await listsOf(ada)).bookmarks).toEqual(["sum"]);
});

it("takes no unknown problem and no draft, and forgets what was deleted", async () => {
  for (const id of ["nothing", "draft"]) {
    expect((await call(ada, "PUT", `${LISTS}/bookmarks/${id}`)).status).toBe(404);
  }
  await call(ada, "PUT", `${LISTS}/bookmarks/gone`);
  await test.context.pool.query("update problem set deleted_at = now() where id = 'gone'");
  expect((await listsOf(ada)).bookmarks).toEqual([]);
});

it("holds only so many lists, and so many problems in all of them", async () => {
  await test.context.pool.query(
    "insert into own_list (user_id, name) select $1, 'list ' || n from generate_series(1, $2) n",
    [ada.id, MOST_LISTS],
  );
  expect((await call(ada, "POST", LISTS, { name: "One more" })).status).toBe(409);
  await test.context.pool.query(
    `insert into problem (id, position, title, description, description_html, renderer_version, difficulty, tag, time_ms,
                          memory_bytes, output_bytes, checker, start_code)
     select 'many-' || n, n, 't', 'd', 'd', 1, 'easy', 'dp', 1, 1, 1, '{"kind":"exact"}', '{}'
       from generate_series(1, $1) n`,
    [MOST_LISTED_PROBLEMS],
  );
  await test.context.pool.query(
    `insert into own_list_problem (list_id, problem_id)
     select l.id, p.id from own_list l, problem p where l.user_id = $1 and l.name = 'list 1' and p.id like 'many-%'`,
    [ada.id],
  );
  expect((await call(ada, "PUT", `${LISTS}/bookmarks/sum`)).status).toBe(409);
  const { lists } = await listsOf(ada);
  const full = lists.find(({ name }: { name: string }) => name === "list 1");
  expect((await call(ada, "PUT", `${LISTS}/${full._id}/many-1`)).status).toBe(200);
});

it("is nothing for visitors", async () => {
  for (const [method, url] of [
    ["GET", LISTS],
    ["POST", LISTS],
    ["PUT", `${LISTS}/bookmarks/sum`],
    ["DELETE", `${LISTS}/bookmarks/sum`],
  ] as const) {
    expect((await call(null, method, url)).status).toBe(401);
  }
});

it("keeps its bounds and its words when many changes come at once", async () => {
  const atOnce = async (work: (index: number) => Promise<{ status: number }>) =>
    (await Promise.all(Array.from({ length: 9 }, (_, index) => work(index)))).map(({ status }) => status);
  for (let made = 0; made < MOST_LISTS - 1; made += 1) await makeList(ada, `List ${made}`);
  const makings = await atOnce((index) => call(ada, "POST", LISTS, { name: `Another ${index}` }));
  expect(makings.sort()).toEqual([200, ...Array(8).fill(409)]);
  const ids = (await listsOf(ada)).lists.map(({ _id }: { _id: string }) => _id);
  expect(ids).toHaveLength(MOST_LISTS);
  const renamings = await atOnce((index) => call(ada, "PUT", `${LISTS}/${ids[index]}`, { name: "The same" }));
  expect(renamings.sort()).toEqual([200, ...Array(8).fill(409)]);
  const [id] = ids;
  const changes = await atOnce((index) =>
    index === 4 ? call(ada, "DELETE", `${LISTS}/${id}`) : call(ada, "PUT", `${LISTS}/${id}/sum`),
  );
  expect(changes.filter((status) => status !== 200 && status !== 404)).toEqual([]);
});
