import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type APIRequestContext, expect } from "@playwright/test";
import { mailedCode } from "./mailbox.ts";

export const PASSWORD = "correct-horse-9";

let counter = 0;

/** An address that no other story uses. */
export function freshEmail(name: string): string {
  counter += 1;
  return `${name}.${process.pid}.${counter}@example.org`;
}

/** Signs a new user up by the calls that the screens make; the request context is signed in afterwards. */
export async function signUp(request: APIRequestContext, user: { firstName: string; emailId: string }): Promise<void> {
  const registered = await request.post("/user/register", { data: { ...user, password: PASSWORD } });
  expect(registered.status(), await registered.text()).toBe(200);
  const otp = await mailedCode(user.emailId);
  const verified = await request.post("/user/verify-register-otp", { data: { emailId: user.emailId, otp } });
  expect(verified.status(), await verified.text()).toBe(200);
}

/** Logs in as the admin that the first start of the product makes. */
export async function logInAsAdmin(request: APIRequestContext): Promise<void> {
  const password = readFileSync(join(process.env.E2E_DATA_DIR ?? "data", "admin-password"), "utf8").trim();
  const reply = await request.post("/user/login", { data: { emailId: "admin@verdict.local", password } });
  expect(reply.status(), await reply.text()).toBe(200);
}
