import { expect, test } from "vitest";
import { readRosterCsv } from "./read-roster-csv.ts";

const ada = { emailId: "ada@example.org", name: "Ada Lovelace", label: "0815", role: null };

test.each([
  ["commas", 'Email,Name,Label\nada@example.org,"Ada Lovelace",0815'],
  [
    "semicolons, and a mark of the byte order",
    "\uFEFFE-Mail;Name;Matriculation number\r\nAda@Example.org;Ada Lovelace;0815\r\n",
  ],
  ["tabs", "label\temail\tname\n0815\tada@example.org\tAda   Lovelace\n\n"],
  ["first and last names", "First name,Last name,E-mail address,Seat,Mark\nAda,Lovelace, ada@example.org ,0815,1.0"],
  ["no line of names", "ada@example.org,Ada Lovelace,0815"],
])("%s are read", (_what, csv) => {
  // Without a line of names it stands in the first.
  const line = csv.startsWith("ada") ? 1 : 2;
  expect(readRosterCsv(csv)).toEqual({ lines: [{ ...ada, line }], faults: [] });
});

test("a list of addresses will do, and what has no column stays what it was", () => {
  const { lines, faults } = readRosterCsv("email\nada@example.org\n\nbob@example.org\n");
  expect(faults).toEqual([]);
  expect(lines).toEqual([
    { line: 2, emailId: "ada@example.org", name: null, label: null, role: null },
    { line: 4, emailId: "bob@example.org", name: null, label: null, role: null },
  ]);
  expect(readRosterCsv("ada@example.org").lines).toMatchObject([{ emailId: "ada@example.org", name: "" }]);
});

test("a role is student or assistant", () => {
  const { lines, faults } = readRosterCsv("email,role\na@b.org,Assistant\nc@d.org,\ne@f.org,teacher");
  expect(lines.map(({ role }) => role)).toEqual(["assistant", null]);
  expect(faults).toEqual([{ line: 4, text: "A role is student or assistant" }]);
});

test("every fault is told with its line", () => {
  const csv = [
    "email,name,label",
    "ada@example.org,Ada,1",
    "not an address,Bob,2",
    ",Carl,3",
    "ADA@example.org,Ada again,4",
    "dora@example.org,see www.evil.example,5",
    `eve@example.org,Eve,${"x".repeat(61)}`,
  ].join("\n");
  expect(readRosterCsv(csv).faults).toEqual([
    { line: 3, text: "not an address is no address" },
    { line: 4, text: "There is no address" },
    { line: 5, text: "ada@example.org stands in line 2 already" },
    { line: 6, text: "A name cannot contain links or line breaks" },
    { line: 7, text: "A label has at most 60 characters" },
  ]);
});

test("what is no roster says what one needs", () => {
  expect(readRosterCsv("name,mark\nAda,1").faults).toEqual([
    { line: 1, text: "The first line has to name the columns: email, and name for example" },
  ]);
  expect(readRosterCsv("   \n").faults).toHaveLength(1);
});

test("what is longer or wider than any roster is not looked through", () => {
  const faultOf = (csv: string) => readRosterCsv(csv).faults.map(({ text }) => text);
  expect(faultOf(",".repeat(1_000))).toEqual(["A roster has at most 100 columns"]);
  expect(faultOf("x\n".repeat(6_000))).toEqual(["A roster has at most 5000 lines"]);
});
