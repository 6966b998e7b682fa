import { Problem } from '@leme/contract/kit/problem';
import { type RosterState, weekOf } from '@leme/contract/rosters/states';
import { sql } from 'kysely';
import { newId } from '#kit/ids';
import { statement } from '#kit/resource/statement';
import type { TimedWork, Work } from '#kit/work';

export type Week = {
  id: string;
  week: string;
  status: RosterState;
  version: number;
  published_at: string | null;
};

export async function readWeek({ tx, actor }: Work, date: string): Promise<Week | undefined> {
  return await tx.first(
    statement<Week>(sql`select r.id, r.week, r.status, r.version, r.published_at from rosters r
      where r.tenant_id = ${actor.tenantId} and r.week = ${weekOf(date)}::date`),
  );
}

/** Holds the weeks of these days to the end of the transaction, made where nobody wrote them yet; each change counts. */
export async function changeWeeks(
  { tx, actor, now }: TimedWork,
  dates: readonly string[],
  { reason }: { reason: string | null },
): Promise<Week[]> {
  const weeks = [...new Set(dates.map(weekOf))].toSorted();
  const held: Week[] = [];
  for (const week of weeks) {
    tx.send(
      statement(sql`insert into rosters (tenant_id, id, week, created_at)
        values (${actor.tenantId}, ${newId()}, ${week}::date, ${now.toString()}::timestamptz)
        on conflict (tenant_id, week) do nothing`),
    );
    const row = await tx.first(
      statement<Week>(sql`update rosters r set version = r.version + 1
        where r.tenant_id = ${actor.tenantId} and r.week = ${week}::date
        returning r.id, r.week, r.status, r.version, r.published_at`),
    );
    if (row?.status === 'locked' && (reason ?? '').trim() === '') throw new Problem('roster-locked');
    if (row) held.push(row);
  }
  return held;
}
