import type { ManifestSession } from '@leme/contract/manifest/endpoints';
import { manifestPeople } from '@leme/contract/manifest/people';
import type { Formats } from '#kit/format.ts';
import { useText } from '#kit/i18n.ts';
import { fullnessText, tooManyText } from '#modules/bookings/public.tsx';
import { expiredBoats } from '../expired-boats.ts';
import { outputMessages } from './late-messages.ts';
import type { PrintKind } from './print-manifest.tsx';
import { PrintTable } from './print-table.tsx';

export type PrintSheetProps = {
  sessions: readonly ManifestSession[];
  kind: PrintKind;
  company: string;
  formats: Formats;
  now: Date;
};

/** What goes onto the paper. */
export function PrintSheet({ sessions, kind, company, formats, now }: PrintSheetProps) {
  const t = useText(outputMessages);
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
        <Departure key={session.id} session={session} formats={formats} />
      ))}
      <footer>{t('printedAt', { moment: formats.dateTime(now) })}</footer>
    </>
  );
}

function Departure({ session, formats }: { session: ManifestSession; formats: Formats }) {
  const t = useText(outputMessages);
  const people = manifestPeople(session);
  const aboard = people.filter(({ passenger }) => passenger.status === 'checked_in').length;
  const over = tooManyText(session);
  const expired = expiredBoats(session.boats);
  const facts = [
    session.boats.map(({ boat_name }) => boat_name).join(', ') || t('noBoat'),
    session.guide_name && t('guideNamed', { name: session.guide_name }),
    session.sailor_name && t('sailorNamed', { name: session.sailor_name }),
    fullnessText(session),
    people.length > 0 && t('aboardOf', { aboard, total: people.length }),
  ];
  return (
    <section>
      <h2>
        {session.start_time.slice(0, 5)}–{session.end_time.slice(0, 5)} · {session.product.name}
        {session.status === 'cancelled' && ` · ${t('cancelled')}`}
      </h2>
      <p>{facts.filter(Boolean).join(' · ')}</p>
      {over && <p className="alarm">⚠ {over}</p>}
      {expired !== null && <p className="alarm">⚠ {t('expiredPaper') + expired}</p>}
      {session.cancel_reason && <p>{session.cancel_reason}</p>}
      {people.length === 0 ? (
        <p>{t('nobody')}</p>
      ) : (
        <PrintTable session={session} people={people} formats={formats} />
      )}
    </section>
  );
}
