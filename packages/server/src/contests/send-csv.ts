import type { FastifyReply } from "fastify";

/** As a file with this name. */
export function sendCsv(reply: FastifyReply, { name, text }: { name: string; text: string }): void {
  reply.header("content-disposition", `attachment; filename="${name}.csv"`);
  reply.type("text/csv; charset=utf-8").send(text);
}
