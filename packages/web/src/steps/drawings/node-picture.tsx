import type { IsChanged } from "./located.ts";
import { ScrollingPicture } from "./scrolling-picture.tsx";

/** A node in a picture: where its middle is, and how wide it is. */
export interface PlacedNode {
  readonly id: string;
  readonly text: string;
  readonly key: string | null;
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

export interface PlacedLink {
  readonly id: string;
  readonly name: string;
  readonly points: readonly { readonly x: number; readonly y: number }[];
}

export const NODE_HEIGHT = 26;
const LETTER_WIDTH = 7.4;
const LEAST_WIDTH = 28;
const MOST_LETTERS = 22;
/** Around the picture, and above the nodes for the names of variables. */
const MARGIN = 10;
const ABOVE = 16;

export function nodeWidth(text: string): number {
  return Math.max(LEAST_WIDTH, shortened(text).length * LETTER_WIDTH + 14);
}

function shortened(text: string): string {
  return text.length > MOST_LETTERS ? `${text.slice(0, MOST_LETTERS - 1)}…` : text;
}

/** Nodes and arrows where a layout has put them, at their own size: what does not fit is scrolled. */
export function NodePicture(input: {
  nodes: readonly PlacedNode[];
  links: readonly PlacedLink[];
  label: string;
  namesOf: (id: string) => readonly string[];
  isChanged: IsChanged;
}) {
  const { nodes, links } = input;
  const left = Math.min(...nodes.map(({ x, width }) => x - width / 2)) - MARGIN;
  const right = Math.max(...nodes.map(({ x, width }) => x + width / 2)) + MARGIN;
  const top = Math.min(...nodes.map(({ y }) => y)) - NODE_HEIGHT / 2 - ABOVE;
  const bottom = Math.max(...nodes.map(({ y }) => y)) + NODE_HEIGHT / 2 + MARGIN;
  return (
    <ScrollingPicture>
      <svg
        role="img"
        aria-label={input.label}
        width={right - left}
        height={bottom - top}
        viewBox={`${left} ${top} ${right - left} ${bottom - top}`}
        className="steps-picture"
      >
        {links.map(({ id, name, points }) => (
          <g key={id}>
            <polyline points={points.map(({ x, y }) => `${x},${y}`).join(" ")} className="steps-link" />
            <ArrowHead points={points} />
            <LinkName name={name} points={points} />
          </g>
        ))}
        {nodes.map(({ id, text, key, x, y, width }) => {
          const isChanged = key !== null && input.isChanged({ value: null, key, path: [] });
          return (
            <g key={id}>
              <rect
                x={x - width / 2}
                y={y - NODE_HEIGHT / 2}
                width={width}
                height={NODE_HEIGHT}
                rx={7}
                data-changed={isChanged ? "" : undefined}
                className="steps-node-box"
              />
              <text x={x} y={y + 4} textAnchor="middle" className="steps-node-text">
                {shortened(text)}
              </text>
              <text x={x} y={y - NODE_HEIGHT / 2 - 4} textAnchor="middle" className="steps-node-names">
                {input.namesOf(id).join(" ")}
              </text>
            </g>
          );
        })}
      </svg>
    </ScrollingPicture>
  );
}

function ArrowHead({ points }: { points: PlacedLink["points"] }) {
  const [end, before] = [points.at(-1), points.at(-2)];
  if (end === undefined || before === undefined) return null;
  const angle = (Math.atan2(end.y - before.y, end.x - before.x) * 180) / Math.PI;
  return (
    <path
      d="M0 0L-6 -3.2L-6 3.2Z"
      transform={`translate(${end.x} ${end.y}) rotate(${angle})`}
      className="steps-arrow"
    />
  );
}

function LinkName({ name, points }: { name: string; points: PlacedLink["points"] }) {
  const middle = points[Math.floor((points.length - 1) / 2)];
  const next = points[Math.floor((points.length - 1) / 2) + 1];
  if (name === "" || middle === undefined || next === undefined) return null;
  return (
    <text x={(middle.x + next.x) / 2 + 4} y={(middle.y + next.y) / 2 + 3} className="steps-link-name">
      {name}
    </text>
  );
}
