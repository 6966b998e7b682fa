import { aBulkCompany, type BulkCompany, settle } from '../server/src/drills/bulk.testing.ts';
import { expectStatus } from '../server/src/drills/caller.testing.ts';
import type { Stage } from './stage.ts';

const sessions = 100;
const bookingsEach = 20;

/** A day that no other part of the bench asks for. */
export const crowdedDay = Temporal.Now.plainDateISO('America/Sao_Paulo').add({ days: 200 }).toString();

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
  const caller = await stage.caller(company, 8);
  const create = async (path: string, body: object): Promise<{ id: string }> => {
    const key = { 'idempotency-key': crypto.randomUUID() };
    return JSON.parse((await expectStatus(201, caller.post(path, body, key))).text);
  };
  for (let at = 0; at < sessions; at += 1) {
    const hour = String(6 + (at % 12)).padStart(2, '0');
    const { id } = await create('/sessions', {
      product_id: company.product,
      date: crowdedDay,
      start_time: `${hour}:00`,
      end_time: `${hour}:50`,
      guide_name: `Guia ${at % 7}`,
      sailor_name: null,
      notes: null,
      total_capacity: 60,
      boat_ids: [],
    });
    await Promise.all(
      Array.from({ length: bookingsEach }, (_, index) =>
        create('/bookings', {
          session_id: id,
          customer_name: `Cliente ${at} ${String.fromCharCode(65 + index)}`,
          customer_phone: '48999142207',
          passengers: [{ fare_type_id: company.fare, quantity: 2 }],
        }),
      ),
    );
  }
  await settle(stage.superuserUrl);
  return company;
}
