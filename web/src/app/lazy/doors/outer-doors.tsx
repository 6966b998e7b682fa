import type { Decision } from '../../guards/decide.ts';
import { FullPage } from '../../guards/full-page.tsx';
import { lazyScreen } from '../../lazy-screen.ts';
import { type ClosedDoor, Doors } from './doors.tsx';

const OwnPassword = lazyScreen(
  async () => (await import('../set-password/own-password.screen.tsx')).OwnPasswordScreen,
);

const Account = lazyScreen(async () => (await import('../account/account.screen.tsx')).AccountScreen);
const SecondFactor = lazyScreen(
  async () => (await import('../account/required-second-factor.screen.tsx')).RequiredSecondFactorScreen,
);

export type OuterDoor =
  | ClosedDoor
  | Extract<Decision, { kind: 'own-password' | 'second-factor' | 'account' }>;

/** The same for a visitor, who has no shell around it, and the pages that ask for a password of the own or a second factor, and the own account. */
export function OuterDoors({ decision }: { decision: OuterDoor }) {
  if (decision.kind === 'own-password') return <OwnPassword />;
  if (decision.kind === 'second-factor') return <SecondFactor />;
  if (decision.kind === 'account') return <Account />;
  return (
    <FullPage>
      <Doors decision={decision} />
    </FullPage>
  );
}
