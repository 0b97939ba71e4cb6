/** Actions with their keys, which are written `Ctrl Enter`. */
export function ShortcutList({ shortcuts }: { shortcuts: readonly (readonly [action: string, keys: string])[] }) {
  return (
    <dl className="grid grid-cols-[1fr_auto] gap-y-2 text-[0.8125rem]">
      {shortcuts.map(([action, keys]) => (
        <Shortcut key={action} action={action} keys={keys} />
      ))}
    </dl>
  );
}

function Shortcut({ action, keys }: { action: string; keys: string }) {
  return (
    <>
      <dt className="text-muted">{action}</dt>
      <dd className="flex items-center justify-end gap-1">
        {keys.split(" ").map((key) => (
          <kbd key={key} className="rounded border border-line-strong bg-base-300 px-1.5 font-mono text-2xs">
            {key}
          </kbd>
        ))}
      </dd>
    </>
  );
}
