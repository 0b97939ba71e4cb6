import { useParams } from "react-router";
import { usePageTitle } from "../platform/page-meta.ts";

export function ProblemPage() {
  const { problemId = "" } = useParams();
  usePageTitle(problemId);
  return <h1 className="p-6 text-2xl font-semibold">{problemId}</h1>;
}
