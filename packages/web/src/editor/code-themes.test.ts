import { expect, test } from "vitest";
import { COLORS } from "./code-themes.ts";

/** As WCAG 2 defines it, from 1 to 21. */
function contrast(one: string, two: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(two)].sort((first, second) => second - first);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(hex: string): number {
  const channel = (at: number) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5);
}

const rows = Object.entries(COLORS).flatMap(([theme, { background = "", selection, ...colors }]) =>
  Object.entries(colors).map(([name, color]) => [theme, name, color, background] as const),
);

test.each(rows)("%s: %s can be read on its background", (_theme, _name, color, background) => {
  expect(contrast(color, background)).toBeGreaterThanOrEqual(4.5);
});
