#!/usr/bin/env node
import { setTimeout } from "node:timers/promises";
import { CliError, UsageError } from "./cli-error.ts";
import { readEnvironment } from "./environment.ts";
import { runCommand } from "./run-command.ts";
import { openTerminal } from "./terminal.ts";

const terminal = openTerminal();
try {
  const environment = readEnvironment(process.env);
  process.exitCode = await runCommand(
    { environment, folder: process.cwd(), terminal, pause: (ms) => setTimeout(ms) },
    process.argv.slice(2),
  );
} catch (error) {
  if (!(error instanceof CliError)) throw error;
  terminal.say(error.message);
  if (error instanceof UsageError) terminal.say("verdict --help shows what there is.");
  process.exitCode = error instanceof UsageError ? 2 : 1;
}
