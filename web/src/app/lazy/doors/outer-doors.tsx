import { FullPage } from '../../guards/full-page.tsx';
import { type ClosedDoor, Doors } from './doors.tsx';

/** The same for a visitor, who has no shell around it. */
export function OuterDoors({ decision }: { decision: ClosedDoor }) {
  return (
    <FullPage>
      <Doors decision={decision} />
    </FullPage>
  );
}
