import type { IncomingMessage, ServerResponse } from 'node:http';

const ordinaryMs = 15_000;
/** How long somebody who was answered before the body was there may take to read the answer. */
const farewellMs = 1_000;

/** How long the server waits for a request to come in whole: a picture on a poor network takes its time. */
export const longestRequestMs = 300_000;

/** Ends a connection on which the body of an ordinary request takes too long. */
export function limitBodyTime(message: IncomingMessage): void {
  const timer = setTimeout(() => message.complete || message.destroy(), ordinaryMs).unref();
  message.once('end', () => clearTimeout(timer));
}

/** Ends a connection whose upload falls below the minimum rate. */
export function requireProgress(
  message: IncomingMessage,
  { afterMs = 10_000, bytesPerSecond = 10_000 } = {},
): void {
  const { socket } = message;
  const before = socket.bytesRead;
  const began = Date.now();
  const timer = setInterval(() => {
    const seconds = (Date.now() - began) / 1000;
    if (socket.bytesRead - before < bytesPerSecond * seconds) message.destroy();
  }, afterMs).unref();
  const stop = () => clearInterval(timer);
  message.once('end', stop).once('close', stop);
}

/** A request refused before its body was read must not hold the connection by sending the rest very slowly (slowloris). */
export function closeUnread(message: IncomingMessage, answer: ServerResponse): void {
  answer.once('finish', () => {
    if (message.complete) return;
    const timer = setTimeout(() => message.complete || message.destroy(), farewellMs).unref();
    message.once('end', () => clearTimeout(timer));
  });
}
