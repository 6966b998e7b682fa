import type { AttendanceIssues } from '@leme/contract/manifest/issue-endpoints';
import { expect } from 'vitest';
import { db } from '../../kit/database/sql.ts';
import type { Person, World } from '../world.ts';

export type Party = { id: string; people: readonly string[] };

/** Who is expected of a booking on any day. */
export async function partyOf(
  staff: Person,
  { id, session_id }: { id: string; session_id: string },
): Promise<Party> {
  const { bookings } = (await staff.get(`/sessions-manifest/${session_id}`)).body;
  const party = bookings.find((booking: { id: string }) => booking.id === id);
  return { id, people: party.passengers.map((person: { id: string }) => person.id) };
}

/** One event about the first of a party; answers its id. */
export async function says(
  person: Person,
  party: Party,
  status: string,
  given: Record<string, unknown> = {},
) {
  const id = crypto.randomUUID();
  const event = { id, booking_id: party.id, manifest_passenger_id: party.people[0], status, bases: [] };
  const answer = await person.post('/attendance-events', { events: [{ ...event, ...given }] });
  expect(answer.status).toBe(200);
  return id;
}

/** Who held the right when the session was last asked for, and holds it no more. */
export async function aFormerGuide(world: World, company: { id: string }) {
  const person = await world.user(company, 'marinheiro');
  await person.get('/auth/session');
  await world.authTx.write(company.id, async (tx) => {
    const own = { tenant_id: company.id, user_id: person.id };
    await tx.change(
      db
        .updateTable('user_roles')
        .set({ role: 'user' })
        .where('tenant_id', '=', own.tenant_id)
        .where('user_id', '=', own.user_id),
    );
    await tx.change(
      db
        .updateTable('profiles')
        .set({ full_name: 'Pessoa user' })
        .where('tenant_id', '=', own.tenant_id)
        .where('id', '=', own.user_id),
    );
  });
  person.setCookie(await world.sessionOf(company.id, person.id));
  return person;
}

/** What a person is shown of marks that do not agree or were refused. */
export async function issuesFor(person: Person): Promise<AttendanceIssues> {
  const answer = await person.get('/attendance-issues');
  expect(answer.status).toBe(200);
  return answer.body;
}
