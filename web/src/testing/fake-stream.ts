import type { Change } from '@leme/contract/kit/realtime';
import { vi } from 'vitest';

/** The mark of rights in the session of tests. */
const asTold = 'as told';
const hello = (rights: string) => new MessageEvent('hello', { data: rights });

/** The stream of changes as the browser knows it, in the place of `EventSource`. */
export function openStreams() {
  const streams = new Set<EventTarget>();
  class Stream extends EventTarget {
    static readonly CLOSED = 2;
    readyState = 1;
    constructor() {
      super();
      streams.add(this);
      queueMicrotask(() => this.dispatchEvent(hello(asTold)));
    }
    close() {
      streams.delete(this);
    }
  }
  vi.stubGlobal('EventSource', Stream);
  return {
    /** How many streams of changes are open. */
    streams: () => streams.size,
    /** A connection that was lost is there again; `rights` is the mark of what the person may now. */
    opensAgain(rights: string): void {
      for (const stream of streams) stream.dispatchEvent(hello(rights));
    },
    /** Tells the open page of a change, that some may be missed, or that the person's rights are others, as the stream does. */
    tells(change: Change | 'reset' | 'bye'): void {
      const event =
        typeof change === 'string'
          ? new Event(change)
          : new MessageEvent('change', { data: JSON.stringify(change) });
      for (const stream of streams) stream.dispatchEvent(event);
    },
  };
}
