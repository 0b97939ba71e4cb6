import { afterAll, beforeAll, expect, test } from "vitest";
import { type AccountsApp, createAccountsApp } from "../testing/accounts-app.ts";
import { createTestUser, type TestUser } from "../testing/test-user.ts";

const PNG = Buffer.concat([Buffer.from("89504e470d0a1a0a", "hex"), Buffer.from("pixels")]);
const JPEG = Buffer.concat([Buffer.from("ffd8ffe0", "hex"), Buffer.from("pixels")]);
const WEBP = Buffer.from("RIFF\x10\0\0\0WEBPVP8 pixels", "latin1");
let server: AccountsApp;
let ada: TestUser;

beforeAll(async () => {
  server = await createAccountsApp();
  ada = await createTestUser(server.database.pool);
});
afterAll(() => server.close());

async function upload(image: unknown, user = ada) {
  const { cookie } = user;
  const reply = await server.app.inject({
    method: "POST",
    url: "/user/picture",
    headers: { cookie },
    payload: { image },
  });
  return { status: reply.statusCode, body: reply.json() };
}
const download = (url: string, cookie = ada.cookie) => server.app.inject({ url, headers: { cookie } });

test.each([
  ["image/png", PNG],
  ["image/jpeg", JPEG],
  ["image/webp", WEBP],
])("an uploaded %s is served as what it is, and as nothing else", async (type, image) => {
  const { status, body } = await upload(image.toString("base64"));
  expect(status).toBe(200);
  const reply = await download(body.user.profilePicture);
  expect(reply.rawPayload).toEqual(image);
  expect(reply.headers["content-type"]).toBe(type);
  expect(reply.headers["x-content-type-options"]).toBe("nosniff");
  expect(reply.headers["content-security-policy"]).toBe("default-src 'none'; sandbox");
});

test("a new picture has a new address, the old one is gone, and the account shows it", async () => {
  const first = (await upload(PNG.toString("base64"))).body.user.profilePicture;
  const second = (await upload(JPEG.toString("base64"))).body.user.profilePicture;
  expect(second).not.toBe(first);
  expect((await download(first)).statusCode).toBe(404);
  expect((await download("/user/check")).json().user.profilePicture).toBe(second);
});

test("a removed picture is gone, and so is its address", async () => {
  const address = (await upload(PNG.toString("base64"))).body.user.profilePicture;
  const headers = { cookie: ada.cookie };
  const reply = await server.app.inject({ method: "DELETE", url: "/user/picture", headers });
  expect(reply.json().user).not.toHaveProperty("profilePicture");
  expect((await download(address)).statusCode).toBe(404);
});

test.each([
  ["HTML", Buffer.from("<script>alert(1)</script>").toString("base64")],
  ["SVG", Buffer.from("<svg xmlns='http://www.w3.org/2000/svg' onload='alert(1)'/>").toString("base64")],
  ["GIF", Buffer.from("GIF89a").toString("base64")],
  ["no base64", "%%%%"],
  ["nothing", ""],
  ["a number", 7],
])("%s is no picture", async (_name, image) => {
  expect(await upload(image)).toMatchObject({
    status: 400,
    body: { message: "The picture must be a PNG, JPEG or WebP image" },
  });
});

test("a picture of more than 256 kB is refused in words", async () => {
  const tooLarge = Buffer.concat([PNG, Buffer.alloc(256 * 1024)]).toString("base64");
  expect(await upload(tooLarge)).toMatchObject({
    status: 400,
    body: { message: "The picture must be at most 256 kB" },
  });
});

test("pictures are for signed-in users, and an invented address is a 404", async () => {
  const address = (await upload(PNG.toString("base64"))).body.user.profilePicture;
  expect((await download(address, "")).statusCode).toBe(401);
  expect((await download("/user/picture/not-a-uuid")).statusCode).toBe(404);
  expect((await download("/user/picture/00000000-0000-4000-8000-000000000000")).statusCode).toBe(404);
});

test("the twenty-first picture within an hour is refused", async () => {
  const bob = await createTestUser(server.database.pool);
  const replies = [];
  for (let times = 0; times < 21; times += 1) replies.push((await upload(PNG.toString("base64"), bob)).status);
  expect(replies.slice(0, 20).every((status) => status === 200)).toBe(true);
  expect(replies[20]).toBe(429);
});
