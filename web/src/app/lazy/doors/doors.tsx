import type { Decision } from '../../guards/decide.ts';
import { NotFoundDoor } from './not-found.tsx';
import { PlannedDoor } from './planned-door.tsx';

export type ClosedDoor = Extract<Decision, { kind: 'not-found' | 'planned' }>;

/** Says why an address opens nothing: it does not exist, or is still to be built. */
export function Doors({ decision }: { decision: ClosedDoor }) {
  return decision.kind === 'planned' ? <PlannedDoor page={decision.entry.path} /> : <NotFoundDoor />;
}
