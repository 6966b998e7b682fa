import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { getSession } from '@leme/contract/access/endpoints';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { call, callContext } from './api.ts';
import { dropEarly, takeEarly } from './early.ts';

const firstScript = readFileSync(join(import.meta.dirname, '../../../public/first.js'), 'utf8');
const url = '/api/auth/session';
const nobody = { user: null };

let asked: { url: string; headers: Record<string, string> }[] = [];
let answer: (signal: AbortSignal) => Promise<Response> = async () => Response.json(nobody);

beforeEach(() => {
  asked = [];
  answer = async () => Response.json(nobody);
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  type Given = { headers: Record<string, string>; signal: AbortSignal };
  vi.stubGlobal('fetch', (url: string, { headers, signal }: Given) => {
    asked.push({ url, headers });
    return signal.aborted ? Promise.reject(signal.reason) : answer(signal);
  });
  callContext.tenantId = 'mar-azul';
  sessionStorage.setItem('leme.acting', 'mar-azul');
});

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
  sessionStorage.clear();
  dropEarly();
});

/** A page is loaded: what stands before the application runs. */
const load = () => new Function(firstScript)();
const take = (tenant: string, method = 'GET', asked = url) =>
  takeEarly({ method, url: asked, body: undefined }, tenant, new AbortController().signal);
const ask = (options: { background?: boolean; signal?: AbortSignal } = { background: true }) =>
  call<typeof getSession>('GET /auth/session', {}, options);

test('a first visit asks who it is before the application is there, in the background', () => {
  sessionStorage.clear();
  load();
  expect(asked).toEqual([{ url, headers: { accept: 'application/json', 'leme-background': '1' } }]);
});

test('who works in a company asks for it, and whoever has left asks nothing', () => {
  load();
  expect(asked.map(({ headers }) => headers['leme-tenant'])).toEqual(['mar-azul']);
  localStorage.setItem('leme.leaving', '1');
  load();
  expect(asked).toHaveLength(1);
});

test('nothing else is asked, whatever a build of before has learnt, and a browser without storage starts too', () => {
  const paths = { [location.pathname]: '/api/passenger-manifest?date={today}' };
  localStorage.setItem('leme.first', JSON.stringify({ tenant: 'mar-azul', offset: -180, paths }));
  load();
  vi.stubGlobal('localStorage', {
    getItem: () => {
      throw new Error('refused');
    },
  });
  load();
  expect(asked.map((each) => each.url)).toEqual([url, url]);
});

test('the application takes the answer once, and asks by itself the next time', async () => {
  load();
  await expect(ask()).resolves.toEqual(nobody);
  expect(asked).toHaveLength(1);
  await ask();
  expect(asked).toHaveLength(2);
});

test('another question, an act of a person, another company and what has grown old get an answer of their own', () => {
  load();
  expect(take('costa-verde')).toBeUndefined();
  expect(take('mar-azul', 'DELETE')).toBeUndefined();
  expect(take('mar-azul', 'GET', '/api/leads')).toBeUndefined();
  vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 16_000);
  expect(take('mar-azul')).toBeUndefined();
  vi.restoreAllMocks();
});

test('a person who acts is counted as one: the question is sent again', async () => {
  load();
  await ask({});
  expect(asked).toHaveLength(2);
  expect(asked[1]?.headers['leme-background']).toBeUndefined();
});

test('a refusal, and an answer that did not come, are asked for again', async () => {
  for (const failing of [
    async () => new Response('', { status: 503 }),
    () => Promise.reject(new TypeError()),
  ]) {
    asked = [];
    answer = failing;
    load();
    answer = async () => Response.json(nobody);
    await expect(ask()).resolves.toEqual(nobody);
    expect(asked).toHaveLength(2);
  }
});

test('who gives up ends an early answer too, before it comes and in the middle of it', async () => {
  let isUnderWay = Promise.withResolvers<void>();
  const hanging = (signal: AbortSignal) => {
    isUnderWay.resolve();
    return new Promise<Response>((_, reject) =>
      signal.addEventListener('abort', () => reject(signal.reason)),
    );
  };
  const endless = async (signal: AbortSignal) => {
    const start = (body: ReadableStreamDefaultController) =>
      signal.addEventListener('abort', () => body.error(signal.reason));
    // Asked for when somebody reads, and not before.
    const body = new ReadableStream({ start, pull: () => isUnderWay.resolve() }, { highWaterMark: 0 });
    return new Response(body, { headers: { 'content-type': 'application/json' } });
  };
  for (const stalled of [hanging, endless]) {
    isUnderWay = Promise.withResolvers();
    answer = stalled;
    load();
    const leaving = new AbortController();
    const waiting = ask({ background: true, signal: leaving.signal });
    await isUnderWay.promise;
    leaving.abort();
    await expect(waiting).rejects.toThrow();
  }
});

test('what was asked is dropped when somebody signs in beside the page that is still coming', () => {
  load();
  dispatchEvent(new StorageEvent('storage', { key: 'leme.theme' }));
  expect(take('mar-azul')).toBeDefined();
  load();
  dispatchEvent(new StorageEvent('storage', { key: 'leme.session' }));
  expect(take('mar-azul')).toBeUndefined();
});

test('what was asked for one person is dropped for the next', () => {
  load();
  dropEarly();
  expect(take('mar-azul')).toBeUndefined();
});
