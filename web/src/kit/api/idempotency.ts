import type { BuiltRequest } from './request.ts';

const keptForMs = 10 * 60_000;

/** A random UUID, also where the page came over plain http and `crypto.randomUUID` is missing. */
export function newId(): string {
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID();
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}

/**
 * Keys of writes whose outcome is not known yet. The same write sent again within ten minutes carries the same key, so
 * that pressing "save" after a lost connection never does the work twice; a definite answer settles it.
 */
export function createKeys(now: () => number = Date.now) {
  const open = new Map<string, { key: string; at: number }>();
  const nameOf = (request: BuiltRequest) => `${request.method} ${request.url} ${request.body}`;
  return {
    keyFor(request: BuiltRequest): string {
      const name = nameOf(request);
      const known = open.get(name);
      if (known && now() - known.at < keptForMs) return known.key;
      const key = newId();
      open.set(name, { key, at: now() });
      return key;
    },
    settle(request: BuiltRequest): void {
      open.delete(nameOf(request));
    },
  };
}
