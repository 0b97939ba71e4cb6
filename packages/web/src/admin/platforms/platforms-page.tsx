import { useQuery } from "@tanstack/react-query";
import { ltiPlatforms } from "@verdict/contract/lti-platforms";
import { School } from "lucide-react";
import { useState } from "react";
import { callApi } from "../../platform/call-api.ts";
import type { OpenLtiPlatform } from "../../platform/open-answers.ts";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Loaded } from "../../ui/loaded.tsx";
import { TitledPanel } from "../../ui/panel.tsx";
import { AdminLayout, BACK_TO_PANEL } from "../admin-layout.tsx";
import { PlatformDialog } from "./platform-dialog.tsx";
import { ToolAddresses } from "./tool-addresses.tsx";

/** The learning platforms whose courses use this site. */
export function PlatformsPage() {
  const query = useQuery({
    queryKey: ["ltiPlatforms"],
    queryFn: ({ signal }) => callApi(ltiPlatforms, { signal }),
    staleTime: 0,
  });
  const [changed, setChanged] = useState<OpenLtiPlatform | "new" | null>(null);
  return (
    <AdminLayout
      title="Learning platforms"
      text="Moodle, Canvas and others open classes here by LTI 1.3, and get their grades."
      back={BACK_TO_PANEL}
      aside={
        <button type="button" className="btn-cta" onClick={() => setChanged("new")}>
          Add a platform
        </button>
      }
    >
      <Loaded query={query} what="the platforms">
        {({ tool, platforms }) => (
          <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
            <TitledPanel title="Platforms">
              {platforms.length === 0 ? (
                <EmptyState
                  icon={<School className="size-5" aria-hidden="true" />}
                  title="No platform is connected."
                  hint="Enter the addresses below at your platform, then add here what it shows."
                />
              ) : (
                <PlatformList platforms={platforms} onChange={setChanged} />
              )}
            </TitledPanel>
            <ToolAddresses tool={tool} />
          </div>
        )}
      </Loaded>
      {changed !== null && (
        <PlatformDialog platform={changed === "new" ? null : changed} onClose={() => setChanged(null)} />
      )}
    </AdminLayout>
  );
}

function PlatformList(input: { platforms: readonly OpenLtiPlatform[]; onChange: (one: OpenLtiPlatform) => void }) {
  return (
    <ul aria-label="Platforms" className="divide-y divide-line">
      {input.platforms.map((platform) => (
        <li key={platform._id} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-3">
          <span className="min-w-0 flex-1 basis-48">
            <span className="block truncate font-medium">{platform.name}</span>
            <span className="block truncate text-[0.8125rem] text-muted">{platform.issuer}</span>
          </span>
          <span className="num text-[0.8125rem] text-muted">
            {platform.classes === 1 ? "1 class" : `${platform.classes} classes`},{" "}
            {platform.people === 1 ? "1 person" : `${platform.people} people`}
          </span>
          <button
            type="button"
            className="btn-quiet h-8 px-3"
            aria-label={`Change ${platform.name}`}
            onClick={() => input.onChange(platform)}
          >
            Change
          </button>
        </li>
      ))}
    </ul>
  );
}
