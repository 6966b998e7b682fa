import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import staticFiles from '@fastify/static';
import { Problem } from '@leme/contract/kit/problem';
import type { FastifyInstance } from 'fastify';
import { sendProblem } from './problem-reply.ts';

/**
 * Serves the built web application. Fingerprinted assets are kept for ever; the page itself and the service worker are
 * always asked for again. Any other address is the application's own, which decides what it shows.
 */
export async function serveWeb(app: FastifyInstance, folder: string): Promise<void> {
  const page = await readFile(join(folder, 'index.html'));
  await app.register(staticFiles, {
    root: folder,
    index: false,
    wildcard: false,
    preCompressed: false,
    setHeaders: (reply, path) => {
      const isForever = path.startsWith(join(folder, 'assets'));
      reply.header('cache-control', isForever ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
  app.setNotFoundHandler((request, reply) => {
    const isPage =
      request.method === 'GET' &&
      !request.url.startsWith('/api/') &&
      !/\.[a-z0-9]+$/.test(request.url.split('?')[0] ?? '');
    if (!isPage) return sendProblem(reply, request, new Problem('not-found'));
    return reply.header('cache-control', 'no-cache').type('text/html; charset=utf-8').send(page);
  });
}
