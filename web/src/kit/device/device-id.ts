import { newId } from '#kit/api/idempotency.ts';
import { readStored, store } from '#ui/style/stored.ts';

const key = 'leme.device';
let ofThisPage: string | undefined;

/** A name for this device that says nothing about its owner; made at the first use. */
export function deviceId(): string {
  const known = readStored(key) ?? ofThisPage;
  if (known) return known;
  ofThisPage = newId();
  store(key, ofThisPage);
  return ofThisPage;
}
