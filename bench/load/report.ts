import { printFigure } from "../figure.ts";

/** Prints a figure as a JSON line and keeps it for the table at the end. */
export type Report = (figure: string, value: number, unit: string) => void;

export function createReport(): { report: Report; printTable: () => void } {
  const rows: [string, string, string][] = [];
  return {
    report(figure, value, unit) {
      printFigure(figure, value, unit);
      rows.push([figure, String(Number(value.toPrecision(4))), unit]);
    },
    printTable() {
      const width = (column: 0 | 1) => Math.max(...rows.map((row) => row[column].length));
      const [names, values] = [width(0), width(1)];
      for (const [name, value, unit] of rows)
        console.error(`${name.padEnd(names)}  ${value.padStart(values)}  ${unit}`);
    },
  };
}

/** The value below which this share of all lies. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, two) => one - two);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}
