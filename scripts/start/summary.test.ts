import { readConfig } from "@verdict/server/config";
import { expect, test } from "vitest";
import { printSummary } from "./summary.ts";

const PASSWORD = "made-for-this-test";

function summary(goesTo: "journal" | "elsewhere", builtWhenWanted = 0): string {
  const lines: string[] = [];
  const admin = {
    emailId: "admin@verdict.local",
    outcome: "made" as const,
    newPassword: PASSWORD,
    passwordFile: "/var/lib/verdict/admin-password",
  };
  const config = readConfig({ DATA_DIR: "/var/lib/verdict" });
  const facts = { admin, problems: 202, builtWhenWanted };
  const input = { config, role: "all" as const, address: config.publicUrl, facts, goesTo };
  printSummary(input, (line) => lines.push(line));
  return lines.join("\n");
}

test("the admin's first password is told at a terminal, and where it is kept", () => {
  expect(summary("elsewhere")).toContain(
    `Password:  ${PASSWORD}  (shown once; kept in /var/lib/verdict/admin-password)`,
  );
});

test("the journal gets the file of the first password and not the password", () => {
  expect(summary("journal")).toContain("Password:  it is in /var/lib/verdict/admin-password");
  expect(summary("journal")).not.toContain(PASSWORD);
});

test("problems whose tests nobody builds yet are counted, where there are such", () => {
  expect(summary("elsewhere")).toMatch(/Problems: {2}202$/m);
  expect(summary("elsewhere", 195)).toContain("202; the hidden tests of 195 are built when somebody first wants them");
});
