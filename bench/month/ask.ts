/** What came of all that was asked: how often each call had which answer, and which of them are failures of the site. */
export interface Answers {
  asked: number;
  /** By call and status, of all that was not answered with 200. */
  others: Map<string, number>;
  /** Server errors, and calls that got no answer at all. */
  failures: number;
}

interface Asked {
  /** Under which it is counted. */
  name: string;
  method?: "GET" | "POST" | "PUT" | "DELETE";
  path: string;
  cookie?: string;
  token?: string;
  body?: unknown;
}

export interface Reply {
  /** 0 where no answer came. */
  status: number;
  body: unknown;
  /** Those that the answer sets, as a Cookie header sends them; empty where it sets none. */
  cookie: string;
}

export type Ask = (asked: Asked) => Promise<Reply>;

export function createAsking(origin: string): { ask: Ask; answers: Answers } {
  const answers: Answers = { asked: 0, others: new Map(), failures: 0 };
  const count = (name: string, status: number | string) => {
    const key = `${name}: ${status}`;
    answers.others.set(key, (answers.others.get(key) ?? 0) + 1);
  };
  return {
    answers,
    async ask({ name, method = "GET", path, cookie, token, body }) {
      answers.asked += 1;
      const headers = {
        ...(cookie === undefined ? {} : { cookie }),
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        ...(body === undefined ? {} : { "content-type": "application/json" }),
      };
      try {
        const reply = await fetch(`${origin}${path}`, { method, headers, body: JSON.stringify(body) });
        const text = await reply.text();
        if (reply.status >= 500) answers.failures += 1;
        if (reply.status !== 200) count(name, reply.status);
        const set = reply.headers.getSetCookie().map((line) => line.split(";")[0]);
        return { status: reply.status, body: text.startsWith("{") ? JSON.parse(text) : text, cookie: set.join("; ") };
      } catch (error) {
        answers.failures += 1;
        const reason = error instanceof Error && error.cause instanceof Error ? error.cause.message : String(error);
        count(name, reason);
        return { status: 0, body: null, cookie: "" };
      }
    },
  };
}
