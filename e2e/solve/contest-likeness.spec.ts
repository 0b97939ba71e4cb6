import { expect } from "@playwright/test";
import { freshEmail, signUp } from "../support/accounts.ts";
import { askDatabase } from "../support/database.ts";
import { inspectScreen } from "../support/inspect-screen.ts";
import { test } from "../support/stories.ts";

/** The second one is the first in other words, the third is another program. */
const PROGRAM = `#include <iostream>
#include <vector>
using namespace std;

// Doubles by adding, digit by digit.
vector<int> digitsOf(long long number) {
  vector<int> digits;
  while (number > 0) {
    digits.push_back(number % 10);
    number /= 10;
  }
  if (digits.empty()) digits.push_back(0);
  return digits;
}

int main() {
  long long n;
  cin >> n;
  vector<int> digits = digitsOf(n), sum;
  int carry = 0;
  for (size_t i = 0; i < digits.size(); i++) {
    int both = 2 * digits[i] + carry;
    sum.push_back(both % 10);
    carry = both / 10;
  }
  if (carry > 0) sum.push_back(carry);
  for (int i = (int)sum.size() - 1; i >= 0; i--) cout << sum[i];
  cout << endl;
}
`;
const DISGUISED = PROGRAM.replaceAll("digits", "d")
  .replaceAll("carry", "rest_of_it")
  .replaceAll("both", "x")
  .replace("// Doubles by adding, digit by digit.", "/* all mine */")
  .replace("  if (carry", "  // what is left\n  if (carry");
const OTHER = `#include <iostream>
int main() {
  long long n = 0, twice = 0;
  std::cin >> n;
  for (long long bit = 1; bit <= n && bit > 0; bit <<= 1) {
    if ((n & bit) != 0) {
      twice |= bit << 1;
    } else if (bit > n) {
      break;
    }
  }
  std::cout << twice << "\\n";
  return twice % 2 == 0 ? 0 : 1;
}
`;

test("after a contest its jury sees which programs resemble each other, and what they share", async ({
  adminPage: admin,
  browser,
}) => {
  // One that no other story uses.
  const problemId = "the-widest-load";
  const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
  const made = await admin.request.post("/contest/create", {
    data: {
      ...{ title: `Cup alike ${Date.now()}`, intro: "", startsAt: inHours(-2), endsAt: inHours(2) },
      ...{ windowMinutes: null, freezeMinutes: null, rules: "icpc", penaltyMinutes: 20, teamSize: 1 },
      ...{ isListed: false, joinCode: null, problemIds: [problemId] },
    },
  });
  const { _id: contestId } = await made.json();
  const people = [
    ["Ada", PROGRAM],
    ["Bob", DISGUISED],
    ["Cleo", OTHER],
  ] as const;
  for (const [firstName, code] of people) {
    const context = await browser.newContext();
    const { request } = context;
    await signUp(request, { firstName, emailId: freshEmail(firstName.toLowerCase()) });
    expect((await request.post(`/contest/${contestId}/enter`, { data: { name: firstName } })).status()).toBe(200);
    // Whether a judge is there does not matter here.
    await askDatabase(
      `with sent as (insert into submission (user_id, problem_id, language, code, total, verdict, passed, judged_at)
                     select m.user_id, $2, 'cpp', $3, 5, 'AC', 5, now()
                       from contest_member m join contest_entry e on e.id = m.entry_id
                      where m.contest_id = $1 and e.name = $4 returning id, user_id)
       insert into contest_submission (contest_id, entry_id, problem_id, submission_id, at)
       select m.contest_id, m.entry_id, $2, sent.id, now() - interval '1 minute'
         from sent join contest_member m on m.user_id = sent.user_id and m.contest_id = $1`,
      [contestId, problemId, code, firstName],
    );
    await context.close();
  }
  // As if it were over.
  await askDatabase("update contest set ends_at = now(), starts_at = now() - interval '1 hour' where id = $1", [
    contestId,
  ]);
  await admin.goto(`/contests/${contestId}`);
  await admin.getByRole("tab", { name: "Likeness" }).click();
  const pairs = admin.getByRole("list", { name: "Pairs, the most alike first" }).getByRole("listitem");
  await expect(pairs).toHaveCount(1, { timeout: 30_000 });
  await expect(pairs).toContainText("Ada and Bob");
  await expect(admin.getByText("Likeness is no proof")).toBeVisible();
  await inspectScreen(admin, "contest-likeness");
  await pairs.getByRole("link").click();
  const part = admin.getByRole("region", { name: "Parts in common" }).getByRole("button").first();
  await part.press("Enter");
  await expect(part).toHaveAttribute("aria-pressed", "true");
  await expect(admin.getByRole("region", { name: "Code of Bob" })).toContainText("all mine");
  await expect(
    admin.getByRole("region", { name: "Code of Ada" }).getByRole("button", { name: "Part 1", exact: true }),
  ).toHaveAttribute("aria-pressed", "true");
  await inspectScreen(admin, "contest-like-pair");
  await admin.getByRole("link", { name: "All pairs" }).click();
  await admin.getByLabel("Programs").selectOption("last");
  await expect(pairs).toHaveCount(1, { timeout: 30_000 });
});
