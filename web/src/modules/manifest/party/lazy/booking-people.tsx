import { may, read } from '@leme/contract/access/permission';
import type { ManifestBooking } from '@leme/contract/manifest/endpoints';
import { QrCode } from 'lucide-react';
import { useId, useState } from 'react';
import { useCan } from '#kit/auth-session/rights.ts';
import { QueryView } from '#kit/live/query-view.tsx';
import { useText } from '#kit/text/i18n.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Card, CardBody, CardHead } from '#ui/layout/card.tsx';
import { BookingQr } from '../../scan/lazy/public.ts';
import { useSessionManifest } from '../../sessions/sessions-manifest.queries.ts';
import { useNamedPeople } from './named-people.ts';
import { PeopleForm } from './people-form.tsx';
import { partyTexts } from './texts/texts.ts';

/** A booking as far as its people are found by it. */
type Booked = { id: string; session_id: string; status: string };

/** The people of a booking by name, edited on the spot, with the code they board by; for who may see the manifest. */
export function BookingPeople({ booking }: { booking: Booked }) {
  const sees = useCan()(read('sessions-manifest'));
  const sails = booking.status === 'confirmed' || booking.status === 'completed';
  return sees && sails && <People booking={booking} />;
}

function People({ booking }: { booking: Booked }) {
  const t = useText(partyTexts);
  const heading = useId();
  const { query } = useSessionManifest(booking.session_id);
  const [showsQr, setShowsQr] = useState(false);
  const party = query.data?.bookings.find(({ id }) => id === booking.id);
  return (
    <Card aria-labelledby={heading} className="print:hidden [&_legend]:sr-only">
      <CardHead
        id={heading}
        title={t('people')}
        actions={
          party && (
            <Button size="sm" className="max-md:h-11" onClick={() => setShowsQr(true)}>
              <QrCode aria-hidden="true" className="size-4" strokeWidth={1.75} />
              {t('qr')}
            </Button>
          )
        }
      />
      <CardBody>
        <QueryView query={query} skeleton="list" errorTitle={t('peopleFailed')}>
          {() => <PeopleOf party={party} />}
        </QueryView>
      </CardBody>
      {party && query.data && (
        <BookingQr open={showsQr} onOpenChange={setShowsQr} booking={party} session={query.data} />
      )}
    </Card>
  );
}

/** A school class is unfolded when somebody asks for it. */
const atFirst = 8;

function PeopleOf({ party }: { party: ManifestBooking | undefined }) {
  const t = useText(partyTexts);
  const mayEdit = useCan()(may('attendance', 'create'));
  const [showsAll, setShowsAll] = useState(false);
  if (!party) return <p className="text-muted-fg">{t('notListed')}</p>;
  const count = party.passengers.length;
  const isFolded = !showsAll && count > atFirst;
  const shown = isFolded ? { ...party, passengers: party.passengers.slice(0, atFirst) } : party;
  return (
    <div className="grid gap-3">
      {mayEdit ? <PeopleForm booking={shown} large={window.innerWidth < 768} /> : <Names party={shown} />}
      {isFolded && (
        <Button className="max-md:h-11 md:justify-self-start" onClick={() => setShowsAll(true)}>
          {t('showAll', { count })}
        </Button>
      )}
    </div>
  );
}

function Names({ party }: { party: ManifestBooking }) {
  return (
    <ul className="grid gap-1 md:grid-cols-2">
      {useNamedPeople(party).map(({ passenger, name, label }) => (
        <li key={passenger.id} className="wrap-anywhere">
          <strong>{name}</strong>
          {label && <span className="text-muted-fg"> · {label}</span>}
        </li>
      ))}
    </ul>
  );
}
