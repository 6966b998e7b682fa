import type { QueryKey } from '@tanstack/react-query';
import { queryClient } from '#kit/api/query-client.ts';
import { currentAuthSession, ownerOf } from '#kit/auth-session/auth-session-store.ts';

/** After this long without an answer what the device knows is shown meanwhile. */
const showAfterMs = 800;

type Seen<T> = { data: T; seen_at: number } | null;

/** Whose device this is for what it keeps. */
export function ownerHere(): string | null {
  const { session } = currentAuthSession();
  // An operator in a company leaves nothing on the device.
  return session && !session.acting ? ownerOf(session) : null;
}

/**
 * Asks the server, and shows what this device last saw when no answer comes: the failure is thrown on, so the view says
 * of when its rows are.
 */
export async function askOrKept<T>(
  queryKey: QueryKey,
  ask: () => Promise<T>,
  recall: (owner: string) => Promise<Seen<T>>,
) {
  const owner = ownerHere();
  const show = async () => {
    if (!owner || queryClient.getQueryData(queryKey) !== undefined) return;
    const seen = await recall(owner).catch(() => null);
    if (seen && queryClient.getQueryData(queryKey) === undefined)
      queryClient.setQueryData(queryKey, seen.data, { updatedAt: seen.seen_at });
  };
  const timer = setTimeout(show, showAfterMs);
  try {
    return await ask();
  } catch (error) {
    await show();
    throw error;
  } finally {
    clearTimeout(timer);
  }
}
