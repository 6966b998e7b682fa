import { createHash } from 'node:crypto';
import type { GivenContact } from '@leme/contract/channels/octo/octo-endpoints';
import type { OctoContact } from '@leme/contract/channels/octo/octo-shapes';
import { sql } from 'kysely';
import { db } from '#kit/database/sql';
import { isUuid } from '#kit/ids';
import { statement } from '#kit/resource/statement';
import type { Ask } from './octo-call.ts';
import { invalidUuid } from './refuse.ts';

/** One unit of a booking as its partner calls it. */
export type Item = {
  uuid: string;
  unitId: string;
  resellerReference: string | null;
  contact: OctoContact;
};

export type TestStatus = 'ON_HOLD' | 'CONFIRMED' | 'EXPIRED' | 'CANCELLED';

/** What came from outside, as it is stored. */
export type External = {
  id: string;
  uuid: string;
  reference: string | null;
  booking_id: string | null;
  session_id: string;
  product_id: string;
  contact: OctoContact;
  items: Item[];
  notes: string | null;
  asked: string;
  is_test: boolean;
  test_code: string | null;
  test_status: TestStatus | null;
  test_expires_at: string | null;
  test_confirmed_at: string | null;
  test_cancelled_at: string | null;
  test_cents: number | null;
  cancel_reason: string | null;
  created_at: string;
  updated_at: string;
};

const columns = sql`e.id, e.uuid, e.reference, e.booking_id, e.session_id, e.product_id, e.contact, e.items, e.notes, e.asked,
  e.is_test, e.test_code, e.test_status, e.test_expires_at, e.test_confirmed_at, e.test_cancelled_at, e.test_cents,
  e.cancel_reason, e.created_at, e.updated_at`;

/** A partner's own, and nothing else: a foreign one is like none. A token for tests sees tests alone. */
const own = ({
  work,
  partner,
  call,
}: Ask) => sql`e.tenant_id = ${work.actor.tenantId} and e.partner_id = ${partner.id}
  and e.source = 'octo' and (e.is_test or ${call.actor.machine?.isTest !== true})`;

/** The booking somebody names, held until the transaction ends: two who change it take turns. */
export async function externalNamed(ask: Ask, uuid: string, lock = false): Promise<External> {
  const found = isUuid(uuid.toLowerCase()) ? await findExternal(ask, uuid.toLowerCase(), lock) : undefined;
  if (!found) throw invalidUuid(uuid);
  return found;
}

export async function findExternal(ask: Ask, uuid: string, lock = false): Promise<External | undefined> {
  return await ask.work.tx.first(
    statement<External>(sql`select ${columns} from external_bookings e where ${own(ask)} and e.uuid = ${uuid}
      ${lock ? sql`for no key update` : sql``}`),
  );
}

const mostListed = 100;

/** Those of a reference of theirs, and those of some bookings of ours. */
export async function listExternals(
  ask: Ask,
  { reference, code }: { reference: string | undefined; code: string | undefined },
): Promise<External[]> {
  const byReference = reference === undefined ? sql`` : sql`and e.reference = ${reference}`;
  const byCode =
    code === undefined
      ? sql``
      : sql`and (e.test_code = ${code} or e.booking_id in (select b.id from bookings b
          where b.tenant_id = ${ask.work.actor.tenantId} and b.code = ${code} and b.agent_id = ${ask.partner.agent_id}))`;
  return await ask.work.tx.rows(
    statement<External>(sql`select ${columns} from external_bookings e where ${own(ask)} ${byReference} ${byCode}
      order by e.created_at, e.id limit ${mostListed}`),
  );
}

/** Changes what the partner calls it by. */
export function saveExternal(
  { work }: Ask,
  id: string,
  values: Partial<
    Record<'reference' | 'notes' | 'booking_id' | 'session_id' | 'product_id' | 'state', string | null> &
      Record<'test_status' | 'test_expires_at' | 'test_confirmed_at' | 'test_cancelled_at', string | null> &
      Record<'customer_name' | 'cancel_reason' | 'test_code' | 'asked', string | null> & {
        contact: OctoContact;
        items: readonly Item[];
        test_cents: number;
      }
  >,
): void {
  const { contact, items, ...plain } = values;
  work.tx.send(
    db
      .updateTable('external_bookings')
      .set({
        ...(plain as Record<string, never>),
        ...(contact && { contact: JSON.stringify(contact) }),
        ...(items && { items: JSON.stringify(items) }),
        updated_at: work.now.toString(),
        version: sql`version + 1`,
      })
      .where('tenant_id', '=', work.actor.tenantId)
      .where('id', '=', id),
  );
}

/** What was asked for, so that the same uuid for something else is noticed. */
export function markOf(values: readonly unknown[]): string {
  return createHash('sha256').update(JSON.stringify(values)).digest('base64url');
}

/** All nine keys, as OCTO sends a contact; what was said before stays where nothing is said now. */
export function contactOf(given: GivenContact | null | undefined, before?: OctoContact): OctoContact {
  const said = (key: Exclude<keyof OctoContact, 'locales'>) => given?.[key]?.trim() || before?.[key] || null;
  const [firstName, lastName] = [said('firstName'), said('lastName')];
  const joined = [firstName, lastName].filter(Boolean).join(' ');
  return {
    fullName: given?.fullName?.trim() || joined || before?.fullName || null,
    firstName,
    lastName,
    emailAddress: said('emailAddress'),
    phoneNumber: said('phoneNumber'),
    locales: given?.locales ?? before?.locales ?? [],
    postalCode: said('postalCode'),
    country: said('country'),
    notes: said('notes'),
  };
}
