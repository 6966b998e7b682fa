import { blackouts } from '@leme/contract/bookings/availability/blackouts';
import { writeRange } from '@leme/contract/kit/kinds/ranges';
import type { AnyRow } from '@leme/contract/kit/resource/resource';
import { useId } from 'react';
import { useUrlState } from '#kit/browser/url-state.ts';
import { useRows } from '#kit/resource/resource-calls.ts';
import { useFormat } from '#kit/text/format.ts';
import { useText } from '#kit/text/i18n.ts';
import { cn } from '#ui/style/cn.ts';
import { addDays } from '../days/civil-day.ts';
import { useToday } from '../days/use-today.ts';
import { blackoutTexts } from './texts/texts.ts';

const shownDays = 30;
/** More hold in a month in no company. */
const mostBlocks = 100;

type Days = { from: string | null; to: string | null } | null;

/** The blocks of a day: its first and its last one count. */
export function blocksOn(day: string, rows: readonly AnyRow[]): AnyRow[] {
  return rows.filter(({ days }) => {
    const { from, to } = (days as Days) ?? { from: null, to: null };
    return (from === null || from <= day) && (to === null || day <= to);
  });
}

const readDays = ({ days }: Readonly<Record<string, unknown>>) => ({
  days: typeof days === 'string' ? days : undefined,
});

/** The next thirty days at a glance; a day narrows the list to the blocks it has. */
export function NextDays() {
  const t = useText(blackoutTexts);
  const id = useId();
  const { longDate, shortDate } = useFormat();
  const today = useToday();
  const { state, change } = useUrlState(readDays);
  const last = addDays(today, shownDays - 1);
  const { query } = useRows(blackouts, {
    days: writeRange({ from: today, to: last }),
    limit: mostBlocks,
  });
  const rows = query.data?.data ?? [];
  return (
    <section aria-labelledby={id} className="rounded-lg border bg-surface px-4 py-3 max-md:px-3 print:hidden">
      <h2 id={id} className="pb-2 font-semibold">
        {t('nextDays', { count: shownDays })}
      </h2>
      <ol className="grid grid-cols-6 gap-1 sm:grid-cols-10 xl:grid-cols-15">
        {Array.from({ length: shownDays }, (_, at) => addDays(today, at)).map((day) => {
          const blocks = blocksOn(day, rows);
          const only = writeRange({ from: day, to: day });
          return (
            <li key={day} className="grid">
              <button
                type="button"
                aria-pressed={state.days === only}
                title={blocks.map(({ reason }) => String(reason)).join('\n') || undefined}
                onClick={() => change({ days: state.days === only ? undefined : only }, { push: true })}
                className={cn(
                  'grid min-h-11 min-w-0 place-items-center rounded-md border px-1 py-1 text-xs tabular-nums hover:bg-muted',
                  blocks.length > 0 &&
                    'border-transparent bg-warning-tint text-warning hover:bg-warning-tint',
                  state.days === only && 'outline-2 outline-ring',
                )}
              >
                <span aria-hidden="true">{shortDate(day).split(',')[0]}</span>
                <strong aria-hidden="true" className="text-sm">
                  {day.slice(8)}
                </strong>
                <span className="sr-only">
                  {longDate(day)}, {t('blocks', { count: blocks.length })}
                </span>
              </button>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
