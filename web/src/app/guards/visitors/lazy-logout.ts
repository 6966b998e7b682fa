import { lazyScreen } from '../../lazy-screen.ts';

/** `/logout`; fetched ahead, because one leaves without a signal too. */
export const LogoutScreen = lazyScreen(
  async () => (await import('../../lazy/logout/logout.screen.tsx')).LogoutScreen,
);
