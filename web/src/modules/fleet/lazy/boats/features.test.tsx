import { boats } from '@leme/contract/fleet/boats';
import { resourceEndpoints } from '@leme/contract/kit/resource/resource-endpoints';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { keepsRegister } from '../../../../testing/fake-register.ts';
import { aServer, openPage } from '../../../../testing/open-page.tsx';

const [boat, vests, awning, radio] = Array.from({ length: 4 }, () => crypto.randomUUID());
const row = {
  boat_name: 'Netuno',
  capacity: 8,
  min_crew: 1,
  type: 'lancha',
  status: 'active',
  nav_area: 'costeira',
  use_class: 'passageiros',
  capacity_includes_crew: false,
  photos: [],
};

function aFleet() {
  const server = aServer();
  const own = {
    features: [vests, awning],
    features_values: { [String(vests)]: 12 },
    labels: { features: ['Coletes', 'Toldo'] },
  };
  const register = keepsRegister(server, boats, [{ ...row, ...own, id: String(boat) }]);
  server.answers(resourceEndpoints(boats).options, { data: [{ id: radio, label: 'Rádio' }] } as object);
  return { server, register };
}

async function openBoat({ server }: ReturnType<typeof aFleet>, as: 'admin' | 'supplier_user' = 'admin') {
  const person = await openPage(server, `/mar-azul/boats?open=${boat}`, { as });
  const save = async () => {
    await person.click(screen.getByRole('button', { name: 'Salvar' }));
    await waitFor(() => expect(server.times('PATCH /boats/:id')).toBe(1));
    return server.sent('PATCH /boats/:id')[0];
  };
  return { person, save };
}

const amount = (name: string) =>
  screen.findByRole<HTMLInputElement>('textbox', { name: `Quantidade: ${name}` });

test('each feature of a boat has its amount, typed by keyboard, and one that is empty has none', async () => {
  const { person, save } = await openBoat(aFleet());
  const counted = await amount('Coletes');
  expect([counted.value, (await amount('Toldo')).value]).toEqual(['12', '']);
  counted.focus();
  await person.clear(counted);
  await person.tab();
  await person.tab();
  expect(document.activeElement).toBe(await amount('Toldo'));
  await person.keyboard('2');
  expect(await save()).toMatchObject({
    features: [
      { id: vests, value: null },
      { id: awning, value: 2 },
    ],
  });
});

test('a feature that is chosen comes without an amount and gets one; one that goes gives the focus to the search', async () => {
  const { person, save } = await openBoat(aFleet());
  await person.click(await screen.findByRole('button', { name: 'Remover Toldo' }));
  const search = screen.getByRole('combobox', { name: 'Características' });
  expect(document.activeElement).toBe(search);
  await person.type(search, 'Rá');
  await person.click(await screen.findByRole('option', { name: 'Rádio' }));
  await person.type(await amount('Rádio'), '3');
  expect(await save()).toMatchObject({
    features: [
      { id: vests, value: 12 },
      { id: radio, value: 3 },
    ],
  });
});

test('an amount out of its bounds is said beside it and not sent', async () => {
  const fleet = aFleet();
  const { person } = await openBoat(fleet);
  const counted = await amount('Coletes');
  await person.clear(counted);
  await person.type(counted, '1000');
  await waitFor(() => expect(counted.getAttribute('aria-invalid')).toBe('true'));
  await person.click(screen.getByRole('button', { name: 'Salvar' }));
  await screen.findByText('Valor máximo: 999');
  expect((await screen.findAllByText('Corrija o valor marcado')).length).toBeGreaterThan(0);
  expect(fleet.server.times('PATCH /boats/:id')).toBe(0);
});

test('a boat that is opened and saved with another name sends nothing of its features', async () => {
  const { person, save } = await openBoat(aFleet());
  await person.type(await screen.findByRole('textbox', { name: /^Nome/ }), ' II');
  expect(Object.keys((await save()) ?? {}).toSorted()).toEqual(['boat_name', 'id', 'version']);
});

test('what a colleague counted meanwhile stands beside what is typed, both with their amounts', async () => {
  const fleet = aFleet();
  const { person } = await openBoat(fleet);
  const counted = await amount('Coletes');
  await person.clear(counted);
  await person.type(counted, '15');
  fleet.register.colleagueSaves(String(boat), { features_values: { [String(vests)]: 20 } });
  await person.click(screen.getByRole('button', { name: 'Salvar' }));
  await screen.findByText('Coletes (15), Toldo');
  screen.getByText('Coletes (20), Toldo');
});

test('who may only read sees the amounts behind the names', async () => {
  await openBoat(aFleet(), 'supplier_user');
  const features = (await screen.findByText('Características')).closest('dl') as HTMLElement;
  within(features).getByText('Coletes (12)');
  within(features).getByText('Toldo');
});

test('history tells the amounts before and after', async () => {
  const { server } = aFleet();
  const before = [{ name: 'Coletes', value: 12 }, 'Toldo'];
  const after = [{ name: 'Coletes', value: 15 }, 'Toldo'];
  const step = { id: crypto.randomUUID(), at: '2031-01-02T12:00:00Z', actor: 'Ana Lima', action: 'updated' };
  const changes = [{ field: 'features', before, after, isErased: false }];
  server.answers(resourceEndpoints(boats).history, {
    data: [{ ...step, changes }],
    hasMore: false,
  } as object);
  const { person } = await openBoat({ server } as ReturnType<typeof aFleet>);
  await person.click(await screen.findByRole('tab', { name: 'Histórico' }));
  await screen.findByText('Coletes (12), Toldo');
  screen.getByText('Coletes (15), Toldo');
});
