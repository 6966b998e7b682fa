import type { Decision } from '../../guards/decide.ts';
import { FullPage } from '../../guards/full-page.tsx';
import { lazyScreen } from '../../lazy-screen.ts';
import { type ClosedDoor, Doors } from './doors.tsx';

const OwnPassword = lazyScreen(
  async () => (await import('../set-password/own-password.screen.tsx')).OwnPasswordScreen,
);

export type OuterDoor = ClosedDoor | Extract<Decision, { kind: 'own-password' }>;

/** The same for a visitor, who has no shell around it, and the page that asks for a password of the own. */
export function OuterDoors({ decision }: { decision: OuterDoor }) {
  if (decision.kind === 'own-password') return <OwnPassword />;
  return (
    <FullPage>
      <Doors decision={decision} />
    </FullPage>
  );
}
