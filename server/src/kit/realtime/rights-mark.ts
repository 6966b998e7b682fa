import { createHash } from 'node:crypto';

/** A short text that is another one for other rights, so that a page can tell whether those it shows are still its own. */
export function rightsMark(permissions: ReadonlySet<string>): string {
  return createHash('sha256')
    .update([...permissions].sort().join())
    .digest('base64url')
    .slice(0, 16);
}
