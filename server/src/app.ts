import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import helmet from '@fastify/helmet';
import rateLimit from '@fastify/rate-limit';
import { Problem } from '@leme/contract/kit/problem';
import fastify, { type FastifyInstance } from 'fastify';
import { authTransactions } from '#kit/auth-tx';
import type { Clock } from '#kit/clock';
import { serveHealth } from '#kit/health';
import { serveModules } from '#kit/http';
import { openNotices } from '#kit/notices';
import { serveOpenApi } from '#kit/openapi';
import { platformTransactions } from '#kit/platform-tx';
import { type DatabaseUrls, openPool } from '#kit/pool';
import { answerProblems, sendProblem } from '#kit/problem-reply';
import { contentSecurityPolicy } from '#kit/security-headers';
import { tenantTransactions } from '#kit/tenant-tx';
import { serveWeb } from '#kit/web-files';
import { accessModule } from '#modules/access/module';
import { bookingsModule } from '#modules/bookings/module';
import { manifestModule } from '#modules/manifest/module';

export type AppOptions = {
  urls: DatabaseUrls;
  clock: Clock;
  publicOrigin?: string | undefined;
  trustProxy?: string | undefined;
  fallbackAdmins?: readonly string[];
  demo?: 'open' | 'marked' | 'closed';
  checkReplies?: boolean;
  /** Folder of the built web application; without it only the API is served. */
  webFolder?: string | undefined;
  logger?: boolean;
  /** Sign-in attempts an hour from one address before the coarse limit answers. */
  signInsPerHour?: number;
};

/** The whole server: every module on one Fastify instance, ready to listen or to be asked in process. */
export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const app = fastify({
    bodyLimit: 1_048_576,
    requestTimeout: 15_000,
    trustProxy: options.trustProxy ?? false,
    logger: options.logger
      ? {
          redact: ['req.headers.cookie'],
          serializers: { req: ({ method, url, id }) => ({ method, path: url.split('?')[0], id }) },
        }
      : false,
    genReqId: () => crypto.randomUUID(),
    routerOptions: { maxParamLength: 200 },
  });
  const pools = {
    app: openPool(options.urls.app, 20),
    auth: openPool(options.urls.auth, 5),
    platform: openPool(options.urls.platform, 2),
  };
  const notices = openNotices(options.urls.auth);
  const tenantTx = tenantTransactions(pools.app);
  const authTx = authTransactions(pools.auth);

  app.removeContentTypeParser('text/plain');
  app.decorateRequest('actor', null);
  answerProblems(app);
  await app.register(cookie);
  await app.register(helmet, contentSecurityPolicy(options.publicOrigin));
  await app.register(compress, { threshold: 1024 });
  await app.register(rateLimit, { global: false });
  app.addHook('onSend', async (request, reply) => {
    if (request.url.startsWith('/api/')) reply.header('cache-control', 'no-store');
  });

  const access = accessModule({
    authTx,
    tenantTx,
    platformTx: platformTransactions(pools.platform),
    notices,
    clock: options.clock,
    fallbackAdmins: options.fallbackAdmins ?? [],
    demo: options.demo ?? 'closed',
  });
  const modules = [access.module, bookingsModule, manifestModule];
  const coarse = { max: options.signInsPerHour ?? 100, timeWindow: '1 hour' };
  serveModules(app, modules, {
    tenantTx,
    clock: options.clock,
    actorOf: access.actorOf,
    publicOrigin: options.publicOrigin,
    checkReplies: options.checkReplies ?? false,
    // Both cost a password hash before anything is known of the caller.
    limits: { 'POST /auth/sign-in': coarse, 'POST /functions/verify-auth-token': coarse },
  });
  serveHealth(app, pools.app);
  serveOpenApi(app, modules, access.actorOf);
  if (options.webFolder) await serveWeb(app, options.webFolder);
  else app.setNotFoundHandler((request, reply) => sendProblem(reply, request, new Problem('not-found')));

  app.addHook('onClose', async () => {
    await notices.close();
    await Promise.all(Object.values(pools).map((pool) => pool.end()));
  });
  return app;
}
