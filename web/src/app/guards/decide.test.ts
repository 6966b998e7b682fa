import { effectivePermissions } from '@leme/contract/access/grants';
import type { Role } from '@leme/contract/access/roles';
import { routeTable } from '@leme/contract/access/route-table';
import { describe, expect, test } from 'vitest';
import { authSessionOf } from '#kit/auth-session/auth-session.testing.ts';
import { type AuthSessionState, loading, signedOut } from '#kit/auth-session/auth-session-state.ts';
import { landingOf } from './address/next-path.ts';
import { decide, longestWait } from './decide.ts';

function personOf(role: Role, acting = false) {
  return authSessionOf(role, effectivePermissions({ role, differences: [], activeResources: null }), acting);
}

const as = (role: Role, acting = false): AuthSessionState => ({
  state: 'signed-in',
  session: personOf(role, acting),
});
const planned = routeTable.filter((entry) => entry.state === 'planned' && entry.scope === 'tenant');
const plannedPath =
  planned.find((entry) => entry.path !== '/' && !entry.path.includes(':'))?.path ?? '/leads';

test('who must have a second factor and has none sees the page that sets it up, and before it the one that asks for a password', () => {
  const session = { ...personOf('saas_admin'), must_set_second_factor: true };
  expect(decide('/users', { state: 'signed-in', session }, false)).toEqual({ kind: 'second-factor' });
  expect(landingOf(session)).toBe('/');
  const both = { ...session, must_change_password: true };
  expect(decide('/users', { state: 'signed-in', session: both }, false)).toEqual({ kind: 'own-password' });
});

describe('a visitor', () => {
  test('[A2.1-24] [A2.1-25] [A2.1-27] `/` waits 800 ms, every other address 5 s', () => {
    expect(longestWait('/')).toBe(800);
    expect(longestWait('/passenger-manifest')).toBe(5_000);
    expect(decide('/passenger-manifest', loading, false)).toEqual({ kind: 'wait' });
  });

  test('[A2.1-24] [A2.1-26] [A2.1-12] is led to the sign-in page, also when the session does not load in time', () => {
    for (const state of [signedOut, loading]) {
      expect(decide('/', state, true)).toEqual({ kind: 'redirect', to: '/auth' });
      expect(decide('/passenger-manifest', state, true)).toEqual({ kind: 'sign-in' });
      expect(decide('/sessions-manifest', state, true)).toEqual({ kind: 'sign-in' });
    }
  });

  test('[A2.2-22] sees the page of the company at an address that names one', () => {
    expect(decide('/mar-azul/passenger-manifest', signedOut, false)).toEqual({
      kind: 'tenant-login',
      slug: 'mar-azul',
    });
    expect(decide('/mar-azul', signedOut, false)).toEqual({ kind: 'tenant-login', slug: 'mar-azul' });
  });

  test('the layout shows nothing at the address of a page outside of it', () => {
    for (const path of ['/auth', '/logout', '/404', '/companies', '/landing']) {
      for (const state of [signedOut, as('admin')])
        expect(decide(path, state, true), path).toEqual({ kind: 'wait' });
    }
  });

  test('[A2.1-23] an address of nothing is not found for anybody', () => {
    for (const state of [signedOut, loading, as('admin'), as('saas_admin')]) {
      expect(decide('/Nothing/here', state, true)).toEqual({ kind: 'not-found' });
    }
  });

  test('[A2.1-19] [A2.1-20] [A2.1-21] a public page that is still to be built says so to anybody', () => {
    const pages = routeTable.filter(({ scope, state }) => scope === 'public' && state === 'planned');
    expect(pages.map(({ path }) => path)).toEqual(['/supplier-login', '/supplier-dashboard']);
    for (const state of [signedOut, as('admin'), as('saas_admin')]) {
      for (const entry of pages) expect(decide(entry.path, state, true)).toEqual({ kind: 'planned', entry });
    }
  });
});

describe('staff of a company', () => {
  test('[A2.2-38] the same page opens at both addresses', () => {
    for (const path of ['/passenger-manifest', '/mar-azul/passenger-manifest']) {
      expect(decide(path, as('admin'), false)).toMatchObject({
        kind: 'screen',
        entry: { path: '/passenger-manifest' },
      });
    }
  });

  test('[A2.1-11] [B2.1-02] the bare address of the sessions manifest leads to the one that names the company', () => {
    expect(decide('/sessions-manifest', as('marinheiro'), false)).toEqual({
      kind: 'redirect',
      to: '/mar-azul/sessions-manifest',
      keepsSearch: true,
    });
    expect(decide('/mar-azul/sessions-manifest', as('marinheiro'), false)).toMatchObject({
      kind: 'screen',
      entry: { path: '/sessions-manifest' },
    });
    expect(decide('/sessions-manifest', as('saas_admin'), false)).toEqual({
      kind: 'redirect',
      to: '/companies?next=%2Fsessions-manifest',
    });
  });

  test('[A2.2-33] signing in leads to the form that names the company', () => {
    expect(landingOf(personOf('admin'))).toMatch(/^\/mar-azul\//);
  });

  test('[A2.2-01] the bare name of the company is the way in and leads to its first page', () => {
    const to = landingOf(personOf('admin'));
    for (const path of ['/mar-azul', '/mar-azul/']) {
      expect(decide(path, as('admin'), false), path).toEqual({ kind: 'redirect', to });
    }
  });

  test('[A2.2-15] an unknown page of the company is said to be none, not left for another', () => {
    for (const path of ['/mar-azul/nothing', '/mar-azul/nothing/at/all', '/mar-azul/auth']) {
      expect(decide(path, as('admin'), false), path).toEqual({ kind: 'not-found' });
    }
  });

  test('every page that is still to be built says so at both its addresses, and to nobody who may not open it', () => {
    for (const entry of planned.filter(({ path }) => path !== '/')) {
      for (const path of [entry.path, `/mar-azul${entry.path}`]) {
        expect(decide(path, as('saas_super_admin', true), false), path).toEqual({ kind: 'planned', entry });
      }
    }
    expect(decide('/leads', as('marinheiro'), false)).toEqual({ kind: 'denied', resource: 'leads' });
    expect(decide('/mar-azul/dashboard', as('admin'), false)).toMatchObject({
      kind: 'screen',
      entry: { path: '/' },
    });
  });

  test('no address but the ways in and one of two names of a page leads anywhere else', () => {
    const ways = [
      '/',
      '/mar-azul',
      '/sessions-manifest',
      '/mar-azul/sessions-manifest',
      '/mar-azul/leads',
      '/x/y',
    ];
    const leading = ways.filter((path) => decide(path, as('admin'), false).kind === 'redirect');
    expect(leading).toEqual(['/', '/mar-azul', '/sessions-manifest']);
  });

  test('every redirect leads to a page that opens', () => {
    for (const role of ['admin', 'manager', 'marinheiro', 'user', 'supplier_user', 'agent_user'] as const) {
      const decision = decide('/', as(role), false);
      if (decision.kind !== 'redirect') throw new Error(`${role} is not led anywhere`);
      expect(decide(decision.to, as(role), false).kind, role).toBe('screen');
    }
  });

  test('[A6-16] a page without the right to it is denied by its resource', () => {
    const state = as('agent_user');
    expect(decide('/sessions', state, false)).toEqual({ kind: 'denied', resource: 'sessions' });
  });

  test('[A2.2-35] the address of another company is not theirs', () => {
    expect(decide('/costa-verde/sessions', as('admin'), false)).toEqual({
      kind: 'foreign-company',
      slug: 'costa-verde',
    });
  });
});

describe('an operator', () => {
  test('[A2.1-13] lands on the dashboard of the platform, or where a company is chosen; a page of a company is kept until one is', () => {
    expect(decide('/', as('saas_admin'), false)).toEqual({ kind: 'redirect', to: '/saas-dashboard' });
    expect(decide('/', as('saas_manager'), false)).toEqual({ kind: 'redirect', to: '/companies' });
    expect(decide('/passenger-manifest', as('saas_admin'), false)).toEqual({
      kind: 'redirect',
      to: '/companies?next=%2Fpassenger-manifest',
    });
    expect(decide(plannedPath, as('saas_admin'), false)).toMatchObject({ kind: 'planned' });
  });

  test('[A2.3-41] opens what all companies share without entering one; who may not is told so', () => {
    expect(decide('/coastal-cities', as('saas_super_admin'), false)).toMatchObject({
      kind: 'screen',
      entry: { path: '/coastal-cities' },
    });
    expect(decide('/coastal-cities', as('saas_admin'), false)).toEqual({
      kind: 'denied',
      resource: 'coastal-cities',
    });
    expect(decide('/saas-plans', as('saas_admin'), false)).toMatchObject({ kind: 'planned' });
  });

  test('[A2.2-35] is asked at the address of a company, and inside sees its pages', () => {
    expect(decide('/mar-azul/sessions', as('saas_admin'), false)).toEqual({
      kind: 'foreign-company',
      slug: 'mar-azul',
    });
    expect(decide('/mar-azul/sessions', as('saas_admin', true), false).kind).toBe('screen');
    expect(decide('/mar-azul', as('saas_admin', true), false)).toMatchObject({ kind: 'redirect' });
    expect(landingOf(personOf('saas_admin', true))).toMatch(/^\/mar-azul\//);
  });
});
