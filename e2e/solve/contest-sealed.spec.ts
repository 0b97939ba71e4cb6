import { readFile } from "node:fs/promises";
import { expect } from "@playwright/test";
import { sealStatements } from "@verdict/contract/sealing";
import { freshEmail, signUp } from "../support/accounts.ts";
import { askDatabase, untilTestsAreBuilt } from "../support/database.ts";
import { inspectScreen } from "../support/inspect-screen.ts";
import { test } from "../support/stories.ts";

const EVIL = {
  contestId: "cup",
  title: "Evil cup",
  problems: [
    {
      ...{ label: "A", title: "Evil", timeLimitSeconds: 1, memoryLimitMegabytes: 1, examples: [] },
      descriptionHtml: `<p style="position:fixed">Harmless words</p><script>window.hasActed = 1</script>
        <img src="data:image/png;," onerror="window.hasActed = 2"><a href="javascript:window.hasActed = 3">a</a>
        <form action="https://evil.example"><input name="password"></form><iframe src="https://evil.example"></iframe>`,
    },
  ],
};

test("statements are downloaded sealed before the start, and open with the typed key when the network is down", async ({
  adminPage: admin,
  browser,
}) => {
  test.slow();
  const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
  const made = await admin.request.post("/contest/create", {
    data: {
      ...{ title: `Cup sealed ${Date.now()}`, intro: "", startsAt: inHours(1), endsAt: inHours(3) },
      ...{ windowMinutes: null, freezeMinutes: null, rules: "icpc", penaltyMinutes: 20, teamSize: 1 },
      ...{ isListed: false, joinCode: null, problemIds: ["a-knight-on-a-broken-board"] },
    },
  });
  const { _id: contestId } = await made.json();
  await admin.goto(`/contests/${contestId}`);
  await admin.getByRole("button", { name: "Offer the statements sealed" }).click();
  await admin.getByRole("link", { name: "Sealed statements" }).click();
  const key = (await admin.getByRole("region", { name: "Key" }).locator("code").textContent()) ?? "";
  expect(key).toMatch(/^(\w{5}-){3}\w{5}$/);
  await expect(admin.getByText("Whoever has this key and the file can read the problems.")).toBeVisible();
  await inspectScreen(admin, "contest-sealed-organiser");

  const context = await browser.newContext();
  const page = await context.newPage();
  await signUp(page.request, { firstName: "Ada", emailId: freshEmail("ada") });
  expect((await page.request.post(`/contest/${contestId}/enter`, { data: { name: "Ada" } })).status()).toBe(200);
  await page.goto(`/contests/${contestId}`);
  await inspectScreen(page, "contest-sealed-offered");
  await page.getByRole("link", { name: "Sealed statements" }).click();
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download" }).click();
  const text = await readFile(await (await download).path(), "utf8");
  expect(text).not.toContain("knight");
  await expect(page.getByText("This page has the newest file.")).toBeVisible();
  await expect(page.getByRole("region", { name: "Key" })).toHaveCount(0);
  // A problem changes: the page says so by itself. Its tests, which the contest wants, come with its package's own text.
  await untilTestsAreBuilt(["a-knight-on-a-broken-board"]);
  const mended = `Mended at ${Date.now()}.`;
  await askDatabase("update problem set description_html = description_html || '<p>' || $2 || '</p>' where id = $1", [
    "a-knight-on-a-broken-board",
    mended,
  ]);
  await expect(page.getByText("A problem has changed")).toBeVisible({ timeout: 60_000 });
  await inspectScreen(page, "contest-sealed-changed");
  await page.getByRole("button", { name: "Download" }).click();
  await expect(page.getByText("This page has the newest file.")).toBeVisible();

  await context.setOffline(true);
  const typed = page.getByLabel("Key", { exact: true });
  const open = page.getByRole("button", { name: "Open", exact: true });
  await typed.fill(key.slice(2));
  await open.click();
  await expect(page.getByText("A key has 20 letters and digits")).toBeVisible();
  await typed.fill(`${key[0] === "Z" ? "Y" : "Z"}${key.slice(1)}`);
  await open.click();
  await expect(page.getByText("This key does not open this file")).toBeVisible();
  await inspectScreen(page, "contest-sealed-wrong-key");
  const sealed = page.getByLabel("Choose a file");
  const file = (content: string) => ({
    name: "cup.sealed.json",
    mimeType: "application/json",
    buffer: Buffer.from(content),
  });
  await sealed.setInputFiles(file("{}"));
  await open.click();
  await expect(page.getByText("This is no file of sealed statements")).toBeVisible();
  const damaged = { ...JSON.parse(text), title: "Another cup" };
  await sealed.setInputFiles(file(JSON.stringify(damaged)));
  await typed.fill(key);
  await open.click();
  await expect(page.getByText("This file is damaged")).toBeVisible();
  // The first file is older, and opens with the same key.
  await sealed.setInputFiles(file(text));
  await typed.fill(key.toLowerCase().replaceAll("-", " "));
  await open.click();
  const statement = page.getByRole("article");
  await expect(statement).toContainText("Examples");
  await expect(statement).not.toContainText(mended);
  await inspectScreen(page, "contest-sealed-opened");
  // Whoever hands out a file with its key may have made both: what could act is not there.
  await page.getByRole("button", { name: "Close" }).click();
  await sealed.setInputFiles(file(JSON.stringify(await sealStatements({ statements: EVIL, key, edition: "evil" }))));
  await typed.fill(key);
  await open.click();
  await expect(statement).toContainText("Harmless words");
  expect(await statement.locator("script, form, iframe, [onerror], [style], [href^='javascript']").count()).toBe(0);
  expect(await page.evaluate("window.hasActed")).toBe(undefined);
  await context.setOffline(false);

  // At the start the site tells the key by itself.
  await askDatabase("update contest set starts_at = now() where id = $1", [contestId]);
  await page.getByRole("button", { name: "Close" }).click();
  await expect(page.getByRole("region", { name: "Key" })).toContainText(key, { timeout: 60_000 });
  await page.goto(`/contests/${contestId}?tab=questions`);
  await expect(page.getByText(`The key of the sealed statements: ${key}`)).toBeVisible();
  await context.close();
});
