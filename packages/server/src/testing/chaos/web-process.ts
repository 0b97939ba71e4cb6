import { startVerdict } from "../check-contenders.ts";

/*
 * A web server as a process of its own, on the database whose address is the first argument; where that leads to a
 * pooler, the second one is the database's own. It tells where it listens.
 */

const [, , databaseUrl = "", directUrl = databaseUrl] = process.argv;
process.on("disconnect", () => process.exit(0));
const server = await startVerdict(databaseUrl, directUrl);
process.send?.({ address: server.address });
