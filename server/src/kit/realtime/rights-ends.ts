import type { Clock } from '../clock.ts';
import type { SseConnection } from './sse-connection.ts';

/** A timer keeps no longer time than 24 days; looking up hourly is nothing. */
const longestMs = 3_600_000;
/** A timer may be early by a little, and its look would find nothing over. */
const marginMs = 20;

/**
 * Looks at an open page again when rights of its person end by the clock, of which nobody tells: one timer a page at most,
 * by the clock of the server.
 */
export function openRightsEnds(clock: Clock, look: (reader: SseConnection) => void) {
  const timers = new Map<SseConnection, NodeJS.Timeout>();
  const stop = (reader: SseConnection) => {
    clearTimeout(timers.get(reader));
    timers.delete(reader);
  };
  return {
    /** Once more instead of what was asked for before; null: nothing of the person ends. */
    ask(reader: SseConnection, until: Temporal.Instant | null): void {
      const isFirst = !timers.has(reader);
      stop(reader);
      if (until === null || !reader.isOpen()) return;
      const waitMs = Math.max(0, until.epochMilliseconds - clock.now().epochMilliseconds) + marginMs;
      const timer = setTimeout(() => look(reader), Math.min(waitMs, longestMs));
      timers.set(reader, timer.unref());
      if (isFirst) reader.onClose(() => stop(reader));
    },
  };
}
