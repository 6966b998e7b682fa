import type { InputOf } from '@leme/contract/kit/endpoint';
import { judge } from '@leme/contract/kit/kinds/judge';
import { type Fault, faults, Problem } from '@leme/contract/kit/problem';
import { ruleFaults } from '@leme/contract/kit/resource/rules';
import { settingOf, settingsSections } from '@leme/contract/settings';
import { type DecidedRow, decidedRow } from '@leme/contract/tenancy/settings/decided-row';
import {
  changeCompanySettings,
  readCompanySettings,
  settingHistory,
} from '@leme/contract/tenancy/settings/setting-endpoints';
import { sql } from 'kysely';
import type { Actor } from '#kit/actor';
import type { Tx } from '#kit/database/transaction';
import { type Served, serve } from '#kit/http/serve';
import { readHistory } from '#kit/resource/history/history';
import { record } from '#kit/resource/history/record';
import { statement } from '#kit/resource/statement';
import type { TimedWork, Work } from '#kit/work';
import { keptSettings, mayDecide, mayRead, type Settings, settingsFor } from './setting-queries.ts';

type Change = InputOf<typeof changeCompanySettings>['changes'][number];
type Needs = {
  /** Lets every process read anew what the people of a company may do and for how long. */
  tell: (tx: Tx, tenantId: string) => void;
  letsIn: (networks: unknown, address: string) => boolean;
};

/** What a company decides key by key, read and changed; several at once are all kept or none. */
export function servesCompanySettings({ tell, letsIn }: Needs): Served[] {
  return [
    serve(readCompanySettings, async ({ tx, actor }) => ({ data: await settingsFor({ tx, actor }) })),
    serve(settingHistory, async ({ input: { key, before }, tx, actor }) => {
      const setting = settingOf(key);
      if (!setting || !mayRead(actor, setting.section.page)) throw new Problem('not-found');
      const asked = { id: actor.tenantId, before, fields: [key] };
      const { data, hasMore } = await readHistory(setting.section.entity, { tx, actor }, asked);
      // Others that were decided with it have histories of their own.
      const own = data.map((step) => ({
        ...step,
        changes: step.changes.filter(({ field }) => field === key),
      }));
      return { data: own, hasMore };
    }),
    serve(changeCompanySettings, async ({ input, tx, actor, clock }) => {
      const changes = judged({ tx, actor }, input.changes);
      const kept = await keptSettings(tx, actor.tenantId, sql`for update of s`);
      const before = await settingsFor({ tx, actor });
      const together = faultsTogether(before, changes);
      const wrong = together.length > 0 ? together : shutsOut(letsIn, actor, changes);
      if (wrong.length > 0) throw faults(wrong);
      const isFresh = changes.every(({ key, version }) => (kept.get(key)?.version ?? 0) === version);
      if (!isFresh || !(await keep({ tx, actor, now: clock.now() }, changes)))
        throw new Problem('stale-version', {
          params: { current: await currentOf({ tx, actor }, changes), yours: yours(changes) },
        });
      const after = await settingsFor({ tx, actor });
      // First, so that a page that asks because it heard is told what is new.
      tell(tx, actor.tenantId);
      tellOf({ tx, actor }, changes, [before, after]);
      return { data: after };
    }),
  ];
}

/** The changes as they are kept; a key nobody has, one twice, one of a page that is not theirs and a wrong value are refused. */
function judged({ actor }: Work, changes: readonly Change[]): Change[] {
  const wrong: Fault[] = [];
  const sound = changes.flatMap(({ key, value, version }, at) => {
    const setting = settingOf(key);
    if (!setting || changes.findIndex((other) => other.key === key) < at) {
      wrong.push({ pointer: `/${key}`, code: 'unknown' });
      return [];
    }
    if (!mayDecide(actor, setting.section.page)) throw new Problem('forbidden');
    if (value === null || value === undefined) return [{ key, value: null, version }];
    const { value: kept, faults: found } = judge(setting.field, value);
    wrong.push(...found.map(({ code, params }) => ({ pointer: `/${key}`, code, ...(params && { params }) })));
    return [{ key, value: kept, version }];
  });
  if (wrong.length > 0) throw faults(wrong);
  return sound;
}

/** What is wrong with the values of each section together, as they would be. */
function faultsTogether(before: Settings, changes: readonly Change[]): Fault[] {
  const given = new Map(changes.map(({ key, value }) => [key, value]));
  return settingsSections.flatMap(({ entity }) => {
    const own = Object.keys(entity.fields);
    if (!own.some((key) => given.has(key))) return [];
    const kept = (key: string) => before.find((each) => each.key === key)?.value;
    const values = own.map((key) => [key, given.has(key) ? given.get(key) : kept(key)] as const);
    return ruleFaults(entity, Object.fromEntries(values));
  });
}

/** Nobody of a company shuts themselves out. */
function shutsOut(
  letsIn: Needs['letsIn'],
  { address, isOperator }: Actor,
  changes: readonly Change[],
): Fault[] {
  const networks = changes.find(({ key }) => key === 'networks');
  if (!networks || address === undefined || isOperator || letsIn(networks.value, address)) return [];
  return [{ pointer: '/networks', code: 'network-missing', params: { address } }];
}

/** Writes them in the order of their keys; two who are the first to decide one meet at the row that one of them makes. */
async function keep({ tx, actor, now }: TimedWork, changes: readonly Change[]): Promise<boolean> {
  const rows = changes
    .toSorted((one, other) => (one.key < other.key ? -1 : 1))
    .map(
      ({ key, value, version }) =>
        sql`(${actor.tenantId}::uuid, ${key}::text, ${value === null ? null : JSON.stringify(value)}::jsonb,
          ${version + 1}::integer, ${now.toString()}::timestamptz, ${actor.userId}::uuid)`,
    );
  const changed = await tx.change(
    statement(sql`insert into tenant_settings as t (tenant_id, key, value, version, changed_at, changed_by)
      values ${sql.join(rows)}
      on conflict (tenant_id, key) do update set value = excluded.value, version = excluded.version,
        changed_at = excluded.changed_at, changed_by = excluded.changed_by
      where t.version = excluded.version - 1`),
  );
  return changed === changes.length;
}

/** One step in the trail for each section, told with the values that hold. */
function tellOf(
  work: Work,
  changes: readonly Change[],
  [before, after]: readonly [Settings, Settings],
): void {
  for (const { entity } of settingsSections) {
    const own = changes.filter(({ key }) => Object.hasOwn(entity.fields, key));
    if (own.length === 0) continue;
    record(work, entity, {
      id: work.actor.tenantId,
      action: 'updated',
      before: told(before, own),
      after: told(after, own),
    });
  }
}

/** What holds now in the sections somebody wanted to change. */
async function currentOf(work: Work, changes: readonly Change[]): Promise<DecidedRow> {
  const keys = changes.flatMap(({ key }) => Object.keys(settingOf(key)?.section.entity.fields ?? {}));
  return decidedRow(await settingsFor(work), keys);
}

function told(settings: Settings, of: readonly Change[]): Record<string, unknown> {
  const asked = new Set(of.map(({ key }) => key));
  return Object.fromEntries(
    settings.filter(({ key }) => asked.has(key)).map(({ key, value }) => [key, value]),
  );
}

const yours = (changes: readonly Change[]) =>
  Object.fromEntries(changes.map(({ key, value }) => [key, value]));
