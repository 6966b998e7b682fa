import { readStored, store } from '#ui/style/stored.ts';

/** What was typed, by engine: kept on the device until it is sent, because a phone in a wet hand reloads pages. */
export type Typed = Readonly<Record<string, number>>;

const keyOf = (tenantId: string) => `leme-fleet-sheet-${tenantId}`;

/** What this device still holds of a sheet; what nobody can read is nothing. */
export function keptSheet(tenantId: string): Typed {
  try {
    const kept: unknown = JSON.parse(readStored(keyOf(tenantId)) ?? '{}');
    if (typeof kept !== 'object' || kept === null) return {};
    return Object.fromEntries(
      Object.entries(kept).filter((entry): entry is [string, number] => typeof entry[1] === 'number'),
    );
  } catch {
    return {};
  }
}

/** Keeps a sheet, or forgets one that is empty. */
export function keepSheet(tenantId: string, typed: Typed): void {
  store(keyOf(tenantId), Object.keys(typed).length === 0 ? null : JSON.stringify(typed));
}
