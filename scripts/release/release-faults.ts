/** What a commit says of its version. */
export interface ReleaseState {
  /** By the path of each `package.json`. */
  versions: Readonly<Record<string, string>>;
  /** The same of `package-lock.json`, by the folder of each package of ours; "" is the root. */
  locked: Readonly<Record<string, string>>;
  changelog: string;
}

/**
 * What keeps a commit from being the release of a tag (`v0.2.0`), each as a sentence; none where tag, manifests, lock and
 * changelog say the same.
 */
export function releaseFaults(tag: string, { versions, locked, changelog }: ReleaseState): string[] {
  const version = /^v(\d+\.\d+\.\d+)$/.exec(tag)?.[1];
  if (version === undefined) return [`${tag} is no tag of a release: those are called v0.2.0, for example`];
  const others = (where: Readonly<Record<string, string>>, nameOf: (key: string) => string) =>
    Object.entries(where)
      .filter(([, told]) => told !== version)
      .map(([key, told]) => `${nameOf(key)} says ${told} and not ${version}`);
  return [
    ...others(versions, (path) => path),
    ...others(locked, (folder) => `package-lock.json of ${folder === "" ? "the root" : folder}`),
    ...faultsOfChangelog(version, changelog),
  ];
}

function faultsOfChangelog(version: string, changelog: string): string[] {
  const [unreleased, newest] = changelog.split(/^## /m).slice(1);
  const [heading = "", ...text] = (newest ?? "").split("\n");
  const day = /^\[([\d.]+)\] - (\d{4}-\d\d-\d\d)$/.exec(heading);
  if (day?.[1] !== version) {
    return [`CHANGELOG.md has no heading "## [${version}] - <day>" right below [Unreleased], but "## ${heading}"`];
  }
  return [
    ...(Number.isNaN(Date.parse(day[2] ?? ""))
      ? [`CHANGELOG.md has a day for ${version} that is none: ${day[2]}`]
      : []),
    ...(text.join("").trim() === "" ? [`CHANGELOG.md says nothing about ${version}`] : []),
    ...((unreleased ?? "").replace("[Unreleased]", "").trim() === ""
      ? []
      : ["CHANGELOG.md still has lines in [Unreleased]: move them below the heading of the release"]),
  ];
}
