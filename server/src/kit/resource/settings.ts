import type { Endpoint } from '@leme/contract/kit/endpoint';
import { type Fault, faults, Problem } from '@leme/contract/kit/problem';
import type { Entity } from '@leme/contract/kit/resource/entity';
import type { Fields } from '@leme/contract/kit/resource/fields';
import { ruleFaults } from '@leme/contract/kit/resource/rules';
import type { SettingsOf } from '@leme/contract/kit/resource/settings';
import { sql } from 'kysely';
import type { Tx } from '../database/transaction.ts';
import { type Served, serve } from '../http/serve.ts';
import type { Work } from '../work.ts';
import { columnsOf, rowOf, storedColumns } from './columns.ts';
import { record } from './history/record.ts';
import { namesOf } from './labels.ts';
import type { Registers, Values } from './registers.ts';
import { holdRows } from './save/hold-rows.ts';
import { statement } from './statement.ts';

type Row = Values & { version: number };
/** The work of settings, with the registers their references lead to. */
type Deciding = Work & { registers: Registers };

/** What a company decided, or what holds before anybody does. */
export async function readSettings<F extends Fields>(
  entity: Entity<F>,
  tx: Tx,
  tenantId: string,
): Promise<SettingsOf<F>> {
  return (await settingsRow(entity, tx, tenantId)) as SettingsOf<F>;
}

async function settingsRow(entity: Entity, tx: Tx, tenantId: string, lock = sql``): Promise<Row> {
  const names = Object.entries(entity.fields).flatMap(([name, field]) => columnsOf(name, field));
  const columns = sql.join([...names.map(({ name }) => sql.ref(`t.${name}`)), sql`t.version`]);
  const stored = await tx.first(
    statement<Values>(sql`select ${columns} from ${sql.table(entity.table)} t
      where t.tenant_id = ${tenantId} ${lock}`),
  );
  if (stored) return rowOf(entity, stored) as Row;
  const untouched = Object.entries(entity.fields).map(([name, { fallback = null }]) => [name, fallback]);
  return { ...Object.fromEntries(untouched), version: 0 };
}

/** Serves the row of a company that decides something: read by whoever may, written whole over the version that was read. */
export function serveSettings(entity: Entity, [reads, writes]: readonly [Endpoint, Endpoint]): Served[] {
  return [
    serve(reads, async ({ tx, actor, registers }) => {
      const row = await settingsRow(entity, tx, actor.tenantId);
      return (await labelled(entity, { tx, actor, registers }, row)) as never;
    }),
    serve(
      writes,
      async ({ input, tx, actor, registers }) =>
        (await decide(entity, { tx, actor, registers }, input as unknown as Row)) as never,
    ),
  ];
}

async function decide(entity: Entity, work: Deciding, { version, ...yours }: Row): Promise<Values> {
  const { tx, actor } = work;
  const { tenantId } = actor;
  const wrong = [...ruleFaults(entity, yours), ...(await gone(entity, work, yours))];
  if (wrong.length > 0) throw faults(wrong);
  const before = await settingsRow(entity, tx, tenantId, sql`for update`);
  const next = { ...yours, version: version + 1 };
  if (before.version !== version || !(await keep(entity, work, next))) {
    const current = await labelled(entity, work, await settingsRow(entity, tx, tenantId));
    throw new Problem('stale-version', { params: { current, yours } });
  }
  const [was, is] = [await labelled(entity, work, before), await labelled(entity, work, next)];
  record(work, entity, { id: tenantId, action: 'updated', before: told(was), after: told(is) });
  return is;
}

/** Writes the row; two who are the first to decide anything meet at the one that one of them makes. */
async function keep(entity: Entity, { tx, actor }: Work, next: Row): Promise<boolean> {
  const columns: Values = { ...storedColumns(entity, next), version: next.version };
  const names = Object.keys(columns);
  const set = names.map((name) => sql`${sql.ref(name)} = ${sql.ref(`excluded.${name}`)}`);
  const changed = await tx.change(
    statement(sql`insert into ${sql.table(entity.table)} as t
        (tenant_id, ${sql.join(names.map((name) => sql.ref(name)))})
      values (${actor.tenantId}, ${sql.join(Object.values(columns))})
      on conflict (tenant_id) do update set ${sql.join(set)} where t.version = ${next.version - 1}`),
  );
  return changed > 0;
}

/** What no longer is there and is pointed to; what is, is held. */
async function gone({ fields }: Entity, work: Deciding, yours: Values): Promise<Fault[]> {
  const wrong: Fault[] = [];
  for (const [name, { to }] of Object.entries(fields)) {
    const id = yours[name];
    if (to === undefined || typeof id !== 'string') continue;
    const held = await holdRows(work.registers.named(to).resource, work, [id]);
    if (!held.has(id)) wrong.push({ pointer: `/${name}`, code: 'unknown' });
  }
  return wrong;
}

type Labelled = Row & { labels: Record<string, string> };

async function labelled({ fields }: Entity, work: Deciding, row: Row): Promise<Labelled> {
  const labels: Record<string, string> = {};
  for (const [name, { to }] of Object.entries(fields)) {
    const id = row[name];
    if (to === undefined || typeof id !== 'string') continue;
    const called = (await namesOf(work.registers.named(to).resource, work, [id])).get(id);
    if (called !== undefined) labels[name] = called;
  }
  return { ...row, labels };
}

/** As a person reads it: what it points to by its name. */
function told({ version: _, labels, ...said }: Labelled): Values {
  return { ...said, ...labels };
}
