import { useId } from 'react';
import { Cell, Pie, PieChart, Tooltip } from 'recharts';
import { PageLink } from '../../browser/page-link.tsx';
import { useOpenPage } from '../../browser/url-state.ts';
import { ChartPatterns, patternOf } from '../chart-patterns.tsx';
import { type ChartSlice, chartHeight } from '../chart-shapes.ts';
import { ChartTip, type TipProps } from './chart-tip.tsx';

const size = 150;

/** A pie for the eye, and beside it the names of its slices, which are the links. */
export function PieDrawing({ slices }: { slices: readonly ChartSlice[] }) {
  const id = useId();
  const open = useOpenPage();
  return (
    <div className="flex items-center gap-4 max-md:flex-col" style={{ minHeight: chartHeight }}>
      <div aria-hidden="true" className="shrink-0">
        <PieChart width={size} height={size} accessibilityLayer={false}>
          <ChartPatterns id={id} />
          <Tooltip content={Tip} isAnimationActive={false} />
          <Pie
            data={[...slices]}
            dataKey="value"
            nameKey="name"
            innerRadius={0}
            outerRadius={size / 2 - 4}
            startAngle={90}
            endAngle={-270}
            isAnimationActive={false}
            rootTabIndex={-1}
            stroke="var(--surface)"
            strokeWidth={2}
            onClick={(_, at) => {
              const path = slices[at]?.path;
              if (path) open(path);
            }}
          >
            {slices.map((slice, at) => (
              <Cell
                key={slice.id}
                fill={patternOf(id, at, slice.isRest)}
                className={slice.path ? 'cursor-pointer' : undefined}
              />
            ))}
          </Pie>
        </PieChart>
      </div>
      <ul className="grid w-full min-w-0 flex-1 grid-cols-1 gap-0.5">
        {slices.map((slice, at) => (
          <li key={slice.id}>
            <SliceName slice={slice} fill={patternOf(id, at, slice.isRest)} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function Tip({ active, payload }: TipProps<ChartSlice>) {
  const slice = payload?.[0]?.payload;
  return active && slice ? <ChartTip label={slice.name} text={slice.text} /> : null;
}

function SliceName({ slice: { name, share, text, path }, fill }: { slice: ChartSlice; fill: string }) {
  const row = 'flex min-h-7 items-center gap-2 rounded-sm px-1 max-md:min-h-11';
  const words = (
    <>
      <svg aria-hidden="true" width={12} height={12} className="shrink-0 rounded-[3px]">
        <rect width={12} height={12} fill={fill} />
      </svg>
      <span className="min-w-0 flex-1 truncate" title={name}>
        {name}
      </span>
      <b className="font-semibold tabular-nums">{share}</b>
    </>
  );
  if (!path) return <span className={row}>{words}</span>;
  return (
    <PageLink path={path} title={text} className={`${row} hover:bg-muted`}>
      {words}
    </PageLink>
  );
}
