import { forgetDays, lockDays } from './days.ts';
import { forgetPictures } from './pictures.ts';

/** Nothing of what was seen here is left. */
export async function forgetSeen(): Promise<void> {
  await both(forgetDays(), forgetPictures());
}

/** What may no longer be read stays without its key; a picture of it does not stay at all. */
export async function lockSeen(): Promise<void> {
  await both(
    lockDays(({ until }) => until <= Date.now()),
    forgetPictures(),
  );
}

/** One that fails keeps the other from nothing. */
async function both(...work: readonly Promise<void>[]): Promise<void> {
  await Promise.allSettled(work);
}
