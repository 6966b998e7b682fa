import {
  CartesianGrid,
  LabelList,
  Line,
  LineChart,
  ResponsiveContainer,
  Tooltip,
  XAxis,
  YAxis,
} from 'recharts';
import { PageLink } from '../../browser/page-link.tsx';
import { type ChartPoint, chartHeight, type PointsProps } from '../chart-shapes.ts';
import { axis, margin, scaleWidth } from './axis.ts';
import { ChartTip, type TipProps } from './chart-tip.tsx';

const stroke = { type: 'linear', stroke: 'var(--c1)', strokeWidth: 2, isAnimationActive: false } as const;

export function LineDrawing({ points, scale }: PointsProps) {
  const best = points.reduce((most, { value }) => Math.max(most, value), 0);
  // What is not over yet is reached by dots, from the last point that is.
  const drawn = points.map((point, at) => ({
    ...point,
    over: point.isRunning ? null : point.value,
    coming: point.isRunning || points[at + 1]?.isRunning ? point.value : null,
    // Beside the line only the best point and the one that is not over have room for their value.
    said: point.isRunning || (best > 0 && point.value === best) ? point.short : '',
  }));
  const width = scaleWidth(
    points.map(({ value }) => value),
    scale,
  );
  return (
    <ResponsiveContainer
      width="100%"
      height={chartHeight}
      initialDimension={{ width: 320, height: chartHeight }}
    >
      <LineChart data={drawn} accessibilityLayer={false} margin={{ ...margin, left: 4, right: 30 }}>
        <CartesianGrid vertical={false} stroke="var(--border)" />
        <XAxis dataKey="label" {...axis} interval="equidistantPreserveStart" />
        <YAxis {...axis} width={width} tickFormatter={scale} />
        <Tooltip content={Tip} cursor={{ stroke: 'var(--border)' }} isAnimationActive={false} />
        <Line {...stroke} dataKey="coming" strokeDasharray="4 3" dot={false} activeDot={false} />
        <Line {...stroke} dataKey="over" dot={false} activeDot={false} />
        <Line
          {...stroke}
          dataKey="value"
          stroke="none"
          activeDot={false}
          dot={(props: unknown) => <Dot {...(props as DotProps)} />}
        >
          <LabelList dataKey="said" position="top" fontSize={11} fontWeight={600} fill="var(--fg)" />
        </Line>
      </LineChart>
    </ResponsiveContainer>
  );
}

function Tip({ active, payload }: TipProps<ChartPoint>) {
  const point = payload?.[0]?.payload;
  return active && point ? <ChartTip label={point.label} text={point.text} /> : null;
}

type DotProps = { cx?: number; cy?: number; payload: ChartPoint };

/** A point, and a circle as wide as a thumb around it that opens it. */
function Dot({ cx, cy, payload: { id, label, text, path, isRunning } }: DotProps) {
  if (cx === undefined || cy === undefined) return null;
  const style = isRunning
    ? { fill: 'var(--surface)', stroke: 'var(--c1)', strokeWidth: 2 }
    : { fill: 'var(--c1)', stroke: 'var(--surface)', strokeWidth: 1.5 };
  const drawn = (
    <>
      <circle cx={cx} cy={cy} r={22} fill="transparent" />
      <circle cx={cx} cy={cy} r={4} style={style} />
    </>
  );
  if (!path) return <g key={id}>{drawn}</g>;
  return (
    <PageLink key={id} path={path} aria-label={`${label}: ${text}`}>
      {drawn}
    </PageLink>
  );
}
