import { expect, test } from "vitest";
import { Feed } from "./feed.ts";
import { makeMaterial, sentBy } from "./testing/make-material.ts";
import type { Shown } from "./view.ts";

const MINUTE_MS = 60_000;

const shown = (...input: Parameters<typeof makeMaterial>): Shown => ({
  ...{ material: makeMaterial(...input), view: "full", version: "2026-01" },
});
const linesOf = (text: string) => text.split("\n").filter((line) => line !== "");
const whole = (feed: Feed) => [...feed.whole()].join("");
const tokenOf = (text: string): string => JSON.parse(linesOf(text).at(-1) ?? "").token;
/** `teams ada +` where there is (again) such an object, `teams ada -` where there is none any more. */
const outlineOf = (text = "") =>
  linesOf(text).map((line) => {
    const { type, id, data } = JSON.parse(line);
    return `${type} ${id ?? ""} ${data === null ? "-" : "+"}`;
  });

function begin(input: Parameters<typeof makeMaterial>[0]) {
  const feed = new Feed();
  feed.look(shown(input), 0);
  const start = feed.position;
  return { feed, newsAfter: (next: typeof input) => feed.look(shown(next), 1) && feed.since(start)?.text };
}

test("everything is told in an order in which what is referred to comes first, and the state last", () => {
  const { feed } = begin({ teams: ["ada"], submissions: [sentBy("ada", { id: "1", minute: 5, verdict: "AC" })] });
  const types = outlineOf(whole(feed)).map((line) => line.split(" ")[0]);
  expect(types.filter((type, index) => type !== types[index - 1])).toEqual([
    ...["contest", "judgement-types", "languages", "problems", "groups", "teams"],
    ...["submissions", "judgements", "awards", "state"],
  ]);
});

test("of a change only what has changed is told: what is gone first, but what others refer to last", () => {
  const first = sentBy("ada", { id: "1", minute: 5, verdict: "AC" });
  const { newsAfter } = begin({ teams: ["ada", "bob"], submissions: [first] });
  const second = sentBy("bob", { id: "2", minute: 6, verdict: "WA" });
  const news = newsAfter({ teams: ["bob", "cat"], submissions: [second], changes: { title: "Cup 2" } });
  expect(outlineOf(news || "")).toEqual([
    expect.stringMatching(/^judgements 1-\d+ -$/),
    "submissions 1 -",
    "contest  +",
    // It has another label.
    "teams bob +",
    "teams cat +",
    "submissions 2 +",
    expect.stringMatching(/^judgements 2-\d+ \+$/),
    "awards winner +",
    "awards first-to-solve-A +",
    "teams ada -",
  ]);
});

test("a verdict that comes, changes and is taken back is told each time, and nothing else", () => {
  const submissions = [
    sentBy("ada", { id: "1", minute: 5, verdict: null }),
    sentBy("bob", { id: "2", minute: 7, verdict: "WA" }),
  ];
  const feed = new Feed();
  const look = (verdict: "WA" | "AC" | null) => {
    const { position } = feed;
    const changed = { ...sentBy("ada", { id: "1", minute: 5, verdict }) };
    if (verdict === "AC") changed.judged_at = new Date("2026-03-01T10:30:00Z");
    feed.look(shown({ teams: ["ada", "bob"], submissions: [changed, ...submissions.slice(1)] }), 1);
    return outlineOf(feed.since(position)?.text);
  };
  look(null);
  expect(look(null)).toEqual([]);
  const [wrong] = look("WA");
  expect(wrong).toMatch(/^judgements 1-\d+ \+$/);
  const [gone, right, ...awards] = look("AC");
  expect(gone).toBe(wrong?.replace("+", "-"));
  expect(right).toMatch(/^judgements 1-\d+ \+$/);
  expect(right).not.toBe(wrong);
  expect(awards).toEqual(["awards winner +", "awards first-to-solve-A +"]);
  expect(look(null)[0]).toBe(right?.replace("+", "-"));
});

test("a thaw tells what was kept back, and a new clock tells everything by it anew", () => {
  const frozen = { frozen_from: new Date("2026-03-01T10:30:00Z") };
  const submissions = [
    sentBy("ada", { id: "1", minute: 5, verdict: "WA" }),
    sentBy("ada", { id: "2", minute: 40, verdict: "AC" }),
  ];
  const feed = new Feed();
  const look = (changes: object) => {
    const { position } = feed;
    const material = makeMaterial({ teams: ["ada"], submissions, changes });
    feed.look({ material, view: "open", version: "2026-01" }, 1);
    return outlineOf(feed.since(position)?.text).map((line) => line.replace(/-\d+/, ""));
  };
  look(frozen);
  expect(outlineOf(whole(feed)).filter((line) => line.startsWith("judgements"))).toHaveLength(1);
  expect(look({})).toEqual(["judgements 2 +", "awards winner +", "awards first-to-solve-A +"]);
  const removed = [{ from: "2026-03-01T10:10:00Z", to: "2026-03-01T10:20:00Z" }];
  // What came before the gap is told as before.
  expect(look({ removed })).toEqual(["contest  +", "submissions 2 +", "judgements 2 +"]);
});

test("whoever comes back is told what has changed since, and nothing where nothing has", () => {
  const { feed, newsAfter } = begin({ teams: ["ada"] });
  const token = tokenOf(whole(feed));
  expect(feed.since(feed.positionOf(token))?.text).toBe("");
  newsAfter({ teams: ["ada", "bob"] });
  const news = feed.since(feed.positionOf(token))?.text ?? "";
  expect(outlineOf(news)).toEqual(["teams bob +"]);
  expect(tokenOf(news)).toBe(tokenOf(whole(feed)));
  expect(feed.since(feed.positionOf(tokenOf(news)))?.text).toBe("");
});

test("a token of another feed, of the future, or of long ago is refused", () => {
  const { feed } = begin({ teams: ["ada"] });
  const token = tokenOf(whole(feed));
  const other = begin({ teams: ["ada"] }).feed;
  const wrong = [
    tokenOf(whole(other)),
    token.replace(/\d+$/, "1"),
    "",
    "-1",
    "x",
    `${token}0`,
    `${token}0000000000000`,
  ];
  for (const each of wrong) expect(() => feed.positionOf(each), each).toThrow(/not known/);
  const at = (minute: number, team: string) => feed.look(shown({ teams: [team] }), minute * MINUTE_MS);
  at(1, "bob");
  at(16, "cat");
  expect(outlineOf(feed.since(feed.positionOf(token))?.text)).toHaveLength(4);
  at(22, "dan");
  expect(() => feed.positionOf(token)).toThrow(/not known/);
  expect(feed.since(0)).toBe(null);
});
