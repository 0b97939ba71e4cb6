import { startVerdict } from "../check-contenders.ts";

/*
 * A web server as a process of its own, on the database whose address is the first argument. It tells where it listens.
 */

const [, , databaseUrl = ""] = process.argv;
process.on("disconnect", () => process.exit(0));
const server = await startVerdict(databaseUrl);
process.send?.({ address: server.address });
