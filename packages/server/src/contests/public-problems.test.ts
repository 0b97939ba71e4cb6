import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { api } from "@verdict/contract/api";
import type { Endpoint } from "@verdict/contract/endpoint";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestUser } from "../accounts/testing/test-user.ts";
import { HIDDEN_MARK } from "../judging/testing/hidden-mark.ts";
import { createTestProblem } from "../problems/testing/test-problem.ts";
import { createSecondApp, createTestApp, type TestApp } from "../testing/test-app.ts";
import { createTestContest } from "./testing/test-contest.ts";

/*
 * A site that shows its problems to visitors. What they may not see is looked for in the answers of every call that
 * there is, so that a call that is added later is looked at as well.
 */

const SECRETS = {
  hint: "HINTMARK",
  editorial: "EDITORIALMARK",
  cpp: "CPPMARK",
  draft: "DRAFTMARK",
  ofContest: "CONTESTMARK",
};
const CALLS = Object.entries(api as Record<string, Endpoint>);

let webRoot: string;
let site: TestApp;
/** The same database, and problems for users only. */
let closed: TestApp;

beforeAll(async () => {
  webRoot = mkdtempSync(path.join(os.tmpdir(), "verdict-web-"));
  for (const name of ["index", "problem"]) {
    const head = `<title>Verdict</title><meta name="description" content="${name}">`;
    writeFileSync(path.join(webRoot, `${name}.html`), `<!doctype html><html><head>${head}</head><body></body></html>`);
  }
  site = await createTestApp({ PUBLIC_PROBLEMS: "on", PUBLIC_URL: "https://verdict.example" }, { webRoot });
  closed = await createSecondApp(site);
  const { pool } = site.context;
  const { hint, editorial, cpp } = SECRETS;
  const secrets = {
    hints: [hint],
    editorial,
    referenceSolutions: { cpp, java: cpp, javascript: cpp },
  };
  const description = 'Two numbers are < 10 & "small": $a \\le b$.\n\n**Input**\n\nThe numbers.';
  await createTestProblem(pool, { id: "open-sum", content: { ...secrets, title: "An <Open> Sum", description } });
  const draft = { ...secrets, title: SECRETS.draft, description: SECRETS.draft };
  await createTestProblem(pool, { id: "a-draft", isDraft: true, content: draft });
  const kept = { ...secrets, title: SECRETS.ofContest, description: SECRETS.ofContest };
  await createTestProblem(pool, { id: "kept-for-cup", isDraft: true, content: kept });
  await createTestContest(pool, { id: "cup", from: -5, to: 60, problemIds: ["kept-for-cup", "open-sum"] });
});
afterAll(async () => {
  await closed.close();
  await site.close();
  rmSync(webRoot, { recursive: true });
});

const HTML = { accept: "text/html" };
const get = (url: string, headers: Record<string, string> = {}, app = site) => app.app.inject({ url, headers });

test("a visitor reads the list, a problem and its acceptance", async () => {
  const list = await get("/problem/getAllProblem");
  expect(list.json()).toEqual([{ _id: "open-sum", title: "An <Open> Sum", difficulty: "easy", tags: "array" }]);
  const problem = (await get("/problem/problemById/open-sum")).json();
  expect(problem).toMatchObject({ title: "An <Open> Sum", isSolved: false, startCode: { length: 3 } });
  expect(problem.visibleTestCases).toHaveLength(2);
  expect((await get("/submission/acceptance")).json()).toEqual([]);
});

test.each(["a-draft", "kept-for-cup", "nothing-here"])("%s does not exist for a visitor", async (id) => {
  expect((await get(`/problem/problemById/${id}`)).statusCode).toBe(404);
  expect((await get(`/problem/statement/${id}/en`)).statusCode).toBe(404);
  expect((await get(`/problem/${id}`, HTML)).body).toContain("<title>Verdict</title>");
});

test("no call tells a visitor of hidden tests, hints, editorials, references, drafts or problems of a contest", async () => {
  for (const [name, endpoint] of CALLS) {
    for (const id of ["open-sum", "a-draft", "kept-for-cup"]) {
      const url = endpoint.path.replaceAll("{contestId}", "cup").replaceAll(/\{\w+\}/g, id);
      const { body } = await site.app.inject({
        method: endpoint.method,
        url,
        ...(endpoint.body === undefined ? {} : { payload: {} }),
      });
      for (const mark of [...Object.values(SECRETS), HIDDEN_MARK]) expect(body, `${name} of ${id}`).not.toContain(mark);
    }
  }
});

test("everything that is not for readers wants a session all the same", async () => {
  const others = CALLS.filter(([, { access }]) => access === "user" || access === "admin");
  expect(others.length).toBeGreaterThan(80);
  for (const [name, { method, path: address, body }] of others) {
    const url = address.replaceAll(/\{\w+\}/g, "open-sum");
    const reply = await site.app.inject({ method, url, ...(body === undefined ? {} : { payload: {} }) });
    expect(reply.statusCode, name).toBe(401);
  }
});

test("a signed-in user gets at the same address what a visitor does not", async () => {
  const { cookie } = await createTestUser(site.context.pool);
  const ofHttps = cookie.replace("session=", "__Host-session=");
  const problem = (await get("/problem/problemById/open-sum", { cookie: ofHttps })).json();
  expect(problem).toMatchObject({ hints: [SECRETS.hint], hasEditorial: true });
  expect(problem.referenceSolution).toBeUndefined();
});

test("with a session that has ended one is a visitor", async () => {
  expect((await get("/problem/problemById/open-sum", { cookie: "session=gone" })).statusCode).toBe(200);
});

test("where the setting is off a visitor gets nothing, and no page says a title", async () => {
  for (const url of ["/problem/getAllProblem", "/problem/problemById/open-sum", "/submission/acceptance"]) {
    expect((await get(url, {}, closed)).statusCode).toBe(401);
  }
});

test("the page of a problem says its title and how it begins, to those who get a link to it", async () => {
  const { body, headers } = await get("/problem/open-sum", HTML);
  expect(body).toContain("<title>An &lt;Open&gt; Sum · Verdict</title>");
  expect(body).toContain('<meta property="og:title" content="An &lt;Open&gt; Sum">');
  const text = "Two numbers are &lt; 10 &amp; &quot;small&quot;: a≤b. Input The numbers.";
  expect(body).toContain(`<meta property="og:description" content="${text}">`);
  expect(body.match(/name="description"/g)).toHaveLength(1);
  expect(body).toContain('<meta property="og:url" content="https://verdict.example/problem/open-sum">');
  expect(body).toContain('<meta name="public-problems" content="on">');
  expect(headers["vary"]).toContain("cookie");
  const again = await get("/problem/open-sum?tab=chat", { ...HTML, "if-none-match": String(headers["etag"]) });
  expect(again.statusCode).toBe(304);
});

test("a changed title is on the page at once, and the page of somebody signed in is the app's alone", async () => {
  await site.context.pool.query("update problem set title = 'Renamed' where id = 'open-sum'");
  expect((await get("/problem/open-sum", HTML)).body).toContain("<title>Renamed · Verdict</title>");
  expect((await get("/problem/open-sum", { ...HTML, cookie: "__Host-session=x" })).body).toContain("<title>Verdict");
});
