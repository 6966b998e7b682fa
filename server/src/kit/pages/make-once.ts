import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gzip as gzipped } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

const gzip = promisify(gzipped);

/** Answers what is the same for everybody as long as the process runs: made, compressed and named at the first question. */
export function makeOnce(make: () => string, type: string) {
  let made: Promise<{ plain: Buffer; small: Buffer; etag: string }> | undefined;
  async function build() {
    const plain = Buffer.from(make());
    const etag = `"${createHash('sha256').update(plain).digest('base64url')}"`;
    return { plain, small: await gzip(plain), etag };
  }
  return async ({ headers }: FastifyRequest, reply: FastifyReply) => {
    made ??= build();
    const { plain, small, etag } = await made;
    reply.headers({ etag, 'cache-control': 'private, no-cache', vary: 'accept-encoding' });
    if (headers['if-none-match'] === etag) return reply.code(304).send();
    const takesGzip = /\bgzip\b/.test(headers['accept-encoding'] ?? '');
    // Told to be as it is, so that nobody compresses it again for each who asks.
    reply.type(type).header('content-encoding', takesGzip ? 'gzip' : 'identity');
    return reply.send(takesGzip ? small : plain);
  };
}
