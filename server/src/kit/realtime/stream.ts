import { Problem } from '@leme/contract/kit/problem';
import { isLiveTable } from '@leme/contract/kit/realtime';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Actor } from '../actor.ts';
import { isUuid } from '../ids.ts';
import type { Notices } from '../notices.ts';
import { type Announcement, changesChannel } from './announce.ts';
import { frameFor } from './frame.ts';
import { openHistory } from './history.ts';

export type StreamHost = {
  notices: Notices;
  actorOf: (request: FastifyRequest) => Promise<Actor | null>;
  /** The channel that says whose access changed. */
  accessChannel: string;
};

type Listener = { request: FastifyRequest; reply: FastifyReply; actor: Actor };

const beatMs = 20_000;
const remembered = 2_000;
/** Bytes a reader may leave unread before it is cut off; it then comes back and asks anew. */
const unreadLimit = 256_000;

/**
 * `GET /api/realtime`: what changes in the company while a page is open, as server-sent events. One connection to the
 * database a process hears of every change and hands it on to whom it concerns.
 */
export function serveStream(app: FastifyInstance, { notices, actorOf, accessChannel }: StreamHost): void {
  const byTenant = new Map<string, Set<Listener>>();
  const history = openHistory<Announcement>(remembered);
  let ending = false;

  const everyone = () => [...byTenant.values()].flatMap((listeners) => [...listeners]);
  const write = ({ reply }: Listener, frame: string) => {
    reply.raw.write(frame);
    if (reply.raw.writableLength > unreadLimit) reply.raw.destroy();
  };
  const leave = (listener: Listener) => {
    const { tenantId } = listener.actor;
    const listeners = byTenant.get(tenantId);
    listeners?.delete(listener);
    if (listeners?.size === 0) byTenant.delete(tenantId);
  };
  /** Asks again who this is: when the session ended, a company was left or rights changed, the stream ends at once. */
  const check = async (listener: Listener) => {
    const actor = await actorOf(listener.request).catch(() => null);
    if (!actor || !sameRights(actor, listener.actor)) end(listener);
  };
  const end = (listener: Listener) => {
    leave(listener);
    listener.reply.raw.end('event: bye\ndata:\n\n');
  };

  notices.listen(changesChannel, (payload) => {
    const announcement = readAnnouncement(payload);
    if (!announcement) return;
    const { n } = history.add(announcement);
    const listeners = byTenant.get(announcement.tenant_id);
    if (!listeners) return;
    const frames = frameFor(announcement, history.idOf(n));
    for (const listener of listeners) {
      const frame = frames(listener.actor);
      if (frame) write(listener, frame);
    }
  });
  notices.listen(accessChannel, (payload) => {
    const [tenantId, userId, hash] = payload.split('/');
    for (const listener of everyone()) {
      const { homeTenantId, tenantId: worksIn, userId: who, tokenHash } = listener.actor;
      const concerns = hash
        ? hash === tokenHash
        : (homeTenantId === tenantId || worksIn === tenantId) && (!userId || userId === who);
      if (concerns) void check(listener);
    }
  });
  // While nobody listened to the database changes may have passed unheard.
  notices.onBack(() => {
    history.startAnew();
    const frame = reset(history.lastId());
    for (const listener of everyone()) write(listener, frame);
  });

  const beat = setInterval(() => {
    for (const listener of everyone()) {
      write(listener, ':\n\n');
      void check(listener);
    }
  }, beatMs);
  beat.unref();

  app.get('/api/realtime', async (request, reply) => {
    if (ending) throw new Problem('unavailable', { params: { retry_after: 1 } });
    // An event source cannot set headers: it names its company in the address, and is never an act of a person.
    const { tenant } = request.query as { tenant?: unknown };
    if (tenant !== undefined && !isUuid(tenant)) throw new Problem('tenant-unidentified');
    request.headers['leme-tenant'] = tenant;
    request.headers['leme-background'] = '1';
    const actor = await actorOf(request);
    if (!actor) throw new Problem('signed-out');
    open({ request, reply, actor });
    return reply;
  });

  function open(listener: Listener): void {
    const { request, reply, actor } = listener;
    reply.hijack();
    reply.raw.writeHead(200, {
      'content-type': 'text/event-stream',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'x-accel-buffering': 'no',
    });
    const seen = request.headers['last-event-id'];
    const missed = typeof seen === 'string' ? history.since(seen) : [];
    const frames = missed?.flatMap(({ n, event }) =>
      event.tenant_id === actor.tenantId ? (frameFor(event, history.idOf(n))(actor) ?? []) : [],
    );
    reply.raw.write(`retry: 2000\n${frames ? `id: ${history.lastId()}\n` : ''}event: hello\ndata:\n\n`);
    reply.raw.write(frames ? frames.join('') : reset(history.lastId()));
    const listeners = byTenant.get(actor.tenantId) ?? new Set();
    byTenant.set(actor.tenantId, listeners.add(listener));
    reply.raw.on('close', () => leave(listener));
    reply.raw.on('error', () => leave(listener));
  }

  app.addHook('preClose', async () => {
    ending = true;
    clearInterval(beat);
    // Spread out, so that those who come back do not come at once.
    for (const { reply } of everyone())
      reply.raw.end(`retry: ${1000 + Math.floor(Math.random() * 5000)}\n\n`);
    byTenant.clear();
  });
}

function sameRights(a: Actor, b: Actor): boolean {
  return a.permissions.size === b.permissions.size && a.permissions.isSubsetOf(b.permissions);
}

const reset = (id: string) => `id: ${id}\nevent: reset\ndata:\n\n`;

function readAnnouncement(payload: string): Announcement | null {
  const told = JSON.parse(payload) as Announcement;
  return isLiveTable(told.table) ? told : null;
}
