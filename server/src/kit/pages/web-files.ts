import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import staticFiles from '@fastify/static';
import { Problem } from '@leme/contract/kit/problem';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { sendProblem } from '../http/problem-reply.ts';
import { type Announced, announcedPage } from './announced-page.ts';

export type WebFiles = {
  /** Folder of the build that is served unless another one was chosen. */
  folder: string;
  /** Folders of the other builds that may be served. */
  others: readonly string[];
  /** The folder out of `others` whose build this browser gets; null for the usual one. */
  chosenFor: (request: FastifyRequest) => Promise<string | null>;
  /** Whether the browser brings a sign-in session, which nobody has looked at: then the application will be needed. */
  isSignedIn: (request: FastifyRequest) => boolean;
};

type Pages = { plain: Buffer; announced: Announced; names: ReadonlySet<string> };

/**
 * Serves the built web application. Fingerprinted assets are kept for ever, and those of all builds stand side by side;
 * page and service worker are always asked for again and come from the build chosen for whoever asks. Any other address
 * is the application's own, which decides what it shows; for who is signed in its files are announced with it.
 */
export async function serveWeb(app: FastifyInstance, files: WebFiles): Promise<void> {
  const { folder, others, chosenFor, isSignedIn } = files;
  const folders = [folder, ...others];
  const pages = new Map<string, Pages>();
  for (const each of folders) pages.set(each, await readPages(each));
  await app.register(staticFiles, {
    root: folders,
    index: false,
    wildcard: false,
    preCompressed: true,
    setHeaders: (reply, path) => {
      const isForever = folders.some((each) => path.startsWith(join(each, 'assets')));
      reply.header('cache-control', isForever ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });

  const isShared = ({ url }: FastifyRequest) => url.startsWith('/api/') || url.startsWith('/assets/');
  if (others.length > 0) {
    app.addHook('onRequest', async (request, reply) => {
      if (isShared(request)) return;
      const name = pathOf(request).slice(1);
      const chosen = pages.get(folder)?.names.has(name) ? await chosenFor(request) : null;
      if (!chosen || !pages.get(chosen)?.names.has(name)) return;
      return reply.header('vary', 'cookie').sendFile(name, chosen);
    });
  }

  app.setNotFoundHandler(async (request, reply) => {
    const isPage = request.method === 'GET' && !isShared(request) && !/\.[a-z0-9]+$/.test(pathOf(request));
    if (!isPage) return sendProblem(reply, request, new Problem('not-found'));
    const found = pages.get((await chosenFor(request)) ?? folder);
    const asked = { path: pathOf(request), languages: request.headers['accept-language'] };
    const page = isSignedIn(request) ? found?.announced(asked) : found?.plain;
    return reply
      .headers({ 'cache-control': 'no-cache', vary: 'cookie, accept-language' })
      .type('text/html; charset=utf-8')
      .send(page);
  });
}

/** A build's page and the names of the files beside it, the fingerprinted ones left out. */
async function readPages(folder: string): Promise<Pages> {
  const entries = await readdir(folder, { withFileTypes: true });
  const names = entries.filter((entry) => entry.isFile()).map(({ name }) => name);
  return {
    plain: await readFile(join(folder, 'index.html')),
    announced: await announcedPage(folder),
    names: new Set(names),
  };
}

function pathOf({ url }: FastifyRequest): string {
  return url.split('?')[0] ?? '';
}
