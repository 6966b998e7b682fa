import type { UseQueryResult } from '@tanstack/react-query';
import { TriangleAlert } from 'lucide-react';
import { QueryView } from '#kit/live/query-view.tsx';
import { useFormat } from '#kit/text/format.ts';
import { useText } from '#kit/text/i18n.ts';
import { Banner } from '#ui/feedback/banner.tsx';
import { ScrollRegion } from '#ui/layout/scroll-region.tsx';
import { bookingsTexts } from '../../texts/texts.ts';
import { changeTexts } from './texts/texts.ts';
import { type Change, standsInTheWay } from './use-change-preview.ts';

export type ChangePreviewProps = {
  query: UseQueryResult<Change>;
  /** Its product changes, which is told too. */
  tells?: boolean;
};

/** What is in the way of a session, who is booked, and what they will be told. */
export function ChangePreview({ query, tells }: ChangePreviewProps) {
  const t = useText(changeTexts);
  return (
    <QueryView query={query} skeleton="text" loadingLabel={t('loading')} errorTitle={t('loadFailed')}>
      {(change) => (
        <div className="grid grid-cols-1 gap-3" aria-live="polite">
          {change.conflicts.map((conflict) => (
            <Banner
              key={`${conflict.code} ${conflict.boat_id}`}
              tone={standsInTheWay(conflict) ? 'danger' : 'warning'}
            >
              {t(`conflict.${conflict.code}`, { name: conflict.name })}
            </Banner>
          ))}
          <WhoIsTold change={change} isTold={change.is_moved || tells === true} />
        </div>
      )}
    </QueryView>
  );
}

function WhoIsTold({ change, isTold }: { change: Change; isTold: boolean }) {
  const t = useText(changeTexts);
  const words = useText(bookingsTexts);
  const { parties, told, people } = change;
  if (parties.length === 0) return <p className="text-muted-fg">{t('nobody')}</p>;
  const silent = parties.length - told;
  return (
    <section aria-label={t('booked')} className="grid grid-cols-1 gap-2">
      <p className="font-semibold">
        {t('parties', { count: parties.length })} · {words('people', { count: people })}
      </p>
      <p className="flex items-start gap-2">
        {isTold && silent > 0 && (
          <TriangleAlert
            aria-hidden="true"
            className="mt-0.5 size-4 shrink-0 text-warning-text"
            strokeWidth={1.75}
          />
        )}
        <span>
          {isTold
            ? [t('told', { count: told }), silent > 0 && t('untold', { count: silent })]
                .filter(Boolean)
                .join(' ')
            : t('notTold')}
        </span>
      </p>
      <Parties parties={parties} />
    </section>
  );
}

function Parties({ parties }: Pick<Change, 'parties'>) {
  const t = useText(changeTexts);
  const words = useText(bookingsTexts);
  const { money } = useFormat();
  return (
    <ScrollRegion name={t('booked')} className="max-h-48 overflow-y-auto rounded-md border">
      <ul>
        {parties.map((party) => (
          <li
            key={party.booking_id}
            className="flex flex-wrap items-baseline gap-x-3 border-b px-3 py-1.5 last:border-b-0"
          >
            <span className="wrap-anywhere font-semibold">{party.customer_name}</span>
            <span className="text-muted-fg tabular-nums">{party.customer_phone}</span>
            <span className="ms-auto text-muted-fg tabular-nums">
              {words('people', { count: party.people })} · {t('paid', { amount: money(party.paid) })}
            </span>
          </li>
        ))}
      </ul>
    </ScrollRegion>
  );
}
