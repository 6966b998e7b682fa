import { listUsers } from '@leme/contract/access/people/user-endpoints';
import { expect, test } from 'vitest';
import { queryClient } from '#kit/api/query-client.ts';
import { refuses } from '../../../testing/fake-server.ts';
import { signedIn } from '../../../testing/open-page.tsx';
import { prefetchUsers } from './users.queries.ts';
import { aServerWith, person } from './users.testing.ts';

const company = { id: crypto.randomUUID(), today: '2031-02-07' };

test('the first ten people are asked for ahead of the page, by nobody’s act, and a failure of that is not told [A7.5-16] [A8-33] [A7.5-39]', async () => {
  const server = aServerWith([person(1)]);
  await signedIn(server, { as: 'admin' });
  await prefetchUsers(queryClient, company);
  expect(server.sent('GET /users')).toMatchObject([{ page: 1, limit: 10 }]);
  queryClient.clear();
  server.answers(listUsers, refuses('internal'));
  await expect(prefetchUsers(queryClient, company)).resolves.toBeUndefined();
  expect(document.body.textContent).not.toContain('Erro');
});
