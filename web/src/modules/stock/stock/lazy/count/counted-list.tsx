import { Trash2 } from 'lucide-react';
import { useText } from '#kit/text/i18n.ts';
import { IconButton } from '#ui/buttons/icon-button.tsx';
import { cn } from '#ui/style/cn.ts';
import { useStockWords } from '../../units.ts';
import { type Counted, differenceOf } from './counted.ts';
import { countTexts } from './texts/texts.ts';

export type CountedListProps = { counted: readonly Counted[]; onRemove: (itemId: string) => void };

/** What was counted until now and what it differs by; nothing of it is posted yet. */
export function CountedList({ counted, onRemove }: CountedListProps) {
  const t = useText(countTexts);
  const words = useStockWords();
  if (counted.length === 0) return <p className="text-muted-fg">{t('nothingYet')}</p>;
  return (
    <ol aria-label={t('list')} className="overflow-clip rounded-md border">
      {counted.map((each) => {
        const { line, counted: quantity, expected } = each;
        const difference = differenceOf(each);
        return (
          <li
            key={line.item_id}
            className="grid grid-cols-[minmax(0,1fr)_auto_auto] items-center gap-x-3 border-b py-1 ps-3 last:border-b-0"
          >
            <span className="min-w-0">
              <b className="block break-words">{line.name}</b>
              <span className="text-muted-fg text-sm">
                {t('against', {
                  counted: words.amount(quantity, line.unit),
                  expected: words.amount(expected, line.unit),
                })}
              </span>
            </span>
            <span className={cn('font-semibold tabular-nums', difference !== 0 && 'text-warning-text')}>
              {difference === 0 ? t('same') : words.signed(difference)}
            </span>
            <IconButton
              name={t('remove', { name: line.name })}
              className="size-11"
              icon={<Trash2 aria-hidden="true" className="size-4" strokeWidth={1.75} />}
              onClick={() => onRemove(line.item_id)}
            />
          </li>
        );
      })}
    </ol>
  );
}
