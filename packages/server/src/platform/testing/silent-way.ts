import { mkdtempSync, rmSync } from "node:fs";
import net from "node:net";
import os from "node:os";
import path from "node:path";

/** A way to a database that can fall silent, as one behind a firewall does that has forgotten its connections. */
export interface SilentWay {
  /** The address of the database by this way. */
  url: string;
  /**
   * From now on nothing passes on the connections that are open, in neither direction, and none is closed; new ones
   * work.
   */
  fallSilent: () => void;
  close: () => Promise<void>;
}

/** `url` leads to the socket of a database on this machine, as those of the tests do. */
export async function openWayTo(url: string): Promise<SilentWay> {
  const place = new URLSearchParams(url.slice(url.indexOf("?")));
  const name = `.s.PGSQL.${place.get("port")}`;
  const target = path.join(place.get("host") ?? "", name);
  const folder = mkdtempSync(path.join(os.tmpdir(), "verdict-silent-"));
  const open = new Set<net.Socket>();
  const server = net.createServer((near) => {
    const far = net.connect(target);
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(from);
      from.on("error", () => undefined);
      from.pipe(to);
      from.on("close", () => {
        open.delete(from);
        // What has fallen silent tells the other end nothing.
        if (from.listenerCount("data") > 0) to.destroy();
      });
    }
  });
  await new Promise<void>((resolve) => server.listen(path.join(folder, name), resolve));
  place.set("host", folder);
  return {
    url: `${url.slice(0, url.indexOf("?"))}?${place}`,
    fallSilent() {
      for (const socket of open) {
        socket.unpipe();
        socket.pause();
      }
    },
    async close() {
      for (const socket of open) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
