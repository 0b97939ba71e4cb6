import { parseArguments, USAGE } from "./arguments.ts";
import type { CommandContext } from "./commands/command-context.ts";
import { history } from "./commands/history.ts";
import { list } from "./commands/list.ts";
import { login, logout } from "./commands/login.ts";
import { pull, send } from "./commands/pull.ts";
import { run } from "./commands/run.ts";
import { showSteps } from "./commands/steps.ts";
import { submit } from "./commands/submit.ts";
import { testLocally } from "./commands/test-locally.ts";

/** Does what the words say and returns the exit code. Throws CliError for what a person can put right. */
export async function runCommand(context: CommandContext, words: readonly string[]): Promise<number> {
  const order = parseArguments(words);
  switch (order.kind) {
    case "help":
      context.terminal.print(USAGE);
      return 0;
    case "login":
      return await login(context, order);
    case "logout":
      return await logout(context);
    case "list":
      return await list(context, order);
    case "pull":
      return await pull(context, order);
    case "send":
      return await send(context, order);
    case "test":
      return await testLocally(context, order);
    case "run":
      return await run(context, order);
    case "steps":
      return await showSteps(context, order);
    case "submit":
      return await submit(context, order);
    case "history":
      return await history(context, order);
    default:
      return order satisfies never;
  }
}
