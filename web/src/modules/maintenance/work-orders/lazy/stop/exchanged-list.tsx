import type { ExchangedDeparture } from '@leme/contract/maintenance/orders/affected-endpoints';
import { useId } from 'react';
import { useFormat } from '#kit/text/format.ts';
import { useText } from '#kit/text/i18n.ts';
import { Button } from '#ui/buttons/button.tsx';
import { stopTexts } from './texts/texts.ts';

/** What takes an exchange back: the order, the departure as it is, and the boat it was given. */
export type Return = { order: string; session_id: string; version: number; boat_id: string };

type Props = {
  exchanged: readonly ExchangedDeparture[];
  /** The boat that stays ashore. */
  stopped: string;
  isBusy: boolean;
  onReturn: ((what: Omit<Return, 'order'>) => void) | undefined;
};

/** Departures that sail with another boat: of one boat each gets its own back by one press, while that is free. */
export function ExchangedList({ exchanged, stopped, isBusy, onReturn }: Props) {
  const t = useText(stopTexts);
  const { date } = useFormat();
  const id = useId();
  if (exchanged.length === 0) return null;
  return (
    <section aria-labelledby={id} className="grid grid-cols-1 gap-2">
      <h3 id={id} className="font-semibold">
        {t('exchangedTitle')}
      </h3>
      <ul className="grid grid-cols-1 gap-1">
        {exchanged.map(
          ({ session_id, version, product, start_time, boat_ids, boat_names, is_free, ...of }) => {
            const name = `${product} · ${date(of.date)} ${start_time}–${of.end_time}`;
            const [boat_id, another] = boat_ids;
            return (
              <li key={session_id} className="flex min-h-11 flex-wrap items-center gap-x-3 gap-y-1">
                <span className="min-w-0 flex-1 break-words">
                  {name} <span className="text-muted-fg text-sm">{boat_names.join(', ')}</span>
                </span>
                {!is_free && <span className="text-muted-fg text-sm">{t('notFree', { boat: stopped })}</span>}
                {is_free && onReturn && boat_id && !another && (
                  <Button
                    className="max-md:h-11"
                    busy={isBusy}
                    aria-label={t('takeBackOf', { boat: stopped, name })}
                    onClick={() => onReturn({ session_id, version, boat_id })}
                  >
                    {t('takeBack')}
                  </Button>
                )}
              </li>
            );
          },
        )}
      </ul>
    </section>
  );
}
