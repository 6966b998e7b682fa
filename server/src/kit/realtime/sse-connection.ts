import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Actor } from '../actor.ts';

/** Bytes a reader may leave unread before it is cut off; it then comes back and asks anew. */
const unreadLimit = 256_000;

export type SseConnection = ReturnType<typeof openSseConnection>;

/** One open page: takes frames for as long as it reads them. */
export function openSseConnection(request: FastifyRequest, reply: FastifyReply, actor: Actor) {
  const { raw } = reply;
  let isEnded = false;
  let beats = 0;
  let taken = 0;
  reply.hijack();
  raw.writeHead(200, {
    'content-type': 'text/event-stream',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'x-accel-buffering': 'no',
  });
  const write = (frame: string): void => {
    if (isEnded) return;
    raw.write(frame);
    if (raw.writableLength > unreadLimit) raw.destroy();
  };
  return {
    request,
    actor,
    isOpen: () => !isEnded && !raw.destroyed,
    write,
    end(frame: string): void {
      if (isEnded) return;
      isEnded = true;
      raw.end(frame);
    },
    onClose(react: () => void): void {
      raw.on('close', react);
      raw.on('error', react);
    },
    /** Keeps the connection awake; one that took nothing of what lay ready since the last beat is cut. Counts. */
    beat(): number {
      const takenNow = (raw.socket?.bytesWritten ?? 0) - raw.writableLength;
      if (raw.writableLength > 0 && takenNow === taken) raw.destroy();
      else write(':\n\n');
      taken = takenNow;
      beats += 1;
      return beats;
    },
  };
}
