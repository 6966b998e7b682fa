import { type Fault, faults, Problem } from '@leme/contract/kit/problem';
import {
  readSalesSettings,
  type SalesSettings,
  salesSettings,
  untouchedHours,
  updateSalesSettings,
} from '@leme/contract/leads/inside-sales/sales-settings';
import type { WorkingHours } from '@leme/contract/leads/inside-sales/working-hours';
import { sql } from 'kysely';
import type { Actor } from '#kit/actor';
import { db } from '#kit/database/sql';
import type { Tx } from '#kit/database/transaction';
import { serve } from '#kit/http/serve';
import { record, type State } from '#kit/resource/history/record';
import { statement } from '#kit/resource/statement';

type Decided = Omit<SalesSettings, 'sellers'>;

/** Of a company that decided nothing yet. */
const untouched: Decided = {
  first_contact_minutes: 15,
  hours: [...untouchedHours],
  days_off: [],
  round_ids: [],
  absent_ids: [],
  aim: 80,
  cadence_id: null,
  version: 0,
};

const settingsOf = (tenantId: string, held = sql``) =>
  statement<Decided>(sql`select t.first_contact_minutes, t.hours, t.days_off, t.round_ids, t.absent_ids,
      t.aim, t.cadence_id, t.version
    from sales_settings t where t.tenant_id = ${tenantId} ${held}`);

/** How a company calls people. */
export async function salesSettingsOf(tx: Tx, tenantId: string): Promise<Decided> {
  return (await tx.first(settingsOf(tenantId))) ?? untouched;
}

/** When it works, in its own zone. */
export const workingHours = (
  { hours, days_off }: Decided,
  { timezone }: Pick<Actor, 'timezone'>,
): WorkingHours => ({ timezone, hours, days_off });

const servesReading = serve(readSalesSettings, async ({ tx, actor: { tenantId } }) => ({
  ...(await salesSettingsOf(tx, tenantId)),
  sellers: await sellersOf(tx, tenantId),
}));

const servesUpdate = serve(updateSalesSettings, async ({ input, tx, actor }) => {
  const { tenantId } = actor;
  const before = (await tx.first(settingsOf(tenantId, sql`for update`))) ?? untouched;
  const { version, ...yours } = input;
  await check(tx, actor, yours);
  const next = { ...yours, version: version + 1 };
  const stored = {
    ...next,
    hours: JSON.stringify(next.hours),
    days_off: JSON.stringify([...new Set(next.days_off)].toSorted()),
  };
  // Two who are the first to decide anything meet at the row that one of them makes.
  const changed =
    before.version !== version
      ? 0
      : await tx.change(
          db
            .insertInto('sales_settings')
            .values({ tenant_id: tenantId, ...stored })
            .onConflict((conflict) =>
              conflict.column('tenant_id').doUpdateSet(stored).where('sales_settings.version', '=', version),
            ),
        );
  if (changed === 0) {
    const current = await salesSettingsOf(tx, tenantId);
    throw new Problem('stale-version', { params: { current, yours } });
  }
  record({ tx, actor }, salesSettings, {
    id: tenantId,
    action: 'updated',
    before: await told(tx, tenantId, before),
    after: await told(tx, tenantId, next),
    tells: [],
  });
  return { ...next, sellers: await sellersOf(tx, tenantId) };
});

type Yours = Omit<Decided, 'version'>;

/** Who calls people is here and may still sign in; a cadence is one that is there. */
async function check(tx: Tx, { tenantId }: Actor, yours: Yours): Promise<void> {
  const people = new Set((await sellersOf(tx, tenantId)).map(({ id }) => id));
  const wrong: Fault[] = (['round_ids', 'absent_ids'] as const).flatMap((field) =>
    yours[field].flatMap((id, at) =>
      people.has(id) ? [] : [{ pointer: `/${field}/${at}`, code: 'unknown' }],
    ),
  );
  if (yours.cadence_id && !(await cadenceName(tx, tenantId, yours.cadence_id)))
    wrong.push({ pointer: '/cadence_id', code: 'unknown' });
  if (wrong.length > 0) throw faults(wrong);
}

/** The company's own people who may sign in. */
export function sellersOf(tx: Tx, tenantId: string): Promise<{ id: string; name: string }[]> {
  return tx.rows(
    statement<{ id: string; name: string }>(sql`select p.id, p.full_name as name from profiles p
      where p.tenant_id = ${tenantId} and p.status = 'active' and p.removed_at is null
        and p.supplier_id is null and p.agent_id is null
      order by p.full_name collate "und-x-icu", p.id`),
  );
}

async function cadenceName(tx: Tx, tenantId: string, id: string | null): Promise<string | null> {
  if (!id) return null;
  const row = await tx.first(
    db
      .selectFrom('cadences')
      .select('name')
      .where('tenant_id', '=', tenantId)
      .where('id', '=', id)
      .where('deleted_at', 'is', null),
  );
  return row?.name ?? null;
}

/** As a person reads it: people and cadence by their names. */
async function told(tx: Tx, tenantId: string, settings: Yours): Promise<State> {
  const names = new Map((await sellersOf(tx, tenantId)).map(({ id, name }) => [id, name]));
  const people = (ids: readonly string[]) => ids.map((id) => names.get(id) ?? '').join(', ');
  return {
    first_contact_minutes: settings.first_contact_minutes,
    hours: settings.hours.map(({ weekday, from, to }) => `${weekday}: ${from}–${to}`).join(', '),
    days_off: settings.days_off.join(', '),
    round: people(settings.round_ids),
    absent: people(settings.absent_ids),
    aim: settings.aim,
    cadence: await cadenceName(tx, tenantId, settings.cadence_id),
  };
}

export const servesSalesSettings = [servesReading, servesUpdate];
