import { expect, test } from "vitest";
import { explainNoBox } from "./no-box.ts";
import { SandboxError } from "./sandbox.ts";

test("root in a container that lacks some of the rights is told which there have to be", async () => {
  const error = await explainNoBox(new SandboxError("give away /scratch/box: Operation not permitted"));
  expect(String(error)).toMatch(
    /^SandboxError: give away \/scratch\/box: Operation not permitted: no program is judged here until you give root in this container all rights .*SYS_ADMIN,SYS_CHROOT,CHOWN/,
  );
});

test("what has nothing to do with rights is told as it is", async () => {
  const error = new SandboxError("g++ is missing: install it");
  expect(await explainNoBox(error)).toBe(error);
});
