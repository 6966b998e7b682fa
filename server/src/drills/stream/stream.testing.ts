import { type ClientRequest, request } from 'node:http';

/** An event as it came, with the moment. */
export type Heard = { at: number; event: string; id: string; data: string };

type Ears = {
  hear(heard: Omit<Heard, 'at'>): void;
  /** How long to wait before coming back, when the server says so. */
  retry(ms: number): void;
  /** The connection is over: the status the server answered, or null where it answered nothing. */
  end(status: number | null): void;
};

/** One stream over a connection of its own, as a browser has it. */
export function openSource(address: string, headers: Record<string, string>, ears: Ears): ClientRequest {
  let rest = '';
  let status: number | null = null;
  const asked = request(`${address}/api/realtime`, { agent: false, headers }, (answer) => {
    status = answer.statusCode ?? null;
    answer.setEncoding('utf8');
    answer.on('data', (part: string) => {
      if (status === 200) rest = readBlocks(rest + part, ears);
    });
    answer.on('error', () => undefined);
  });
  asked.on('error', () => undefined);
  asked.on('close', () => ears.end(status));
  asked.end();
  return asked;
}

/** Tells the events of a text and answers what is left of it. */
function readBlocks(text: string, ears: Ears): string {
  const blocks = text.split('\n\n');
  const rest = blocks.pop() ?? '';
  for (const block of blocks) {
    const heard = { event: '', id: '', data: '' };
    for (const line of block.split('\n')) {
      const at = line.indexOf(':');
      const [name, value] = [line.slice(0, at), line.slice(at + 1).trimStart()];
      if (name === 'retry') ears.retry(Number(value));
      else if (name === 'event' || name === 'id' || name === 'data') heard[name] = value;
    }
    if (heard.event || heard.id) ears.hear(heard);
  }
  return rest;
}

export type Page = {
  /** All it heard since it was opened, over all its connections. */
  log: Heard[];
  /** What its changes said. */
  changes: string[];
  /** Answers that were no stream, and tries that met nobody. */
  refused: number[];
  unmet: () => number;
  /** Whether it was greeted and has not lost the connection since. */
  isOpen: () => boolean;
  /** The first event of this kind from place `from` of the log on, at once or when it comes. */
  until(isWanted: (heard: Heard) => boolean, from?: number): Promise<Heard>;
  /** Told of every event to come. */
  each(react: (heard: Heard) => void): void;
  /** Leaves for good. */
  close(): void;
  /** Loses the connection and comes back by itself; one that forgets does not say what it heard last. */
  leave(options?: { forgets: boolean }): void;
};

const firstPauseMs = 2_000;
const longestPauseMs = 30_000;

/**
 * A page that is open: after a lost connection it comes back when the server said, with the last id, as a browser's
 * event source does; after a refusal it opens another one later and later, with jitter, as web/src/kit/live/live-stream.ts.
 */
export function openPage(address: string, cookie: string): Page {
  const log: Heard[] = [];
  const changes: string[] = [];
  const refused: number[] = [];
  const waiting = new Set<(heard: Heard) => void>();
  let unmet = 0;
  let lastEventId = '';
  let retryMs = firstPauseMs;
  let pauseMs = firstPauseMs;
  let isClosed = false;
  let isOpen = false;
  let isAnew = false;
  let timer: NodeJS.Timeout | undefined;
  let source: ClientRequest;

  const open = () => {
    const headers = { cookie, ...(lastEventId && { 'last-event-id': lastEventId }) };
    source = openSource(address, headers, { hear, retry, end });
  };
  const retry = (ms: number) => {
    retryMs = ms;
  };
  const hear = ({ event, id, data }: Omit<Heard, 'at'>) => {
    if (id) lastEventId = id;
    if (!event) return;
    tell(event, id, data);
    if (event !== 'hello') return;
    isOpen = true;
    pauseMs = firstPauseMs;
    // Nobody says what was missed to one that begins anew, so the page asks.
    if (isAnew) tell('reset', id, '');
    isAnew = false;
  };
  const tell = (event: string, id: string, data: string) => {
    const heard = { at: performance.now(), event, id, data };
    log.push(heard);
    if (event === 'change') changes.push(data);
    for (const look of waiting) look(heard);
  };
  const end = (status: number | null) => {
    isOpen = false;
    if (isClosed) return;
    if (status === null) unmet += 1;
    if (status === null || status === 200) {
      timer = setTimeout(open, retryMs);
      return;
    }
    refused.push(status);
    lastEventId = '';
    isAnew = true;
    timer = setTimeout(open, pauseMs * (0.5 + Math.random()));
    pauseMs = Math.min(pauseMs * 2, longestPauseMs);
  };
  open();

  return {
    log,
    changes,
    refused,
    unmet: () => unmet,
    isOpen: () => isOpen,
    until(isWanted, from = 0) {
      const known = log.slice(from).find(isWanted);
      if (known) return Promise.resolve(known);
      return new Promise((resolve) => {
        const look = (heard: Heard) => {
          if (!isWanted(heard)) return;
          waiting.delete(look);
          resolve(heard);
        };
        waiting.add(look);
      });
    },
    each: (react) => void waiting.add(react),
    close() {
      isClosed = true;
      clearTimeout(timer);
      source.destroy();
    },
    leave({ forgets } = { forgets: false }) {
      if (forgets) lastEventId = '';
      source.destroy();
    },
  };
}
