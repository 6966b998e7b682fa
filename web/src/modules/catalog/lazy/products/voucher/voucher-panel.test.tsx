import { products } from '@leme/contract/catalog/products';
import { resourceEndpoints } from '@leme/contract/kit/resource/resource-endpoints';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { keepsRegister } from '../../../../../testing/fake-register.ts';
import { aServer, openPage } from '../../../../../testing/open-page.tsx';

test('what is typed in the next language while one is on its way is kept, and saved with it', async () => {
  const row = { id: crypto.randomUUID(), name: 'Ilha', status: 'active', labels: {}, voucher_text: null };
  const server = aServer();
  keepsRegister(server, products, [row]);
  const arrived = Promise.withResolvers<void>();
  // The list still knows the row of before when the answer comes.
  server.answers(resourceEndpoints(products).update, async ({ version, ...sent }) => {
    await arrived.promise;
    return { ...row, ...sent, version: version + 1, deleted_at: null } as object;
  });
  const person = await openPage(server, `/mar-azul/products?open=${row.id}`, { as: 'admin' });
  const panel = within(await screen.findByRole('region', { name: 'Voucher' }));
  const input = () => panel.getByRole('textbox', { name: 'Texto do voucher' });
  fireEvent.change(input(), { target: { value: 'Chegue cedo' } });
  fireEvent.blur(input());
  await person.click(panel.getByRole('tab', { name: 'Inglês' }));
  fireEvent.change(input(), { target: { value: 'Come early' } });
  arrived.resolve();
  await screen.findByText('Alteração salva');
  expect(input()).toHaveProperty('value', 'Come early');
  fireEvent.blur(input());
  await waitFor(() => expect(server.sent('PATCH /products/:id')).toHaveLength(2));
  expect(server.sent('PATCH /products/:id').at(-1)).toMatchObject({
    version: 2,
    voucher_text: { 'pt-BR': 'Chegue cedo', en: 'Come early' },
  });
  await person.click(panel.getByRole('tab', { name: 'Português (Brasil)' }));
  expect(input()).toHaveProperty('value', 'Chegue cedo');
});
