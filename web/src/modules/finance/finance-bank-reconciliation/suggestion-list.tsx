import type { Suggestion } from '@leme/contract/finance/bank/match-endpoints';
import { useFormat } from '#kit/text/format.ts';
import { useText } from '#kit/text/i18n.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Chip } from '#ui/chips/chip.tsx';
import { cn } from '#ui/style/cn.ts';
import { ItemName } from './item-name.tsx';
import { financeBankReconciliationTexts } from './texts/texts.ts';

type SuggestionListProps = {
  some: readonly Suggestion[];
  /** The one Enter takes. */
  at: number;
  left: number;
  mayMatch: boolean;
  onMark: (at: number) => void;
  onTake: (item: Suggestion) => void;
};

/** What a line may be, the surest first, each with why. */
export function SuggestionList({ some, at, left, mayMatch, onMark, onTake }: SuggestionListProps) {
  const t = useText(financeBankReconciliationTexts);
  const { money, date } = useFormat();
  return (
    <ul aria-label={t('suggestions')} className="grid gap-2">
      {some.map((item, place) => {
        const { kind, id, label, party, day, points, reason, note } = item;
        const why = reason === 'txid' ? t('reason_txid', { txid: note ?? '' }) : t(`reason_${reason}`);
        return (
          <li
            key={`${kind} ${id}`}
            onPointerEnter={() => onMark(place)}
            className={cn(
              'flex flex-wrap items-center gap-2 rounded-md border p-3',
              place === at && 'border-brand-ui',
            )}
          >
            <span className="min-w-0 flex-1 basis-40 wrap-anywhere">
              <span className="font-semibold">
                <ItemName item={item} />
              </span>
              <span className="block text-muted-fg text-sm">
                {party ? `${party} · ` : ''}
                {date(day)} · {money(item.left)} · {why}
              </span>
            </span>
            <Chip tone={points >= 60 ? 'success' : 'neutral'}>{t('points', { points: String(points) })}</Chip>
            {mayMatch && Math.sign(item.left) === Math.sign(left) && (
              <Button
                variant={place === at ? 'primary' : 'plain'}
                aria-label={t('matchNamed', { name: label })}
                onClick={() => onTake(item)}
              >
                {t('match')}
              </Button>
            )}
          </li>
        );
      })}
    </ul>
  );
}
