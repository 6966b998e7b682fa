import { resourceEndpoints } from '@leme/contract/kit/resource/resource-endpoints';
import { customers } from '@leme/contract/sales/customers';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { keepsRegister } from '../../testing/fake-register.ts';
import { aServer, openPage } from '../../testing/open-page.tsx';

const [id, vip, late] = [crypto.randomUUID(), crypto.randomUUID(), crypto.randomUUID()];
const options = [
  { id: vip, label: 'VIP', colour: '#c026d3' },
  { id: late, label: 'Atrasa', colour: '#0ea5e9' },
];
const colourOf = (word: HTMLElement) =>
  word.closest<HTMLElement>('[style*="--tag"]')?.style.getPropertyValue('--tag');

function aServerOfCustomers() {
  const server = aServer();
  keepsRegister(server, customers, [
    {
      id,
      name: 'Ana',
      kind: 'pessoa',
      marketing_consent: false,
      tags: [vip],
      labels: { tags: ['VIP'] },
      colours: { tags: ['#c026d3'] },
    },
  ]);
  server.answers(resourceEndpoints(customers).options, { data: options } as object);
  return server;
}

test.each(['desktop', 'phone'] as const)('a list shows a tag in its colour, on a %s', async (size) => {
  await openPage(aServerOfCustomers(), '/mar-azul/customers', { as: 'admin', size });
  expect(colourOf(await screen.findByText('VIP'))).toBe('#c026d3');
});

test('a filter by tags shows them in their colours, to choose from and as a chip', async () => {
  const person = await openPage(aServerOfCustomers(), `/mar-azul/customers?tags=${late}`, { as: 'admin' });
  const chips = within(await screen.findByRole('group', { name: 'Filtros em uso' }));
  expect(colourOf(await chips.findByText('Atrasa'))).toBe('#0ea5e9');
  await person.click(screen.getByRole('button', { name: /^Filtros/ }));
  await person.click(screen.getByRole('combobox', { name: 'Tags' }));
  expect(colourOf(await within(await screen.findByRole('option', { name: 'VIP' })).findByText('VIP'))).toBe(
    '#c026d3',
  );
});

test('the form shows chosen tags in their colours, and one that was just chosen', async () => {
  const person = await openPage(aServerOfCustomers(), `/mar-azul/customers?open=${id}`, { as: 'admin' });
  const remove = await screen.findByRole('button', { name: 'Remover VIP' });
  expect(colourOf(within(remove.parentElement as HTMLElement).getByText('VIP'))).toBe('#c026d3');
  await person.click(screen.getByRole('combobox', { name: /^Tags/ }));
  await person.click(await screen.findByRole('option', { name: 'Atrasa' }));
  const other = await screen.findByRole('button', { name: 'Remover Atrasa' });
  expect(colourOf(within(other.parentElement as HTMLElement).getByText('Atrasa'))).toBe('#0ea5e9');
});
