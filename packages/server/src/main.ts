import type { FastifyInstance } from "fastify";
import { type AppParts, buildApp } from "./app.ts";
import type { Config } from "./config.ts";
import { createContext } from "./create-context.ts";
import type { Log } from "./platform/log.ts";
import { createPool } from "./platform/postgres/pool.ts";
import { reasonOf, StartError } from "./terminal-errors.ts";
import { requireUsableBucket } from "./videos/s3/require-usable-bucket.ts";

export interface StartOptions extends AppParts {
  /** A database with the whole schema. */
  databaseUrl: string;
  directUrl: string;
  log: Log;
}

export interface RunningServer {
  /** Where it listens: `http://127.0.0.1:3000`. */
  address: string;
  /** Ends open requests and connections. May be called twice. */
  close: () => Promise<void>;
}

/** Starts one web server; any number of them may share a database. Throws StartError. */
export async function startServer(config: Config, options: StartOptions): Promise<RunningServer> {
  if (config.s3 !== null) await requireUsableBucket(config.s3, options.log);
  const pool = createPool({ url: options.databaseUrl, directUrl: options.directUrl }, options.log);
  try {
    await pool.query("select 1");
  } catch (cause) {
    await pool.end();
    throw new StartError(`The database ${withoutPassword(options.databaseUrl)} cannot be reached: ${reasonOf(cause)}`, {
      cause,
    });
  }
  const context = createContext({ config, pool, directUrl: options.directUrl, log: options.log });
  const app = await buildApp(context, options);
  let closing: Promise<void> | null = null;
  const close = () => {
    closing ??= app
      .close()
      .then(() => context.notifications.stop())
      .then(() => pool.end());
    return closing;
  };
  try {
    return { address: await listen(app, config), close };
  } catch (error) {
    await close();
    throw error;
  }
}

async function listen(app: FastifyInstance, config: Config): Promise<string> {
  const place = `port ${config.port} on ${config.host}`;
  try {
    return await app.listen({ port: config.port, host: config.host });
  } catch (cause) {
    const code = (cause as NodeJS.ErrnoException).code;
    if (code === "EADDRINUSE") {
      throw new StartError(`Another program listens to ${place} already; set PORT to another number`, { cause });
    }
    if (code === "EACCES") throw new StartError(`This user may not listen to ${place}; set PORT above 1023`, { cause });
    if (code === "EADDRNOTAVAIL" || code === "ENOTFOUND") {
      throw new StartError(`HOST ${config.host} is no address of this machine`, { cause });
    }
    throw cause;
  }
}

function withoutPassword(databaseUrl: string): string {
  if (!URL.canParse(databaseUrl)) return "in DATABASE_URL";
  const url = new URL(databaseUrl);
  url.password = "";
  return url.href;
}
