import { useMutation, useQueryClient } from "@tanstack/react-query";
import { leaveClass } from "@verdict/contract/classes";
import { useState } from "react";
import { useNavigate } from "react-router";
import { callApi } from "../../platform/call-api.ts";
import type { OpenSchoolClass } from "../../platform/open-answers.ts";
import { paths } from "../../platform/paths.ts";
import { FailureBox } from "../../ui/failure-box.tsx";

/** One press asks, the second leaves. */
export function LeavePanel({ schoolClass }: { schoolClass: OpenSchoolClass }) {
  const [isAsked, setIsAsked] = useState(false);
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const leave = useMutation({
    mutationFn: () => callApi(leaveClass, { params: { classId: schoolClass._id } }),
    onSuccess: async () => {
      await navigate(paths.classes);
      queryClient.removeQueries({ queryKey: ["class", schoolClass._id] });
    },
  });
  return (
    <div className="grid justify-items-start gap-3">
      {isAsked ? (
        <>
          <p className="text-muted">
            Its staff see nothing of you any more, and your grades there are gone. What you have submitted stays yours.
          </p>
          <div className="flex flex-wrap gap-3">
            <button type="button" className="btn-danger" disabled={leave.isPending} onClick={() => leave.mutate()}>
              Leave {schoolClass.name}
            </button>
            <button type="button" className="btn-quiet" onClick={() => setIsAsked(false)}>
              Stay
            </button>
          </div>
        </>
      ) : (
        <button type="button" className="btn-quiet h-9 px-3" onClick={() => setIsAsked(true)}>
          Leave the class
        </button>
      )}
      <FailureBox error={leave.error} fallback="You could not leave." />
    </div>
  );
}
