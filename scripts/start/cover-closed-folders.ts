import path from "node:path";

/** Empty folders in the place of closed ones; they hold nothing but mount points. */
const COVER = "tmpfs -o size=256k,mode=0755 none";

/**
 * Words before a program that let it reach `folders` although a folder above them is closed to other users, as /root
 * is. They give it a mount namespace of its own (mount_namespaces(7)), in which an empty folder covers the closed one
 * and holds these folders only, at their own places: nothing else of the closed folder can be seen. Only root may do
 * that. No words where nothing is closed.
 */
export function coverClosedFolders(folders: readonly string[], canPass: (folder: string) => boolean): string[] {
  const closed = new Set(folders.flatMap((folder) => parentsOf(folder).find((parent) => !canPass(parent)) ?? []));
  const covered = outermost(folders.filter((folder) => [...closed].some((above) => isBelow(folder, above))));
  if (covered.length === 0) return [];
  // Other mounts of the machine still arrive; ours stay ours.
  const unshare = ["unshare", "--mount", "--propagation", "slave", "--"];
  return [...unshare, "sh", "-c", scriptFor(closed.size, covered.length), "sh", ...closed, ...covered];
}

/**
 * What is covered is first bound aside, since afterwards nobody would find it. The rest of the words is the program.
 */
function scriptFor(closed: number, covered: number): string {
  const isFolder = (index: number) => index >= closed;
  const numbers = Array.from({ length: closed + covered }, (_unused, index) => index);
  return [
    "set -e",
    "aside=$(mktemp -d /tmp/verdict-way-XXXXXX)",
    `mount -t ${COVER} "$aside"`,
    ...numbers
      .filter(isFolder)
      .flatMap((index) => [`mkdir "$aside/${index}"`, `mount --rbind "\${${index + 1}}" "$aside/${index}"`]),
    ...numbers.filter((index) => !isFolder(index)).map((index) => `mount -t ${COVER} "\${${index + 1}}"`),
    ...numbers
      .filter(isFolder)
      .flatMap((index) => [`mkdir -p "\${${index + 1}}"`, `mount --move "$aside/${index}" "\${${index + 1}}"`]),
    'umount "$aside"',
    'rmdir "$aside"',
    `shift ${closed + covered}`,
    'exec "$@"',
  ].join("\n");
}

/** From the outermost inwards, without the root. */
function parentsOf(folder: string): string[] {
  const parent = path.dirname(folder);
  return parent === path.dirname(parent) ? [] : [...parentsOf(parent), parent];
}

function outermost(folders: readonly string[]): string[] {
  return [...new Set(folders)].filter((folder) => !folders.some((other) => isBelow(folder, other)));
}

function isBelow(folder: string, above: string): boolean {
  return folder.startsWith(`${above}${path.sep}`);
}
