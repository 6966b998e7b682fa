import { routeFor } from '@leme/contract/access/navigation';
import type { QueryClient } from '@tanstack/react-query';
import { latestAsked } from '#kit/api/early.ts';
import { currentAuthSession, subscribeToAuthSession } from '#kit/auth-session/auth-session-store.ts';
import { decide } from './guards/decide.ts';
import { prefetchPage } from './prefetch-page.ts';
import { screenOf } from './screens.ts';

/** The next start at this address asks the same even before the code has come; nobody waits for that to be written. */
function learnLater(...start: [path: string, url: string, today: string]): void {
  const learn = async () => (await import('./lazy/learn-start.ts')).learnStart(...start);
  setTimeout(() => learn().catch(() => undefined), 5_000);
}

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
    // A picture of another page than this is in the way.
    if (decision.kind !== 'screen') window.lemePicture?.drop();
    const entry =
      decision.kind === 'redirect'
        ? routeFor(decision.to)
        : decision.kind === 'screen'
          ? decision.entry
          : null;
    // An address that narrows the page asks for other data than the first.
    if (entry && search === '')
      prefetchPage(client, entry, (ask, today) => {
        const before = latestAsked();
        const asked = ask();
        const url = latestAsked();
        if (decision.kind === 'screen' && url && url !== before) learnLater(pathname, url, today);
        return asked;
      }).catch(() => undefined);
    else if (entry)
      screenOf(entry)
        ?.fetch()
        .catch(() => undefined);
    return true;
  };
  if (begin()) return;
  const leave = subscribeToAuthSession(() => begin() && leave());
}
