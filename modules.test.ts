import { join } from 'node:path';
import { actions } from '@leme/contract/access/permission';
import { isResource } from '@leme/contract/access/resources';
import { routeTable } from '@leme/contract/access/route-table';
import type { Endpoint } from '@leme/contract/kit/endpoint';
import { toldTwice } from '@leme/contract/pages';
import { problems } from '@leme/contract/problems';
import { expect, test } from 'vitest';
import { isCode, isTest, readFiles, root } from './scripts/rules/sources.ts';
import { buildApp } from './server/src/app.ts';
import { stoppedClock } from './server/src/kit/clock.ts';
import { cloneDatabase } from './server/src/testing/database/database.ts';
import { countOf, machineEndpoints, servedEndpoints } from './server/src/testing/served-endpoints.ts';

// What modules tell of themselves, whole and none twice. Each entry of a list that is not empty is a fault.
const files = readFiles();
const sources = files.filter((file) => isCode(file) && !isTest(file));

const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`;

// A second registration of the same address already fails here.
const app = await buildApp({ urls: await cloneDatabase(), clock: stoppedClock('2026-11-20T12:12:00Z') });
const served = servedEndpoints(app);
const all = [...served, ...machineEndpoints(app)];
await app.close();

test(`every endpoint served declares a permission that exists (${countOf(served)})`, () => {
  expect(served.length).toBeGreaterThan(150);
  const isNeed = (need: { resource: unknown; action: unknown }) =>
    isResource(need.resource) && actions.some((action) => action === need.action);
  const offends = ({ permission }: Endpoint) => {
    if (typeof permission === 'string') return !['public', 'signed-in', 'operator'].includes(permission);
    return !('anyOf' in permission
      ? permission.anyOf.length > 0 && permission.anyOf.every(isNeed)
      : isNeed(permission));
  };
  expect(served.filter(offends).map(nameOf), 'permission').toEqual([]);
});

test('what a visitor may ask for is listed here, to be read aloud when it grows', () => {
  const open = served.filter(({ permission }) => permission === 'public');
  expect(open.map(nameOf).sort()).toEqual([
    'GET /auth/session',
    'GET /calendars/:name',
    'GET /logos/:name',
    'GET /public/charges/:token',
    'GET /saas-tenants/by-subdomain/:subdomain',
    'POST /auth/sign-in',
    'POST /auth/sign-out',
    'POST /company-requests',
    'POST /functions/check-auth-token',
    'POST /functions/send-auth-email',
    'POST /functions/verify-auth-token',
    'POST /public/charges/:token/renewal',
  ]);
});

test('every endpoint the contract declares is served, none twice, and only the kit registers routes', async () => {
  const files = sources.filter(({ path }) => /^contract\/src\/.*endpoints\.ts$/.test(path));
  const modules = await Promise.all(files.map(({ path }) => import(join(root, path))));
  const declared = modules.flatMap(Object.values<unknown>).filter(isEndpoint);
  expect(declared.length).toBeGreaterThan(60);
  expect(declared.filter((each) => !all.includes(each)).map(nameOf), 'unserved').toEqual([]);
  expect(new Set(all.map(nameOf)).size).toBe(all.length);
  const registering = sources.filter(
    ({ path, text }) =>
      path.startsWith('server/src/modules/') && /\bapp\.(get|post|put|patch|delete|route|all)\(/.test(text),
  );
  expect(
    registering.map(({ path }) => path),
    'route',
  ).toEqual([]);
});

function isEndpoint(value: unknown): value is Endpoint {
  return typeof value === 'object' && value !== null && 'method' in value && 'permission' in value;
}

test('every question about bookings begins with those somebody may see', () => {
  const asks = sources.filter(
    ({ path, text }) => path.startsWith('server/src/modules/') && /selectFrom\('bookings\b/.test(text),
  );
  expect(asks.map(({ path }) => path)).toEqual(['server/src/modules/bookings/partner-scope.ts']);
});

test('every problem has one name, and every module that has some is asked for them', async () => {
  const declaring = sources.filter(({ path }) =>
    /^contract\/src\/(kit\/problem|[a-z]+\/problems)\.ts$/.test(path),
  );
  const catalogues = await Promise.all(
    declaring.map(async ({ path }) => Object.keys((await import(join(root, path))).problems)),
  );
  expect(catalogues.flat().toSorted()).toEqual(Object.keys(problems).toSorted());
});

test('a page told twice stops the start with the files that tell it', () => {
  const page = (path: string) => ({ name: 'fleet', pages: routeTable.filter((each) => each.path === path) });
  expect(toldTwice([page('/boats'), { ...page('/boats'), name: 'sales' }])).toEqual([
    'two pages have the path /boats: contract/src/fleet/pages.ts and contract/src/sales/pages.ts',
    'two pages have the name boats: contract/src/fleet/pages.ts and contract/src/sales/pages.ts',
  ]);
  expect(toldTwice([page('/boats'), page('/suppliers')])).toEqual([]);
});

test('a page is ready in the route table exactly when it has a screen', () => {
  const isScreen = /^web\/src\/(?:modules\/.*|app|app\/composed)\/([^/]+)\.screen\.tsx$/;
  const built = sources.flatMap(({ path }) => {
    const name = isScreen.exec(path)?.[1];
    return name === undefined ? [] : [{ path, name }];
  });
  const ready = routeTable.filter(({ state, scope }) => state === 'ready' && scope !== 'public');
  const orphans = built.filter(({ name }) => !ready.some((page) => page.name === name));
  expect(orphans.map(({ path }) => `${path} is the screen of no page that is ready`)).toEqual([]);
  const bare = ready.filter((page) => built.filter(({ name }) => name === page.name).length !== 1);
  expect(bare.map(({ path, name }) => `${path} is ready and has not one ${name}.screen.tsx`)).toEqual([]);
});
