import { boats } from '@leme/contract/fleet/boats';
import { resourceEndpoints } from '@leme/contract/kit/resource/resource-endpoints';
import { expect, test } from 'vitest';
import { queryClient } from '#kit/api/query-client.ts';
import { refuses } from '../../../../testing/fake-server.ts';
import { aServer, signedIn } from '../../../../testing/open-page.tsx';
import { boatsScreen } from './boats-screen.tsx';

const boatList = boatsScreen([]);
const company = { id: crypto.randomUUID() as string, today: '2031-02-07' };

test('boats are asked for ahead of their page, by nobody’s act, and a failure of that is not told [A8-34]', async () => {
  const server = aServer();
  await signedIn(server, { as: 'admin' });
  await boatList.prefetch(queryClient, company);
  expect(server.asked.filter(({ address }) => address === 'GET /boats')).toMatchObject([
    { isBackground: true, input: { page: 1, limit: 25 } },
  ]);
  queryClient.clear();
  server.answers(resourceEndpoints(boats).list, refuses('internal'));
  await expect(boatList.prefetch(queryClient, company)).resolves.toBeUndefined();
  expect(document.body.textContent).not.toMatch(/Erro|Failed/);
});
