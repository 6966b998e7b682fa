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
    const isPlain = decision.kind === 'redirect' || location.search === '';
    const entry = decision.kind === 'redirect' ? routeFor(decision.to) : null;
    const { path } = entry ?? (decision.kind === 'screen' ? decision.entry : { path: '' });
    if (!isScreenPath(path)) return true;
    screens[path].preload().catch(() => undefined);
    // An address that narrows the page asks for other data than the first.
    if (isPlain) fetchFirst(client, path, state.session.tenant).catch(() => undefined);
    return true;
  };
  if (begin()) return;
  const leave = subscribeToSession(() => begin() && leave());
}
