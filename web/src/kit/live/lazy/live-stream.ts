import type { Change } from '@leme/contract/kit/realtime';
import {
  currentAuthSession,
  loadAuthSession,
  subscribeToAuthSession,
} from '../auth-session/auth-session-store.ts';

const firstPauseMs = 2_000;
const longestPauseMs = 30_000;
const askAfterMs = 300;
const atOnceMs = 1_000;

/** `bye`: whose stream it is has other rights now, or none. */
type Heard = Change | 'reset' | 'bye';

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
  stop = session && whose ? becomeLeader(whose, session.tenant.id) : () => undefined;
}

/** Waits for the lead among the tabs of this person and company, then listens for all of them. */
function becomeLeader(whose: string, tenantId: string): () => void {
  const ending = new AbortController();
  const tabs = typeof BroadcastChannel === 'function' ? new BroadcastChannel(`leme.live.${whose}`) : null;
  const hear = (event: Heard) => {
    if (event !== 'bye') tellLive(event);
    // The session ended or rights changed: asking tells which. Who left by a button knows already, and has another
    // session by then.
    else setTimeout(() => ending.signal.aborted || void loadAuthSession(), askAfterMs);
  };
  tabs?.addEventListener('message', ({ data }) => hear(data));
  const listening = () =>
    listen(tenantId, ending.signal, (event) => {
      hear(event);
      tabs?.postMessage(event);
    });
  const locks = navigator.locks;
  const askedAt = performance.now();
  if (tabs && locks) {
    locks
      .request(`leme.live.${whose}`, { signal: ending.signal }, () => {
        // A tab that led until now may have closed before it told what it heard.
        if (performance.now() - askedAt > atOnceMs) tellLive('reset');
        return listening();
      })
      .catch(() => undefined);
  } else void listening();
  return () => {
    ending.abort();
    tabs?.close();
  };
}

/** Keeps a connection open until `ending`; ends only then. */
function listen(tenantId: string, ending: AbortSignal, tell: (event: Heard) => void): Promise<void> {
  return new Promise((done) => {
    let source: EventSource | undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let pauseMs = firstPauseMs;
    const askedAt = performance.now();
    const later = () => {
      source?.close();
      // Spread out: after a restart of the server not everybody comes at once.
      timer = setTimeout(open, pauseMs * (0.5 + Math.random()));
      pauseMs = Math.min(pauseMs * 2, longestPauseMs);
    };
    const open = () => {
      let isGreeted = false;
      source = new EventSource(`/api/realtime?tenant=${tenantId}`);
      source.addEventListener('hello', () => {
        pauseMs = firstPauseMs;
        // What changed since the rows were asked for nobody told; whom the server greeted before, it tells itself.
        if (!isGreeted && performance.now() - askedAt > atOnceMs) tell('reset');
        isGreeted = true;
      });
      source.addEventListener('change', ({ data }) => tell(JSON.parse(data)));
      source.addEventListener('reset', () => tell('reset'));
      source.addEventListener('bye', () => {
        later();
        tell('bye');
      });
      // A lost connection is opened again by the browser; a refused one is not.
      source.addEventListener('error', () => source?.readyState === EventSource.CLOSED && later());
    };
    ending.addEventListener('abort', () => {
      clearTimeout(timer);
      source?.close();
      done();
    });
    open();
  });
}
