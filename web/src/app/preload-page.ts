import { routeFor } from '@leme/contract/access/menu/navigation';
import type { QueryClient } from '@tanstack/react-query';
import { currentAuthSession, subscribeToAuthSession } from '#kit/auth-session/auth-session-store.ts';
import { whenCalm } from '#kit/browser/when-calm.ts';
import { decide } from './guards/decide.ts';
import { prefetchPage } from './prefetch-page.ts';
import { bringScreens, screenOf } from './screens.ts';

/** The names of other pages wait until the one that was asked for is drawn, and not for long. */
const calmMs = 4_000;

/**
 * Begins with the page somebody came for as soon as it is known who it is: its code and first data come while the shell is
 * still being put together. What goes wrong, the page itself finds again and says.
 */
export function preloadPage(client: QueryClient): void {
  const begin = () => {
    const state = currentAuthSession();
    if (!state.session) return false;
    const { pathname, search } = location;
    const decision = decide(pathname, state, true);
    const entry =
      decision.kind === 'redirect'
        ? routeFor(decision.to)
        : decision.kind === 'screen'
          ? decision.entry
          : null;
    // An address that narrows the page asks for other data than the first.
    if (entry && search === '') prefetchPage(client, entry).catch(() => undefined);
    else if (entry)
      screenOf(entry)
        .fetch()
        .catch(() => undefined);
    whenCalm(calmMs)
      .then(bringScreens)
      .catch(() => undefined);
    return true;
  };
  if (begin()) return;
  const leave = subscribeToAuthSession(() => begin() && leave());
}
