import { promises as fs } from "node:fs";
import path from "node:path";
import { buffer } from "node:stream/consumers";
import { readPackage } from "@verdict/catalogue/read-package";
import { withUnpackedZip } from "@verdict/catalogue/read-zip";
import { withTemporaryFolder } from "@verdict/catalogue/temporary-folder";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { ZipFile } from "yazl";
import type { TestUser } from "../../accounts/testing/test-user.ts";
import { createJudgingApp, type JudgingApp } from "../../judging/testing/judging-app.ts";
import { emptyTables } from "../../platform/testing/empty-tables.ts";

/** What a real package has beside one text in Markdown: LaTeX, pictures, languages, PDFs, attachments. */

const PNG = Buffer.from("\x89PNG\r\n\x1a\n a picture", "latin1");
const SVG = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
const FILES: Readonly<Record<string, string | Buffer>> = {
  "problem.yaml": "name: Plus\nlimits: { time_limit: 1 }\n",
  "problem_statement/problem.en.tex":
    "\\problemname{Plus}\nAdd. \\includegraphics{plane} \\illustration{0.5}{wing.svg}{A wing}",
  "problem_statement/problem.sv.tex": "\\problemname{Plusa}\nAddera \\includegraphics{plane}.",
  "problem_statement/plane.png": PNG,
  "problem_statement/wing.svg": SVG,
  "problem_statement/lie.png": "<html><script>alert(1)</script></html>",
  "attachments/tool.html": "<script>alert(1)</script>",
  "data/secret/1.in": "1\n",
  "data/secret/1.ans": "1\n",
  "submissions/accepted/a.cpp": "AC",
};

let test: JudgingApp;
let admin: TestUser;
let user: TestUser;

beforeAll(async () => {
  test = await createJudgingApp();
  await test.startJudging();
});
afterAll(async () => {
  await test.stopJudging();
  await test.close();
});
beforeEach(async () => {
  await emptyTables(test.context.pool, "problem, submission, job, test_data");
  [admin, user] = [await test.newUser("admin"), await test.newUser()];
});

async function importFiles(files: Readonly<Record<string, string | Buffer>>) {
  const zip = new ZipFile();
  for (const [name, content] of Object.entries(files)) zip.addBuffer(Buffer.from(content), `plus/${name}`);
  zip.end();
  const body = new Uint8Array(await buffer(zip.outputStream));
  const headers = { cookie: admin.cookie, "content-type": "application/zip" };
  const reply = await fetch(`${test.address}/problem/import`, { method: "POST", headers, body });
  const result = (await reply.json()) as { findings: { file: string; message: string }[]; message: string };
  expect(reply.status, result.message).toBe(200);
  await test.context.pool.query("update problem set is_draft = false");
  return result;
}

const get = (address: string, who: TestUser | null = user) =>
  fetch(`${test.address}${address}`, { headers: who === null ? {} : { cookie: who.cookie }, redirect: "manual" });
// biome-ignore lint/suspicious/noExplicitAny: the tests look at any part of any reply.
const json = async (address: string): Promise<any> => (await get(address)).json();

it("shows the LaTeX with its pictures in each language, and lists the attachments", async () => {
  await importFiles(FILES);
  const problem = await json("/problem/problemById/plus");
  expect(problem).toMatchObject({
    title: "Plus",
    statementLanguages: ["en", "sv"],
    attachments: [{ name: "tool.html", bytes: 25 }],
  });
  expect(problem.descriptionHtml).toContain('src="/problem/file/plus/statement/plane.png"');
  expect(problem.descriptionHtml).toContain('src="/problem/file/plus/statement/wing.svg" alt="Figure" width="50%"');
  expect(await json("/problem/statement/plus/sv")).toEqual({
    language: "sv",
    title: "Plusa",
    descriptionHtml: expect.stringContaining('Addera <img src="/problem/file/plus/statement/plane.png"'),
  });
  expect(await json("/problem/statement/plus/en")).toMatchObject({ descriptionHtml: problem.descriptionHtml });
  expect((await get("/problem/statement/plus/fr")).status).toBe(404);
});

it("serves files so that nothing of them runs", async () => {
  const { findings } = await importFiles(FILES);
  expect(findings).toContainEqual(expect.objectContaining({ file: "statement/lie.png" }));
  const picture = await get("/problem/file/plus/statement/plane.png");
  expect(Buffer.from(await picture.arrayBuffer()).equals(PNG)).toBe(true);
  expect(picture.headers.get("content-type")).toBe("image/png");
  for (const [name, type] of [
    ["statement/wing.svg", "image/svg+xml"],
    ["attachments/tool.html", "application/octet-stream"],
  ]) {
    const reply = await get(`/problem/file/plus/${name}`);
    expect(reply.headers.get("content-type")).toBe(type);
    expect(reply.headers.get("x-content-type-options")).toBe("nosniff");
    expect(reply.headers.get("content-security-policy")).toMatch(/^default-src 'none';.* sandbox$/);
    expect(reply.headers.get("content-disposition")).toBe(name?.startsWith("att") ? "attachment" : null);
  }
});

it("lets our own pages frame a PDF that is the statement, and nobody else", async () => {
  const { "problem_statement/problem.en.tex": _, "problem_statement/problem.sv.tex": __, ...rest } = FILES;
  await importFiles({ ...rest, "problem.pdf": "%PDF-1.4" });
  const address = "/problem/file/plus/statement/problem.pdf";
  expect((await json("/problem/problemById/plus")).descriptionHtml).toMatch(`<p><a href="${address}">`);
  const { headers } = await get(address);
  expect(headers.get("content-type")).toBe("application/pdf");
  expect(headers.get("x-frame-options")).toBe("SAMEORIGIN");
  expect(headers.get("content-security-policy")).toMatch(/^default-src 'none';.* frame-ancestors 'self'$/);
});

it.each([
  "statement/lie.png",
  "statement/problem.en.tex",
  "statement/..%2Fattachments%2Ftool.html",
  "..%2Fstatement/plane.png",
  "statement/%2Fetc%2Fpasswd",
  "data/secret%2F1.in",
  "statement/plane.png%00",
])("%s is not to be had", async (name) => {
  await importFiles(FILES);
  expect((await get(`/problem/file/plus/${name}`)).status).toBeGreaterThanOrEqual(400);
});

it("keeps files from those who may not see the problem", async () => {
  await importFiles(FILES);
  expect((await get("/problem/file/plus/statement/plane.png", null)).status).toBe(401);
  await test.context.pool.query("update problem set is_draft = true");
  expect((await get("/problem/file/plus/statement/plane.png")).status).toBe(404);
  expect((await get("/problem/file/plus/statement/plane.png", admin)).status).toBe(200);
});

it("exports the LaTeX as it came, and what was edited since as Markdown", async () => {
  await importFiles(FILES);
  const { statementSource, files } = await exported();
  expect(statementSource).toBe("statement/problem.en.tex");
  expect(files).toEqual([
    ...["plane.png", "problem.en.tex", "problem.sv.tex", "wing.svg"].map((name) => `statement/${name}`),
    "attachments/tool.html",
  ]);
  await test.context.pool.query("update problem set description = 'New.', statement_source = null");
  expect(await exported()).toMatchObject({
    statement: "New.",
    statementSource: null,
    translations: [{ language: "sv" }],
  });
});

async function exported() {
  const zip = Buffer.from(await (await get("/problem/export/plus", admin)).arrayBuffer());
  return withTemporaryFolder(async (folder) => {
    await fs.writeFile(path.join(folder, "plus.zip"), zip);
    return withUnpackedZip(path.join(folder, "plus.zip"), "plus", async (unpacked) => {
      const problem = await readPackage(unpacked);
      return { ...problem, files: problem.files.map((file) => file.path) };
    });
  });
}

it("gives input validators back in an export, whatever their folder was called, and shows them to nobody", async () => {
  await importFiles({
    ...FILES,
    "input_format_validators/lines/check.py": "import sys\n",
    "input_validators/a.ctd": "EOF",
  });
  expect((await get("/problem/file/plus/input_validators/a.ctd", admin)).status).toBe(404);
  expect((await json("/problem/problemById/plus")).attachments).toHaveLength(1);
  const { rows } = await test.context.pool.query(
    "select path, content_type from problem_file where path like 'input_validators/%' order by path",
  );
  expect(rows).toEqual([
    { path: "input_validators/a.ctd", content_type: null },
    { path: "input_validators/lines/check.py", content_type: null },
  ]);
  expect((await exported()).files.filter((file) => file.startsWith("input_validators/"))).toEqual([
    "input_validators/a.ctd",
    "input_validators/lines/check.py",
  ]);
});
