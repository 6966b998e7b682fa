import type { FeeTierValue } from '@leme/contract/kit/resource/fields';
import { useFormat } from '../../../../text/format.ts';
import { useText } from '../../../../text/i18n.ts';
import { hoursText } from '../hours-text.ts';
import { feeSteps } from './fee-steps.ts';
import { feesTexts } from './texts/texts.ts';

const [width, height] = [480, 150];
const edge = { left: 8, right: 8, top: 22, bottom: 26 };

type FeeGraphProps = {
  tiers: readonly FeeTierValue[];
  /** What is asked past the last step. */
  atLast: number;
};

/** What cancelling costs from left, long before, to right, the departure. */
export function FeeGraph({ tiers, atLast }: FeeGraphProps) {
  const t = useText(feesTexts);
  const format = useFormat();
  const steps = feeSteps(tiers, atLast);
  const x = (share: number) => edge.left + share * (width - edge.left - edge.right);
  const y = (fee: number) => height - edge.bottom - (fee / 10_000) * (height - edge.top - edge.bottom);
  const spoken = steps.map(({ hours, fee_bp }) =>
    hours === null
      ? t('spokenLast', { share: format.percent(fee_bp) })
      : t('spoken', { hours: hoursText(hours, format), share: format.percent(fee_bp) }),
  );
  return (
    <figure className="grid gap-1 rounded-md border bg-surface p-2">
      <figcaption className="text-muted-fg text-xs">{t('graph')}</figcaption>
      <svg
        viewBox={`0 0 ${width} ${height}`}
        className="h-auto w-full"
        role="img"
        aria-label={spoken.join('; ')}
      >
        <line x1={x(0)} x2={x(1)} y1={y(0)} y2={y(0)} className="stroke-edge" />
        {steps.map(({ from, to, fee_bp, hours, isNamed }) => (
          <g key={from}>
            <rect
              x={x(from)}
              y={y(fee_bp)}
              width={Math.max(1, x(to) - x(from))}
              height={Math.max(2, y(0) - y(fee_bp))}
              className={fee_bp > 2_000 ? 'fill-warning/45' : 'fill-chart-1/45'}
            />
            {isNamed && (
              <text
                x={x((from + to) / 2)}
                y={y(fee_bp) - 5}
                textAnchor="middle"
                className="fill-fg text-[12px]"
              >
                {format.percent(fee_bp)}
              </text>
            )}
            {hours !== null && isNamed && (
              <text x={x(to)} y={height - 9} textAnchor="middle" className="fill-muted-fg text-[11px]">
                {hoursText(hours, format)}
              </text>
            )}
          </g>
        ))}
      </svg>
    </figure>
  );
}
