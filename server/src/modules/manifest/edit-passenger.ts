import { manifestPassengers } from '@leme/contract/bookings/passengers';
import type { InputOf } from '@leme/contract/kit/endpoint';
import { faults, Problem } from '@leme/contract/kit/problem';
import { editPassenger, type ManifestPassenger } from '@leme/contract/manifest/endpoints';
import { companyWays } from '@leme/contract/tenancy/settings/company-ways';
import { facts } from '@leme/contract/tenancy/settings/ways';
import type { Actor } from '#kit/actor';
import type { Clock } from '#kit/clock';
import type { Tx } from '#kit/database/transaction';
import { serve } from '#kit/http/serve';
import { differences, record } from '#kit/resource/history/record';
import { comingDays } from '#kit/resource/past-days';
import { decidedBy } from '#kit/settings/decided';
import { describePerson, redactionFor } from '#modules/bookings/public';
import { people } from './manifest-queries.ts';
import { personRow } from './person-row.ts';

type Fields = Omit<InputOf<typeof editPassenger>, 'id' | 'version'>;

/** A person who was taken off the booking is a 404; one that somebody else edited meanwhile a 409 with both states. */
export const servesPassengerEdit = serve(editPassenger, async ({ input, tx, actor, clock }) => {
  const { id, version, ...fields } = input;
  const { booking_id, status, passenger } = await readPassenger(tx, actor, id);
  requireAllowed(fields, { actor, clock });
  await requireFacts(tx, actor, passenger, fields);
  if (status !== 'confirmed' && status !== 'completed') throw new Problem('booking-cancelled');
  if (passenger.version !== version) throw stale(passenger, fields);
  const [before, wanted] = [told(passenger), told({ ...passenger, ...fields } as ManifestPassenger)];
  if (Object.keys(differences(before, wanted)).length === 0) return passenger;
  const isChanged = await describePerson({ tx, actor }, { id, version }, fields);
  const { passenger: current } = await readPassenger(tx, actor, id);
  if (!isChanged) throw stale(current, fields);
  record({ tx, actor }, manifestPassengers, {
    id,
    of: booking_id,
    action: 'updated',
    changes: {
      position: [current.position, current.position],
      ...differences(told(passenger), told(current)),
    },
  });
  return current;
});

async function readPassenger(tx: Tx, actor: Actor, id: string) {
  const row = await tx.first(
    people(actor.tenantId)
      .innerJoin('bookings as b', (join) =>
        join.onRef('b.tenant_id', '=', 'm.tenant_id').onRef('b.id', '=', 'm.booking_id'),
      )
      .select('b.status as booking_status')
      .where('m.id', '=', id),
  );
  if (!row) throw new Problem('not-found');
  const { booking_status: status, ...person } = row;
  return { booking_id: row.booking_id, status, passenger: personRow(person, redactionFor(actor).identity) };
}

/** What a company has to know of who sails is not emptied once it is known; nobody has to know all of it at once. */
async function requireFacts(
  tx: Tx,
  actor: Actor,
  passenger: ManifestPassenger,
  fields: Fields,
): Promise<void> {
  const emptied = facts.filter((fact) => fields[fact] === null && passenger[fact] !== null);
  if (emptied.length === 0) return;
  const { passenger_facts } = await decidedBy(tx, actor.tenantId, companyWays);
  const wrong = emptied.filter((fact) => passenger_facts.includes(fact));
  if (wrong.length > 0) throw faults(wrong.map((fact) => ({ pointer: `/${fact}`, code: 'required' })));
}

const told = ({ name, document, birth_date }: ManifestPassenger) => ({ name, document, birth_date });

const stale = (current: ManifestPassenger, yours: Fields) =>
  new Problem('stale-version', { params: { current, yours } });

function requireAllowed(fields: Fields, { actor, clock }: { actor: Actor; clock: Clock }): void {
  const knowsIdentity = redactionFor(actor).identity('known') !== null;
  if (!knowsIdentity && (fields.document !== undefined || fields.birth_date !== undefined))
    throw new Problem('forbidden', { params: { resource: 'passenger-health' } });
  const wrong = comingDays(manifestPassengers, actor, fields, clock.now());
  if (wrong.length > 0) throw faults(wrong);
}
