import { firstKey } from '#kit/api/early.ts';
import { currentAuthSession } from '#kit/auth-session/auth-session-store.ts';
import { readStored, store } from '#ui/style/stored.ts';

/** What starts ask first by their address, `{today}` in place of the company's day, `offset` minutes ahead of UTC. */
type First = { tenant: string; offset: number; paths: Readonly<Record<string, string>> };

const mostPaths = 10;

/** Remembers what a start at an address asked first, so that the next one asks before the application is there. */
export function learnStart(path: string, url: string, today: string): void {
  const { session } = currentAuthSession();
  if (!session) return;
  const { id: tenant, timezone } = session.tenant;
  const offset = Temporal.Now.zonedDateTimeISO(timezone).offsetNanoseconds / 60e9;
  const known = readFirst();
  const others = known?.tenant === tenant ? Object.entries(known.paths).filter(([key]) => key !== path) : [];
  const asked = [path, url.replace(today, '{today}')] as const;
  const paths = Object.fromEntries([...others, asked].slice(-mostPaths));
  store(firstKey, JSON.stringify({ tenant, offset, paths } satisfies First));
}

function readFirst(): First | null {
  try {
    return JSON.parse(readStored(firstKey) ?? 'null');
  } catch {
    return null;
  }
}
