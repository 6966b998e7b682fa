import { readStored, store } from '#ui/style/stored.ts';

const prefix = 'leme.draft.';
const keptMs = 24 * 3_600_000;

export type Draft = { at: number; content: unknown };

/** What somebody was typing, as long as it is not a day old. */
export function readDraft(name: string, now = Date.now()): Draft | null {
  const draft = parsed(readStored(prefix + name));
  return draft && now - draft.at <= keptMs ? draft : null;
}

/** Keeps on this device what somebody is typing; older drafts of whomever go. */
export function keepDraft(name: string, content: unknown, now = Date.now()): void {
  forgetDrafts(({ at }) => now - at > keptMs);
  store(prefix + name, JSON.stringify({ at: now, content }));
}

export function forgetDraft(name: string): void {
  store(prefix + name, null);
}

/** Removes drafts from this device: all of them at sign-out. */
export function forgetDrafts(which: (draft: Draft) => boolean = () => true): void {
  for (const key of storedKeys()) {
    const draft = parsed(readStored(key));
    if (draft === null || which(draft)) store(key, null);
  }
}

function storedKeys(): string[] {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(prefix));
  } catch {
    return [];
  }
}

function parsed(text: string | null): Draft | null {
  try {
    const draft: Partial<Draft> | null = JSON.parse(text ?? 'null');
    return typeof draft?.at === 'number' ? { at: draft.at, content: draft.content } : null;
  } catch {
    return null;
  }
}
