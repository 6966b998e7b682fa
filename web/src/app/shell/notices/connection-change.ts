export type Link = 'online' | 'slow' | 'offline';
export type ConnectionNotice = { kind: 'offline' | 'online'; hideAfterMs: number };

/** The banner a change of the connection brings: nothing while it stays usable. */
export function noticeFor(before: Link, after: Link): ConnectionNotice | null {
  if (after === 'offline') return before === 'offline' ? null : { kind: 'offline', hideAfterMs: 5_000 };
  return before === 'offline' ? { kind: 'online', hideAfterMs: 2_000 } : null;
}
