import type { Change } from '@leme/contract/kit/realtime';
import { isBefore, toldUntil } from '../../api/told-until.ts';
import {
  currentAuthSession,
  loadAuthSession,
  subscribeToAuthSession,
} from '../../auth-session/auth-session-store.ts';
import { type Greeting, type Heard, listen } from './listen.ts';

const askAfterMs = 300;

/** Between tabs: what was heard, from which change on all is told here, and the question for that. */
type Told = Heard | Greeting | { from: string } | 'from-where';

let followed: string | null = null;
let stop: () => void = () => undefined;
let isStarted = false;
let tellLive: (event: Change | 'reset') => void = () => undefined;

/** Opens the company's stream of changes once a browser: one tab listens and tells the others. */
export function startStream(tell: typeof tellLive): void {
  if (isStarted) return;
  isStarted = true;
  tellLive = tell;
  subscribeToAuthSession(followSession);
  followSession();
}

function followSession(): void {
  const { session } = currentAuthSession();
  const whose = session && `${session.user.id}.${session.tenant.id}`;
  if (whose === followed) return;
  followed = whose;
  stop();
  stop = session && whose ? follow(whose, session.tenant.id) : () => undefined;
}

/** Hears what the tab tells that leads those of this person and company; waits for the lead, then listens for all of them. */
function follow(whose: string, tenantId: string): () => void {
  const ending = new AbortController();
  const name = `leme.changes.${whose}`;
  const tabs = typeof BroadcastChannel === 'function' ? new BroadcastChannel(name) : null;
  const tell = (told: Told) => tabs?.postMessage(told);
  /** The last change this tab knows of, once all that follow are told to it. */
  let known: string | undefined;
  let leads = false;
  let greeting: Greeting | undefined;
  const hear = (heard: Heard | Greeting) => {
    if ('rights' in heard) {
      greeting = heard;
      // What this page knows of them was read before, or nobody listened when they changed; an older server says nothing.
      const known = currentAuthSession().session?.rights_mark;
      if (heard.rights && heard.rights !== known) void loadAuthSession();
      return;
    }
    const { event, id } = heard;
    if (known && id) known = id;
    if (event !== 'bye') {
      tellLive(event);
      // The clock, the colours and how long one may be still come with the session.
      if (event !== 'reset' && event.table === 'tenant_settings') void loadAuthSession();
    }
    // The session ended or rights changed: asking tells which. Who left by a button knows already, and has another
    // session by then.
    else setTimeout(() => ending.signal.aborted || void loadAuthSession(), askAfterMs);
  };
  const hearFrom = async (from: string) => {
    const told = known ?? (await toldUntil());
    // What was told between the first question of this tab and its coming here it has missed.
    if (from !== told && !isBefore(from, told)) tellLive('reset');
    known = from;
  };
  tabs?.addEventListener('message', ({ data }: MessageEvent<Told>) => {
    if (data === 'from-where') {
      if (leads && known) tell({ from: known });
      if (leads && greeting) tell(greeting);
    } else if ('from' in data) void hearFrom(data.from);
    else hear(data);
  });
  tell('from-where');
  const lead = async () => {
    known ??= await toldUntil();
    if (ending.signal.aborted) return;
    const from = known;
    const listening = listen(tenantId, ending.signal, {
      after: () => known ?? from,
      tell: (heard) => {
        hear(heard);
        tell(heard);
      },
    });
    leads = true;
    tell({ from });
    return listening;
  };
  if (tabs && navigator.locks)
    navigator.locks.request(name, { signal: ending.signal }, lead).catch(() => undefined);
  else void lead();
  return () => {
    ending.abort();
    tabs?.close();
  };
}
