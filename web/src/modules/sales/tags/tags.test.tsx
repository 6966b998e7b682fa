import { resourceEndpoints } from '@leme/contract/kit/resource/resource-endpoints';
import { readTagUses } from '@leme/contract/sales/tag-endpoints';
import { tags } from '@leme/contract/sales/tags';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { queryClient } from '#kit/api/query-client.ts';
import { keepsRegister } from '../../../testing/fake-register.ts';
import { refuses } from '../../../testing/fake-server.ts';
import { aServer, openPage, signedIn } from '../../../testing/open-page.tsx';
import { screen as tagsScreen } from './tags.screen.tsx';

const company = { id: crypto.randomUUID() as string, today: '2031-02-07' };

test('tags have a page inside the protected layout [B2.2-13]', async () => {
  await openPage(aServer(), '/mar-azul/tags', { as: 'admin' });
  await screen.findByRole('heading', { level: 1, name: 'Tags' });
});

test('tags are asked for ahead of their page, kept for a quarter of an hour, and a failure of that is not told [A7.5-14, A8-31]', async () => {
  const server = aServer();
  await signedIn(server, { as: 'admin' });
  await tagsScreen.prefetch(queryClient, company);
  await tagsScreen.prefetch(queryClient, company);
  expect(server.sent('GET /tags')).toMatchObject([{ page: 1, limit: 25 }]);
  const kept = queryClient.getQueryCache().find({ queryKey: ['resource', company.id, 'tags'], exact: false });
  expect(kept?.gcTime).toBe(900_000);
  queryClient.clear();
  server.answers(resourceEndpoints(tags).list, refuses('internal'));
  await expect(tagsScreen.prefetch(queryClient, company)).resolves.toBeUndefined();
  expect(document.body.textContent).not.toMatch(/Erro|Failed/);
});

test('an open tag says how many have it, and is made one with another, which can be taken back', async () => {
  const server = aServer();
  const row = (name: string) => ({
    id: crypto.randomUUID(),
    name,
    color: '#6b7280',
    customers: 1,
    labels: {},
  });
  const [vip, vips] = [row('VIP'), row('vips')];
  keepsRegister(server, tags, [vip, vips]);
  server.answers(readTagUses, { leads: 12, customers: 3 });
  const person = await openPage(server, `/mar-azul/tags?open=${vip.id}`, { as: 'admin' });
  await screen.findByText('12 leads · 3 clientes');
  await person.click(await screen.findByRole('button', { name: 'Unir com vips' }));
  const toast = (await screen.findAllByText('União feita'))[0]?.closest('li') as HTMLElement;
  expect(server.sent('POST /tags/:id/merge')).toMatchObject([{ id: vip.id, other_id: vips.id }]);
  await person.click(within(toast).getByRole('button', { name: /^Desfazer/ }));
  await waitFor(() =>
    expect(server.sent('POST /tags/:id/separation')).toMatchObject([{ id: vip.id, other_id: vips.id }]),
  );
});
