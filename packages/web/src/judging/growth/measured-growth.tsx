import { LazyModule } from "../../ui/lazy-module.tsx";

const loadGrowth = () => import("./growth-study.tsx");

/**
 * How the time of a submission grows: what was measured, or one press that measures it. Code of its own, for those who
 * have submitted.
 */
export function MeasuredGrowth({ submissionId }: { submissionId: string }) {
  return (
    <LazyModule load={loadGrowth} name="The measured growth" pending={null}>
      {({ GrowthStudy }) => <GrowthStudy key={submissionId} submissionId={submissionId} />}
    </LazyModule>
  );
}
