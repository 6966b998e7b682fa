import { expect, test } from 'vitest';
import { ApiProblem, NetworkProblem } from '../api/api-problem.ts';
import { authSessionOf } from './auth-session.testing.ts';
import { refreshDelay, retried, sameRights } from './auth-session-state.ts';
import { mayBeOutdated } from './lazy/outdated-rights.ts';

const all = ['analytics:read', 'monitoring:read', 'cache-management:read'];

test('the session is extended two minutes before its end, and at once when that is over [A4-35, A9-28]', () => {
  const end = '2026-11-20T15:00:00Z';
  expect(refreshDelay(end, Date.parse('2026-11-20T14:50:00Z'))).toBe(8 * 60_000);
  expect(refreshDelay(end, Date.parse('2026-11-20T14:59:00Z'))).toBe(0);
});

test('three tries with one and two seconds between; the last failure is thrown [A4-35, A9-29, A9-30]', async () => {
  const pauses: number[] = [];
  let tries = 0;
  const failing = async () => {
    tries += 1;
    throw new Error(`try ${tries}`);
  };
  await expect(retried(3, failing, async (ms) => pauses.push(ms))).rejects.toThrow('try 3');
  expect(pauses).toEqual([1_000, 2_000]);
});

test('a session that has ended is not asked for again; troubles of server and connection are waited for', async () => {
  const triesAgainst = async (error: unknown) => {
    let tries = 0;
    const failing = async () => {
      tries += 1;
      throw error;
    };
    await expect(retried(3, failing, async () => undefined)).rejects.toBe(error);
    return tries;
  };
  expect(await triesAgainst(new ApiProblem('signed-out', { status: 401 }))).toBe(1);
  expect(await triesAgainst(new ApiProblem('unavailable', { status: 503 }))).toBe(3);
  expect(await triesAgainst(new NetworkProblem('lost'))).toBe(3);
});

test('[A6-14] [A6-15] a manager who lacks one of the three rights has perhaps an old answer', () => {
  for (const role of ['saas_manager', 'manager', 'supplier_manager', 'agent_manager'] as const) {
    expect(mayBeOutdated(authSessionOf(role, all)), role).toBe(false);
    for (const missing of all) {
      expect(
        mayBeOutdated(
          authSessionOf(
            role,
            all.filter((key) => key !== missing),
          ),
        ),
        `${role} ${missing}`,
      ).toBe(true);
    }
  }
  expect(mayBeOutdated(authSessionOf('admin', []))).toBe(false);
  expect(mayBeOutdated(authSessionOf('user', []))).toBe(false);
});

test('[A6-15] only other rights count as a different answer', () => {
  const before = authSessionOf('manager', ['a:read', 'b:read']);
  expect(sameRights(before, authSessionOf('manager', ['b:read', 'a:read']))).toBe(true);
  expect(sameRights(before, authSessionOf('manager', ['a:read']))).toBe(false);
  expect(sameRights(before, authSessionOf('user', ['a:read', 'b:read']))).toBe(false);
});
