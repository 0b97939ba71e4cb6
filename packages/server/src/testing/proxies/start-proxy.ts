import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { randomInt } from "node:crypto";
import { once } from "node:events";
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import net from "node:net";
import os from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

const DOCUMENT = path.join(import.meta.dirname, "../../../../../docs/operations.md");
const APACHE_MODULES = "/usr/lib/apache2/modules";

/** A proxy that operators use, started as docs/operations.md configures it. */
export interface StandingProxy {
  /** `https://localhost:…`. */
  address: string;
  /** Its certificate, which nobody else has signed. */
  certificate: string;
  stop: () => Promise<void>;
}

interface ProxyKind {
  program: string;
  /** Of a folder with the configuration in the file `config`. */
  command: (folder: string) => readonly string[];
  /** What a machine's own configuration says around the block of the document. */
  around: (block: string, place: Place) => string;
}

interface Place {
  folder: string;
  port: number;
  certificate: string;
  key: string;
}

const KINDS = {
  nginx: {
    program: "/usr/sbin/nginx",
    command: (folder) => ["-p", folder, "-c", "config", "-e", "stderr", "-g", "daemon off;"],
    around: (block, { folder }) =>
      `pid ${folder}/pid; ${userLine("user root;")} events {} http { access_log off;
${["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map((name) => `${name}_temp_path ${folder}/${name};`).join("\n")}
${block} }`,
  },
  haproxy: {
    program: "/usr/sbin/haproxy",
    command: (folder) => ["-db", "-f", path.join(folder, "config")],
    around: (block) => block,
  },
  apache: {
    program: "/usr/sbin/apache2",
    command: (folder) => ["-D", "FOREGROUND", "-d", folder, "-f", path.join(folder, "config")],
    around: (block, { folder, port }) =>
      `${["mpm_event", "authz_core", "ssl", "http2", "proxy", "proxy_http", "headers", "socache_shmcb"]
        .map((name) => `LoadModule ${name}_module ${APACHE_MODULES}/mod_${name}.so`)
        .join("\n")}
PidFile ${folder}/pid
DefaultRuntimeDir ${folder}
ErrorLog ${folder}/error.log
ServerName localhost
${userLine("User www-data\nGroup www-data")}
Listen ${port}
${block}`,
  },
  caddy: {
    program: "/usr/bin/caddy",
    command: (folder) => ["run", "--adapter", "caddyfile", "--config", path.join(folder, "config")],
    around: (block, { certificate, key }) =>
      `{\n  admin off\n  auto_https disable_redirects\n}\n${block.replace("{\n", `{\n  tls ${certificate} ${key}\n`)}`,
  },
} as const satisfies Record<string, ProxyKind>;

export type ProxyName = keyof typeof KINDS;
export const PROXY_NAMES: readonly ProxyName[] = ["nginx", "haproxy", "apache", "caddy"];

export function isInstalled(name: ProxyName): boolean {
  return existsSync(KINDS[name].program);
}

/** In front of the site at this port of loopback. Rejects with what the proxy has said where it does not start. */
export async function startProxy(name: ProxyName, sitePort: number): Promise<StandingProxy> {
  const kind: ProxyKind = KINDS[name];
  const folder = mkdtempSync(path.join(os.tmpdir(), `verdict-${name}-`));
  chmodSync(folder, 0o755);
  const place = { folder, port: await freePort(), ...makeCertificate(folder) };
  writeFileSync(path.join(folder, "config"), kind.around(fitted(blockOf(name), place, sitePort), place));
  const environment = {
    PATH: "/usr/sbin:/usr/bin:/sbin:/bin",
    HOME: folder,
    XDG_DATA_HOME: folder,
    XDG_CONFIG_HOME: folder,
  };
  const child = spawn(kind.program, kind.command(folder), { env: environment, stdio: ["ignore", "pipe", "pipe"] });
  let said = "";
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (data: Buffer) => {
      said += data.toString();
    });
  const stop = async () => {
    await end(child);
    rmSync(folder, { recursive: true, force: true });
  };
  while (!(await isListening(place.port))) {
    if (child.exitCode === null) await sleep(50);
    else {
      const log = path.join(folder, "error.log");
      const logged = existsSync(log) ? readFileSync(log, "utf8") : "";
      await stop();
      throw new Error(`${name} did not start: ${said}${logged}`);
    }
  }
  const certificate = readFileSync(place.certificate, "utf8");
  return { address: `https://localhost:${place.port}`, certificate, stop };
}

/** The block of the document that is written in the proxy's own language. */
function blockOf(name: ProxyName): string {
  const block = new RegExp(`^\`\`\`${name}\\n([\\s\\S]*?)^\`\`\`$`, "m").exec(readFileSync(DOCUMENT, "utf8"))?.[1];
  if (block === undefined) throw new Error(`docs/operations.md has no configuration of ${name}`);
  return block;
}

/** The same with the ports, the name and the certificate of this test. */
function fitted(block: string, { folder, port, certificate, key }: Place, sitePort: number): string {
  return block
    .replaceAll("127.0.0.1:3000", `127.0.0.1:${sitePort}`)
    .replaceAll("listen 443", `listen ${port}`)
    .replaceAll(":443", `:${port}`)
    .replace(/^verdict\.example \{/m, `https://localhost:${port} {`)
    .replaceAll("verdict.example", "localhost")
    .replaceAll("/etc/ssl/verdict/certificate.pem", certificate)
    .replaceAll("/etc/ssl/verdict/key.pem", key)
    .replaceAll("/etc/ssl/verdict/both.pem", path.join(folder, "both.pem"));
}

function makeCertificate(folder: string): { certificate: string; key: string } {
  const certificate = path.join(folder, "certificate.pem");
  const key = path.join(folder, "key.pem");
  const names = ["-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:localhost"];
  const kind = ["-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-days", "2"];
  execFileSync("openssl", ["req", ...kind, "-keyout", key, "-out", certificate, ...names], { stdio: "ignore" });
  writeFileSync(path.join(folder, "both.pem"), `${readFileSync(certificate, "utf8")}${readFileSync(key, "utf8")}`);
  return { certificate, key };
}

/** Only who starts as root may name another user. */
function userLine(line: string): string {
  return process.getuid?.() === 0 ? line : "";
}

/** Below those that the system gives to outgoing connections, of which a test makes many. */
const FIRST_PORT = 20_000;
const PORTS = 10_000;

async function freePort(): Promise<number> {
  for (;;) {
    const port = FIRST_PORT + randomInt(PORTS);
    const server = net.createServer();
    // On all addresses, as the proxies listen.
    const isFree = await new Promise<boolean>((resolve) => {
      server.once("error", () => resolve(false)).listen(port, () => resolve(true));
    });
    if (!isFree) continue;
    server.close();
    await once(server, "close");
    return port;
  }
}

function isListening(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = net.connect({ port, host: "127.0.0.1" }, () => {
      socket.destroy();
      resolve(true);
    });
    socket.on("error", () => resolve(false));
  });
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, "exit");
  child.kill("SIGTERM");
  await ended;
}
