import { expect, test } from "vitest";
import { type BoxFigures, countBoxes } from "./box-figures.ts";

test("each event is handed on once, and again where that did not work", async () => {
  const sent: BoxFigures[] = [];
  const errors: unknown[] = [];
  let isAway = true;
  const counter = countBoxes({
    async send(figures) {
      if (isAway) throw new Error("away");
      sent.push(figures);
    },
    onError: (error) => errors.push(error),
    everyMs: 5,
  });
  for (const event of ["exited", "exited", "cpu"] as const) counter.count(event);
  await expect.poll(() => errors.length).toBeGreaterThan(0);
  isAway = false;
  await expect.poll(() => sent).toEqual([{ exited: 2, cpu: 1 }]);
  counter.count("failed");
  await counter.stop();
  expect(sent).toEqual([{ exited: 2, cpu: 1 }, { failed: 1 }]);
});
