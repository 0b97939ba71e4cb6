import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { device } from "./testing/device.ts";
import { type DraftServer, serveDrafts } from "./testing/draft-server.ts";

let server: DraftServer;

beforeEach(() => {
  server = serveDrafts();
});
afterEach(() => vi.unstubAllGlobals());

test("what is typed on one device is there on another one, and further typing goes on from it", async () => {
  const desk = device().open();
  await desk.sync.pull();
  desk.drafts.type("cpp", "at the desk");
  await desk.sync.flush();
  const train = device();
  const there = train.open();
  await there.sync.pull();
  expect(there.drafts.textOf("cpp")).toBe("at the desk");
  expect(train.foreign).toEqual(["cpp: at the desk"]);
  there.drafts.type("cpp", "in the train");
  await there.sync.flush();
  await desk.sync.pull();
  expect(desk.drafts.textOf("cpp")).toBe("in the train");
});

test("code that two devices have changed is a conflict that loses neither, whichever is chosen", async () => {
  for (const choice of ["keepMine", "takeTheirs"] as const) {
    server = serveDrafts();
    const [first, second] = [device(), device()];
    const [desk, train] = [first.open(), second.open()];
    await Promise.all([desk.sync.pull(), train.sync.pull()]);
    desk.drafts.type("cpp", "at the desk");
    train.drafts.type("cpp", "in the train");
    await desk.sync.flush();
    await train.sync.flush();
    expect(second.conflicts().get("cpp")?.text).toBe("at the desk");
    expect(train.drafts.textOf("cpp")).toBe("in the train");
    train.drafts.type("cpp", "in the train, later");
    await train.sync.flush();
    expect(server.kept.get("cpp")?.text).toBe("at the desk");
    train.sync[choice]("cpp");
    await train.sync.flush();
    expect(second.conflicts().size).toBe(0);
    const chosen = choice === "keepMine" ? "in the train, later" : "at the desk";
    expect([train.drafts.textOf("cpp"), server.kept.get("cpp")?.text]).toEqual([chosen, chosen]);
  }
});

test("notes of two devices are put together", async () => {
  const [desk, train] = [device().open(), device().open()];
  await Promise.all([desk.sync.pull(), train.sync.pull()]);
  desk.drafts.type("notes", "greedy fails");
  train.drafts.type("notes", "try a heap");
  await desk.sync.flush();
  await train.sync.flush();
  await train.sync.flush();
  expect(server.kept.get("notes")?.text).toBe("greedy fails\n\ntry a heap");
  await desk.sync.pull();
  expect(desk.drafts.textOf("notes")).toBe("greedy fails\n\ntry a heap");
});

test("without a network the text stays here, and goes up when there is one again", async () => {
  const own = device();
  const before = own.open();
  server.isAway = true;
  await before.sync.pull();
  before.drafts.type("java", "offline");
  before.drafts.flush();
  await before.sync.flush();
  before.sync.stop();
  server.isAway = false;
  const after = own.open();
  await after.sync.pull();
  expect(server.kept.get("java")?.text).toBe("offline");
});

test("a text is the account's when the server has answered, and not before", async () => {
  const { standings, open } = device();
  const { drafts, sync } = open();
  await sync.pull();
  expect(standings).toEqual(["sent"]);
  drafts.type("cpp", "offline");
  server.isAway = true;
  await sync.flush();
  drafts.type("cpp", "still offline");
  expect(standings).toEqual(["sent", "sending", "unanswered"]);
  server.isAway = false;
  await sync.flush();
  expect(standings.slice(3)).toEqual(["sent"]);
});

test("a text that the server refuses stays here, and keeps no other one from going up", async () => {
  for (const status of [400, 413]) {
    server = serveDrafts();
    const own = device();
    const desk = own.open();
    await desk.sync.pull();
    server.refusal = (slot) => (slot === "own-tests" ? status : null);
    desk.drafts.type("own-tests", "far too long");
    desk.drafts.type("cpp", "short");
    await desk.sync.flush();
    expect([...server.kept.keys()]).toEqual(["cpp"]);
    expect(desk.drafts.textOf("own-tests")).toBe("far too long");
    expect([...own.refusals()]).toEqual([["own-tests", `refused ${status}`]]);
    server.refusal = () => null;
    desk.drafts.type("own-tests", "shorter");
    await desk.sync.flush();
    expect(own.refusals().size).toBe(0);
  }
});

test("where the server takes nothing any more, all that was to be sent is told, and no longer once it takes it", async () => {
  const own = device();
  const desk = own.open();
  await desk.sync.pull();
  server.refusal = () => 404;
  desk.drafts.type("cpp", "one");
  desk.drafts.type("notes", "two");
  await desk.sync.flush();
  expect([...own.refusals().keys()]).toEqual(["cpp", "notes"]);
  server.refusal = () => null;
  await desk.sync.pull();
  expect(own.refusals().size).toBe(0);
  expect([...server.kept.keys()].sort()).toEqual(["cpp", "notes"]);
});

test("a network that answers with a page of its own loses nothing", async () => {
  const desk = device().open();
  await desk.sync.pull();
  server.isBehindLoginPage = true;
  desk.drafts.type("cpp", "typed");
  await desk.sync.flush();
  server.isBehindLoginPage = false;
  await desk.sync.flush();
  expect(server.kept.get("cpp")?.text).toBe("typed");
});

test("a server that is busy for a moment gets the text later", async () => {
  const desk = device().open();
  await desk.sync.pull();
  server.refusal = () => 429;
  desk.drafts.type("cpp", "typed");
  await desk.sync.flush();
  server.refusal = () => null;
  await desk.sync.flush();
  expect(server.kept.get("cpp")?.text).toBe("typed");
});

test("an untouched page writes nothing to the server", async () => {
  await device().open().sync.pull();
  expect(server.kept.size).toBe(0);
});
