import { bytesOf } from '@leme/contract/kit/body-room';
import { changesHeader } from '@leme/contract/kit/changes-header';
import { type Endpoint, needsKey } from '@leme/contract/kit/endpoint';
import { Problem } from '@leme/contract/kit/problem';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import type { Actor } from '../actor.ts';
import type { Clock } from '../clock.ts';
import type { TenantTx } from '../database/tenant-tx.ts';
import type { Tx } from '../database/transaction.ts';
import type { AllHooks } from '../hooks.ts';
import { platformTenantId } from '../ids.ts';
import { type LimitMachine, limitMachines, type MachineCalls } from '../limits/machine-limits.ts';
import { closeUnread, limitBodyTime, requireProgress } from '../limits/request-timeouts.ts';
import { limitSignIns } from '../limits/sign-in-limits.ts';
import type { Registers } from '../resource/registers.ts';
import type { Disk } from '../watch/disk-space.ts';
import { noteOperator, notingOperator } from '../watch/operator-line.ts';
import { serveFor } from '../watch/running.ts';
import { guard, guardMachine, requireSubscription } from './guard.ts';
import { keyIn, once } from './idempotency.ts';
import { parseInput } from './parse-input.ts';
import { compileReply } from './reply-shape.ts';
import { requireSameOrigin } from './same-origin.ts';
import type { Download, Served, ServerModule } from './serve.ts';
import { takeTenantOfAddress } from './tenant-in-address.ts';

export type Host = {
  tenantTx: TenantTx;
  /** The same as leme_auth. */
  peopleTx: TenantTx;
  clock: Clock;
  registers: Registers;
  hooks: AllHooks;
  /** Who sent this request: null for a visitor. Throws `tenant-changed` when the page belongs to another company. */
  actorOf(request: FastifyRequest): Promise<Actor | null>;
  /** Who sent it from a device whose sign-in session has gone to sleep, for endpoints that accept its token. */
  deviceActorOf(request: FastifyRequest): Promise<Actor | null>;
  /** Which machine sent it, by its token; throws where it has none that is good. */
  machineOf(request: FastifyRequest): Promise<Actor>;
  /** How often a minute one token, and all of one company, may ask. */
  machineCalls: MachineCalls;
  publicOrigin: string | undefined;
  disk: Disk;
  /** The last change open pages were told of. */
  lastChange(): string;
  /** Checks every reply against its schema; on in development and tests. */
  checkReplies: boolean;
  /** What `sign-ins` as a limit stands for. */
  signInsPerMinute: number;
};

/** Registers the endpoints of the modules below `/api`. Each request: guard → parse → handler → reply. */
export async function serveModules(
  app: FastifyInstance,
  modules: readonly ServerModule[],
  host: Host,
): Promise<void> {
  const all = modules.flatMap((module) => module.serves);
  app.decorate('modules', modules);
  const limitMachine = limitMachines(app, host.machineCalls);
  for (const served of all) if (!served.endpoint.takes) register(app, served, host, limitMachine);
  for (const [takes, media] of [
    ['csv', 'text/csv'],
    ['file', '*'],
  ] as const) {
    await app.register(async (scope) => {
      takeBytes(scope, media);
      for (const served of all)
        if (served.endpoint.takes === takes) register(scope, served, host, limitMachine);
    });
  }
}

/** In this scope a body is nothing but bytes of one media type. */
function takeBytes(scope: FastifyInstance, media: string): void {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser(media, { parseAs: 'buffer' }, (_request, body: Buffer, done) =>
    done(null, body),
  );
}

function register(app: FastifyInstance, served: Served, host: Host, limitMachine: LimitMachine): void {
  const { endpoint } = served;
  const shape = host.checkReplies
    ? (value: unknown) => endpoint.reply.parse(value)
    : compileReply(endpoint.reply);
  const { limit } = endpoint;
  const isForMachines = endpoint.entrance === 'token';
  const declared: Omit<RouteOptions, 'url'> = {
    method: endpoint.method,
    bodyLimit: bytesOf(endpoint),
    config: {
      endpoint,
      ...(typeof limit === 'number' && { rateLimit: { max: limit, timeWindow: '1 hour' } }),
    },
    ...(limit === 'sign-ins' && { preHandler: limitSignIns(app, host.signInsPerMinute) }),
    // Before the body is read: a visitor learns nothing about shapes and costs no parsing.
    onRequest: async (request, reply) => {
      if (endpoint.method !== 'GET') {
        if (endpoint.takes) requireProgress(request.raw);
        else limitBodyTime(request.raw);
        closeUnread(request.raw, reply.raw);
        if (!isForMachines) requireSameOrigin(request, host.publicOrigin);
      }
      if (endpoint.gives === 'file') takeTenantOfAddress(request);
      if (isForMachines) {
        request.actor = await serveFor(request.network, () => host.machineOf(request));
        await limitMachine(request, reply);
        guardMachine(endpoint, request.actor);
        return;
      }
      request.actor = await serveFor(request.network, () => actorFor(endpoint, request, host));
      guard(endpoint, request.actor);
      requireSubscription(endpoint, request.actor);
      if (endpoint.takes) await host.disk.requireRoom();
    },
    handler: (request, reply) => serveFor(request.network, () => answer(request, reply)),
  };
  // Peers write their paths with a slash at the end, or without.
  for (const end of isForMachines ? ['', '/'] : [''])
    app.route({ ...declared, url: `/api${endpoint.path}${end}` });

  async function answer(request: FastifyRequest, reply: FastifyReply) {
    const input = parseInput(endpoint, request);
    request.outcome.input = input;
    // Before anything is read: what is told from here on may not be in the answer.
    const told = request.actor && endpoint.method === 'GET' && host.lastChange();
    const made = await handle(served, { input, request, reply }, host, shape);
    request.outcome.body = made.body;
    request.outcome.rows = made.rows;
    if (reply.sent) return reply;
    if (made.headers) reply.headers(made.headers);
    if (told) reply.header(changesHeader, told);
    return reply.code(made.status).send(made.status === 204 ? undefined : made.body);
  }
}

/** A public endpoint answers a stale tab too: who signs out need not first reload. */
async function actorFor(endpoint: Endpoint, request: FastifyRequest, host: Host): Promise<Actor | null> {
  if (endpoint.acceptsDeviceToken)
    return (await host.actorOf(request)) ?? (await host.deviceActorOf(request));
  if (endpoint.permission !== 'public') return await host.actorOf(request);
  return await host.actorOf(request).catch((error) => {
    if (error instanceof Problem) return null;
    throw error;
  });
}

type Answer = Pick<Download, 'rows'> & {
  status: number;
  body: unknown;
  headers?: Record<string, string>;
};

type Asked = { input: Record<string, unknown>; request: FastifyRequest; reply: FastifyReply };

async function handle(
  served: Served,
  { input, request, reply }: Asked,
  host: Host,
  shape: (value: unknown) => unknown,
): Promise<Answer> {
  const { endpoint } = served;
  const { clock, registers, hooks } = host;
  const status = endpoint.status ?? 200;
  if (served.kind === 'open') {
    return {
      status,
      body: shape(await served.handle({ input, actor: request.actor, clock, request, reply })),
    };
  }
  if (!request.actor) throw new Problem('signed-out');
  const actor = served.ofPlatform ? { ...request.actor, tenantId: platformTenantId } : request.actor;
  if (served.kind === 'transfer') {
    const { headers } = request;
    const tenantTx = notingOperator(host.tenantTx, { actor, endpoint, input });
    const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
    const answer = await served.handle({ input, actor, clock, registers, hooks, tenantTx, body, headers });
    return endpoint.gives ? { status, ...(answer as Download) } : { status, body: shape(answer) };
  }
  const mode = endpoint.method === 'GET' ? 'read' : 'write';
  const key = needsKey(endpoint) ? keyIn(request.headers) : undefined;
  const work = async (tx: Tx) => {
    const call = { input, tx, actor, clock, registers, hooks, headers: request.headers };
    const answer = async () => {
      const body = shape(await served.handle(call));
      noteOperator(tx, { actor, endpoint, input });
      return { status, body };
    };
    if (!key) return await answer();
    const sent = { method: endpoint.method, path: request.url, body: request.body };
    const first = served.first && (() => served.first?.(call) ?? Promise.resolve());
    return await once({ tx, actor }, { key, request: sent, first }, answer);
  };
  const transactions = served.kind === 'people' ? host.peopleTx : host.tenantTx;
  const how = { isUrgent: endpoint.boards === true, kind: kindOf(endpoint, input) };
  return await transactions[mode](actor.tenantId, work, how);
}

/** By what its cost is remembered: a page far down a list costs what those before it do, too. */
function kindOf({ method, path }: Endpoint, { page = 1, limit = 1 }: Record<string, unknown>): string {
  return `${method} ${path}${Number(page) * Number(limit) > deepRows ? ' deep' : ''}`;
}

const deepRows = 500;

/** What became of a request, for who looks at it when it is over. */
export type Outcome = {
  input?: Record<string, unknown>;
  body?: unknown;
  rows?: Download['rows'];
  problem?: Problem;
};

declare module 'fastify' {
  interface FastifyInstance {
    /** What this server is composed of, for who describes or checks it as a whole. */
    modules: readonly ServerModule[];
  }
  interface FastifyRequest {
    actor: Actor | null;
    outcome: Outcome;
  }
  interface FastifyContextConfig {
    endpoint?: Endpoint;
  }
}
