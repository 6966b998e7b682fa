import { effectivePermissions } from '@leme/contract/access/grants';
import type { Role } from '@leme/contract/access/roles';
import { routeTable } from '@leme/contract/access/route-table';
import { describe, expect, test } from 'vitest';
import { sessionOf } from '#kit/session.testing.ts';
import { loading, type SessionState, signedOut } from '#kit/session-state.ts';
import { decide, patience } from './decide.ts';
import { landingOf } from './next-path.ts';

function personOf(role: Role, acting = false) {
  return sessionOf(role, effectivePermissions({ role, differences: [], activeResources: null }), acting);
}

const as = (role: Role, acting = false): SessionState => ({
  state: 'signed-in',
  session: personOf(role, acting),
});
const planned = routeTable.filter((entry) => entry.state === 'planned' && entry.scope === 'tenant');
const plannedPath =
  planned.find((entry) => entry.path !== '/' && !entry.path.includes(':'))?.path ?? '/leads';

describe('a visitor', () => {
  test('[A2.1-24] [A2.1-25] [A2.1-27] `/` waits 800 ms, every other address 5 s', () => {
    expect(patience('/')).toBe(800);
    expect(patience('/passenger-manifest')).toBe(5_000);
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
    for (const path of ['/auth', '/logout', '/404', '/companies']) {
      for (const state of [signedOut, as('admin')])
        expect(decide(path, state, true), path).toEqual({ kind: 'wait' });
    }
  });

  test('[A2.1-23] an address of nothing is not found for anybody', () => {
    for (const state of [signedOut, loading, as('admin')]) {
      expect(decide('/Nothing/here', state, false)).toEqual({ kind: 'not-found' });
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
      to: '/companies',
    });
  });

  test('[A2.2-33] signing in leads to the form that names the company', () => {
    expect(landingOf(personOf('admin'))).toMatch(/^\/mar-azul\//);
  });

  test('[A2.2-01] [A2.2-15] the bare name and unknown pages of the company lead to its first page', () => {
    const to = landingOf(personOf('admin'));
    for (const path of ['/mar-azul', '/mar-azul/', '/mar-azul/nothing', '/mar-azul/nothing/at/all']) {
      expect(decide(path, as('admin'), false), path).toEqual({ kind: 'redirect', to });
    }
  });

  test('a page that does not exist yet gives way to the first that does, in the form of the address', () => {
    const bare = decide(plannedPath, as('user'), false);
    const named = decide(`/mar-azul${plannedPath}`, as('user'), false);
    expect(bare).toEqual({ kind: 'redirect', to: '/sessions-manifest' });
    expect(named).toEqual({ kind: 'redirect', to: '/mar-azul/sessions-manifest' });
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
  test('[A2.1-13] lands where a company is chosen, also from a page of a company', () => {
    for (const path of ['/', '/passenger-manifest']) {
      expect(decide(path, as('saas_admin'), false), path).toEqual({ kind: 'redirect', to: '/companies' });
    }
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
