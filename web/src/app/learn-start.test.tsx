import { expect, test } from 'vitest';
import { firstKey } from '#kit/api/early.ts';
import { currentAuthSession } from '#kit/auth-session/auth-session-store.ts';
import { aServer, signedIn } from '../testing/open-page.tsx';
import { learnStart } from './lazy/learn-start.ts';

const kept = () => JSON.parse(localStorage.getItem(firstKey) ?? 'null');

test('of starts the last ten are remembered, by the day of the company and how far its clock is from UTC', async () => {
  const server = aServer();
  learnStart('/leads', '/api/leads', '2026-11-20');
  expect(kept()).toBeNull();
  await signedIn(server, { as: 'manager' });
  for (let n = 0; n < 12; n++) learnStart(`/page-${n}`, '/api/sessions?from=2026-11-20', '2026-11-20');
  expect(kept()).toMatchObject({ tenant: currentAuthSession().session?.tenant.id, offset: -180 });
  const url = '/api/sessions?from={today}';
  const last = Array.from({ length: 10 }, (_, n) => [`/page-${n + 2}`, url]);
  expect(Object.entries(kept().paths)).toEqual(last);
});

test('what was remembered of another company goes', async () => {
  const server = aServer();
  await signedIn(server, { as: 'manager' });
  localStorage.setItem(
    firstKey,
    JSON.stringify({ tenant: 'another', offset: 0, paths: { '/leads': '/api/leads' } }),
  );
  learnStart('/boats', '/api/boats', '2026-11-20');
  expect(kept().paths).toEqual({ '/boats': '/api/boats' });
});
