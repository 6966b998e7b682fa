import { mostLineFacts } from '@leme/contract/maintenance/boat/boat-line';
import { sql } from 'kysely';
import type { AllHooks, BoatAsked, BoatFact } from '#kit/hooks';
import { statement } from '#kit/resource/statement';
import type { TimedWork } from '#kit/work';
import { foresee, isPaused, type Named } from '../plans/foresee.ts';

/** A plan that blocks and is overdue keeps a boat ashore; a boat has no more plans than these. */
const mostPlans = 500;

const wholeDay = { from_time: null, until_time: null } as const;

/** What maintenance knows of a boat: orders, what was done, and what falls due. */
export const tellsOfBoat: AllHooks['tellsOfBoat'] = async (work, asked) => {
  const may = (resource: string) => work.actor.permissions.has(`${resource}:read`);
  const orders = may('work-orders') ? await ordersOf(work, asked) : [];
  const logs = may('maintenance-logs') ? await logsOf(work, asked) : [];
  const plans = may('maintenance-tasks') ? await plansOf(work, asked) : [];
  return [...orders, ...logs, ...plans];
};

type Told = Pick<BoatFact, 'id' | 'from' | 'until' | 'title' | 'note' | 'state'>;

/** Orders stand on the days they are planned for, else on the day somebody opened them. */
async function ordersOf({ tx, actor }: TimedWork, { boat_id, from, to }: BoatAsked): Promise<BoatFact[]> {
  const rows = await tx.rows(
    statement<Told>(sql`select o.id, d.first::text as "from", d.last::text as until, o.title, o.code as note,
        o.status as state
      from work_orders o cross join lateral (select coalesce(o.planned_from, o.planned_to,
          (o.created_at at time zone ${actor.timezone})::date) as first,
        coalesce(o.planned_to, o.planned_from, (o.created_at at time zone ${actor.timezone})::date) as last) d
      where o.tenant_id = ${actor.tenantId} and o.boat_id = ${boat_id} and o.deleted_at is null
        and d.first <= ${to}::date and d.last >= ${from}::date
      order by o.created_at desc, o.id desc limit ${mostLineFacts}`),
  );
  return rows.map((row) => ({
    ...row,
    ...wholeDay,
    kind: 'order',
    path: `/work-orders?open=${row.id}`,
    foreseen: false,
    // What keeps it ashore is the stop of the order.
    blocks: false,
  }));
}

async function logsOf({ tx, actor }: TimedWork, { boat_id, from, to }: BoatAsked): Promise<BoatFact[]> {
  const rows = await tx.rows(
    statement<Told>(sql`select l.id, l.date::text as "from", l.date::text as until, l.description as title,
        m.name as note, l.kind as state
      from maintenance_logs l left join motors m on m.tenant_id = l.tenant_id and m.id = l.motor_id
      where l.tenant_id = ${actor.tenantId} and l.boat_id = ${boat_id} and l.reverses_id is null
        and l.date between ${from}::date and ${to}::date
        and not exists (select 1 from maintenance_logs r where r.tenant_id = ${actor.tenantId} and r.reverses_id = l.id)
      order by l.date desc, l.id desc limit ${mostLineFacts}`),
  );
  return rows.map((row) => ({
    ...row,
    ...wholeDay,
    kind: 'log',
    path: `/maintenance-logs?boat_id=${boat_id}&open=${row.id}`,
    foreseen: false,
    blocks: false,
  }));
}

async function plansOf(work: TimedWork, { boat_id, from, to, today }: BoatAsked): Promise<BoatFact[]> {
  const { tx, actor } = work;
  const named = await tx.rows(
    statement<Named>(sql`select a.id, a.task_id, null as motor, null as boat
      from plan_assets a join maintenance_tasks k on k.tenant_id = a.tenant_id and k.id = a.task_id
      where a.tenant_id = ${actor.tenantId} and (a.boat_id = ${boat_id} or a.motor_id in (
          select m.id from motors m where m.tenant_id = ${actor.tenantId} and m.boat_id = ${boat_id}))
        and a.deleted_at is null and k.deleted_at is null and k.active
      order by a.id limit ${mostPlans}`),
  );
  const known = await foresee(work, new Map(named.map((each) => [each.id, each])), today);
  return known.flatMap(({ row, service }): BoatFact[] => {
    if (!service || isPaused(row, service)) return [];
    const { id, date, title, name, state, foreseen } = service;
    const blocks = row.blocks_sailing && state === 'overdue';
    const isShown = date <= to && date >= from;
    if (!blocks && !isShown) return [];
    const path = `/maintenance-tasks?open=${service.task_id}`;
    return [
      {
        ...wholeDay,
        id,
        kind: 'plan',
        from: date,
        until: date,
        title,
        note: name,
        state,
        path,
        foreseen,
        blocks,
      },
    ];
  });
}
