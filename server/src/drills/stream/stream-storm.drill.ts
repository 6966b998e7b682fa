import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { afterAll, expect, test } from 'vitest';
import { newId } from '../../kit/ids.ts';
import { announce } from '../../kit/realtime/announce.ts';
import { aTrade, sessionBody } from '../../testing/companies/trade.ts';
import { type ServerProcess, startServerProcess } from '../../testing/programs/server-process.ts';
import { openWorld, password } from '../../testing/world.ts';
import { openCaller, signIn } from '../caller.testing.ts';
import { drillFolder, environmentFor, scaled } from '../product.testing.ts';
import { openable, openPages, signInMany, spreadMs } from './audience.testing.ts';
import type { Page } from './stream.testing.ts';

const world = await openWorld({ alone: true });
const company = await world.company();
const admin = await world.user(company, 'admin', { signsIn: false });
const trade = await aTrade(world, company);
const environment = { ...environmentFor(world), PORT: String(await freePort()) };
let server: ServerProcess = await startServerProcess(drillFolder, environment);
const cookie = await signIn(server.address, admin.email, password);
let caller = openCaller(server.address, cookie, 4);
afterAll(async () => {
  caller.close();
  await server.stop();
});

/** A port no outgoing connection gets: one that knocks on a closed door must not find itself there. */
async function freePort(): Promise<number> {
  const port = 15_000 + Math.floor(Math.random() * 10_000);
  const door = createServer().listen(port, '127.0.0.1');
  const isFree = await once(door, 'listening').then(
    () => true,
    () => false,
  );
  door.close();
  return isFree ? port : await freePort();
}

let refusedOthers = 0;

/** A session made through the server; empty when it was refused. */
async function write(): Promise<string> {
  const body = sessionBody(trade, { date: '2030-01-01', boat_ids: [] });
  const answer = await caller.post('/sessions', body, { 'idempotency-key': randomUUID() });
  if (answer.status === 201) return JSON.parse(answer.text).id;
  refusedOthers += 1;
  return '';
}

/** A change another process of the installation makes, while this one is away. */
const writeElsewhere = () =>
  world.tenantTx.write(company.id, async (tx) =>
    announce({ tx, actor: { tenantId: company.id, userId: admin.id } }, 'sessions', 'updated', [newId()]),
  );

/** How long a signed-in read takes, asked again and again. */
async function ask(id: string, isEnough: (asked: number) => boolean): Promise<number[]> {
  const took: number[] = [];
  while (!isEnough(took.length)) {
    const began = performance.now();
    if ((await caller.get(`/sessions/${id}`)).status !== 200) refusedOthers += 1;
    took.push(performance.now() - began);
  }
  return took;
}

type Told = { n: number; id: string };

/** What a page knows since place `from` of its log: where it was told to ask anew, and what it heard after that. */
function knownTo({ log }: Page, from: number): { start: number; heard: Told[] } {
  const numberOf = (id: string) => Number(id.split('.')[1]);
  const since = log.slice(from);
  const reset = since.findLast(({ event }) => event === 'reset');
  const heard = since.filter(({ event }) => event === 'change');
  return {
    start: reset ? numberOf(reset.id) : Number.NaN,
    heard: heard.map(({ id, data }) => ({ n: numberOf(id), id: JSON.parse(data).ids[0] })),
  };
}

/** Pages that were not told to ask anew, or did not hear in order all that was announced after they were. */
function countBehind(pages: readonly Page[], from: readonly number[], writes: readonly string[]): number {
  const known = pages.map((page, index) => knownTo(page, from[index] ?? 0));
  const all = new Map(known.flatMap(({ heard }) => heard.map(({ n, id }) => [id, n])));
  if (writes.some((id) => !all.has(id))) return pages.length;
  const numbers = [...all.values()].sort((a, b) => a - b);
  return known.filter(({ start, heard }) => {
    const after = heard.map(({ n }) => n).filter((n) => n > start);
    return after.join() !== numbers.filter((n) => n > start).join() || Number.isNaN(start);
  }).length;
}

async function storm(pages: readonly Page[], how: 'kill' | 'stop') {
  const probe = await write();
  await Promise.all(pages.map((page) => page.until(({ data }) => data.includes(probe))));
  const quiet = await ask(probe, (asked) => asked === 200);
  const from = pages.map(({ log }) => log.length);
  const unmet = pages.reduce((sum, page) => sum + page.unmet(), 0);
  await server[how]();
  while (pages.some((page) => page.isOpen())) await new Promise(setImmediate);
  await writeElsewhere();
  server = await startServerProcess(drillFolder, environment);
  // What was kept open to the one that was killed is of no use.
  caller.close();
  caller = openCaller(server.address, cookie, 4);
  const began = performance.now();
  const writing: Promise<string>[] = [];
  let greeted = 0;
  const back = pages.map(async (page, index) => {
    const { at } = await page.until(({ event }) => event === 'hello', from[index]);
    greeted += 1;
    if (greeted % Math.ceil(pages.length / 20) === 0) writing.push(write());
    return at - began;
  });
  const asked = await ask(probe, () => greeted === pages.length);
  const took = await Promise.all(back);
  const writes = [...(await Promise.all(writing)), await write()].filter(Boolean);
  const last = writes.at(-1) ?? '';
  await Promise.all(pages.map((page) => page.until(({ data }) => data.includes(last))));
  return {
    clients: pages.length,
    allBackMs: Math.round(Math.max(...took)),
    backMs: spreadMs(took),
    refused: pages.flatMap((page) => page.refused).length,
    refusedOthers,
    triesBeforeItWasThere: pages.reduce((sum, page) => sum + page.unmet(), 0) - unmet,
    writes: writes.length,
    behind: countBehind(pages, from, writes),
    askedQuietMs: spreadMs(quiet),
    askedInStormMs: spreadMs(asked),
  };
}

test('ten thousand pages come back after the server was stopped, and after it was killed, and none is behind', async () => {
  const wanted = scaled(10_000, 50);
  const clients = openable(wanted);
  const cookies = await signInMany(world.authTx, { tenantId: company.id, userId: admin.id }, clients);
  const pages = await openPages(server.address, cookies);
  for (const how of ['stop', 'kill'] as const) {
    const report = await storm(pages, how);
    console.log(`drill: stream-storm ${JSON.stringify({ how, wanted, ...report })}`);
    expect(report).toMatchObject({ refused: 0, refusedOthers: 0, behind: 0 });
  }
  for (const page of pages) page.close();
});
