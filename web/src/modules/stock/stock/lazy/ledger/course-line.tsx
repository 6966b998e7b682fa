import type { CoursePoint } from '@leme/contract/stock/stock-course';
import type { StockItem } from '@leme/contract/stock/stock-items';
import { useFormat } from '#kit/text/format.ts';
import { useText } from '#kit/text/i18n.ts';
import { useStockWords } from '../../units.ts';
import { ledgerTexts } from './texts/texts.ts';

const [width, height, edge] = [720, 140, 6];

export type CourseLineProps = { item: StockItem; course: readonly CoursePoint[] };

/** The line of 90 days, in steps as things come and go, with the minimum drawn in; its words say the same. */
export function CourseLine({ item, course }: CourseLineProps) {
  const t = useText(ledgerTexts);
  const words = useStockWords();
  const { date } = useFormat();
  const most = Math.max(item.min_qty, ...course.map(({ quantity }) => quantity), 1);
  const x = (at: number) => (at / Math.max(1, course.length - 1)) * width;
  const y = (quantity: number) => height - edge - (quantity / most) * (height - 2 * edge);
  const path = course
    .map(({ quantity }, at) => (at === 0 ? `M0 ${y(quantity)}` : `H${x(at)}V${y(quantity)}`))
    .join('');
  const quantities = course.map(({ quantity }) => quantity);
  const [lowest, highest] = [Math.min(...quantities), Math.max(...quantities)];
  const [first, last] = [course.at(0), course.at(-1)];
  if (!first || !last) return null;
  return (
    <figure className="m-0 grid gap-1">
      <figcaption className="flex flex-wrap justify-between gap-x-4 text-muted-fg text-xs">
        <span>{t('course')}</span>
        <span>
          {t('courseRange', {
            lowest: words.amount(lowest, item.unit),
            highest: words.amount(highest, item.unit),
          })}
        </span>
      </figcaption>
      <svg
        role="img"
        aria-label={t('courseSpoken', {
          first: words.amount(first.quantity, item.unit),
          last: words.amount(last.quantity, item.unit),
          lowest: words.amount(lowest, item.unit),
          minimum: words.amount(item.min_qty, item.unit),
        })}
        viewBox={`0 0 ${width} ${height}`}
        preserveAspectRatio="none"
        className="h-35 w-full rounded-md border bg-muted"
      >
        {item.min_qty > 0 && (
          <line
            x1="0"
            x2={width}
            y1={y(item.min_qty)}
            y2={y(item.min_qty)}
            strokeDasharray="6 5"
            vectorEffect="non-scaling-stroke"
            className="stroke-warning-text"
          />
        )}
        <path
          d={path}
          fill="none"
          strokeWidth="2"
          vectorEffect="non-scaling-stroke"
          className="stroke-brand-text"
        />
      </svg>
      <div className="flex flex-wrap justify-between gap-x-4 text-muted-fg text-xs">
        <span>{date(first.date)}</span>
        {item.min_qty > 0 && (
          <span className="text-warning-text">
            {t('minimum', { amount: words.amount(item.min_qty, item.unit) })}
          </span>
        )}
        <span>{date(last.date)}</span>
      </div>
    </figure>
  );
}
