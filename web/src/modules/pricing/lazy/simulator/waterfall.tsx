import type { QuoteReply } from '@leme/contract/pricing/quote-endpoints';
import { cn } from '#ui/style/cn.ts';

type Step = QuoteReply['lines'][number]['trace'][number];

const bar = { width: 28, gap: 16, height: 72 } as const;

/** The steps of a price as a waterfall: where each begins and ends. The table beside it says the same. */
export function Waterfall({ steps }: { steps: readonly Step[] }) {
  const highest = Math.max(1, ...steps.flatMap(({ before, after }) => [before, after]));
  const y = (cents: number) => bar.height * (1 - cents / highest);
  const last = steps.at(-1)?.after ?? 0;
  const bars = [
    ...steps.map((step) => ({
      key: 'id' in step ? step.id : step.kind,
      from: step.kind === 'base' ? 0 : step.before,
      to: step.after,
    })),
    { key: 'total', from: 0, to: last },
  ];
  const width = bars.length * (bar.width + bar.gap) - bar.gap;
  return (
    <div className="px-4 pb-2">
      <svg
        aria-hidden="true"
        className="h-auto max-w-full"
        width={width}
        height={bar.height + 2}
        viewBox={`0 0 ${width} ${bar.height + 2}`}
      >
        {bars.map(({ key, from, to }, at) => {
          const x = at * (bar.width + bar.gap);
          const isWhole = at === 0 || at === bars.length - 1;
          return (
            <g key={key}>
              <rect
                x={x}
                y={y(Math.max(from, to))}
                width={bar.width}
                height={Math.max(2, Math.abs(y(from) - y(to)))}
                rx={2}
                className={cn(isWhole ? 'fill-chart-1' : to >= from ? 'fill-chart-3' : 'fill-chart-2')}
              />
              {at < bars.length - 1 && (
                <line
                  x1={x + bar.width}
                  x2={x + bar.width + bar.gap}
                  y1={y(to)}
                  y2={y(to)}
                  className="stroke-edge"
                  strokeDasharray="2 2"
                />
              )}
            </g>
          );
        })}
      </svg>
    </div>
  );
}
