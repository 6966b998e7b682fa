import type { Change } from '@leme/contract/kit/realtime';

const firstPauseMs = 2_000;
const longestPauseMs = 30_000;

/** `bye`: whose stream it is has other rights now, or none. The id is the change's number, where it has one. */
export type Heard = { event: Change | 'reset' | 'bye'; id?: string };
/** Said when the stream opens: the mark of the rights the person has. */
export type Greeting = { rights: string };

/** From which change on it listens, asked for each connection anew. */
type Listener = { after(): string; tell(heard: Heard | Greeting): void };

/** Keeps a connection to the company's stream open until `ending`; ends only then. */
export function listen(tenantId: string, ending: AbortSignal, { after, tell }: Listener): Promise<void> {
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
      source.addEventListener('hello', ({ data: rights }: MessageEvent<string>) => {
        pauseMs = firstPauseMs;
        tell({ rights });
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
