import { currentSession, subscribeToSession } from '#kit/session-store.ts';
import { unsentOwner } from '#kit/unsent.ts';

/** By then the page one came for is there. */
const laterMs = 2_500;

/**
 * What works behind all pages: taps on their way to the server, and the coming days kept for the pier. At once where
 * something waits on this device, also on the sign-in page; otherwise a moment after somebody is signed in.
 */
export function startOutbox(): void {
  const begin = () =>
    import('#modules/manifest/outbox/keep-going.ts').then(
      ({ keepGoing }) => keepGoing(),
      // The code is not there yet: with the next page.
      () => undefined,
    );
  if (unsentOwner() !== null) {
    void begin();
    return;
  }
  const leave = subscribeToSession(wait);
  function wait(): void {
    if (!currentSession().session) return;
    leave();
    setTimeout(begin, laterMs);
  }
}
