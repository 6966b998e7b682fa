/** A value kept on this device; null when there is none or the browser refuses storage. */
export function readStored(key: string, storage: () => Storage = () => localStorage): string | null {
  try {
    return storage().getItem(key);
  } catch {
    return null;
  }
}

/** Keeps a value on this device, or forgets it; private windows may refuse, then it lasts as long as the page. */
export function store(key: string, value: string | null, storage: () => Storage = () => localStorage): void {
  try {
    if (value === null) storage().removeItem(key);
    else storage().setItem(key, value);
  } catch {
    // Nothing is lost that the page does not still hold.
  }
}
