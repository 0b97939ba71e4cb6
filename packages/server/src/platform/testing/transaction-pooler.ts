import { spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, chownSync, existsSync, mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

/** A real PgBouncer in front of a database, which lends its connections for one transaction at a time. */
export interface TransactionPooler {
  /** The address of the database through the pooler. */
  url: string;
  close: () => Promise<void>;
}

const PORT = 6432;

/**
 * `url` leads to the socket of a database on this machine, as those of the tests do. `settings` are lines of
 * pgbouncer.ini; without any it is as it comes, which refuses what it does not know at the start of a connection.
 */
export async function startTransactionPooler(
  url: string,
  settings: readonly string[] = [],
): Promise<TransactionPooler> {
  const { host, port, user, password, name } = placesOf(url);
  const folder = mkdtempSync(path.join(os.tmpdir(), "verdict-pooler-"));
  const file = path.join(folder, "pgbouncer.ini");
  const secret = password === "" ? "" : ` password=${password}`;
  const lines = [
    "[databases]",
    `${name} = host=${host} port=${port} user=${user}${secret}`,
    "[pgbouncer]",
    "pool_mode = transaction",
    "auth_type = any",
    "listen_addr =",
    `listen_port = ${PORT}`,
    `unix_socket_dir = ${folder}`,
    ...settings,
  ];
  writeFileSync(file, `${lines.join("\n")}\n`);
  chmodSync(folder, 0o755);
  // It refuses to be root; the owner of the database may come to its socket.
  const { uid, gid } = statSync(host);
  for (const place of [folder, file]) chownSync(place, uid, gid);
  const child = spawn("/usr/sbin/pgbouncer", ["--quiet", file], { uid, gid, stdio: "ignore" });
  const ended = once(child, "exit");
  while (!existsSync(path.join(folder, `.s.PGSQL.${PORT}`))) {
    if (child.exitCode !== null) throw new Error("PgBouncer did not start");
    await sleep(20);
  }
  return {
    url: `postgres://${user}@/${name}?host=${encodeURIComponent(folder)}&port=${PORT}`,
    async close() {
      child.kill("SIGKILL");
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Of `postgres://app:secret@/name?host=/folder&port=1`, which is no URL to the web's rules. */
function placesOf(url: string) {
  const place = new URLSearchParams(url.slice(url.indexOf("?")));
  const [, user = "", password = "", name = ""] = /\/\/([^:@]*):?([^@]*)@\/([^?]*)/.exec(url) ?? [];
  return { host: place.get("host") ?? "", port: place.get("port") ?? "", user, password, name };
}
