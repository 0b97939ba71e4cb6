import type { Diagnostic } from "../diagnostics.ts";

/**
 * The first frame of the JVM's stack trace that is in the user's own file, with what was thrown. `frame` has the line as
 * its first group; frames of the JDK carry a module's name.
 */
export function jvmTrace(frame: RegExp): (errorOutput: string) => Diagnostic[] {
  return (errorOutput) => {
    const message = /^Exception in thread "[^"]*" (.*)$/m.exec(errorOutput);
    if (message === null) return [];
    const found = frame.exec(errorOutput.slice(message.index));
    return found === null
      ? []
      : [{ line: Number(found[1]), column: null, severity: "error", message: message[1] ?? "" }];
  };
}
