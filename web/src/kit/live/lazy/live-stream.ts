import type { Change } from '@leme/contract/kit/realtime';
import { isLaterChange, toldUntil } from '../../api/told-until.ts';
import {
  currentAuthSession,
  loadAuthSession,
  subscribeToAuthSession,
} from '../../auth-session/auth-session-store.ts';

const firstPauseMs = 2_000;
const longestPauseMs = 30_000;
const askAfterMs = 300;

/** `bye`: whose stream it is has other rights now, or none. The id is the change's number, where it has one. */
type Heard = { event: Change | 'reset' | 'bye'; id?: string };
/** Between tabs: what was heard, from which change on all is told here, and the question for that. */
type Told = Heard | { from: string } | 'from-where';

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
  const hear = ({ event, id }: Heard) => {
    if (known && id) known = id;
    if (event !== 'bye') tellLive(event);
    // The session ended or rights changed: asking tells which. Who left by a button knows already, and has another
    // session by then.
    else setTimeout(() => ending.signal.aborted || void loadAuthSession(), askAfterMs);
  };
  const hearFrom = async (from: string) => {
    // What was told between the first question of this tab and its coming here it has missed.
    if (isLaterChange(from, known ?? (await toldUntil()))) tellLive('reset');
    known = from;
  };
  tabs?.addEventListener('message', ({ data }: MessageEvent<Told>) => {
    if (data === 'from-where') leads && known && tell({ from: known });
    else if ('from' in data) void hearFrom(data.from);
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

type Listener = { after(): string; tell(heard: Heard): void };

/** Keeps a connection open until `ending`; ends only then. */
function listen(tenantId: string, ending: AbortSignal, { after, tell }: Listener): Promise<void> {
  return new Promise((done) => {
    let source: EventSource | undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let pauseMs = firstPauseMs;
    const later = () => {
      source?.close();
      // Spread out: after a restart of the server not everybody comes at once.
      timer = setTimeout(open, pauseMs * (0.5 + Math.random()));
      pauseMs = Math.min(pauseMs * 2, longestPauseMs);
    };
    const open = () => {
      source = new EventSource(`/api/realtime?tenant=${tenantId}&after=${after()}`);
      source.addEventListener('hello', () => {
        pauseMs = firstPauseMs;
      });
      source.addEventListener('change', ({ data, lastEventId: id }) => tell({ event: JSON.parse(data), id }));
      source.addEventListener('reset', ({ lastEventId: id }) => tell({ event: 'reset', id }));
      source.addEventListener('bye', () => {
        later();
        tell({ event: 'bye' });
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
