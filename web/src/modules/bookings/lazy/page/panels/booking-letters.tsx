import type { LetterRow, listLetters } from '@leme/contract/bookings/life/letters';
import { QueryView } from '#kit/live/query-view.tsx';
import { useAsk } from '#kit/live/use-ask.ts';
import { useFormat } from '#kit/text/format.ts';
import { useText } from '#kit/text/i18n.ts';
import { bookingsShown } from '../../../session/shown.ts';
import { pageTexts } from '../texts/texts.ts';

/** What was written to who booked, and what became of it. */
export function BookingLetters({ id }: { id: string }) {
  const t = useText(pageTexts);
  const query = useAsk<typeof listLetters>('GET /bookings/:id/letters', { id }, bookingsShown);
  return (
    <section aria-label={t('letters')} className="grid gap-2">
      <h3 className="font-semibold">{t('letters')}</h3>
      <QueryView
        query={query}
        skeleton="list"
        skeletonCount={1}
        errorTitle={t('lettersFailed')}
        isEmpty={({ data }) => data.length === 0}
        empty={<p className="text-muted-fg">{t('noLetters')}</p>}
      >
        {({ data }) => (
          <ul className="grid gap-1">
            {data.map((row) => (
              <Letter key={row.id} row={row} />
            ))}
          </ul>
        )}
      </QueryView>
    </section>
  );
}

function Letter({ row: { letter, status, to_email, sent_at, created_at } }: { row: LetterRow }) {
  const t = useText(pageTexts);
  const { dateTime } = useFormat();
  return (
    <li className="flex flex-wrap items-baseline justify-between gap-x-4">
      <span className="wrap-anywhere min-w-0">
        <strong>{t(`letter.${letter}`)}</strong> <span className="text-muted-fg">{to_email}</span>
      </span>
      <span className="text-muted-fg tabular-nums">
        {t(`mail.${status}`, { when: dateTime(sent_at ?? created_at) })}
      </span>
    </li>
  );
}
