import { checkConnection, currentConnectivity, watchConnectivity } from '#kit/connectivity.ts';
import { currentSession, subscribeToSession } from '#kit/session-store.ts';
import { attendanceOutbox } from './attendance-queue.ts';
import { keepComingDays } from './coming-days.ts';
import { prepareDevice } from './prepare-device.ts';

const retryMs = 15_000;
/** The device's own token lasts three days; a page left open renews it long before. */
const prepareEveryMs = 6 * 3_600_000;

let started = false;
let preparedFor: string | null = null;
let preparedAt = 0;

/**
 * Sends what is queued, whatever page is open: now, when the connection or the person comes back, and every 15 seconds
 * while something waits; prepares the device for being without a connection once somebody is signed in.
 */
export function keepGoing(): void {
  if (started) return;
  started = true;
  const drain = () => void attendanceOutbox()?.drain();
  const drainIfNeeded = () => (attendanceOutbox()?.state().queued.length ?? 0) > 0 && drain();
  addEventListener('online', () => void attendanceOutbox()?.hurry());
  addEventListener('focus', drainIfNeeded);
  document.addEventListener('visibilitychange', () => {
    if (document.hidden) return;
    drainIfNeeded();
    void keepComingDays();
  });
  watchConnectivity(() => {
    if (currentConnectivity() !== 'offline') drainIfNeeded();
  });
  setInterval(() => {
    drainIfNeeded();
    if (Date.now() - preparedAt > prepareEveryMs) void prepare();
  }, retryMs);
  subscribeToSession(() => void prepare());
  drain();
  void prepare();
  if (currentSession().isRemembered) void checkConnection();
}

async function prepare(): Promise<void> {
  const { session, isRemembered } = currentSession();
  if (!session || isRemembered) {
    if (!session) preparedFor = null;
    return;
  }
  const who = `${session.user.id}.${session.tenant.id}`;
  if (who === preparedFor && Date.now() - preparedAt < prepareEveryMs) return;
  preparedFor = who;
  preparedAt = Date.now();
  try {
    await prepareDevice(session);
  } catch {
    // Asked again with the next change of the session, or in fifteen seconds.
    preparedFor = null;
    preparedAt = 0;
    return;
  }
  const outbox = attendanceOutbox();
  await outbox?.reload();
  await outbox?.drain();
  await keepComingDays();
}
