import { expect, inject, test } from "vitest";
import { GUEST_SECONDS, runInUserModeLinux, whyNoGuest } from "./testing/user-mode-linux.ts";

// A guest takes minutes for it.
const missing = inject("isThorough") ? await whyNoGuest() : "only with --thorough";
const fact = "a control group above that is short of memory is told apart from a box's own limit";

test.skipIf(missing !== null)(
  missing === null ? fact : `${fact}: not tried (${missing})`,
  async () => {
    const guest = { user: "root", hasCgroup: true } as const;
    expect(JSON.parse(await runInUserModeLinux(guest, "src/testing/scarce-memory-main.ts", []))).toEqual({
      little: expect.stringContaining("SandboxError: supervise: the kernel ended a process"),
      beyondOwn: { kind: "limit", limit: "memory" },
      enough: { kind: "exited", code: 0 },
    });
  },
  GUEST_SECONDS * 1000,
);
