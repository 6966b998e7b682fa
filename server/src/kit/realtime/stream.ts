import { Problem } from '@leme/contract/kit/problem';
import { isLiveTable, type LiveRights } from '@leme/contract/kit/realtime';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Actor } from '../actor.ts';
import type { Clock } from '../clock.ts';
import { requireWhole } from '../http/guard.ts';
import { takeTenantOfAddress } from '../http/tenant-in-address.ts';
import { openLimiter } from '../limits/limiter.ts';
import { type Announcement, changesChannel } from './announce.ts';
import type { PgNotifications } from './pg-notifications.ts';
import { openReplayBuffer } from './replay-buffer.ts';
import { openRightsEnds } from './rights-ends.ts';
import { rightsMark } from './rights-mark.ts';
import { openSseConnection, type SseConnection } from './sse-connection.ts';
import { openSseConnections } from './sse-connections.ts';
import { frameFor } from './sse-frame.ts';

export type StreamHost = {
  notices: PgNotifications;
  actorOf: (request: FastifyRequest) => Promise<Actor | null>;
  clock: Clock;
  /** The channel that says whose access changed. */
  accessChannel: string;
  /** The tables it tells of beside registers. */
  live: LiveRights;
  beatMs?: number;
};

const remembered = 2_000;
/** Enough that the next to be looked up together are there when the ones before are known. */
const lookedUpAtOnce = 200;
/** Every sixth beat, two minutes: a session that ran out by itself has nobody who tells. */
const beatsPerCheck = 6;

/**
 * `GET /api/realtime`: what changes in the company while a page is open, as server-sent events, and before that what changed
 * `?after=` the answers the page shows. One connection to the database a process hears of every change and hands it on to
 * whom it concerns. Answers how to tell the last one.
 */
export function serveStream(app: FastifyInstance, host: StreamHost): { lastChange(): string } {
  const { notices, actorOf, clock, accessChannel, live, beatMs = 20_000 } = host;
  const readers = openSseConnections();
  const history = openReplayBuffer<Announcement>(remembered);
  // After a restart everybody asks who he is; who has left meanwhile is not looked up any more.
  const inTurn = openLimiter(lookedUpAtOnce);
  const calmly = openLimiter(1);
  let ending = false;
  let accessTold = 0;

  /** Asks again who this is: when the session ended, a company was left or rights changed, the stream ends. */
  const check = async (reader: SseConnection, unsure: 'ends' | 'stays') => {
    if (!reader.isOpen()) return;
    const now = await actorOf(reader.request).catch(() => undefined);
    const isUnsure = now === undefined || now?.rightsKnown === false;
    if (isUnsure ? unsure === 'ends' : !now || !sameRights(now, reader.actor)) reader.end(bye);
    else if (now) ends.ask(reader, now.rightsUntil);
  };
  const ends = openRightsEnds(clock, (reader) => void inTurn(() => check(reader, 'ends')));
  const queued = new Set<SseConnection>();
  const checkLater = (reader: SseConnection) => {
    if (queued.has(reader)) return;
    queued.add(reader);
    void calmly(() => {
      queued.delete(reader);
      return check(reader, 'stays');
    });
  };

  notices.listen(changesChannel, (payload) => {
    const announcement = readAnnouncement(payload, live);
    if (!announcement) return;
    const { n } = history.add(announcement);
    const frames = frameFor(announcement, history.idOf(n), live);
    for (const reader of readers.of(announcement.tenant_id)) {
      const frame = frames(reader.actor);
      if (frame) reader.write(frame);
    }
  });
  notices.listen(accessChannel, (payload) => {
    accessTold += 1;
    for (const reader of readers.everyone())
      if (concerns(payload, reader.actor)) void inTurn(() => check(reader, 'ends'));
  });
  // Until somebody listened to the database changes of rows and of access may have passed unheard.
  notices.onHearing(() => {
    history.startAnew();
    const frame = reset(history.lastId());
    for (const reader of readers.everyone()) {
      reader.write(frame);
      checkLater(reader);
    }
  });

  const beat = setInterval(() => {
    for (const reader of readers.everyone()) {
      if (reader.beat() % beatsPerCheck === 0) checkLater(reader);
    }
  }, beatMs);
  beat.unref();

  app.get('/api/realtime', async (request, reply) => {
    takeTenantOfAddress(request);
    // Never an act of a person.
    request.headers['leme-background'] = '1';
    const toldBefore = accessTold;
    const isLeft = () => ending || reply.raw.destroyed;
    const actor = await inTurn(async () => (isLeft() ? undefined : await actorOf(request)));
    if (actor !== undefined) requireWhole(actor);
    if (isLeft() || !actor?.rightsKnown) throw new Problem('unavailable', { params: { retry_after: 1 } });
    const reader = open(request, reply, actor);
    // What was read while somebody's access changed may be of before.
    if (accessTold !== toldBefore) void inTurn(() => check(reader, 'ends'));
    return reply;
  });

  function open(request: FastifyRequest, reply: FastifyReply, actor: Actor): SseConnection {
    const frames = missedBy(request, actor, { history, live });
    const reader = openSseConnection(request, reply, actor);
    readers.join(reader);
    ends.ask(reader, actor.rightsUntil);
    const id = frames ? `id: ${history.lastId()}\n` : '';
    reader.write(`${comeBack()}${id}${hello(actor)}${frames?.join('') ?? reset(history.lastId())}`);
    return reader;
  }

  app.addHook('preClose', async () => {
    ending = true;
    clearInterval(beat);
    for (const reader of readers.everyone()) reader.end(`${comeBack()}\n`);
    readers.clear();
  });
  return { lastChange: history.lastId };
}

type Told = Pick<StreamHost, 'live'> & { history: ReturnType<typeof openReplayBuffer<Announcement>> };

/** What somebody who comes, or comes back, has not heard; undefined when nobody knows any more. */
function missedBy(request: FastifyRequest, actor: Actor, { history, live }: Told): string[] | undefined {
  const { after } = request.query as { after?: unknown };
  const seen = request.headers['last-event-id'] ?? after;
  const missed = typeof seen === 'string' ? history.since(seen) : [];
  return missed?.flatMap(({ n, event }) =>
    event.tenant_id === actor.tenantId ? (frameFor(event, history.idOf(n), live)(actor) ?? []) : [],
  );
}

/** Spread out, so that after a restart, or when the process was killed, not everybody comes at once. */
const comeBack = () => `retry: ${1000 + Math.floor(Math.random() * 4000)}\n`;
/** With the rights of this moment: those the page has may be of before, when nobody could tell it. */
const hello = ({ permissions }: Actor) => `event: hello\ndata: ${rightsMark(permissions)}\n\n`;
const bye = 'event: bye\ndata:\n\n';
const reset = (id: string) => `id: ${id}\nevent: reset\ndata:\n\n`;

/** Whether changed access is this person's: of a company, of somebody in it, or of one sign-in session. */
function concerns(payload: string, actor: Actor): boolean {
  const [tenantId, userId, hash] = payload.split('/');
  if (hash) return hash === actor.tokenHash;
  const isOfCompany = actor.homeTenantId === tenantId || actor.tenantId === tenantId;
  return isOfCompany && (!userId || userId === actor.userId);
}

function sameRights(a: Actor, b: Actor): boolean {
  return a.permissions.size === b.permissions.size && a.permissions.isSubsetOf(b.permissions);
}

function readAnnouncement(payload: string, live: LiveRights): Announcement | null {
  const told = JSON.parse(payload) as Announcement;
  return isLiveTable(told.table, live) ? told : null;
}
