import { faults, Problem } from '@leme/contract/kit/problem';
import { cancelAssignment, createAssignment } from '@leme/contract/rosters/assignment-endpoints';
import { isLiving } from '@leme/contract/rosters/states';
import { sql } from 'kysely';
import type { AllHooks } from '#kit/hooks';
import { type Served, serve } from '#kit/http/serve';
import type { TimedWork } from '#kit/work';
import { lockPeople, readAssigned } from '../facts/people.ts';
import { changeWeeks } from '../week/hold-week.ts';
import { assign, type Ground, holdGround, type Wanted } from './assign.ts';
import { conflictOf } from './conflict-of.ts';
import { free } from './free.ts';
import { openPlacesOf } from './open-places.ts';
import { tellCosts } from './tell-costs.ts';

const creates = serve(createAssignment, async ({ input, tx, actor, clock, hooks }) => {
  const work = { tx, actor, now: clock.now() };
  const { replaces, fills, ...given } = input;
  if ((given.session_id === null) === (given.shift_id === null))
    throw faults([{ pointer: '/session_id', code: 'required' }]);
  const wanted: Wanted = { ...given, source: 'hand', explanation: null };
  const freed = replaces === null ? [] : await readAssigned(work, sql`a.id = ${replaces}`);
  if (replaces !== null && freed.length === 0) throw faults([{ pointer: '/replaces', code: 'unknown' }]);
  const ground = await holdGround(
    work,
    [wanted],
    freed.map(({ crew_id }) => crew_id),
  );
  if (!ground.people.has(wanted.crew_id)) throw faults([{ pointer: '/crew_id', code: 'unknown' }]);
  if (!ground.dutyOf(wanted)) throw new Problem('departure-gone');
  if (replaces !== null) await freeOne(work, hooks, { id: replaces, reason: given.reason });
  if (fills) await requireOpen(work, ground, wanted);
  const { given: made, refused } = await assign(
    work,
    [wanted],
    { reason: given.reason, ...(replaces !== null && { without: [replaces] }) },
    ground,
  );
  const [unknown] = refused.filter(({ gone }) => gone);
  if (unknown) throw faults([{ pointer: '/boat_id', code: 'unknown' }]);
  if (refused.length > 0) throw conflictOf(refused);
  const [one] = made;
  if (one) await tellCosts(work, hooks, [one]);
  return { id: one?.id ?? '', status: one?.status ?? ('proposed' as const), version: 1 };
});

/** Of two who give away one place the second reads that it is taken. */
async function requireOpen(work: TimedWork, ground: Ground, wanted: Wanted): Promise<void> {
  if (wanted.session_id === null || !ground.sailings.has(wanted.session_id)) return;
  const take = await openPlacesOf(work, ground);
  if (!take(wanted)) throw new Problem('place-taken');
}

/** Somebody who has a duty that is not over, held with the person. */
async function holdOne(work: TimedWork, id: string) {
  const named = await readAssigned(work, sql`a.id = ${id}`);
  const [found] = named;
  if (!found) throw new Problem('not-found');
  await lockPeople(work, [found.crew_id]);
  const [held] = await readAssigned(work, sql`a.id = ${id}`);
  if (!held) throw new Problem('not-found');
  return held;
}

type Freed = { id: string; reason: string | null };

async function freeOne(
  work: TimedWork,
  hooks: Pick<AllHooks, 'costsMoney'>,
  { id, reason }: Freed,
): Promise<void> {
  const held = await holdOne(work, id);
  if (!isLiving(held.status) && held.status !== 'declined') throw new Problem('duty-answered');
  await changeWeeks(work, [held.date], { reason });
  if (isLiving(held.status)) await free(work, [held], { status: 'cancelled', reason });
  await tellCosts(work, hooks, [held]);
}

const cancels = serve(cancelAssignment, async ({ input, tx, actor, clock, hooks }) => {
  const work = { tx, actor, now: clock.now() };
  const { id, version, reason } = input;
  const held = await holdOne(work, id);
  if (held.status === 'cancelled') return { id, status: held.status, version: held.version };
  if (held.version !== version)
    throw new Problem('stale-version', { params: { yours: { status: 'cancelled' } } });
  await changeWeeks(work, [held.date], { reason });
  await free(work, [held], { status: 'cancelled', reason });
  await tellCosts(work, hooks, [held]);
  return { id, status: 'cancelled' as const, version: version + 1 };
});

export const servesAssignments: Served[] = [creates, cancels];
