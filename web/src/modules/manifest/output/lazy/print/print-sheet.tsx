import type { ManifestSession } from '@leme/contract/manifest/endpoints';
import { manifestPeople } from '@leme/contract/manifest/people';
import type { Formats } from '#kit/text/format.ts';
import { useText } from '#kit/text/i18n.ts';
import { fullnessText, tooManyText } from '#modules/bookings/public.tsx';
import { expiredBoats } from '../../../session/expired-boats.ts';
import { manifestTexts } from '../../../texts/texts.ts';
import { outputTexts } from '../texts/texts.ts';
import type { PrintOptions } from './print-dialog.tsx';
import { PrintTable } from './print-table.tsx';

export type PrintKind = 'session' | 'day';

export type PrintSheetProps = {
  sessions: readonly ManifestSession[];
  kind: PrintKind;
  options: PrintOptions;
  company: string;
  formats: Formats;
  now: Date;
};

/** What goes onto the paper. */
export function PrintSheet({ sessions, kind, options, company, formats, now }: PrintSheetProps) {
  const t = useText(outputTexts);
  const date = sessions[0]?.date;
  const people = sessions.reduce((sum, session) => sum + manifestPeople(session).length, 0);
  return (
    <>
      <header>
        <div>
          <h1>{t(kind === 'day' ? 'dayTitle' : 'sessionTitle')}</h1>
          {date && <p>{formats.longDate(date)}</p>}
        </div>
        <div>
          <strong>{company}</strong>
          <p>
            {kind === 'day' && `${t('departures', { count: sessions.length })} · `}
            {t('passengers', { count: people })}
          </p>
        </div>
      </header>
      {sessions.map((session) => (
        <Departure key={session.id} session={session} options={options} formats={formats} />
      ))}
      <footer>{t('printedAt', { moment: formats.dateTime(now) })}</footer>
    </>
  );
}

type DepartureProps = Pick<PrintSheetProps, 'options' | 'formats'> & { session: ManifestSession };

function Departure({ session, options, formats }: DepartureProps) {
  const t = useText(outputTexts);
  const sayExpired = useText(manifestTexts);
  const people = manifestPeople(session);
  const aboard = people.filter(({ passenger }) => passenger.status === 'checked_in').length;
  const owed = session.bookings.reduce((sum, { remaining_amount }) => sum + (remaining_amount ?? 0), 0);
  const over = tooManyText(session);
  const expired = expiredBoats(session.boats);
  const facts = [
    session.boats.map(boatText).join(', ') || t('noBoat'),
    session.guide_name && t('guideNamed', { name: session.guide_name }),
    session.sailor_name && t('sailorNamed', { name: session.sailor_name }),
    fullnessText(session),
    people.length > 0 && t('aboardOf', { aboard, total: people.length }),
    options.owed && owed > 0 && t('owedOf', { amount: formats.money(owed) }),
  ];
  return (
    <section>
      <h2>
        {session.start_time.slice(0, 5)}–{session.end_time.slice(0, 5)} · {session.product.name}
        {session.status === 'cancelled' && ` · ${t('cancelled')}`}
      </h2>
      <p>{facts.filter(Boolean).join(' · ')}</p>
      {over && <p className="alarm">⚠ {over}</p>}
      {expired !== null && <p className="alarm">⚠ {sayExpired('expiredPaper') + expired}</p>}
      {session.cancel_reason && <p>{session.cancel_reason}</p>}
      {people.length === 0 ? (
        <p>{t('nobody')}</p>
      ) : (
        <PrintTable session={session} people={people} options={options} formats={formats} />
      )}
    </section>
  );
}

/** `Lancha Netuno (382-014406-7)`. */
function boatText({ boat_name, registration_no }: ManifestSession['boats'][number]): string {
  return registration_no ? `${boat_name} (${registration_no})` : boat_name;
}
