import { type Locale, normaliseLocale } from '@leme/contract/kit/language/locale';
import { Problem } from '@leme/contract/kit/problem';
import { previewPublication, publishRoster, type ToTell } from '@leme/contract/rosters/roster-endpoints';
import { rosters } from '@leme/contract/rosters/rosters';
import { mayServe } from '@leme/contract/rosters/rules/standing';
import { type shiftKinds, weekOf } from '@leme/contract/rosters/states';
import { sql } from 'kysely';
import { type Served, serve } from '#kit/http/serve';
import { newId } from '#kit/ids';
import { queueMail } from '#kit/mail/queue';
import { record } from '#kit/resource/history/record';
import { statement } from '#kit/resource/statement';
import type { TimedWork, Work } from '#kit/work';
import { conflictOf } from '../duties/conflict-of.ts';
import { calledSql } from '../facts/called.ts';
import type { Assigned } from '../facts/shapes.ts';
import { readWeek, type Week } from './hold-week.ts';
import { againstAssigned, openOn, readWhole, type Whole } from './read-board.ts';
import { toldNow } from './told.ts';

export const template = 'crew_roster';

type Change = ToTell['changes'][number] & { held: Assigned };

/** What each person would hear: their own duties alone, as far as they are other than what was told last. */
function changesOf({
  assigned,
  sailings,
  shifts,
}: Pick<Whole, 'assigned' | 'sailings' | 'shifts'>): Map<string, Change[]> {
  const changes = assigned.flatMap((held): (Change & { crew_id: string })[] => {
    const now = toldNow(held);
    if (now === held.told) return [];
    const kind = held.told === null ? 'new' : now === null ? 'gone' : 'changed';
    const sailing = sailings.find(({ session_id }) => session_id === held.session_id);
    const what = sailing?.product ?? shifts.find(({ id }) => id === held.shift_id)?.place ?? '';
    return [{ kind, date: held.date, starts_at: held.starts_at, what, held, crew_id: held.crew_id }];
  });
  return Map.groupBy(changes, ({ crew_id }) => crew_id);
}

type Reached = {
  id: string;
  name: string;
  email: string | null;
  user_id: string | null;
  spoken: string | null;
};

/** Where people are written to: the account, else the address of the crew. */
async function reachedOf({ tx, actor }: Work, ids: readonly string[]): Promise<Map<string, Reached>> {
  const rows = await tx.rows(
    statement<Reached>(sql`select m.id, ${calledSql(actor.tenantId)} as name, p.id as user_id,
        coalesce(p.email, m.email) as email,
        (select l.locale from email_logs l where l.tenant_id = ${actor.tenantId} and l.user_id = m.user_id
          and l.template in ('first_access', 'password_reset', 'login') order by l.created_at desc, l.id desc limit 1) as spoken
      from crew_members m left join profiles p on p.tenant_id = m.tenant_id and p.id = m.user_id and p.status = 'active'
        and p.removed_at is null
      where m.tenant_id = ${actor.tenantId} and m.id = any(${[...ids]}::uuid[]) and m.deleted_at is null`),
  );
  return new Map(rows.map((row) => [row.id, row]));
}

const blockedOf = (whole: Whole) =>
  whole.assigned.flatMap((held) => {
    const against = againstAssigned(whole, held);
    if (mayServe(against)) return [];
    const name = [...whole.present, ...whole.absent].find(({ id }) => id === held.crew_id)?.name ?? '';
    const sailing = whole.sailings.find(({ session_id }) => session_id === held.session_id);
    const shift = whole.shifts.find(({ id }) => id === held.shift_id);
    return [
      {
        id: held.id,
        name,
        date: held.date,
        start_time: (sailing ?? shift)?.start_time ?? '',
        product: sailing?.product ?? null,
        kind: (shift?.kind ?? null) as (typeof shiftKinds)[number] | null,
        against: against.filter(({ effect }) => effect === 'impede'),
      },
    ];
  });

const previews = serve(previewPublication, async ({ input, tx, actor }) => {
  const work = { tx, actor };
  const whole = await readWhole(work, weekOf(input.week));
  const changes = changesOf(whole);
  const people = await reachedOf(work, [...changes.keys()]);
  return {
    version: (await readWeek(work, whole.week))?.version ?? 0,
    open: whole.sailings.reduce((sum, sailing) => sum + openOn(whole, sailing).length, 0),
    blocked: blockedOf(whole),
    people: [...changes].map(([crew_id, own]) => ({
      crew_id,
      name: people.get(crew_id)?.name ?? '',
      reached: Boolean(people.get(crew_id)?.email),
      changes: own.map(({ held: _held, ...change }) => {
        const { kind, date, starts_at, what } = change;
        return { kind, date, starts_at, what };
      }),
    })),
  };
});

/** Holds a week that somebody saw at this version. */
export async function holdSeen(work: TimedWork, date: string, version: number): Promise<Week> {
  const { tx, actor, now } = work;
  const week = weekOf(date);
  tx.send(
    statement(sql`insert into rosters (tenant_id, id, week, created_at)
      values (${actor.tenantId}, ${newId()}, ${week}::date, ${now.toString()}::timestamptz)
      on conflict (tenant_id, week) do nothing`),
  );
  const held = await tx.first(
    statement<Week>(sql`select r.id, r.week, r.status, r.version, r.published_at from rosters r
      where r.tenant_id = ${actor.tenantId} and r.week = ${week}::date for update`),
  );
  if (!held) throw new Problem('not-found');
  // A week nobody wrote yet has no version on the page, and its first one here.
  if (held.version !== version && !(version === 0 && held.version === 1))
    throw new Problem('stale-version', {
      params: { current: { version: held.version }, yours: { version } },
    });
  return held;
}

const publishes = serve(publishRoster, async ({ input, tx, actor, clock }) => {
  const work = { tx, actor, now: clock.now() };
  const held = await holdSeen(work, input.week, input.version);
  if (held.status === 'locked') throw new Problem('roster-locked');
  const whole = await readWhole(work, held.week);
  const blocked = blockedOf(whole);
  if (blocked.length > 0) throw conflictOf(blocked);
  const changes = changesOf(whole);
  const told = await tell(work, held.week, changes);
  await note(work, [...changes.values()].flat());
  const version = held.version + 1;
  await tx.change(
    statement(sql`update rosters r set status = 'published', version = ${version},
        published_at = ${work.now.toString()}::timestamptz
      where r.tenant_id = ${actor.tenantId} and r.id = ${held.id}`),
  );
  const before = { week: held.week, status: held.status };
  record({ tx, actor }, rosters, {
    id: held.id,
    action: 'updated',
    before,
    after: { ...before, status: 'published', told },
  });
  return { status: 'published' as const, version, told };
});

/** One letter to each whose duties to come changed. */
async function tell(work: TimedWork, week: string, changes: ReadonlyMap<string, Change[]>): Promise<number> {
  const { tx, actor, now } = work;
  const isAhead = ({ held }: Change) =>
    Temporal.Instant.compare(Temporal.Instant.from(held.ends_at), now) > 0;
  const ids = [...changes].flatMap(([id, own]) => (own.some(isAhead) ? [id] : []));
  const people = await reachedOf(work, ids);
  const company = await tx.first(
    statement<{ locale: string }>(sql`select l.locale_code as locale from i18n_tenant_locales l
      where l.tenant_id = ${actor.tenantId} and l.is_default`),
  );
  const reached = ids.flatMap((id) => people.get(id) ?? []);
  for (const { id, email, user_id, spoken } of reached) {
    if (!email) continue;
    const locale: Locale = normaliseLocale(spoken ?? company?.locale ?? undefined) ?? 'pt-BR';
    const params = { crew_id: id, week };
    queueMail(tx, { tenant_id: actor.tenantId, to_email: email, user_id, template, locale, params }, now);
  }
  return reached.length;
}

/** What people were told now stands beside their duties. */
async function note({ tx, actor }: TimedWork, changes: readonly Change[]): Promise<void> {
  const by = Map.groupBy(changes, ({ held }) => toldNow(held));
  for (const [told, own] of by)
    await tx.change(
      statement(sql`update crew_assignments a set told = ${told}::text, sequence = a.sequence + 1
        where a.tenant_id = ${actor.tenantId} and a.id = any(${own.map(({ held }) => held.id)}::uuid[])`),
    );
}

export const servesPublication: Served[] = [previews, publishes];
