import { useId } from 'react';
import {
  Bar,
  BarChart,
  CartesianGrid,
  Cell,
  LabelList,
  ReferenceLine,
  ResponsiveContainer,
  Tooltip,
  XAxis,
  YAxis,
} from 'recharts';
import { ChartPatterns, patternOf } from '../chart-patterns.tsx';
import { type ChartStep, chartHeight, type StepsProps } from '../chart-shapes.ts';
import { axis, margin, mostLabelled, scaleWidth } from './axis.ts';
import { ChartTip, type TipProps } from './chart-tip.tsx';

/** Places among the colours of a chart: what is left, what comes, what goes; each with a pattern of its own. */
const fills = { total: 0, rise: 1, fall: 2 } as const;
const fillOf = ({ from, to, isTotal }: ChartStep) => {
  if (isTotal) return fills.total;
  return to >= from ? fills.rise : fills.fall;
};

/** Steps from one figure to another: what comes goes up, what goes comes down, what is left stands on the ground. */
export function StepsDrawing({ steps, scale }: StepsProps) {
  const id = useId();
  const data = steps.map((step) => ({ ...step, span: [step.from, step.to] }));
  const width = scaleWidth(
    steps.flatMap(({ from, to }) => [from, to]),
    scale,
  );
  return (
    <ResponsiveContainer
      width="100%"
      height={chartHeight}
      initialDimension={{ width: 320, height: chartHeight }}
    >
      <BarChart data={data} accessibilityLayer={false} margin={margin}>
        <ChartPatterns id={id} />
        <CartesianGrid vertical={false} stroke="var(--border)" />
        <XAxis dataKey="label" {...axis} interval={0} />
        <YAxis {...axis} width={width} allowDecimals={false} tickFormatter={scale} />
        <ReferenceLine y={0} stroke="var(--muted-fg)" />
        <Tooltip content={Tip} cursor={{ fill: 'var(--muted)' }} isAnimationActive={false} />
        <Bar dataKey="span" isAnimationActive={false} maxBarSize={44}>
          {steps.map((step) => (
            <Cell key={step.id} fill={patternOf(id, fillOf(step), false)} />
          ))}
          {steps.length <= mostLabelled && (
            <LabelList dataKey="short" position="top" fontSize={11} fontWeight={600} fill="var(--fg)" />
          )}
        </Bar>
      </BarChart>
    </ResponsiveContainer>
  );
}

function Tip({ active, payload }: TipProps<ChartStep>) {
  const step = payload?.[0]?.payload;
  return active && step ? <ChartTip label={step.label} text={step.text} /> : null;
}
