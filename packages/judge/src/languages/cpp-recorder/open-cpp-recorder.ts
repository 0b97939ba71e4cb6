import type { Tool } from "@verdict/sandbox/sandbox";
import type { CppCompiler } from "../find-cpp-compiler.ts";
import { openPrecompiledHeader } from "../precompiled-header.ts";
import { type CppRecorderTools, canBeRecorded, recordingCompiler } from "./cpp-recorder.ts";
import { openStepAgent } from "./step-agent.ts";

/** Where boxes see what recorded programs are built of. */
const HEADERS_IN_BOX = "/opt/judge/step-headers";
const AGENT_IN_BOX = "/opt/judge/step-agent";

/**
 * What C++ programs that are recorded are built of, in the shared folder, at once; `made` resolves when all of it is
 * there. The header is begun after the ordinary one, which everybody waits for. Null where none can be recorded.
 */
export async function openCppRecorder(
  compiler: CppCompiler | null,
  { folder, after, signal }: { folder: string; after: Promise<void> | undefined; signal: AbortSignal | undefined },
): Promise<{ tools: CppRecorderTools; shown: Tool[]; made: Promise<void> } | null> {
  if (compiler === null || !canBeRecorded(compiler)) return null;
  const recording = recordingCompiler(compiler);
  const [header, agent] = await Promise.all([
    openPrecompiledHeader(recording, folder, signal, after),
    openStepAgent(recording, folder, signal),
  ]);
  let isAgentMade = false;
  const agentMade = agent.made.then(() => {
    isAgentMade = true;
  });
  return {
    tools: {
      headerFolder: HEADERS_IN_BOX,
      agentFolder: AGENT_IN_BOX,
      agentKey: agent.key,
      isAgentMade: () => isAgentMade,
    },
    shown: [
      { hostPath: header.folder, boxPath: HEADERS_IN_BOX },
      { hostPath: agent.folder, boxPath: AGENT_IN_BOX },
    ],
    made: Promise.all([header.made, agentMade]).then(() => undefined),
  };
}
