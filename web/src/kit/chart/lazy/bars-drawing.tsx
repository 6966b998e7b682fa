import { useId } from 'react';
import {
  Bar,
  BarChart,
  CartesianGrid,
  LabelList,
  ResponsiveContainer,
  Tooltip,
  XAxis,
  YAxis,
} from 'recharts';
import { PageLink } from '../../browser/page-link.tsx';
import { ChartPatterns, patternOf } from '../chart-patterns.tsx';
import { type ChartPoint, chartHeight, type PointsProps } from '../chart-shapes.ts';
import { axis, margin, mostLabelled, scaleWidth } from './axis.ts';
import { ChartTip, type TipProps } from './chart-tip.tsx';

export function BarsDrawing({ points, scale }: PointsProps) {
  const id = useId();
  const isHatched = points.some(({ onTop = 0 }) => onTop > 0);
  const width = scaleWidth(
    points.map(({ value, onTop = 0 }) => value + onTop),
    scale,
  );
  return (
    <ResponsiveContainer
      width="100%"
      height={chartHeight}
      initialDimension={{ width: 320, height: chartHeight }}
    >
      <BarChart data={[...points]} accessibilityLayer={false} margin={margin}>
        {isHatched && <ChartPatterns id={id} />}
        <CartesianGrid vertical={false} stroke="var(--border)" />
        <XAxis dataKey="label" {...axis} interval="equidistantPreserveStart" />
        <YAxis {...axis} width={width} allowDecimals={false} tickFormatter={scale} />
        <Tooltip content={Tip} cursor={{ fill: 'var(--muted)' }} isAnimationActive={false} />
        <Bar
          dataKey="value"
          stackId="all"
          isAnimationActive={false}
          maxBarSize={44}
          shape={(props: unknown) => <OneBar {...(props as BarProps)} />}
        >
          {points.length <= mostLabelled && (
            <LabelList dataKey="short" position="top" fontSize={11} fontWeight={600} fill="var(--fg)" />
          )}
        </Bar>
        {isHatched && (
          // The column below it is what opens.
          <Bar
            dataKey="onTop"
            stackId="all"
            isAnimationActive={false}
            maxBarSize={44}
            fill={patternOf(id, hatch, false)}
            style={{ pointerEvents: 'none' }}
          />
        )}
      </BarChart>
    </ResponsiveContainer>
  );
}

function Tip({ active, payload }: TipProps<ChartPoint>) {
  const point = payload?.[0]?.payload;
  return active && point ? <ChartTip label={point.label} text={point.text} /> : null;
}

/** The pattern of diagonals. */
const hatch = 1;
const leastTarget = 44;

type Box = { x: number; y: number; width: number; height: number };
type BarProps = Box & { payload: ChartPoint; background?: Box };

/** A bar, and the whole column above and below it as the place that opens it. */
function OneBar({ x, y, width, height, payload, background }: BarProps) {
  const { label, text, path, isRunning } = payload;
  const inset = isRunning ? 0.75 : 0;
  const drawn = (
    <>
      {background && <rect {...place(background)} fill="transparent" />}
      {height !== 0 && (
        <rect
          {...place({
            x: x + inset,
            // A bar below nought hangs from the line.
            y: Math.min(y, y + height) + inset,
            width: width - 2 * inset,
            height: Math.max(0, Math.abs(height) - inset),
          })}
          rx={3}
          style={isRunning ? running : { fill: 'var(--c1)' }}
        />
      )}
    </>
  );
  // On a phone a column no finger hits is opened from the table.
  const isThin = (background?.width ?? leastTarget) < leastTarget && !matchMedia('(width >= 768px)').matches;
  if (!path || isThin) return <g>{drawn}</g>;
  return (
    <PageLink path={path} aria-label={`${label}: ${text}`}>
      {drawn}
    </PageLink>
  );
}

const place = ({ x, y, width, height }: Box) => ({ x, y, width, height });

const running = { fill: 'var(--surface)', stroke: 'var(--c1)', strokeWidth: 1.5, strokeDasharray: '3 2' };
