import { readProductChecklist } from '@leme/contract/catalog/endpoints';
import { products } from '@leme/contract/catalog/products';
import { addDays, dayIn } from '@leme/contract/kit/values/days';
import { readPriceCalendar, readPriceOfDay } from '@leme/contract/pricing/quote-endpoints';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { keepsRegister } from '../../../../testing/fake-register.ts';
import { aServer, openPage } from '../../../../testing/open-page.tsx';

const newId = () => crypto.randomUUID() as string;
const plain = (text: string | null | undefined) => text?.replaceAll(/\s/g, ' ');
const today = () => dayIn('America/Sao_Paulo', Temporal.Now.instant());
const column = (label: string) => ({ fare_type_id: newId(), max_size: null, label });
const [adult, child] = [column('Adulto'), column('Criança')];

async function opened(columns: readonly ReturnType<typeof column>[]) {
  const server = aServer();
  const row = { id: newId(), name: 'Ilha do Campeche', status: 'active', labels: {} };
  keepsRegister(server, products, [row]);
  server.answers(readProductChecklist, { data: [] });
  const days = Array.from({ length: 2 }, (_, at) => ({
    date: addDays(today(), at),
    prices: columns.map((_each, fare) => (at === 0 ? 180 : 198.5) - 90 * fare),
  }));
  server.answers(readPriceCalendar, { product_id: row.id, columns: [...columns], days });
  const effect = { kind: 'percent' as const, bp: 1_000 };
  server.answers(readPriceOfDay, {
    label: 'Criança',
    price: 90,
    lost: [],
    trace: [
      { kind: 'base', before: 8_000, after: 8_000 },
      {
        kind: 'rule',
        before: 8_000,
        after: 9_000,
        id: newId(),
        version: 2,
        name: 'Verão',
        effect,
        why: ['travel'],
      },
    ],
  });
  const person = await openPage(server, `/mar-azul/products?open=${row.id}`, { as: 'admin' });
  return { server, row, person, card: within(await screen.findByRole('region', { name: 'Preço por dia' })) };
}

test('a product says what each fare costs day by day, and a day how its price is made [A2.3-33]', async () => {
  const { server, row, person, card } = await opened([adult, child]);
  await card.findByRole('button', { name: /R\$\s180,00/ });
  await person.click(card.getByRole('tab', { name: 'Criança' }));
  const day = await card.findByRole('button', { name: /R\$\s90,00/ });
  expect(plain(day.textContent)).toContain('90');
  await person.click(day);
  const dialog = within(await screen.findByRole('dialog', { name: 'Criança' }));
  const steps = await dialog.findByRole('region', { name: 'Como o preço é feito' });
  expect(plain(within(steps).getAllByRole('row').at(-1)?.textContent)).toContain(
    'VerãoR$ 80,00+10%R$ 90,00combina: data do passeio',
  );
  expect(server.sent('GET /price-calendar/day').at(-1)).toMatchObject({
    product_id: row.id,
    date: today(),
    fare_type_id: child.fare_type_id,
  });
});

test('the next month is asked for when it is turned to, and days that are over are no buttons to press', async () => {
  const { server, person, card } = await opened([adult]);
  await card.findByRole('button', { name: /R\$\s180,00/ });
  await person.click(card.getByRole('button', { name: 'Próximo mês' }));
  const first = Temporal.PlainDate.from(today()).with({ day: 1 }).add({ months: 1 });
  await waitFor(() =>
    expect(server.sent('GET /price-calendar').at(-1)).toMatchObject({
      from: first.toString(),
      to: first.with({ day: first.daysInMonth }).toString(),
    }),
  );
});

test('a product without a fare says where its prices will stand', async () => {
  const { card } = await opened([]);
  await card.findByText('O preço de cada dia aparece aqui quando houver uma tarifa ou um preço de grupo.');
});
