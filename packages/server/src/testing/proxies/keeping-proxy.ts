import { once } from "node:events";
import http from "node:http";
import type { AddressInfo } from "node:net";

/** A proxy that keeps connections to its servers, as nginx does with `keepalive` in an upstream. */
export interface KeepingProxy {
  address: string;
  /** Whom it asks from now on, in turn. */
  servers: string[];
  stop: () => Promise<void>;
}

/**
 * Asks the next server only where one refuses the connection: what was sent over one that breaks may have been done
 * already, and whoever has asked gets 502.
 */
export async function startKeepingProxy(servers: string[]): Promise<KeepingProxy> {
  const agent = new http.Agent({ keepAlive: true });
  let turn = 0;
  const proxy = http.createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      const body = Buffer.concat(chunks);
      const asks = turn++;
      const servers = [...self.servers];
      const ask = (refused: number) => {
        const address = servers[(asks + refused) % servers.length];
        const { connection: _, ...headers } = request.headers;
        const { method = "GET", url = "/" } = request;
        const asked = http.request(address + url, { agent, method, headers }, (answer) => {
          const { connection: _own, "keep-alive": _time, ...passed } = answer.headers;
          response.writeHead(answer.statusCode ?? 500, passed);
          answer.on("error", () => response.destroy());
          answer.pipe(response);
        });
        asked.on("error", (error: NodeJS.ErrnoException) => {
          if (error.code === "ECONNREFUSED" && refused + 1 < servers.length) ask(refused + 1);
          else if (!response.headersSent) response.writeHead(502).end(`${error.code}`);
        });
        asked.end(body);
      };
      ask(0);
    });
  });
  proxy.listen(0, "127.0.0.1");
  await once(proxy, "listening");
  const self: KeepingProxy = {
    address: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`,
    servers,
    async stop() {
      agent.destroy();
      proxy.closeAllConnections();
      proxy.close();
      await once(proxy, "close");
    },
  };
  return self;
}
