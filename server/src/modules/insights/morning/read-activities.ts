import { routeTable } from '@leme/contract/access/route-table';
import { type Activity, listRecentActivities } from '@leme/contract/insights/dashboard-endpoints';
import { oneOf } from '@leme/contract/kit/resource/labels';
import { sql } from 'kysely';
import { db } from '#kit/database/sql';
import { serve } from '#kit/http/serve';
import { eachLanguage } from '#kit/in-all-languages';
import type { Work } from '#kit/work';
import { type KnownKind, knownKinds } from './known-kinds.ts';

/** Only so many steps are looked through: what lies further back is not recent. */
const mostSteps = 1_000;

type Step = { id: string; at: string; actor: string; action: string; resource: string; record_id: string };

/** Who did what lately: the trail, as far as the person may read what it was done to. */
export const servesActivities = serve(listRecentActivities, async ({ input, tx, actor, registers }) => {
  const kinds = knownKinds(registers).filter(({ subject }) => actor.permissions.has(`${subject}:read`));
  if (kinds.length === 0 || actor.partner) return { data: [] };
  const latest = db
    .selectFrom('audit_log')
    .select(['id', 'at', 'actor_name as actor', 'action', 'resource', 'record_id'])
    .where('tenant_id', '=', actor.tenantId)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(mostSteps);
  const steps = await tx.rows(
    db
      .selectFrom(latest.as('a'))
      .selectAll()
      .where(
        'a.resource',
        'in',
        kinds.map(({ name }) => name),
      )
      .orderBy('a.at', 'desc')
      .orderBy('a.id', 'desc')
      .limit(input.limit),
  );
  return { data: await told({ tx, actor }, kinds, steps as unknown as Step[]) };
});

async function told(work: Work, kinds: readonly KnownKind[], steps: readonly Step[]): Promise<Activity[]> {
  const titles = new Map<string, string>();
  for (const [name, own] of Map.groupBy(steps, ({ resource }) => resource)) {
    const kind = kinds.find((each) => each.name === name);
    const ids = [...new Set(own.map(({ record_id }) => record_id))];
    if (kind) for (const { id, title } of await titlesOf(work, kind, ids)) titles.set(id, title);
  }
  return steps.flatMap(({ resource, record_id, action, ...step }) => {
    const kind = kinds.find(({ name }) => name === resource);
    if (!kind) return [];
    return {
      ...step,
      action: action as Activity['action'],
      what: eachLanguage((locale) => oneOf(kind.entity, locale)),
      title: titles.get(record_id) ?? null,
      path: titles.has(record_id) && opens(resource) ? `/${resource}?open=${record_id}` : null,
    };
  });
}

/** What rows are called that are there; of children and departures there is no name that says which. */
async function titlesOf({ tx, actor }: Work, { entity, isNamed }: KnownKind, ids: readonly string[]) {
  if (!isNamed) return [];
  return await tx.rows(
    db
      .selectFrom(sql<{ id: string; title: string }>`${sql.table(entity.table)}`.as('t'))
      .select(['t.id', sql<string>`${sql.ref(`t.${entity.title}`)}`.as('title')])
      .where(sql<boolean>`t.tenant_id = ${actor.tenantId}`)
      .where('t.id', 'in', [...ids]),
  );
}

/** Whether a register has a page on which one of its rows opens. */
function opens(resource: string): boolean {
  return (
    resource !== 'sessions' &&
    routeTable.some(({ path, state }) => path === `/${resource}` && state === 'ready')
  );
}
