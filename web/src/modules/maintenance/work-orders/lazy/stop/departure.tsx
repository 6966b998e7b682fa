import { may } from '@leme/contract/access/permission';
import { boatDocuments } from '@leme/contract/fleet/boat-documents';
import { choiceOf } from '@leme/contract/kit/resource/labels';
import type { AffectedDeparture, OtherBoat } from '@leme/contract/maintenance/orders/affected-endpoints';
import { useCan } from '#kit/auth-session/rights.ts';
import { PageLink } from '#kit/browser/page-link.tsx';
import { useFormat } from '#kit/text/format.ts';
import { useLocale, useText } from '#kit/text/i18n.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Chip } from '#ui/chips/chip.tsx';
import { stopTexts } from './texts/texts.ts';

type DepartureProps = {
  departure: AffectedDeparture;
  /** The boat that stays ashore. */
  stopped: string;
  isBusy: boolean;
  onExchange: ((boat: OtherBoat) => void) | undefined;
};

/** One departure, who is booked on it, and every other boat: who can take it is one press away. */
export function Departure({ departure, stopped, isBusy, onExchange }: DepartureProps) {
  const t = useText(stopTexts);
  const can = useCan();
  const { date, money } = useFormat();
  const { product, date: day, start_time, end_time, bookings, people, paid, boats, session_id } = departure;
  const name = `${product} · ${date(day)} ${start_time}–${end_time}`;
  return (
    <li aria-label={name} className="grid grid-cols-1 gap-2 rounded-md border p-3">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <b className="min-w-0 flex-1 break-words">{name}</b>
        {bookings > 0 ? (
          <Chip tone="danger">
            {[t('parties', { count: bookings }), t('people', { count: people }), money(paid)].join(' · ')}
          </Chip>
        ) : (
          <Chip tone="muted">{t('nobody')}</Chip>
        )}
        {can(may('sessions', 'update')) && (
          <Button size="sm" asChild>
            <PageLink path={`/sessions?date=${day}&open=edit&session=${session_id}`}>
              {t('change')}
              <span className="sr-only">, {name}</span>
            </PageLink>
          </Button>
        )}
      </div>
      {departure.in_spite.length > 0 && (
        <ul className="grid grid-cols-1 gap-1 text-sm">
          {departure.in_spite.map(({ code, people: sold, reason, by }) => (
            <li key={code} className="break-words">
              {t('inSpite', { code, people: t('people', { count: sold }), by: by ?? '–', reason })}
            </li>
          ))}
        </ul>
      )}
      {boats.every(({ obstacle }) => obstacle !== null) && <p className="text-sm">{t('noBoat')}</p>}
      <ul aria-label={t('boatsFor', { name })} className="grid grid-cols-1 gap-1">
        {boats.map((boat) => (
          <li key={boat.boat_id} className="flex min-h-11 flex-wrap items-center gap-x-3 gap-y-1">
            <span className="min-w-0 flex-1 break-words">
              {boat.boat_name} <Why boat={boat} />
            </span>
            {boat.obstacle === null && onExchange && (
              <Button
                size="lg"
                variant="primary"
                busy={isBusy}
                aria-label={t('exchangeOf', { stopped, boat: boat.boat_name, name })}
                onClick={() => onExchange(boat)}
              >
                {t('exchange')}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </li>
  );
}

/** What keeps a boat from it; how many it carries where nothing does. */
function Why({ boat }: { boat: OtherBoat }) {
  const t = useText(stopTexts);
  const locale = useLocale();
  const { obstacle, places, what, from, until } = boat;
  const papers = (kinds: string) =>
    kinds
      .split(', ')
      .map((kind) => choiceOf(boatDocuments.fields.kind, kind, locale))
      .join(', ');
  return <span className="text-muted-fg text-sm">{said()}</span>;

  function said(): string {
    switch (obstacle) {
      case null:
        return t('carries', { count: places });
      case 'too-small':
        return t('carriesOnly', { count: places });
      case 'boat-gone':
        return t('why.boat-gone');
      case 'boat-busy':
        return t('why.boat-busy', { what: what ?? '–', from: from ?? '–', until: until ?? '–' });
      case 'papers':
        return t('why.papers', { what: papers(what ?? '') });
      default:
        return t(`why.${obstacle}`, { what: what ?? '–' });
    }
  }
}
