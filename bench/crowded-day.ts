import { expectStatus } from '../server/src/drills/caller.testing.ts';
import { aBulkCompany, type BulkCompany, settle } from '../server/src/drills/million/bulk.testing.ts';
import type { Stage } from './stage.ts';

/** What a day holds: how many departures, and how many parties each. */
type Plan = { date: string; sessions: number; bookingsEach: number };

const dayAhead = (days: number) => Temporal.Now.plainDateISO('America/Sao_Paulo').add({ days }).toString();

/** Days that no other part of the bench asks for. */
export const crowdedDay = dayAhead(200);
export const fullDay = dayAhead(201);

let made: Promise<BulkCompany> | undefined;

/** A company with 100 sessions and 2,000 bookings on one day, made once for all who measure it. */
export function aCrowdedDay(stage: Stage): Promise<BulkCompany> {
  made ??= makeCrowdedDay(stage);
  return made;
}

async function makeCrowdedDay(stage: Stage): Promise<BulkCompany> {
  const company = await aBulkCompany(
    { admin: stage.urls.admin, superuser: stage.superuserUrl },
    { sessions: 1000, everybody: false },
  );
  await fillDay(stage, company, { date: crowdedDay, sessions: 100, bookingsEach: 20 });
  return company;
}

/** The same company with a day of 12 sessions and 480 bookings besides. */
export async function aFullDay(stage: Stage): Promise<BulkCompany> {
  const company = await aCrowdedDay(stage);
  await fillDay(stage, company, { date: fullDay, sessions: 12, bookingsEach: 40 });
  return company;
}

async function fillDay(stage: Stage, company: BulkCompany, plan: Plan): Promise<void> {
  const { date, sessions, bookingsEach } = plan;
  const caller = await stage.caller(company, 8);
  const create = async (path: string, body: object): Promise<{ id: string }> => {
    const key = { 'idempotency-key': crypto.randomUUID() };
    return JSON.parse((await expectStatus(201, caller.post(path, body, key))).text);
  };
  for (let at = 0; at < sessions; at += 1) {
    const hour = String(6 + (at % 12)).padStart(2, '0');
    const { id } = await create('/sessions', {
      product_id: company.product,
      date,
      start_time: `${hour}:00`,
      end_time: `${hour}:50`,
      guide_name: `Guia ${at % 7}`,
      sailor_name: null,
      notes: null,
      total_capacity: bookingsEach * 2 + 20,
      boat_ids: [],
    });
    await Promise.all(
      Array.from({ length: bookingsEach }, (_, index) =>
        create('/bookings', {
          session_id: id,
          customer_name: `Cliente ${at} ${(10 + index).toString(36).toUpperCase()}`,
          customer_phone: '48999142207',
          passengers: [{ fare_type_id: company.fare, quantity: 2 }],
        }),
      ),
    );
  }
  await settle(stage.superuserUrl);
}
