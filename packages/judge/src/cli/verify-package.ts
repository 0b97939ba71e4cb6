import { withPackage } from "@verdict/catalogue/open-package";
import { PackageError } from "@verdict/catalogue/package-error";
import { packageFindings } from "@verdict/catalogue/package-findings";
import { readPackage } from "@verdict/catalogue/read-package";
import type { PackageFinding } from "@verdict/contract/problem-packages";
import { readCliConfig } from "./cli-config.ts";
import { allSolutions } from "./package-task.ts";
import { verifySolutions } from "./verify-solutions.ts";
import { withJudge } from "./with-judge.ts";

type Print = (line: string) => void;

/**
 * Everything that is wrong with a problem package from anywhere, a folder or a zip, found without a database: errors are
 * what it would be refused for and solutions without the verdict of their folder, warnings what it lacks or what an
 * import leaves out. `print` gets a line for each solution.
 */
export async function verifyPackage(file: string, print: Print): Promise<PackageFinding[]> {
  try {
    return await withPackage(file, (folder) => findingsOf(folder, print));
  } catch (error) {
    if (!(error instanceof PackageError)) throw error;
    return [{ severity: "error", file: error.file, message: error.reason }];
  }
}

async function findingsOf(folder: string, print: Print): Promise<PackageFinding[]> {
  const problem = await readPackage(folder);
  const findings = await packageFindings(folder, problem);
  const isAnyAccepted = allSolutions(problem).some(({ expected }) => expected.length === 1 && expected[0] === "AC");
  if (!isAnyAccepted) {
    const message = "holds no solution in C++, Java or JavaScript";
    findings.push({ severity: "error", file: "submissions/accepted", message });
  }
  if (allSolutions(problem).length === 0) return findings;
  const config = { ...readCliConfig(process.env), staysWarm: false };
  const failing = await withJudge(config, (judge) => verifySolutions(judge, problem, print));
  for (const { solution, message } of failing) {
    findings.push({ severity: "error", file: `submissions/${solution.name}`, message });
  }
  return findings;
}
