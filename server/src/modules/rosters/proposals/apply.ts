import { faults, Problem } from '@leme/contract/kit/problem';
import { applyProposal, type Proposal } from '@leme/contract/rosters/proposal-endpoints';
import { sql } from 'kysely';
import { serve } from '#kit/http/serve';
import { statement } from '#kit/resource/statement';
import { assign, holdGround, type Wanted } from '../duties/assign.ts';
import { openPlacesOf } from '../duties/open-places.ts';

type Kept = { kind: 'fill' | 'copy'; lines: Proposal['lines']; applied_at: string | null };

/** Gives what was proposed, as far as it still may be given; the rest is answered with its reasons. */
export const servesApplication = serve(applyProposal, async ({ input, tx, actor, clock }) => {
  const work = { tx, actor, now: clock.now() };
  const kept = await tx.first(
    statement<Kept>(sql`select p.kind, p.lines, p.applied_at from roster_proposals p
      where p.tenant_id = ${actor.tenantId} and p.id = ${input.id} for update`),
  );
  if (!kept) throw new Problem('not-found');
  if (kept.applied_at !== null) throw new Problem('proposal-applied');
  const at = input.lines ?? kept.lines.map((_line, index) => index);
  if (at.some((index) => index >= kept.lines.length)) throw faults([{ pointer: '/lines', code: 'unknown' }]);
  const nameOf = (line: number) => kept.lines[line]?.name ?? '';
  const chosen = [...new Set(at)].toSorted((one, other) => one - other);
  const wanted = chosen.flatMap((index): Wanted[] => {
    const line = kept.lines[index];
    if (!line) return [];
    const { session_id, boat_id, position, crew_id, explanation } = line;
    const source = kept.kind === 'fill' ? 'auto' : 'copy';
    return [{ crew_id, session_id, shift_id: null, boat_id, position, source, explanation, reason: null }];
  });
  await tx.change(
    statement(sql`update roster_proposals set applied_at = ${work.now.toString()}::timestamptz
      where tenant_id = ${actor.tenantId} and id = ${input.id}`),
  );
  if (wanted.length === 0) return { given: 0, refused: [] };
  const ground = await holdGround(work, wanted);
  const take = await openPlacesOf(work, ground);
  const open = wanted.flatMap((each, at) => {
    const isGone = !ground.dutyOf(each);
    return isGone || take(each) ? [{ each, line: chosen[at] ?? 0 }] : [];
  });
  const lines = new Set(open.map(({ line }) => line));
  const filled = chosen
    .filter((line) => !lines.has(line))
    .map((line) => ({ line, name: nameOf(line), because: 'filled' as const, against: [] }));
  const wantedOpen = open.map(({ each }) => each);
  const { given, refused } = await assign(work, wantedOpen, { reason: null }, ground);
  const away = refused.map(({ line, against, gone }) => {
    const at = open[line]?.line ?? 0;
    return { line: at, name: nameOf(at), because: gone ? ('gone' as const) : ('against' as const), against };
  });
  return {
    given: given.length,
    refused: [...filled, ...away].toSorted((one, other) => one.line - other.line),
  };
});
