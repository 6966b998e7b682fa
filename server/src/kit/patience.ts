import type { IncomingMessage } from 'node:http';

const ordinaryMs = 15_000;

/** How long the server waits for a request to come in whole: a picture on a poor network takes its time. */
export const longestRequestMs = 300_000;

/** Ends a connection on which the body of an ordinary request takes too long. */
export function hurry(message: IncomingMessage): void {
  const timer = setTimeout(() => message.complete || message.destroy(), ordinaryMs).unref();
  message.once('end', () => clearTimeout(timer));
}
