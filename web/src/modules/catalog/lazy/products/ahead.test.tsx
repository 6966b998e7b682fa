import { productCategories } from '@leme/contract/catalog/product-categories';
import { products } from '@leme/contract/catalog/products';
import { resourceEndpoints } from '@leme/contract/kit/resource/resource-endpoints';
import { expect, test } from 'vitest';
import { queryClient } from '#kit/api/query-client.ts';
import { refuses } from '../../../../testing/fake-server.ts';
import { aServer, signedIn } from '../../../../testing/open-page.tsx';
import { screen as categoriesScreen } from '../../product-categories/product-categories.screen.tsx';
import { productsScreen } from './products-screen.tsx';

const company = { id: crypto.randomUUID() as string, today: '2031-02-07' };

test.each([
  ['products for five minutes [A7.5-05, A8-29, A9-03, A9-05]', products, productsScreen([]), 300_000],
  [
    'categories for a quarter of an hour [A7.5-11, A8-30, A9-06]',
    productCategories,
    categoriesScreen,
    900_000,
  ],
])(
  '%s are asked for once ahead of their page, and a failure of that is not told',
  async (_, resource, screen, freshMs) => {
    const server = aServer();
    await signedIn(server, { as: 'admin' });
    const address = `GET /${resource.name}`;
    await screen.prefetch(queryClient, company);
    await screen.prefetch(queryClient, company);
    expect(server.asked.filter((each) => each.address === address)).toMatchObject([
      { isBackground: true, input: { page: 1, limit: 25 } },
    ]);
    const [kept] = queryClient.getQueryCache().findAll({ queryKey: ['resource', company.id, resource.name] });
    expect(kept?.options).toMatchObject({ staleTime: freshMs });
    queryClient.clear();
    server.answers(resourceEndpoints(resource).list, refuses('internal'));
    await expect(screen.prefetch(queryClient, company)).resolves.toBeUndefined();
    expect(document.body.textContent).not.toMatch(/Erro|Failed/);
  },
);
