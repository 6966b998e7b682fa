import { learnAllNumbers } from '@leme/contract/kit/phones/all-numbers';
import { Problem } from '@leme/contract/kit/problem';
import { problems } from '@leme/contract/problems';
import type { ProductText } from '@leme/contract/tenancy/words/product-text';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Clock } from '#kit/clock';
import { type AuthTx, authTransactions } from '#kit/database/auth-tx';
import { type PlatformTx, platformTransactions } from '#kit/database/platform-tx';
import { type DatabaseUrls, openPool } from '#kit/database/pool';
import { peopleShare, type TenantTx, tenantTransactions } from '#kit/database/tenant-tx';
import { hooksOf } from '#kit/hooks';
import { serveModules } from '#kit/http/http';
import { openApp } from '#kit/http/open-app';
import { answerProblems, sendProblem } from '#kit/http/problem-reply';
import { openJobs } from '#kit/jobs/jobs';
import type { RefusedNetworks } from '#kit/limits/refused-networks';
import { mailJob } from '#kit/mail/queue';
import { openMailTransport, type TransportOptions } from '#kit/mail/transport';
import { type KeptBuilds, readKeptBuilds } from '#kit/pages/kept-builds';
import { serveOpenApi } from '#kit/pages/openapi';
import { serveWeb } from '#kit/pages/web-files';
import { openPgNotifications, type PgNotifications } from '#kit/realtime/pg-notifications';
import { serveStream } from '#kit/realtime/stream';
import { registersOf } from '#kit/resource/registers';
import { importJob } from '#kit/resource/transfer/import/import-job';
import { forgetExpiredJob } from '#kit/retention/forget-expired';
import { eventLog } from '#kit/security/event-log';
import { watchRequests } from '#kit/security/watch-requests';
import { watchDisk } from '#kit/watch/disk-space';
import { logFault } from '#kit/watch/fault-log';
import { serveHealth } from '#kit/watch/health';
import { accessModule } from '#modules/access/module';
import { bookingsModule } from '#modules/bookings/module';
import { catalogModule } from '#modules/catalog/module';
import { channelsModule } from '#modules/channels/module';
import { crewModule } from '#modules/crew/module';
import { financeModule } from '#modules/finance/module';
import { fleetModule } from '#modules/fleet/module';
import { insightsModule } from '#modules/insights/module';
import { leadsModule } from '#modules/leads/module';
import { maintenanceModule } from '#modules/maintenance/module';
import { manifestModule } from '#modules/manifest/module';
import { operationsModule } from '#modules/operations/module';
import { pricingModule } from '#modules/pricing/module';
import { rostersModule } from '#modules/rosters/module';
import { salesModule } from '#modules/sales/module';
import { stockModule } from '#modules/stock/module';
import { tenancyModule } from '#modules/tenancy/module';
import { voyagesModule } from '#modules/voyages/module';

export type AppOptions = {
  urls: DatabaseUrls;
  clock: Clock;
  publicOrigin?: string | undefined;
  trustProxy?: string | undefined;
  fallbackAdmins?: readonly string[];
  /** Whether roles of the platform must have a second factor. */
  operatorsNeedCode?: boolean;
  demo?: 'open' | 'marked' | 'closed';
  checkReplies?: boolean;
  /** Folder of the built web application; without it only the API is served. */
  webFolder?: string | undefined;
  /** The texts of the product; without it those beside the built pages. */
  texts?: () => Promise<readonly ProductText[]>;
  /** Folder of the builds this installation kept; without it only the newest one can be served. */
  buildsFolder?: string | undefined;
  /** Folder on the disk of the database, where that is this machine's. */
  diskFolder?: string | undefined;
  logger?: boolean;
  /** Where mail goes; without it mail is only noted. */
  mail?: TransportOptions;
  /** Sign-in attempts a minute from one network before the coarse limit answers; a tenth of it for one account. */
  signInsPerMinute?: number;
  /** How often a minute one token, and all machines of one company, may ask. */
  machineCalls?: { perToken: number; perCompany: number };
  /** Networks that ended the process before, each until when it is refused. */
  refused?: RefusedNetworks;
  /** How many refusals (401, 429) are answered at once; more come a second later. */
  refusalsPerSecond?: number;
  /** Folder for the last hash of each day's sealed trails. */
  sealsFolder?: string | undefined;
  /** Whether those hashes are also sent to the companies' administrators. */
  mailsSeals?: boolean;
};

/** The whole server: every module on one Fastify instance, ready to listen or to be asked in process. */
export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  learnAllNumbers();
  const app = await openApp(options);
  const pools = {
    app: openPool(options.urls.app, 20),
    auth: openPool(options.urls.auth, 5),
    platform: openPool(options.urls.platform, 2),
  };
  const notices = openPgNotifications(options.urls.auth);
  const tenantTx = tenantTransactions(pools.app);
  const authTx = authTransactions(pools.auth);
  const platformTx = platformTransactions(pools.platform);
  const disk = watchDisk(options.diskFolder);
  const kept = await readKeptBuilds(options.webFolder, options.buildsFolder);
  const needs = { tenantTx, authTx, platformTx, notices, kept };
  const { modules, access, tenancy, upkeep, events } = composeModules(app, options, needs);
  watchRequests(app, events, options.clock);
  const constraints = Object.assign({}, ...modules.map((module) => module.constraints));
  const { refusalsPerSecond } = options;
  const protocols = modules.flatMap((module) => module.protocols ?? []);
  answerProblems(app, { problems, constraints, protocols, ...(refusalsPerSecond && { refusalsPerSecond }) });
  const registers = registersOf(modules);
  const hooks = hooksOf(modules);
  const live = Object.assign({}, ...modules.map((module) => module.live));
  const stream = serveStream(app, { notices, live, clock: options.clock, ...access });
  await serveModules(app, modules, {
    tenantTx,
    peopleTx: tenantTransactions(pools.auth, peopleShare()),
    clock: options.clock,
    registers,
    hooks,
    actorOf: access.actorOf,
    deviceActorOf: access.deviceActorOf,
    machineOf: access.machineOf,
    machineCalls: options.machineCalls ?? { perToken: 300, perCompany: 900 },
    publicOrigin: options.publicOrigin,
    disk,
    lastChange: stream.lastChange,
    checkReplies: options.checkReplies ?? false,
    signInsPerMinute: options.signInsPerMinute ?? 100,
  });
  const post = openMailTransport(options.mail ?? {});
  const writers = Object.assign({}, ...modules.map(({ mails }) => mails));
  const mail = mailJob({ tenantTx, clock: options.clock, post, writers });
  const imports = importJob({ tenantTx, registers, personOf: access.personOf });
  const forgets = forgetExpiredJob({ tenantTx, authTx, platformTx, registers, clock: options.clock });
  const work = [
    mail,
    imports,
    forgets,
    tenancy.packageJob(registers),
    ...modules.flatMap((module) => module.jobs ?? []),
  ];
  const jobs = openJobs(options.urls.app, work, (error, job) =>
    logFault({ event: 'job', ...(job && { job }) }, error),
  );
  // Nobody waits for a job: the door opens first, and who stands before it is answered before jobs are loaded.
  let starting: NodeJS.Timeout | undefined;
  app.addHook('onListen', async () => {
    starting = setTimeout(jobs.start, 500).unref();
    void tenancy.seedKeys();
  });
  serveHealth(app, pools.app, { disk, areTrailsWhole: upkeep.areTrailsWhole });
  serveOpenApi(app, modules, access.actorOf);
  const isSignedIn = (request: FastifyRequest) => access.tenantOf(request) !== null;
  if (options.webFolder) await serveWeb(app, { folder: options.webFolder, ...tenancy.pages, isSignedIn });
  else app.setNotFoundHandler((request, reply) => sendProblem(reply, request, new Problem('not-found')));

  app.addHook('onClose', async () => {
    clearTimeout(starting);
    await jobs.stop();
    await events.close();
    post.close();
    await notices.close();
    await Promise.all(Object.values(pools).map((pool) => pool.end()));
  });
  return app;
}

type Needs = {
  tenantTx: TenantTx;
  authTx: AuthTx;
  platformTx: PlatformTx;
  notices: PgNotifications;
  kept: KeptBuilds;
};

/** The modules of the product, each handed what it works with. */
function composeModules(
  app: FastifyInstance,
  options: AppOptions,
  { tenantTx, authTx, platformTx, notices, kept }: Needs,
) {
  const linkOrigin = () => options.publicOrigin ?? listeningOrigin(app);
  const access = accessModule({
    authTx,
    platformTx,
    notices,
    clock: options.clock,
    fallbackAdmins: options.fallbackAdmins ?? [],
    operatorsNeedCode: options.operatorsNeedCode ?? false,
    demo: options.demo ?? 'closed',
    publicOrigin: options.publicOrigin,
    linkOrigin,
    servedBuild: (tenantId) => tenancy.servedBuild(tenantId),
    begins: (tx, tenantId, now) => tenancy.begins(tx, tenantId, now),
  });
  const { checkAdministrator, tenantOf, accounts } = access;
  const tenancy = tenancyModule({
    tenantTx,
    authTx,
    platformTx,
    clock: options.clock,
    notices,
    kept,
    checkAdministrator,
    accounts,
    linkOrigin,
    tenantOf,
    webFolder: options.webFolder,
    texts: options.texts,
  });
  const trade = [
    ...[catalogModule({ platformTx }), fleetModule, salesModule, pricingModule, stockModule, crewModule],
    ...[
      leadsModule,
      maintenanceModule,
      rostersModule({ tenantTx, origin: linkOrigin }),
      voyagesModule,
      bookingsModule({ tenantTx, origin: linkOrigin }),
      manifestModule,
      financeModule({ tenantTx, origin: linkOrigin, clock: options.clock }),
      channelsModule({ origin: linkOrigin, tenantTx, clock: options.clock }),
      insightsModule(),
    ],
  ];
  const events = eventLog({ tenantTx, accountOf: access.accountAtDoor });
  const upkeep = operationsModule({
    tenantTx,
    platformTx,
    clock: options.clock,
    linkOrigin,
    events,
    hooks: hooksOf(trade),
    sealsFolder: options.sealsFolder,
    mailsSeals: options.mailsSeals,
  });
  return {
    modules: [access.module, ...trade, tenancy.module, upkeep.module],
    access,
    tenancy,
    upkeep,
    events,
  };
}

/** The address people on this machine use while nobody configured a public one. */
function listeningOrigin(app: FastifyInstance): string {
  const [address] = app.addresses();
  const isAny = !address || address.address === '::' || address.address === '0.0.0.0';
  return `http://${isAny ? 'localhost' : address.address}:${address?.port ?? 3000}`;
}
