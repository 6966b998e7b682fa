import { readCompanySettings } from '@leme/contract/tenancy/settings/setting-endpoints';
import { expect, test } from 'vitest';
import { queryClient } from '#kit/api/query-client.ts';
import { refuses } from '../../../testing/fake-server.ts';
import { aServer, signedIn } from '../../../testing/open-page.tsx';
import { screen as companyHouse } from '../tenant-settings/tenant-settings.screen.tsx';

const company = { id: crypto.randomUUID() as string, today: '2031-02-07' };

test('what a company decides is asked for once ahead of its pages, good for minutes, and a failure of that is not told [A7.5-34]', async () => {
  const server = aServer();
  server.answers(readCompanySettings, { data: [] });
  await signedIn(server, { as: 'admin' });
  await companyHouse.prefetch?.(queryClient, company);
  await companyHouse.prefetch?.(queryClient, company);
  expect(server.asked.filter(({ address }) => address === 'GET /settings')).toMatchObject([
    { isBackground: true },
  ]);
  const [kept] = queryClient.getQueryCache().findAll({ queryKey: ['GET /settings', company.id] });
  expect(kept?.state.data).toEqual({ data: [] });
  queryClient.clear();
  server.answers(readCompanySettings, refuses('internal'));
  await expect(companyHouse.prefetch?.(queryClient, company)).resolves.toBeUndefined();
  expect(document.body.textContent).not.toMatch(/Erro|Failed/);
});
