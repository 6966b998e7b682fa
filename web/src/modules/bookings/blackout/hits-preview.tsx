import { useId } from 'react';
import type { FormPreview } from '#kit/resource/record/form/form-section.ts';
import { useFormat } from '#kit/text/format.ts';
import { useText } from '#kit/text/i18n.ts';
import { Banner } from '#ui/feedback/banner.tsx';
import { ScrollRegion } from '#ui/layout/scroll-region.tsx';
import { blackoutTexts } from './texts/texts.ts';
import { questionOf } from './typed-block.ts';
import { type Hits, useHits } from './use-hits.ts';

/** What the block would hit, told while it is typed: departures, people and money, and blocks that hold already. */
export const HitsPreview: FormPreview = ({ values, row }) => {
  const t = useText(blackoutTexts);
  const id = useId();
  const question = questionOf(values, row?.id ?? null);
  const { data, isError } = useHits(question);
  return (
    <section aria-labelledby={id} className="mt-6 grid gap-2 rounded-md border px-4 py-3 max-md:px-3">
      <h3 id={id} className="font-semibold">
        {t('hits')}
      </h3>
      <div aria-live="polite" className="grid grid-cols-1 gap-2">
        {question === null && <p className="text-muted-fg">{t('notYet')}</p>}
        {question !== null && isError && <p className="text-danger-text">{t('hitsFailed')}</p>}
        {question !== null && data && <Told hits={data} isNew={row === null} />}
      </div>
    </section>
  );
};

function Told({ hits, isNew }: { hits: Hits; isNew: boolean }) {
  const t = useText(blackoutTexts);
  return (
    <>
      <HitsLine hits={hits} />
      {hits.departures > 0 && <p className="text-muted-fg">{t('touchesNone')}</p>}
      <Overlaps hits={hits} />
      {isNew && hits.hits.length > 0 && (
        <ScrollRegion name={t('hitDepartures')} className="max-h-72 overflow-y-auto rounded-md border">
          <ul className="divide-y">
            {hits.hits.map((hit) => (
              <li key={hit.session_id} className="flex flex-wrap gap-x-3 px-3 py-1.5">
                <HitWords hit={hit} />
              </li>
            ))}
          </ul>
        </ScrollRegion>
      )}
    </>
  );
}

/** Departures, people and money in a line. */
export function HitsLine({ hits }: { hits: Hits }) {
  const t = useText(blackoutTexts);
  const { money } = useFormat();
  if (hits.departures === 0) return <p>{t('hitsNone')}</p>;
  return (
    <p className="font-semibold tabular-nums">
      {t('departures', { count: hits.departures })} · {t('people', { count: hits.people })} ·{' '}
      {t('paid', { amount: money(hits.paid) })}
    </p>
  );
}

function Overlaps({ hits }: { hits: Hits }) {
  const t = useText(blackoutTexts);
  const { date } = useFormat();
  if (hits.overlaps.length === 0) return null;
  const names = hits.overlaps.map(({ reason, days: { from, to } }) => {
    const [first, last] = [from ? date(from) : '', to ? date(to) : ''];
    return `${reason} (${first === last ? first : `${first}–${last}`})`;
  });
  return <Banner tone="warning">{t('overlaps', { names: names.join(', ') })}</Banner>;
}

/** A departure that is hit: when, what, and who is booked. */
export function HitWords({ hit }: { hit: Hits['hits'][number] }) {
  const t = useText(blackoutTexts);
  const { shortDate, money } = useFormat();
  return (
    <>
      <strong className="tabular-nums">
        {shortDate(hit.date)} · {hit.start_time}–{hit.end_time}
      </strong>
      <span>{hit.product}</span>
      <span className="text-muted-fg tabular-nums">
        {hit.people > 0
          ? `${t('people', { count: hit.people })} · ${t('paid', { amount: money(hit.paid) })}`
          : t('nobody')}
      </span>
    </>
  );
}
