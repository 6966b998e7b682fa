import { pricingRules } from '@leme/contract/pricing/pricing-rules';
import { readPriceList } from '@leme/contract/pricing/quote-endpoints';
import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { keepsRegister } from '../../../../testing/fake-register.ts';
import { refuses } from '../../../../testing/fake-server.ts';
import { aServer, openPage } from '../../../../testing/open-page.tsx';

const newId = () => crypto.randomUUID() as string;
const plain = (text: string | null | undefined) => text?.replaceAll(/\s/g, ' ');
const column = (label: string) => ({ fare_type_id: newId(), max_size: null, label });
const span = (lowest: number, highest = lowest) => ({ lowest, highest });

const list = {
  from: '2031-02-07',
  to: '2032-02-06',
  seasons: [{ id: newId(), name: 'Alta', ranges: [{ from: '12-15', to: '02-28' }] }],
  products: [
    {
      id: newId(),
      name: 'Ilha do Campeche',
      columns: [column('Adulto'), column('Bebê')],
      prices: [
        [span(180, 198), span(216, 237.5)],
        [span(0), null],
      ],
    },
    { id: newId(), name: 'Banana boat', columns: [column('Adulto')], prices: [[span(75.5), span(90.5)]] },
  ],
};

async function opened(answer: typeof list | ReturnType<typeof refuses> = list) {
  const server = aServer();
  keepsRegister(server, pricingRules, []);
  server.answers(readPriceList, answer);
  const person = await openPage(server, '/mar-azul/pricing-rules?shows=list', { as: 'admin' });
  return { server, person, dialog: within(await screen.findByRole('dialog', { name: 'Tabela de preços' })) };
}

test('the price list says season by season what a fare costs, or from what to what, and finds a product', async () => {
  const { person, dialog } = await opened();
  await dialog.findByRole('columnheader', { name: /Alta.*15\/12 – 28\/02/ });
  const rows = () =>
    dialog
      .getAllByRole('row')
      .slice(1)
      .map(({ textContent }) => plain(textContent));
  expect(rows()).toHaveLength(3);
  expect(rows()[0]).toContain('R$ 180,00 a R$ 198,00R$ 216,00 a R$ 237,50');
  expect(rows()[1]).toContain('R$ 0,00sem dias à frente');
  await person.type(dialog.getByRole('searchbox', { name: 'Filtrar produtos' }), 'banana');
  expect(rows()).toHaveLength(1);
  await person.type(dialog.getByRole('searchbox', { name: 'Filtrar produtos' }), 'x');
  dialog.getByText('Nenhum produto com esse nome.');
  expect(dialog.getByRole<HTMLButtonElement>('button', { name: 'Imprimir' }).disabled).toBe(true);
});

test('it goes to paper and to a sheet with the lowest and the highest price apart', async () => {
  const print = vi.fn();
  vi.stubGlobal('print', print);
  const kept = vi.spyOn(URL, 'createObjectURL');
  // There is no folder a file would go to.
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  const { person, dialog } = await opened();
  await dialog.findAllByRole('row');
  await person.click(dialog.getByRole('button', { name: 'Imprimir' }));
  expect(print).toHaveBeenCalledOnce();
  const paper = plain(document.querySelector('.on-paper')?.textContent);
  expect(paper).toMatch(/Tabela de preços.*Ilha do Campeche.*R\$ 180,00 a R\$ 198,00.*Impresso em/);
  window.dispatchEvent(new Event('afterprint'));
  expect(document.querySelector('.on-paper')).toBeNull();
  await person.click(dialog.getByRole('button', { name: 'Baixar CSV' }));
  const file = kept.mock.calls[0]?.[0];
  const lines = (file instanceof Blob ? await file.text() : '').trim().split('\r\n');
  for (const spy of [kept, click]) spy.mockRestore();
  expect(lines[0]).toMatch(
    /Produto;Tarifa;Fora de temporada \(de\);Fora de temporada \(até\);Alta \(de\);Alta \(até\)$/,
  );
  expect(lines[1]).toBe('Ilha do Campeche;Adulto;180,00;198,00;216,00;237,50');
  expect(lines[2]).toBe('Ilha do Campeche;Bebê;0,00;0,00;;');
});

test('where nothing has a price the list says so', async () => {
  const empty = await opened({ ...list, products: [] });
  await empty.dialog.findByText('Nenhum produto à venda com preço.');
});

test('a price list that did not come says so, and is asked for again', async () => {
  const { server, person, dialog } = await opened(refuses('internal'));
  await dialog.findByText('A tabela de preços não carregou');
  server.answers(readPriceList, list);
  await person.click(dialog.getByRole('button', { name: 'Tentar novamente' }));
  await dialog.findByRole('columnheader', { name: /Alta/ });
});
