import net, { type AddressInfo } from "node:net";
import { afterEach, expect, test } from "vitest";
import { type SmtpPeer, startSmtpPeer } from "../testing/smtp-peer.ts";
import { lookAtMail } from "./look-at-mail.ts";

const FROM = "Verdict <judge@verdict.example>";
const LOGIN = { user: "verdict", pass: "kestrel-harbour-4417" };
let peer: SmtpPeer;
afterEach(() => peer.close());

const look = (smtpUrl: string, to: string | null = null) => lookAtMail({ smtpUrl, from: FROM }, to);
const asVerdict = (password: string) => peer.url.replace("//", `//verdict:${password}@`);

test("a mail server that lets us in is sent no mail", async () => {
  peer = await startSmtpPeer({ login: LOGIN });
  expect(await look(asVerdict(LOGIN.pass))).toEqual({ state: "answers", isLoggedIn: true });
  expect(await look(peer.url)).toEqual({ state: "answers", isLoggedIn: false });
  expect(peer.mails).toEqual([]);
});

test("a wrong password and a server without a log-in are told in the server's own words", async () => {
  peer = await startSmtpPeer({ login: LOGIN });
  expect(await look(asVerdict("another-secret"))).toEqual({
    state: "fails",
    reason: expect.stringContaining("535 5.7.8 Error: authentication failed"),
  });
  await peer.close();
  peer = await startSmtpPeer();
  expect(await look(asVerdict(LOGIN.pass))).toMatchObject({ state: "fails" });
});

test("one mail goes to the address that was named, or the server says why not", async () => {
  const refusal = "554 5.7.1 <boss@x.example>: Relay access denied";
  peer = await startSmtpPeer({ answers: { "x.example": refusal } });
  expect(await look(peer.url, "boss@verdict.example")).toEqual({ state: "taken", to: "boss@verdict.example" });
  expect(peer.mails.map(({ to, from }) => [to, from])).toEqual([["boss@verdict.example", "judge@verdict.example"]]);
  expect(await look(peer.url, "boss@x.example")).toEqual({ state: "fails", reason: expect.stringContaining(refusal) });
});

test("a mail server that says a little again and again is given up, with a mail and without", async () => {
  peer = await startSmtpPeer();
  const open: net.Socket[] = [];
  const talker = net.createServer((socket) => {
    open.push(socket.on("error", () => undefined));
    socket.write("220 mail.example\r\n");
    const talking = setInterval(() => socket.write("250-AND-MORE\r\n"), 200);
    socket.on("close", () => clearInterval(talking));
  });
  await new Promise<void>((resolve) => talker.listen(0, "127.0.0.1", resolve));
  const url = `smtp://127.0.0.1:${(talker.address() as AddressInfo).port}`;
  const looks = await Promise.all([look(url), look(url, "boss@verdict.example")]);
  const gaveUp = { state: "fails", reason: expect.stringContaining("took longer than") };
  expect(looks).toEqual([gaveUp, gaveUp]);
  for (const socket of open) socket.destroy();
  await new Promise((resolve) => talker.close(resolve));
}, 30_000);
