import { choiceOf } from '@leme/contract/kit/resource/labels';
import type { QueueRow } from '@leme/contract/leads/inside-sales/endpoints';
import { leads } from '@leme/contract/leads/leads';
import { ActionMenu, type RowAction } from '#kit/list/actions/action-menu.tsx';
import { useFormat } from '#kit/text/format.ts';
import { useLocale, useText } from '#kit/text/i18n.ts';
import { Button } from '#ui/buttons/button.tsx';
import { insideSalesTexts } from '../texts/texts.ts';
import { DueWords } from './due-words.tsx';
import { useCadenceText } from './use-cadence-text.ts';

const { status, source, temperature } = leads.fields;

export type QueueItemProps = {
  row: QueueRow;
  now: Date;
  isCurrent: boolean;
  isBusy: boolean;
  isOffline: boolean;
  mayWrite: boolean;
  /** Of nobody: it has to be taken first. */
  isFree: boolean;
  actions: readonly RowAction[];
  onOpen: () => void;
  onNext: () => void;
};

/** One lead of the queue, with the one button for what is next. */
export function QueueItem({ row, now, isCurrent, isFree, actions, ...props }: QueueItemProps) {
  const t = useText(insideSalesTexts);
  const locale = useLocale();
  const { money, date } = useFormat();
  const cadenceText = useCadenceText();
  const people = row.passenger_count ?? (row.adult_count ?? 0) + (row.child_count ?? 0);
  const facts = [
    row.product,
    row.interest_date_from && date(row.interest_date_from),
    people > 0 && t('people', { count: people }),
    money(row.offered_value),
    row.source && choiceOf(source, row.source, locale),
    choiceOf(status, row.status, locale),
    row.temperature && choiceOf(temperature, row.temperature, locale),
    row.cadence && cadenceText(row.cadence),
    row.attempts > 0 && t('attempts', { count: row.attempts }),
    row.is_shared && row.owner && t('sharedOf', { name: row.owner }),
  ].filter((fact): fact is string => Boolean(fact));
  const next = row.next?.title ?? t('firstWord');
  return (
    <li
      data-row
      aria-current={isCurrent || undefined}
      className="grid grid-cols-1 gap-2 border-s-4 border-s-transparent p-3 aria-[current]:border-s-brand aria-[current]:bg-muted md:grid-cols-[1fr_auto] md:items-center"
    >
      <div className="grid min-w-0 grid-cols-1 gap-1">
        <div className="flex flex-wrap items-center gap-2">
          <button
            type="button"
            data-row-link
            className="wrap-anywhere min-h-11 text-start font-semibold hover:underline md:min-h-6"
            onClick={props.onOpen}
          >
            <span className="line-clamp-2" title={row.name}>
              {row.name}
            </span>
          </button>
          <DueWords row={row} now={now} />
        </div>
        <p className="wrap-anywhere text-muted-fg text-sm tabular-nums">{facts.join(' · ')}</p>
        {row.last_word && <p className="wrap-anywhere line-clamp-2 text-sm">{row.last_word}</p>}
      </div>
      {props.mayWrite && (
        <div className="flex gap-2">
          <Button
            variant="primary"
            size="lg"
            className="min-w-0 flex-1 md:flex-none"
            busy={props.isBusy}
            disabled={props.isOffline}
            onClick={props.onNext}
          >
            <span className="truncate">{isFree ? t('claim') : next}</span>
          </Button>
          <ActionMenu name={t('more', { name: row.name })} actions={actions} className="size-11" />
        </div>
      )}
    </li>
  );
}
