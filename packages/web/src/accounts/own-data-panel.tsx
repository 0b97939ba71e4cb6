import { exportAccount } from "@verdict/contract/profile";
import { Download } from "lucide-react";
import { TitledPanel } from "../ui/panel.tsx";

export function OwnDataPanel() {
  return (
    <TitledPanel title="Your Data">
      <p className="mb-4 leading-6 text-muted">
        Everything that this site keeps of you, as a zip: your account, every submission with its code, what you have
        solved, your conversations with the helper, and the log of your logins.
      </p>
      <a href={exportAccount.path} download className="btn-quiet w-fit gap-2">
        <Download className="size-4" aria-hidden="true" />
        Download my data
      </a>
    </TitledPanel>
  );
}
