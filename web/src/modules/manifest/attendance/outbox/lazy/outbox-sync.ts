import { checkConnection, currentConnectivity, watchConnectivity } from '#kit/api/connectivity.ts';
import { currentAuthSession, ownerOf, subscribeToAuthSession } from '#kit/auth-session/auth-session-store.ts';
import { forgetDays } from '#kit/device/lazy/days.ts';
import { ownOutbox } from '#kit/outbox/own-outbox.ts';
import { keepComingDays } from './coming-days.ts';

const retryMs = 15_000;
/** Whoever holds one of these does at the quay what may wait here. */
const noting = ['attendance:create', 'logbook:create', 'quick-fuel:create'];

let started = false;
let preparedFor: string | null = null;

/**
 * Sends what is queued, whatever page is open: now, when the connection or the person comes back, and every 15 seconds
 * while something waits; prepares the device for being without a connection once somebody is signed in. `keepMore` keeps
 * what others need of the day.
 */
export function startOutboxSync(keepMore: () => Promise<void> = async () => undefined): void {
  if (started) return;
  started = true;
  const keepAhead = async () => {
    await keepComingDays();
    await keepMore().catch(() => undefined);
  };
  const drain = () => void ownOutbox()?.drain();
  const drainIfNeeded = () => (ownOutbox()?.state().queued.length ?? 0) > 0 && drain();
  addEventListener('online', () => void ownOutbox()?.retryNow());
  addEventListener('focus', drainIfNeeded);
  document.addEventListener('visibilitychange', () => {
    if (document.hidden) return;
    drainIfNeeded();
    void keepAhead();
  });
  watchConnectivity(() => {
    if (currentConnectivity() !== 'offline') drainIfNeeded();
  });
  setInterval(drainIfNeeded, retryMs);
  subscribeToAuthSession(() => void prepare(keepAhead));
  drain();
  void prepare(keepAhead);
  if (currentAuthSession().isRemembered) void checkConnection();
}

/** The browser must not clear a queue to make room, and what somebody else opened goes. */
async function prepare(keepAhead: () => Promise<void>): Promise<void> {
  const { session, isRemembered } = currentAuthSession();
  if (!session || isRemembered || session.acting) {
    if (!session) preparedFor = null;
    return;
  }
  const owner = ownerOf(session);
  if (owner === preparedFor) return;
  preparedFor = owner;
  if (noting.some((right) => session.permissions.includes(right)))
    await navigator.storage?.persist?.().catch(() => false);
  await forgetDays((row) => row.owner !== owner).catch(() => undefined);
  await ownOutbox()?.drain();
  await keepAhead();
}
