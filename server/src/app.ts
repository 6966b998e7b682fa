import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import helmet from '@fastify/helmet';
import rateLimit from '@fastify/rate-limit';
import { Problem } from '@leme/contract/kit/problem';
import { problems } from '@leme/contract/problems';
import fastify, { type FastifyInstance } from 'fastify';
import { authTransactions } from '#kit/auth-tx';
import type { Clock } from '#kit/clock';
import { limitConnections } from '#kit/connection-limits';
import { watchDisk } from '#kit/disk-space';
import { logFault } from '#kit/fault-log';
import { serveHealth } from '#kit/health';
import { hooksOf } from '#kit/hooks';
import { serveModules } from '#kit/http';
import { openJobs } from '#kit/jobs';
import { readKeptBuilds } from '#kit/kept-builds';
import { mailJob } from '#kit/mail';
import { networkOf } from '#kit/network';
import { openNotices } from '#kit/notices';
import { serveOpenApi } from '#kit/openapi';
import { longestRequestMs } from '#kit/patience';
import { platformTransactions } from '#kit/platform-tx';
import { type DatabaseUrls, openPool } from '#kit/pool';
import { openPost, type PostOptions } from '#kit/post';
import { answerProblems, sendProblem } from '#kit/problem-reply';
import { serveStream } from '#kit/realtime/stream';
import { registersOf } from '#kit/resource/registers';
import { importJob } from '#kit/resource/transfer/import-job';
import { forgetExpiredJob } from '#kit/retention/forget-expired';
import { eventLog } from '#kit/security/event-log';
import { watchRequests } from '#kit/security/watch-requests';
import { contentSecurityPolicy, permissionsPolicy } from '#kit/security-headers';
import { tenantTransactions } from '#kit/tenant-tx';
import { answerNoise, readableAddress } from '#kit/unreadable';
import { serveWeb } from '#kit/web-files';
import { accessModule } from '#modules/access/module';
import { bookingsModule } from '#modules/bookings/module';
import { catalogModule } from '#modules/catalog/module';
import { fleetModule } from '#modules/fleet/module';
import { manifestModule } from '#modules/manifest/module';
import { operationsModule } from '#modules/operations/module';
import { salesModule } from '#modules/sales/module';
import { tenancyModule } from '#modules/tenancy/module';

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
  /** Folder of the builds this installation kept; without it only the newest one can be served. */
  buildsFolder?: string | undefined;
  /** Folder on the disk of the database, where that is this machine's. */
  diskFolder?: string | undefined;
  logger?: boolean;
  /** Where mail goes; without it mail is only noted. */
  mail?: PostOptions;
  /** Sign-in attempts an hour from one address before the coarse limit answers. */
  signInsPerHour?: number;
  /** Folder for the last hash of each day's sealed trails. */
  sealsFolder?: string | undefined;
  /** Whether those hashes are also sent to the companies' administrators. */
  mailsSeals?: boolean;
};

/** The whole server: every module on one Fastify instance, ready to listen or to be asked in process. */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: the one place where everything meets, read from top to bottom
export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const app = fastify({
    bodyLimit: 1_048_576,
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
  app.addHook('onRequest', async (request) => {
    request.outcome = {};
  });
  limitConnections(app);
  await app.register(cookie);
  await app.register(helmet, contentSecurityPolicy(options.publicOrigin));
  await app.register(compress, { threshold: 1024 });
  await app.register(rateLimit, { global: false, keyGenerator: ({ ip }) => networkOf(ip) });
  app.addHook('onSend', async (request, reply) => {
    reply.header('permissions-policy', permissionsPolicy);
    if (request.url.startsWith('/api/') && !reply.hasHeader('cache-control'))
      reply.header('cache-control', 'no-store');
  });

  const disk = watchDisk(options.diskFolder);
  const kept = await readKeptBuilds(options.webFolder, options.buildsFolder);
  const platformTx = platformTransactions(pools.platform);
  const linkOrigin = () => options.publicOrigin ?? listeningOrigin(app);
  const access = accessModule({
    authTx,
    tenantTx,
    platformTx,
    notices,
    clock: options.clock,
    fallbackAdmins: options.fallbackAdmins ?? [],
    demo: options.demo ?? 'closed',
    publicOrigin: options.publicOrigin,
    linkOrigin,
    servedBuild: (tenantId) => tenancy.servedBuild(tenantId),
  });
  const { checkAdministrator, tenantOf } = access;
  const tenancy = tenancyModule({ tenantTx, platformTx, notices, kept, checkAdministrator, tenantOf });
  const trade = [catalogModule, fleetModule, salesModule, bookingsModule, manifestModule];
  const events = eventLog({ tenantTx, accountOf: access.accountAtDoor });
  watchRequests(app, events, options.clock);
  const upkeep = operationsModule({
    ...{ tenantTx, platformTx, clock: options.clock, linkOrigin, events },
    ...{ sealsFolder: options.sealsFolder, mailsSeals: options.mailsSeals },
  });
  const modules = [access.module, ...trade, tenancy.module, upkeep.module];
  const constraints = Object.assign({}, ...modules.map((module) => module.constraints));
  answerProblems(app, { problems, constraints });
  const registers = registersOf(modules);
  const hooks = hooksOf(modules);
  await serveModules(app, modules, {
    tenantTx,
    clock: options.clock,
    registers,
    hooks,
    actorOf: access.actorOf,
    crewOf: access.crewOf,
    publicOrigin: options.publicOrigin,
    disk,
    checkReplies: options.checkReplies ?? false,
    signInsPerHour: options.signInsPerHour ?? 100,
  });
  const post = openPost(options.mail ?? {});
  const writers = Object.assign({}, ...modules.map(({ mails }) => mails));
  const mail = mailJob({ tenantTx, clock: options.clock, post, writers });
  const imports = importJob({ tenantTx, registers, personOf: access.personOf });
  const forgets = forgetExpiredJob({ tenantTx, authTx, platformTx, registers, clock: options.clock });
  const work = [mail, imports, forgets, ...modules.flatMap((module) => module.jobs ?? [])];
  const jobs = openJobs(options.urls.app, work, (error, job) =>
    logFault({ event: 'job', ...(job && { job }) }, error),
  );
  // Nobody waits for a job, so the door opens first.
  app.addHook('onListen', async () => jobs.start());
  serveHealth(app, pools.app, { disk, areTrailsWhole: upkeep.areTrailsWhole });
  serveOpenApi(app, modules, access.actorOf);
  const live = Object.assign({}, ...modules.map((module) => module.live));
  serveStream(app, { notices, live, ...access });
  if (options.webFolder) await serveWeb(app, { folder: options.webFolder, ...tenancy.pages });
  else app.setNotFoundHandler((request, reply) => sendProblem(reply, request, new Problem('not-found')));

  app.addHook('onClose', async () => {
    await jobs.stop();
    await events.close();
    post.close();
    await notices.close();
    await Promise.all(Object.values(pools).map((pool) => pool.end()));
  });
  return app;
}

/** The address people on this machine use while nobody configured a public one. */
function listeningOrigin(app: FastifyInstance): string {
  const [address] = app.addresses();
  const isAny = !address || address.address === '::' || address.address === '0.0.0.0';
  return `http://${isAny ? 'localhost' : address.address}:${address?.port ?? 3000}`;
}
