import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { getPassengerManifest } from '@leme/contract/manifest/endpoints';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { call, callContext } from './api.ts';
import { dropEarly, firstKey, latestAsked, takeEarly } from './early.ts';

const firstScript = readFileSync(join(import.meta.dirname, '../../../public/first.js'), 'utf8');
const day = '/api/passenger-manifest?date=2026-11-20';

let asked: { url: string; headers: Record<string, string> }[] = [];
let answer: (signal: AbortSignal) => Promise<Response> = async () => Response.json({ data: [] });

beforeEach(() => {
  asked = [];
  answer = async () => Response.json({ data: [] });
  vi.setSystemTime('2026-11-20T12:00:00Z');
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  type Given = { headers: Record<string, string>; signal: AbortSignal };
  vi.stubGlobal('fetch', (url: string, { headers, signal }: Given) => {
    asked.push({ url, headers });
    return signal.aborted ? Promise.reject(signal.reason) : answer(signal);
  });
  history.replaceState(null, '', '/passenger-manifest');
  callContext.tenantId = 'mar-azul';
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  localStorage.clear();
  sessionStorage.clear();
  dropEarly();
});

/** A page is loaded: what stands before the application runs. */
const load = () => new Function(firstScript)();
const take = (tenant: string, method = 'GET') =>
  takeEarly({ method, url: day, body: undefined }, tenant, new AbortController().signal);
const urls = () => asked.map(({ url }) => url);
const first = { tenant: 'mar-azul', offset: -180 };
const paths = { '/passenger-manifest': '/api/passenger-manifest?date={today}' };
const learn = () => localStorage.setItem(firstKey, JSON.stringify({ ...first, paths }));

test('a first visit asks who it is before the application is there, in the background', () => {
  load();
  expect(asked).toEqual([
    { url: '/api/auth/session', headers: { accept: 'application/json', 'leme-background': '1' } },
  ]);
});

test('a later one at the same address asks for its first rows too, for the company and its day', () => {
  learn();
  vi.setSystemTime('2026-11-21T02:30:00Z');
  load();
  expect(urls()).toEqual(['/api/auth/session', day]);
  expect(asked[1]?.headers).toMatchObject({ 'leme-tenant': 'mar-azul', 'leme-background': '1' });
});

test('an address that narrows the page, another address, another company and whoever has left ask for no rows', () => {
  learn();
  history.replaceState(null, '', '/passenger-manifest?q=ana');
  load();
  history.replaceState(null, '', '/leads');
  load();
  history.replaceState(null, '', '/passenger-manifest');
  sessionStorage.setItem('leme.acting', 'costa-verde');
  load();
  expect(urls()).toEqual(Array.from({ length: 3 }, () => '/api/auth/session'));
  expect(asked[2]?.headers['leme-tenant']).toBe('costa-verde');
  sessionStorage.clear();
  localStorage.setItem('leme.leaving', '1');
  load();
  expect(asked).toHaveLength(3);
});

test('broken memory and a browser without storage keep nobody from starting', () => {
  localStorage.setItem('leme.first', '{"paths":');
  load();
  vi.stubGlobal('localStorage', {
    getItem: () => {
      throw new Error('refused');
    },
  });
  load();
  expect(urls()).toEqual(['/api/auth/session', '/api/auth/session']);
});

test('the application takes the answer once, for the same company, and asks by itself the next time', async () => {
  learn();
  load();
  const input = { date: '2026-11-20' };
  const background = { background: true };
  const ask = () => call<typeof getPassengerManifest>('GET /passenger-manifest', input, background);
  await expect(ask()).resolves.toEqual({ data: [] });
  expect(asked).toHaveLength(2);
  await ask();
  expect(urls()).toEqual(['/api/auth/session', day, day]);
});

test('an act of a person, another company and what has grown old get an answer of their own', () => {
  learn();
  load();
  expect(take('costa-verde')).toBeUndefined();
  expect(take('mar-azul', 'DELETE')).toBeUndefined();
  vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 16_000);
  expect(take('mar-azul')).toBeUndefined();
  vi.restoreAllMocks();
});

test('a person who acts is counted as one: the question is sent again', async () => {
  learn();
  load();
  await call<typeof getPassengerManifest>('GET /passenger-manifest', { date: '2026-11-20' });
  expect(asked).toHaveLength(3);
  expect(asked[2]?.headers['leme-background']).toBeUndefined();
});

test('a refusal, and an answer that did not come, are asked for again', async () => {
  learn();
  for (const failing of [
    async () => new Response('', { status: 503 }),
    () => Promise.reject(new TypeError()),
  ]) {
    asked = [];
    answer = failing;
    load();
    answer = async () => Response.json({ data: [] });
    const again = call<typeof getPassengerManifest>(
      'GET /passenger-manifest',
      { date: '2026-11-20' },
      { background: true },
    );
    await expect(again).resolves.toEqual({ data: [] });
    expect(asked).toHaveLength(3);
  }
});

test('who gives up ends an early answer too, before it comes and in the middle of it', async () => {
  learn();
  const endless = (signal: AbortSignal) =>
    new ReadableStream({
      start: (body) => signal.addEventListener('abort', () => body.error(signal.reason)),
    });
  const hanging = (signal: AbortSignal) =>
    new Promise<Response>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
  const json = { headers: { 'content-type': 'application/json' } };
  for (const stalled of [hanging, async (signal: AbortSignal) => new Response(endless(signal), json)]) {
    answer = stalled;
    load();
    const leaving = new AbortController();
    const waiting = call<typeof getPassengerManifest>(
      'GET /passenger-manifest',
      { date: '2026-11-20' },
      { background: true, signal: leaving.signal },
    );
    setTimeout(() => leaving.abort(), 20);
    await expect(waiting).rejects.toThrow();
  }
});

test('what was asked is dropped when somebody signs in beside the page that is still coming', () => {
  learn();
  load();
  dispatchEvent(new StorageEvent('storage', { key: 'leme.first' }));
  expect(take('mar-azul')).toBeDefined();
  load();
  dispatchEvent(new StorageEvent('storage', { key: 'leme.session' }));
  expect(take('mar-azul')).toBeUndefined();
});

test('what was asked for one person is dropped for the next', () => {
  learn();
  load();
  dropEarly();
  expect(take('mar-azul')).toBeUndefined();
});

test('what was asked for last is known, whether or not it had been asked before', () => {
  load();
  expect(take('mar-azul')).toBeUndefined();
  expect(latestAsked()).toBe(day);
});
