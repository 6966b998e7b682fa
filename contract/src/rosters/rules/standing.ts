import type { Decision } from '../../crew/endpoints.ts';
import type { Position } from '../../crew/positions.ts';
import { type Breach, breachesOf, type Duty, type Effect, type RestRules } from './working-day.ts';

/** Why somebody cannot have a duty, or should not. */
export type Reason =
  | Breach
  | { code: 'inactive'; effect: 'impede' }
  | { code: 'leave'; effect: 'impede'; kind: string; until: string }
  | { code: 'position'; effect: 'impede'; position: Position }
  | { code: 'unfit'; effect: Effect; lacks: Decision['missing'] }
  | { code: 'declined'; effect: 'avisa'; reason: string | null };

/** Who is asked: as far as it decides. */
export type Standing = {
  status: string;
  positions: readonly Position[];
  leaves: readonly { kind: string; starts_on: string; ends_on: string }[];
  /** What the person does around that time, this duty left out. */
  duties: readonly Duty[];
  /** What the person said of this departure before. */
  declined: { reason: string | null } | null;
};

export type Asked = { duty: Duty; position: Position; decision: Pick<Decision, 'can' | 'missing'> | null };

/**
 * All that speaks against somebody for a duty. Board, candidates, proposal and gate ask the same: nothing means that the
 * person may, and what only warns keeps nobody away.
 */
export function reasonsAgainst(
  who: Standing,
  { duty, position, decision }: Asked,
  rules: RestRules,
): Reason[] {
  const leave = who.leaves.find(({ starts_on, ends_on }) => starts_on <= duty.date && duty.date <= ends_on);
  return [
    ...(who.status === 'inactive' ? [{ code: 'inactive', effect: 'impede' } as const] : []),
    ...(leave ? [{ code: 'leave', effect: 'impede', kind: leave.kind, until: leave.ends_on } as const] : []),
    ...(leave || who.status !== 'leave'
      ? []
      : [{ code: 'leave', effect: 'impede', kind: 'indisponivel', until: '' } as const]),
    ...(who.positions.includes(position) ? [] : [{ code: 'position', effect: 'impede', position } as const]),
    ...unfit(decision),
    ...breachesOf(duty, who.duties, rules),
    ...(who.declined ? [{ code: 'declined', effect: 'avisa', reason: who.declined.reason } as const] : []),
  ];
}

function unfit(decision: Asked['decision']): Reason[] {
  if (!decision || decision.can === 'sim') return [];
  return [{ code: 'unfit', effect: decision.can === 'nao' ? 'impede' : 'avisa', lacks: decision.missing }];
}

/** Whether nothing of it keeps the person away. */
export const mayServe = (reasons: readonly Reason[]) => reasons.every(({ effect }) => effect === 'avisa');
