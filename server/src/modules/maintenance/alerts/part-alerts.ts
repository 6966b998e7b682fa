import { motors } from '@leme/contract/fleet/motors/motors';
import { csvLocale } from '@leme/contract/kit/resource/csv-columns';
import { dayIn } from '@leme/contract/kit/values/days';
import { causeOf } from '@leme/contract/maintenance/alerts';
import { alertSentence } from '@leme/contract/maintenance/alerts/alert-sentence';
import { endOf, type Life } from '@leme/contract/maintenance/parts/part-life';
import { sql } from 'kysely';
import type { AddedRules } from '#kit/resource/registers';
import { statement } from '#kit/resource/statement';
import type { Work } from '#kit/work';
import type { Following } from '../plans/read-plans.ts';
import { type Cause, keepAlerts } from './keep-alerts.ts';
import { timed } from './timed.ts';

type Installed = Life & {
  id: string;
  part: string;
  motor_id: string;
  motor: string;
  boat_id: string | null;
  hours: number;
  /** It is in an engine that is still of use. */
  is_in: boolean;
};

function causeOfPart(row: Installed, date: string): Cause[] {
  const { id, part, motor, motor_id, boat_id, hours, due_on } = row;
  const end = row.is_in ? endOf(row, { hours, date }) : null;
  if (end === null) return [];
  const said = { type: 'part_life', description: part, params: { name: `${part} (${motor})` } } as const;
  return [
    {
      ...said,
      dedupe_key: causeOf.part(id),
      severity: end === 'over' ? 'alta' : 'media',
      description: alertSentence(said, csvLocale),
      motor_id,
      boat_id,
      due_on,
    },
  ];
}

/** Raises and ends the alerts of parts in engines: as many statements for one as for all of a fleet. */
export async function followParts(
  work: Following,
  { by, ids }: { by: 'id' | 'motor_id'; ids: readonly string[] },
): Promise<void> {
  const { tx, actor, now } = work;
  const rows = await tx.rows(
    statement<Installed>(sql`select p.id, i.name as part, m.id as motor_id, m.name as motor, m.boat_id, m.hours,
        p.installed_on, p.at_hours, p.due_hours, p.due_on,
        (p.removed_on is null and m.deleted_at is null and m.status <> 'scrapped') as is_in
      from installed_parts p join motors m on m.tenant_id = p.tenant_id and m.id = p.motor_id
        join stock_items i on i.tenant_id = p.tenant_id and i.id = p.item_id
      where p.tenant_id = ${actor.tenantId} and ${sql.ref(`p.${by}`)} = any(${ids}::uuid[])
        and (p.due_hours is not null or p.due_on is not null)
        ${by === 'motor_id' ? sql`and p.removed_on is null` : sql``} order by p.id`),
  );
  const today = dayIn(actor.timezone, now);
  await keepAlerts(
    work,
    rows.map(({ id }) => causeOf.part(id)),
    rows.flatMap((row) => causeOfPart(row, today)),
  );
}

const followMotor = async (work: Work, id: string) =>
  await followParts(await timed(work), { by: 'motor_id', ids: [id] });

/** An engine that is deleted, or comes back, takes its parts along; one that is renamed is told anew. */
export const partAlerts: Readonly<Record<string, AddedRules>> = {
  [motors.name]: {
    afterSave: async ({ before, values, id, tx, actor }) => {
      if (before && before.name !== values.name) await followMotor({ tx, actor }, id);
    },
    afterRemoval: async ({ row, tx, actor }) => await followMotor({ tx, actor }, row.id),
  },
};
