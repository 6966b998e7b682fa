import { expect, test } from 'vitest';
import { type Lines, rightsOfLines } from './rights-of-lines.ts';

const lines = (given: Partial<Lines> = {}): Lines => ({
  differences: [],
  exceptions: [],
  modules: {
    slugs: ['core', 'operations'],
    paths: new Set(['/passenger-manifest']),
    inactivePaths: new Set<string>(),
  },
  ...given,
});
const difference = { resource: 'passenger-manifest', action: 'update', granted: true } as const;
const exception = {
  reason: 'férias',
  expires_at: null,
  created_at: '2026-11-20T12:00:00Z',
  created_by: null,
};

test('who has the same lines holds the same rights once', () => {
  const first = rightsOfLines('user', lines({ differences: [difference] }));
  const second = rightsOfLines('user', lines({ differences: [{ ...difference }] }));
  expect(second.granted).toBe(first.granted);
  expect(second.activePaths).toBe(first.activePaths);
  expect([...first.granted]).toContain('passenger-manifest:update');
});

test('whatever decides a right makes other rights: role, difference, exception, module, route', () => {
  const base = rightsOfLines('user', lines({ differences: [difference] })).granted;
  const module = { slugs: ['core'], paths: new Set<string>(), inactivePaths: new Set<string>() };
  const without = {
    'another role': rightsOfLines('marinheiro', lines({ differences: [difference] })),
    'no difference': rightsOfLines('user', lines()),
    'a difference that takes': rightsOfLines(
      'user',
      lines({ differences: [{ ...difference, granted: false }] }),
    ),
    'an exception that takes': rightsOfLines(
      'user',
      lines({
        differences: [difference],
        exceptions: [{ ...difference, ...exception, granted: false }],
      }),
    ),
    'no module': rightsOfLines('user', lines({ differences: [difference], modules: module })),
    'no route': rightsOfLines(
      'user',
      lines({
        differences: [difference],
        modules: {
          slugs: ['core', 'operations'],
          paths: new Set<string>(),
          inactivePaths: new Set(['/passenger-manifest']),
        },
      }),
    ),
  };
  for (const [why, { granted }] of Object.entries(without)) {
    expect(granted, why).not.toBe(base);
    if (why !== 'another role') expect([...granted], why).not.toContain('passenger-manifest:update');
  }
});

test('of too many kinds of rights those asked for longest ago are worked out anew', () => {
  const ofPath = (path: string) =>
    lines({ modules: { slugs: ['core'], paths: new Set([path]), inactivePaths: new Set() } });
  const kept = rightsOfLines('user', ofPath('/kept')).granted;
  const left = rightsOfLines('user', ofPath('/left')).granted;
  for (let n = 0; n < 499; n++) {
    rightsOfLines('user', ofPath(`/${n}`));
    if (n === 250) expect(rightsOfLines('user', ofPath('/kept')).granted).toBe(kept);
  }
  expect(rightsOfLines('user', ofPath('/kept')).granted).toBe(kept);
  expect(rightsOfLines('user', ofPath('/left')).granted).not.toBe(left);
  expect(rightsOfLines('user', ofPath('/left')).granted).toEqual(left);
});
