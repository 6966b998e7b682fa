import type { Decision } from '../../guards/decide.ts';
import { DeniedDoor } from './denied-door.tsx';
import { NotFoundDoor } from './not-found.tsx';
import { PlannedDoor } from './planned-door.tsx';

export type ClosedDoor = Extract<Decision, { kind: 'not-found' | 'planned' | 'denied' }>;

/** Says why an address opens nothing: it does not exist, is still to be built, or is not for this person. */
export function Doors({ decision }: { decision: ClosedDoor }) {
  if (decision.kind === 'denied') return <DeniedDoor resource={decision.resource} />;
  return decision.kind === 'planned' ? <PlannedDoor page={decision.entry.path} /> : <NotFoundDoor />;
}
