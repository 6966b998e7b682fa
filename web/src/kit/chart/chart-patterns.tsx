import type { ReactNode } from 'react';
import { chartColours, restColour } from './chart-shapes.ts';

const line = { stroke: 'var(--surface)', strokeWidth: 1.2, opacity: 0.6, fill: 'none' };

/** What is drawn over each colour: nothing, diagonals, dots, lines and crosses. */
const over: readonly ReactNode[] = [
  null,
  <path key="diagonals" d="M-1 1l2-2M0 8l8-8M7 9l2-2" {...line} />,
  <g key="dots" fill="var(--surface)" opacity={0.6}>
    <circle cx={2} cy={2} r={1} />
    <circle cx={6} cy={6} r={1} />
  </g>,
  <path key="lines" d="M0 2h8M0 6h8" {...line} />,
  <path key="crosses" d="M0 8l8-8M0 0l8 8" {...line} />,
];

/** The patterns of a drawing, told apart from those of others by `id`. */
export function ChartPatterns({ id }: { id: string }) {
  return (
    <defs>
      {[...chartColours, restColour].map((colour, at) => (
        <pattern key={colour} id={`${id}-${at}`} width={8} height={8} patternUnits="userSpaceOnUse">
          <rect width={8} height={8} style={{ fill: colour }} />
          {over[at]}
        </pattern>
      ))}
    </defs>
  );
}

/** What fills the slice in that place; the rest has the last pattern. */
export function patternOf(id: string, at: number, isRest: boolean): string {
  return `url(#${id}-${isRest ? chartColours.length : at % chartColours.length})`;
}
