import { useMemo } from "react";
import { type DiffPiece, type DiffRow, diffOutputs, showInvisible } from "./diff-model.ts";

const ROW: Record<DiffRow["kind"], { sign: string; name: string; row: string; piece: string }> = {
  same: { sign: " ", name: "", row: "text-muted", piece: "" },
  missing: { sign: "+", name: "expected: ", row: "bg-success/8", piece: "bg-success/30 text-base-content rounded-xs" },
  extra: { sign: "−", name: "yours: ", row: "bg-error/8", piece: "bg-error/40 text-base-content rounded-xs" },
};

/**
 * What would have to change: the actual output (−) and the expected one (+) line by line, changed characters marked and
 * invisible ones made visible.
 */
export function OutputDiff({ expected, actual }: { expected: string; actual: string }) {
  const diff = useMemo(() => diffOutputs(expected, actual), [expected, actual]);
  return (
    <div>
      <div className="max-h-80 overflow-auto rounded-field bg-hover py-1.5 font-mono text-[0.8125rem] leading-5">
        {numbered(diff.rows).map(({ row, number }) => (
          <div key={number} className={`flex px-2 ${ROW[row.kind].row}`}>
            <span className="w-5 shrink-0 text-faint select-none" aria-hidden="true">
              {ROW[row.kind].sign}
            </span>
            <span className="min-w-0 break-all whitespace-pre-wrap">
              <span className="sr-only">{ROW[row.kind].name}</span>
              {numberedPieces(row.pieces).map(({ piece, at }) => (
                <span key={at} className={piece.isChanged ? ROW[row.kind].piece : ""}>
                  {piece.isChanged ? showInvisible(piece.text) : piece.text}
                </span>
              ))}
            </span>
          </div>
        ))}
      </div>
      <p className="mt-1.5 text-xs text-faint">
        <span className="text-error">− yours</span>, <span className="text-success">+ expected</span>; · is a space, ↵ a
        line end.
        {diff.isCut && " Only the beginning is compared."}
        {diff.isSpaceOnly && " They differ in white space only."}
      </p>
    </div>
  );
}

function numbered(rows: readonly DiffRow[]): { row: DiffRow; number: number }[] {
  return rows.map((row, number) => ({ row, number }));
}

/** Each piece with the place at which it begins in its line. */
function numberedPieces(pieces: readonly DiffPiece[]): { piece: DiffPiece; at: number }[] {
  let at = 0;
  return pieces.map((piece) => {
    const start = at;
    at += piece.text.length;
    return { piece, at: start };
  });
}
