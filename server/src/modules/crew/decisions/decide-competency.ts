import { paperWorth } from '@leme/contract/crew/credential-state';
import { type Decision, decideCompetency } from '@leme/contract/crew/endpoints';
import { type Answer, decide, type Missing } from '@leme/contract/crew/engine/decide';
import type { Scope } from '@leme/contract/crew/engine/dimensions';
import { cellKey } from '@leme/contract/crew/engine/matrix';
import type { Position } from '@leme/contract/crew/positions';
import { faults } from '@leme/contract/kit/problem';
import { serve } from '#kit/http/serve';
import {
  contextOf,
  type Ground,
  type Member,
  type Paper,
  readBoats,
  readGround,
  readMember,
  readPapers,
} from './ground.ts';

type Case = { member: Member; papers: readonly Paper[]; position: Position; context: Scope; date: string };

/** The answer of the engine in words and numbers people know. */
function told(answer: Answer, { called, numbers, overrides }: Ground, { papers, date }: Case): Decision {
  const byId = new Map(papers.map((paper) => [paper.id, paper]));
  const nameOf = (competency: string | null) => (competency === null ? '' : (called.get(competency) ?? ''));
  const lacking = (missing: Missing): Decision['missing'][number] => {
    if (missing.of === 'knowledge') return { of: 'knowledge', lacks: [...missing.lacks] };
    if (missing.of === 'age') return missing;
    const nearest = missing.nearest === null ? undefined : byId.get(missing.nearest);
    return {
      of: 'paper',
      any_of: missing.any_of.map(({ competency_id, or_higher }) => ({
        competency: nameOf(competency_id),
        or_higher,
      })),
      nearest: nearest
        ? { number: nearest.number, expires_on: nearest.expires_on, worth: paperWorth(nearest, date) }
        : null,
    };
  };
  const exception = overrides.find(({ id }) => id === answer.override) ?? null;
  return {
    can: answer.can,
    version: answer.version === null ? null : (numbers.get(answer.version) ?? null),
    cell: answer.cell && cellKey(answer.cell),
    beats: answer.beats.map(cellKey),
    used: answer.used.flatMap(({ credential, days_left, self_declared }) => {
      const paper = byId.get(credential);
      if (!paper) return [];
      const { number, expires_on, competency_id } = paper;
      const competency = nameOf(competency_id);
      return [{ credential_id: credential, number, expires_on, competency, days_left, self_declared }];
    }),
    missing: answer.missing.map(lacking),
    override: exception && { id: exception.id, change: exception.change, valid_to: exception.valid_to },
  };
}

/** What the engine says of one case, told. */
export function answerTo(ground: Ground, asked: Case): Decision {
  const { member, papers, position, context, date } = asked;
  const question = { position, context, date, credentials: papers, birth: member.birth };
  return told(decide(ground.matrix, ground.overrides, question), ground, asked);
}

/** Whether this person may have this position on this boat on this day: asked, and nothing written. */
export const servesDecision = serve(decideCompetency, async ({ input, tx, actor }) => {
  const work = { tx, actor };
  const member = await readMember(work, input.crew_id);
  const [boat] = await readBoats(work, input.boat_id);
  if (!member || !boat) {
    throw faults([
      ...(member ? [] : [{ pointer: '/crew_id', code: 'unknown' }]),
      ...(boat ? [] : [{ pointer: '/boat_id', code: 'unknown' }]),
    ]);
  }
  const papers = await readPapers(work, [member.id]);
  const context = contextOf(boat, input.activity);
  const { position, date } = input;
  return answerTo(await readGround(work), { member, papers, position, context, date });
});
