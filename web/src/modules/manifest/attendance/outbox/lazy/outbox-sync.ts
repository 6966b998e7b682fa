import { checkConnection, currentConnectivity, watchConnectivity } from '#kit/api/connectivity.ts';
import { currentAuthSession, ownerOf, subscribeToAuthSession } from '#kit/auth-session/auth-session-store.ts';
import { forgetDays } from '#kit/device/lazy/days.ts';
import { ownOutbox } from '#kit/outbox/own-outbox.ts';
import { keepComingDays } from './coming-days.ts';

const retryMs = 15_000;

let started = false;
let preparedFor: string | null = null;

/**
 * Sends what is queued, whatever page is open: now, when the connection or the person comes back, and every 15 seconds
 * while something waits; prepares the device for being without a connection once somebody is signed in.
 */
export function startOutboxSync(): void {
  if (started) return;
  started = true;
  const drain = () => void ownOutbox()?.drain();
  const drainIfNeeded = () => (ownOutbox()?.state().queued.length ?? 0) > 0 && drain();
  addEventListener('online', () => void ownOutbox()?.retryNow());
  addEventListener('focus', drainIfNeeded);
  document.addEventListener('visibilitychange', () => {
    if (document.hidden) return;
    drainIfNeeded();
    void keepComingDays();
  });
  watchConnectivity(() => {
    if (currentConnectivity() !== 'offline') drainIfNeeded();
  });
  setInterval(drainIfNeeded, retryMs);
  subscribeToAuthSession(() => void prepare());
  drain();
  void prepare();
  if (currentAuthSession().isRemembered) void checkConnection();
}

/** The browser must not clear a queue to make room, and what somebody else opened goes. */
async function prepare(): Promise<void> {
  const { session, isRemembered } = currentAuthSession();
  if (!session || isRemembered || session.acting) {
    if (!session) preparedFor = null;
    return;
  }
  const owner = ownerOf(session);
  if (owner === preparedFor) return;
  preparedFor = owner;
  if (session.permissions.includes('attendance:create'))
    await navigator.storage?.persist?.().catch(() => false);
  await forgetDays((row) => row.owner !== owner).catch(() => undefined);
  await ownOutbox()?.drain();
  await keepComingDays();
}
