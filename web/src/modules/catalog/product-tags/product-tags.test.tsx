import { readProductTagUses } from '@leme/contract/catalog/product-tag-endpoints';
import { productTags } from '@leme/contract/catalog/product-tags';
import { resourceEndpoints } from '@leme/contract/kit/resource/resource-endpoints';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { queryClient } from '#kit/api/query-client.ts';
import { keepsRegister } from '../../../testing/fake-register.ts';
import { refuses } from '../../../testing/fake-server.ts';
import { aServer, openPage, signedIn } from '../../../testing/open-page.tsx';
import { screen as tagsScreen } from './product-tags.screen.tsx';

const company = { id: crypto.randomUUID() as string, today: '2031-02-07' };
const row = (name: string) => ({
  id: crypto.randomUUID(),
  name: { 'pt-BR': name, en: `${name} in English` },
  kind: 'feature',
  color: '#6b7280',
  labels: {},
});

test('words for products are asked for ahead of their page and kept for a quarter of an hour [A7.5-12, A9-06, B2.2-14, A2.3-40]', async () => {
  const server = aServer();
  await signedIn(server, { as: 'saas_super_admin' });
  await tagsScreen.prefetch(queryClient, company);
  await tagsScreen.prefetch(queryClient, company);
  expect(server.sent('GET /product-tags')).toMatchObject([{ page: 1, limit: 25 }]);
  const [kept] = queryClient.getQueryCache().findAll({ queryKey: ['resource', company.id, 'product-tags'] });
  expect(kept?.options).toMatchObject({ staleTime: 900_000, gcTime: 900_000 });
  queryClient.clear();
  server.answers(resourceEndpoints(productTags).list, refuses('internal'));
  await expect(tagsScreen.prefetch(queryClient, company)).resolves.toBeUndefined();
});

test('an open word says how many products of how many companies have it, and is made one with another, which can be taken back', async () => {
  const server = aServer();
  const [sunset, dusk] = [row('Pôr do sol'), row('Entardecer')];
  keepsRegister(server, productTags, [sunset, dusk]);
  server.answers(readProductTagUses, { products: 12, companies: 3 });
  const person = await openPage(server, `/product-tags?open=${sunset.id}`, { as: 'saas_super_admin' });
  await screen.findByText('12 produtos · 3 empresas');
  await person.click(await screen.findByRole('button', { name: 'Unir com Entardecer' }));
  const toast = (await screen.findAllByText('União feita'))[0]?.closest('li') as HTMLElement;
  expect(server.sent('POST /product-tags/:id/merge')).toMatchObject([{ id: sunset.id, other_id: dusk.id }]);
  await person.click(within(toast).getByRole('button', { name: /^Desfazer/ }));
  await waitFor(() =>
    expect(server.sent('POST /product-tags/:id/separation')).toMatchObject([{ other_id: dusk.id }]),
  );
});
