import type { FastifyInstance } from "fastify";

interface BrowserReply {
  status: number;
  // biome-ignore lint/suspicious/noExplicitAny: a test looks into bodies of every shape.
  body: any;
  headers: Record<string, string | string[] | number | undefined>;
}

/** Keeps cookies from call to call, as a browser does. */
export interface Browser {
  cookies: Map<string, string>;
  get: (url: string) => Promise<BrowserReply>;
  post: (url: string, body?: object) => Promise<BrowserReply>;
}

export function openBrowser(
  app: FastifyInstance,
  input: { ip?: string; headers?: Record<string, string> } = {},
): Browser {
  const cookies = new Map<string, string>();
  const call = async (method: "GET" | "POST", url: string, body?: object): Promise<BrowserReply> => {
    const reply = await app.inject({
      method,
      url,
      ...(body === undefined ? {} : { payload: body }),
      ...(input.ip === undefined ? {} : { remoteAddress: input.ip }),
      headers: {
        ...input.headers,
        cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join("; "),
      },
    });
    for (const { name, value } of reply.cookies) {
      if (value === "") cookies.delete(name);
      else cookies.set(name, value);
    }
    return { status: reply.statusCode, body: reply.json(), headers: reply.headers };
  };
  return {
    cookies,
    get: (url) => call("GET", url),
    post: (url, body) => call("POST", url, body),
  };
}
