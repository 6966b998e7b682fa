import { routeFor } from '@leme/contract/access/navigation';
import type { QueryClient } from '@tanstack/react-query';
import { currentSession, subscribeToSession } from '#kit/session-store.ts';
import { fetchFirst } from './first-data.ts';
import { decide } from './guards/decide.ts';
import { isScreenPath, screens } from './screens.ts';

/**
 * Begins with the page somebody came for as soon as it is known who it is: its code and first data come while the shell is
 * still being put together. What goes wrong, the page itself finds again and says.
 */
export function openAhead(client: QueryClient): void {
  const begin = () => {
    const state = currentSession();
    if (!state.session) return false;
    const decision = decide(location.pathname, state, true);
    const entry =
      decision.kind === 'redirect'
        ? routeFor(decision.to)
        : decision.kind === 'screen'
          ? decision.entry
          : null;
    if (!entry || !isScreenPath(entry.path)) return true;
    screens[entry.path].preload().catch(() => undefined);
    // An address that narrows the page asks for other data than the first.
    if (location.search === '') fetchFirst(client, entry.path, state.session.tenant).catch(() => undefined);
    return true;
  };
  if (begin()) return;
  const leave = subscribeToSession(() => begin() && leave());
}
