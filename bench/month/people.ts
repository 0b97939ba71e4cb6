import type pg from "pg";
import * as z from "zod/mini";
import type { Answers, Ask, Reply } from "./ask.ts";
import { PROBLEMS, type Program, programFor } from "./programs.ts";

/*
 * A thousand people, of whom some come on a day. What each does is drawn by lot, from numbers that are the same in
 * every month, so that two months can be compared.
 */

export const PEOPLE = 1_000;
/** Most of them come once and never again; these come back, and have a session more often than not. */
const REGULARS = 100;
/** Of a hundred visits: the others only read. */
const SOLVING = 35;
/** So many of them are there at once. */
const AT_ONCE = 6;

interface Person {
  emailId: string;
  /** Empty: logs in first. */
  cookie: string;
}

/** A submission that was answered. */
interface Judged {
  id: string;
  ms: number;
  isAsExpected: boolean;
}

export interface Crowd {
  /** So many people come one after the other and do what they do. */
  visit: (people: number) => Promise<void>;
  /** What nobody comes back for: registrations and new passwords that are never confirmed, wrong passwords. */
  leaveThings: () => Promise<void>;
  /** All that were answered so far. */
  judged: readonly Judged[];
  /** Submissions that were refused or whose answer never came, with what came instead. */
  unanswered: readonly string[];
  answers: Answers;
}

const Submitted = z.object({ submissionId: z.string(), verdict: z.string() });
const Drafts = z.object({ drafts: z.array(z.object({ slot: z.string(), revision: z.number() })) });

/** Makes the accounts, all with the administrator's password, past the site: nobody registers a thousand times. */
export async function makePeople(database: pg.Pool): Promise<void> {
  await database.query(
    `insert into user_account (email_id, first_name, password_hash)
     select 'person-' || n || '@month.example', 'Person', admin.password_hash
       from generate_series(1, $1::int) n, (select password_hash from user_account where role = 'admin' limit 1) admin`,
    [PEOPLE],
  );
}

export function createCrowd(asking: { ask: Ask; answers: Answers }, password: string): Crowd {
  const { ask, answers } = asking;
  const people: Person[] = Array.from({ length: PEOPLE }, (_, place) => ({
    emailId: `person-${place + 1}@month.example`,
    cookie: "",
  }));
  const judged: Judged[] = [];
  const unanswered: string[] = [];
  const draw = createLots();
  let count = 0;

  async function submit(person: Person, problem: string, program: Program): Promise<string> {
    const begin = performance.now();
    const { language, code } = program;
    const { cookie } = person;
    const path = `/submission/submit/${problem}`;
    const reply = await ask({ name: "submit", method: "POST", path, cookie, body: { language, code } });
    const answer = z.safeParse(Submitted, reply.body);
    if (!answer.success) {
      unanswered.push(`${reply.status} ${JSON.stringify(reply.body)}`);
      return "";
    }
    const { submissionId: id, verdict } = answer.data;
    judged.push({ id, ms: performance.now() - begin, isAsExpected: verdict === program.verdict });
    return verdict;
  }

  async function keepDraft({ cookie }: Person, problem: string, slot: string, text: string): Promise<void> {
    const path = `/submission/drafts/${problem}`;
    const kept = z.safeParse(Drafts, (await ask({ name: "drafts", path, cookie })).body);
    const revision = kept.data?.drafts.find((draft) => draft.slot === slot)?.revision ?? 0;
    await ask({ name: "draft", method: "PUT", path, cookie, body: { slot, text, revision } });
  }

  async function visitOnce(person: Person): Promise<void> {
    count += 1;
    const problem = PROBLEMS[draw(PROBLEMS.length)] ?? PROBLEMS[0];
    if (person.cookie === "") person.cookie = (await logIn(ask, person.emailId, password)).cookie;
    const { cookie } = person;
    for (const [name, path] of [
      ["check", "/user/check"],
      ["list", "/problem/getAllProblem"],
      ["problem", `/problem/problemById/${problem}`],
      ["history", `/problem/submittedProblem/${problem}`],
    ] as const) {
      const { status } = await ask({ name, path, cookie });
      // The session has ended meanwhile: as a browser does, log in again.
      if (status === 401) {
        person.cookie = "";
        return;
      }
    }
    if (draw(100) < SOLVING) await solve(person, problem);
    const leaving = draw(100);
    if (leaving < 10) await ask({ name: "logout", method: "POST", path: "/user/logout", cookie });
    // Another device next time: the session is left behind.
    if (leaving < 20) person.cookie = "";
  }

  async function solve(person: Person, problem: string): Promise<void> {
    const { cookie } = person;
    const lot = draw(100);
    const language = lot < 88 ? "javascript" : lot < 98 ? "cpp" : "java";
    const verdict = (["AC", "AC", "AC", "WA", "CE"] as const)[draw(5)] ?? "AC";
    const program = programFor(problem, { language, verdict }, `${count}`);
    await keepDraft(person, problem, language, program.code);
    if (draw(100) < 40) {
      const body = { language, code: program.code };
      await ask({ name: "run", method: "POST", path: `/submission/run/${problem}`, cookie, body });
    }
    const given = await submit(person, problem, program);
    if (given === "AC" && draw(100) < 20) {
      const body = { text: `What helped me, number ${count}.` };
      await ask({ name: "comment", method: "POST", path: `/problem/talk/${problem}/comment`, cookie, body });
    }
    if (draw(100) < 10)
      await ask({ name: "bookmark", method: "PUT", path: `/problem/lists/bookmarks/${problem}`, cookie });
    if (draw(100) < 5) {
      const body = { name: "A program", scope: "read", expiresIn: 1 + draw(3) };
      await ask({ name: "token", method: "POST", path: "/user/tokens", cookie, body });
    }
  }

  return {
    judged,
    unanswered,
    answers,
    async visit(number) {
      const from = draw(REGULARS);
      let next = 0;
      const come = async () => {
        while (next < number) {
          const person = people[(from + next * 7) % REGULARS];
          next += 1;
          if (person !== undefined) await visitOnce(person);
        }
      };
      await Promise.all(Array.from({ length: AT_ONCE }, come));
    },
    async leaveThings() {
      count += 1;
      const emailId = `newcomer-${count}@month.example`;
      await ask({
        ...{ name: "register", method: "POST", path: "/user/register" },
        body: { emailId, firstName: "Newcomer", password: "never-confirmed-1" },
      });
      const person = people[draw(PEOPLE)];
      if (person === undefined) return;
      const body = { emailId: person.emailId };
      await ask({ name: "forgot", method: "POST", path: "/user/forgot-password", body });
      await logIn(ask, person.emailId, "not the password");
    },
  };
}

export async function logIn(ask: Ask, emailId: string, password: string): Promise<Reply> {
  return await ask({ name: "login", method: "POST", path: "/user/login", body: { emailId, password } });
}

/** Draws whole numbers below a bound, the same ones in every month (a multiplicative congruential generator). */
function createLots(): (bound: number) => number {
  let state = 20_261_129;
  return (bound) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % bound;
  };
}
