import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import helmet from '@fastify/helmet';
import rateLimit from '@fastify/rate-limit';
import fastify, { type FastifyInstance } from 'fastify';
import { limitConnections } from '../limits/connection-limits.ts';
import { type RefusedNetworks, refuseNetworks } from '../limits/refused-networks.ts';
import { longestRequestMs } from '../limits/request-timeouts.ts';
import { contentSecurityPolicy, permissionsPolicy } from './security-headers.ts';
import { answerNoise, readableAddress } from './unreadable.ts';

type Options = {
  publicOrigin?: string | undefined;
  trustProxy?: string | undefined;
  logger?: boolean;
  refused?: RefusedNetworks;
};

/** A manifest is 5 % larger than with the usual effort, a list 8 to 13 %, for half of the time; with less, 10 and 20 %. */
const quickly = { params: { [constants.BROTLI_PARAM_QUALITY]: 2 } };

/** The contract says what is valid and what leaves (`http.ts`): the compilers of schemas that nobody has are not loaded. */
function byContract(): never {
  throw new Error('An endpoint is described by its contract');
}

/** A server that speaks HTTP as all of ours does: limits, headers, cookies, compression. It serves nothing yet. */
export async function openApp(options: Options): Promise<FastifyInstance> {
  const app = fastify({
    // Of what is no endpoint; each of those says its own (`contract/src/kit/body-room.ts`).
    bodyLimit: 16_384,
    requestTimeout: longestRequestMs,
    http: { headersTimeout: 15_000 },
    trustProxy: options.trustProxy ?? false,
    logger: options.logger
      ? {
          redact: ['req.headers.cookie'],
          serializers: { req: ({ method, url, id }) => ({ method, path: url.split('?')[0], id }) },
        }
      : false,
    genReqId: () => crypto.randomUUID(),
    rewriteUrl: readableAddress,
    clientErrorHandler: answerNoise,
    // Whatever fits into an address is looked at, so that an odd one is answered like every other.
    routerOptions: { maxParamLength: 16_384 },
    schemaController: { compilersFactory: { buildValidator: byContract, buildSerializer: byContract } },
  });

  app.removeContentTypeParser('text/plain');
  app.decorateRequest('actor', null);
  app.addHook('onRequest', async (request) => {
    request.outcome = {};
  });
  refuseNetworks(app, options.refused ?? new Map());
  limitConnections(app);
  await app.register(cookie);
  await app.register(helmet, contentSecurityPolicy(options.publicOrigin));
  await app.register(compress, { threshold: 1024, brotliOptions: quickly, zlibOptions: { level: 1 } });
  await app.register(rateLimit, { global: false, keyGenerator: ({ network }) => network });
  app.addHook('onSend', async (request, reply) => {
    reply.header('permissions-policy', permissionsPolicy);
    if (request.url.startsWith('/api/') && !reply.hasHeader('cache-control'))
      reply.header('cache-control', 'no-store');
  });
  return app;
}
