import { currentAuthSession, subscribeToAuthSession } from '#kit/auth-session/auth-session-store.ts';
import { outboxOwner } from '#kit/device/outbox-status.ts';

/** By then the page one came for is there. */
const laterMs = 2_500;

/**
 * What works behind all pages: taps on their way to the server, and the coming days kept for the pier. At once where
 * something waits on this device, also on the sign-in page; otherwise a moment after somebody is signed in.
 */
export function startOutbox(): void {
  const begin = () =>
    import('../lazy/outbox-work.ts').then(
      ({ startOutboxWork }) => startOutboxWork(),
      // The code is not there yet: with the next page.
      () => undefined,
    );
  if (outboxOwner() !== null) {
    void begin();
    return;
  }
  const leave = subscribeToAuthSession(wait);
  function wait(): void {
    if (!currentAuthSession().session) return;
    leave();
    setTimeout(begin, laterMs);
  }
}
