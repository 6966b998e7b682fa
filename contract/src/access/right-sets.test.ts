import { expect, test } from 'vitest';
import { effectivePermissions } from './grants.ts';
import { nonEditable } from './resources.ts';
import { rightSetNames, rightSets } from './right-sets.ts';

const grantsOf = (set: keyof typeof rightSets) =>
  rightSets[set].map((key) => {
    const [resource, action] = key.split(':');
    return { resource, action, granted: true } as never;
  });

test('a set names each right once, none of the platform, and whoever may write something may read it', () => {
  for (const name of rightSetNames) {
    const set = new Set(rightSets[name]);
    expect(set.size).toBe(rightSets[name].length);
    for (const key of set) {
      const [subject] = key.split(':') as [never];
      expect(nonEditable.has(subject), key).toBe(false);
      expect(set.has(`${subject}:read`), key).toBe(true);
    }
  }
});

test('a user of a company who is given a set holds all of it beside the defaults', () => {
  for (const name of rightSetNames) {
    const held = effectivePermissions({ role: 'user', differences: grantsOf(name), activeResources: null });
    expect(rightSets[name].filter((key) => !held.has(key))).toEqual([]);
    expect(held.has('sessions-manifest:read')).toBe(true);
  }
});

test('a user and the user of an agent open no leads unless the company says so, and the agent’s not even then [A6-07]', () => {
  const leadsOf = (role: 'user' | 'agent_user', set?: 'sales') =>
    effectivePermissions({ role, differences: set ? grantsOf(set) : [], activeResources: null }).has(
      'leads:read',
    );
  expect([leadsOf('user'), leadsOf('agent_user')]).toEqual([false, false]);
  expect([leadsOf('user', 'sales'), leadsOf('agent_user', 'sales')]).toEqual([true, false]);
});
