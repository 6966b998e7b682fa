import type { PlanDecision, PlanRow } from '@leme/contract/bookings/availability/plan-endpoints';
import { type Fault, faults, Problem } from '@leme/contract/kit/problem';
import type { Actor } from '#kit/actor';

type Said = { session_id: string; decision: PlanDecision };
export type Decided = ReadonlyMap<string, PlanDecision>;

/** A row of a plan as far as somebody decides about it; without a slot its departure has nowhere to go. */
type Asking = {
  row: Pick<PlanRow, 'kind' | 'product' | 'conflict'>;
  made: { session_id: string; date: string; start_time: string } | null;
  slot: unknown;
};

/** So many departures that wait for a decision are named at once. */
const mostNamed = 20;

/** What was decided about each sold departure: each needs one, of those of the plan alone, and one that can be done. */
export function decisionsOf(actor: Actor, rows: readonly Asking[], said: readonly Said[]): Decided {
  const sold = new Map(
    rows.flatMap((planned) =>
      planned.row.kind === 'sold' && planned.made ? [[planned.made.session_id, planned] as const] : [],
    ),
  );
  const decided = new Map(said.map(({ session_id, decision }) => [session_id, decision]));
  const wrong: Fault[] = said.flatMap(({ session_id, decision }, at) => {
    const planned = sold.get(session_id);
    if (!planned) return [{ pointer: `/decisions/${at}/session_id`, code: 'not-in-plan' }];
    const cannotMove = decision === 'move' && (planned.slot === null || planned.row.conflict !== null);
    return cannotMove ? [{ pointer: `/decisions/${at}/decision`, code: 'option' }] : [];
  });
  const open = [...sold].filter(([id]) => !decided.has(id)).slice(0, mostNamed);
  const asked = open.map(([, { row, made }]) => ({
    pointer: '/decisions',
    code: 'decide',
    params: {
      name: `${row.product} · ${made?.date} ${made?.start_time}`,
      session_id: made?.session_id ?? '',
    },
  }));
  if (wrong.length + asked.length > 0) throw faults([...wrong, ...asked]);
  const isCancelling = [...decided.values()].includes('cancel');
  if (isCancelling && !actor.permissions.has('bookings:update')) throw new Problem('forbidden');
  return decided;
}
