import { useQueryClient } from "@tanstack/react-query";
import { createProblem } from "@verdict/contract/admin-problems";
import { useMemo } from "react";
import { useNavigate } from "react-router";
import { emptyForm } from "../authoring/form-values.ts";
import { ProblemForm } from "../authoring/problem-form.tsx";
import { useSaveProblem } from "../authoring/use-save-problem.ts";
import { paths } from "../platform/paths.ts";
import { AdminLayout, BACK_TO_PANEL } from "./admin-layout.tsx";
import { ImportPanel } from "./import-panel.tsx";

export function CreatePage() {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const saver = useSaveProblem();
  const values = useMemo(emptyForm, []);
  return (
    <AdminLayout
      title="Create New Problem"
      text="It is stored once all three reference solutions pass all tests. A draft needs a title and a description."
      back={BACK_TO_PANEL}
    >
      <ImportPanel />
      <ProblemForm
        values={values}
        saveText="Create Problem"
        saver={saver}
        save={(body) => saver.send(createProblem, body)}
        offersDraft
        onSaved={({ _id }, { isDraft }) => {
          void queryClient.invalidateQueries();
          alert("Problem created successfully!");
          void navigate(isDraft === true ? paths.adminUpdate(_id) : paths.home);
        }}
      />
    </AdminLayout>
  );
}
