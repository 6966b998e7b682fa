import type { AuthSession } from '@leme/contract/access/endpoints';
import type { getPassengerManifest, PassengerManifest } from '@leme/contract/manifest/endpoints';
import type { getDayManifest } from '@leme/contract/manifest/sessions-manifest-endpoints';
import { call } from '#kit/api/api.ts';
import { currentAuthSession, ownerOf } from '#kit/auth-session/auth-session-store.ts';
import { addDays, dayIn } from '#modules/bookings/public.tsx';
import { keepSeenDay, seenDay } from './kept-days.ts';

const freshForMs = 15 * 60_000;
const background = { background: true } as const;

type Connection = { saveData?: boolean };

/** Keeps today, tomorrow and the reader of codes for whoever checks passengers in, for the pier without a connection. */
export async function keepComingDays(): Promise<void> {
  const { session, isRemembered } = currentAuthSession();
  if (!session || isRemembered || session.acting || !session.permissions.includes('attendance:create'))
    return;
  if ((navigator as Navigator & { connection?: Connection }).connection?.saveData) return;
  const today = dayIn(session.tenant.timezone, new Date());
  for (const date of [today, addDays(today, 1)]) await keepIfOld(session, date, today).catch(() => undefined);
  await import('#kit/camera/lazy/detector.ts')
    .then(({ fetchReader }) => fetchReader())
    .catch(() => undefined);
}

async function keepIfOld(session: AuthSession, date: string, today: string): Promise<void> {
  const owner = ownerOf(session);
  const seen = await seenDay(owner, date);
  if (seen && Date.now() - seen.seen_at < freshForMs) return;
  const day = await readDay(session, date, today);
  if (day) await keepSeenDay(owner, () => day);
}

/** Whichever of the two manifests the person may read. */
async function readDay(
  { permissions }: AuthSession,
  date: string,
  today: string,
): Promise<PassengerManifest | null> {
  if (permissions.includes('passenger-manifest:read'))
    return await call<typeof getPassengerManifest>('GET /passenger-manifest', { date }, background);
  if (!permissions.includes('sessions-manifest:read')) return null;
  const { data } = await call<typeof getDayManifest>('GET /sessions-manifest/people', { date }, background);
  return { date, today, data };
}
