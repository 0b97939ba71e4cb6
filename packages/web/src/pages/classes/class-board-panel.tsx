import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { classBoard, standOnClassBoard } from "@verdict/contract/boards";
import { callApi } from "../../platform/call-api.ts";
import type { OpenSchoolClass } from "../../platform/open-answers.ts";
import { PeopleBoardTable } from "../../profile/people-board.tsx";
import { FailureBox } from "../../ui/failure-box.tsx";
import { Loaded } from "../../ui/loaded.tsx";
import { SettingSwitch } from "../../ui/setting-switch.tsx";

/** Of those in the class who wish to be compared. Whoever does not is not mentioned. */
export function ClassBoardPanel({ schoolClass }: { schoolClass: OpenSchoolClass }) {
  const queryKey = ["classBoard", schoolClass._id];
  const params = { classId: schoolClass._id };
  const query = useQuery({ queryKey, queryFn: ({ signal }) => callApi(classBoard, { params, signal }), staleTime: 0 });
  const queryClient = useQueryClient();
  const change = useMutation({
    mutationFn: (standsOnIt: boolean) => callApi(standOnClassBoard, { params, body: { standsOnIt } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey }),
  });
  return (
    <div className="grid gap-4 p-5">
      <Loaded query={query} what="the board">
        {(board) => (
          <>
            {board.rows.length === 0 ? (
              <p className="text-muted">Nobody stands on the board yet.</p>
            ) : (
              <PeopleBoardTable caption="Problems solved by those who stand on the board" rows={board.rows} />
            )}
            <FailureBox error={change.error} fallback="This could not be changed." />
            {schoolClass.role !== null && (
              <SettingSwitch
                label="Stand on the board"
                checked={board.standsOnIt}
                disabled={change.isPending || (schoolClass.isArchived && !board.standsOnIt)}
                onChange={(event) => change.mutate(event.target.checked)}
              >
                The class then sees your name, how many problems you have solved within 7 and 30 days and in all, and
                your streak. Nobody but you can put you on it, and it does not say who is not.
              </SettingSwitch>
            )}
          </>
        )}
      </Loaded>
    </div>
  );
}
