import { readStored, store } from '../device/stored.ts';
import type { BuiltRequest } from './request.ts';

/** An answer `first.js` asked for while the application was still coming; null when there was none worth having. */
type Early = { url: string; tenant: string | null; at: number; answer: Promise<Response | null> };
/** What starts ask first by their address, `{today}` in place of the company's day, `offset` minutes ahead of UTC. */
type First = { tenant: string; offset: number; paths: Readonly<Record<string, string>> };

declare global {
  interface Window {
    lemeEarly?: Early[];
  }
}

const firstKey = 'leme.first';
const lastsMs = 15_000;
const mostPaths = 10;

let note: ((url: string) => void) | null = null;

/**
 * The answer to a request that was sent before the application ran, once: for the same address and company, and not after
 * it has grown old. Undefined when nobody asked; null when the answer did not come or was a refusal.
 */
export function takeEarly(
  request: BuiltRequest,
  tenant: string | null,
): Promise<Response | null> | undefined {
  if (request.method !== 'GET') return undefined;
  note?.(request.url);
  const all = window.lemeEarly ?? [];
  const at = all.findIndex((each) => each.url === request.url && each.tenant === tenant);
  const [found] = at < 0 ? [] : all.splice(at, 1);
  return found && performance.now() - found.at < lastsMs ? found.answer : undefined;
}

/** Lets nobody have what was asked for another person or company. */
export function dropEarly(): void {
  window.lemeEarly = [];
}

/** What `ask` asks of the server at once; undefined when nothing. */
export function firstAskedBy<T>(ask: () => T): { asked: T; url: string | undefined } {
  const urls: string[] = [];
  note = (url) => urls.push(url);
  try {
    const asked = ask();
    return { asked, url: urls[0] };
  } finally {
    note = null;
  }
}

/** Remembers what a start at an address asked first, so that the next one asks before the application is there. */
export function rememberFirst(path: string, url: string, { tenant, offset }: Omit<First, 'paths'>): void {
  const known = readFirst();
  const others = known?.tenant === tenant ? Object.entries(known.paths).filter(([key]) => key !== path) : [];
  const paths = Object.fromEntries([...others, [path, url] as const].slice(-mostPaths));
  store(firstKey, JSON.stringify({ tenant, offset, paths } satisfies First));
}

/** Nobody's first questions are asked at the next start. */
export function forgetFirst(): void {
  store(firstKey, null);
}

function readFirst(): First | null {
  try {
    return JSON.parse(readStored(firstKey) ?? 'null');
  } catch {
    return null;
  }
}
