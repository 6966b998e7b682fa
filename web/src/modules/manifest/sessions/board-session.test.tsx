import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openPage } from '../../../testing/open-page.tsx';
import { aDeparture, today } from '../party/departure.testing.ts';

test('a guide boards a session at a desk one by one, back again, all at once and undone, all of it sent [A1-19, A2.4-11, A2.4-12, A2.4-13, A2.4-21, A2.4-22, A2.4-23, A2.4-24, A2.4-25, A2.4-26, A2.4-27, A2.4-28, A2.4-29, A3-40, A3-41, A4-19, A4-20, A4-21]', async () => {
  const { server, session, partyOf } = aDeparture([
    { customer_name: 'Joana da Jornada', adults: 3, special_requirements: 'Alergia a camarão' },
    { customer_name: 'Saulo Sozinho' },
  ]);
  const path = `/mar-azul/sessions-manifest?date=${today()}`;
  const person = await openPage(server, path, { as: 'marinheiro' });
  const card = within(await screen.findByRole('article', { name: '08:00–10:00 Ilha do Campeche' }));
  await person.click(card.getByRole('link', { name: /^Ver Manifesto: Ilha do Campeche/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Ilha do Campeche' }));
  await dialog.findByText('0 de 4 com check-in');
  expect(location.search).toContain(`session=${session.id}`);
  for (const text of [/08:00–10:00/, 'Joana da Jornada', 'Acompanhante 1', 'Acompanhante 2', /^1A/])
    expect(dialog.getAllByText(text).length, String(text)).toBeGreaterThan(0);
  dialog.getAllByText('Alergia a camarão');
  expect(dialog.queryByRole('button', { name: 'Confirmar Todos' })).toBeNull();

  // A press on a row that has just come or just changed counts for nothing, as a slip of a wet finger.
  const press = (name: string, shown: string) =>
    waitFor(async () => {
      const button = dialog.queryByRole('button', { name });
      if (button) fireEvent.click(button);
      await dialog.findByText(shown, {}, { timeout: 200 });
    });
  await press('Check-in: Joana da Jornada, 1A', '1 de 4 com check-in');
  await screen.findAllByText('Check-in realizado');
  expect(dialog.getByRole('button', { name: 'Cancelar check-in: Joana da Jornada, 1A' }).textContent).toBe(
    'Cancelar',
  );
  await press('Cancelar check-in: Joana da Jornada, 1A', '0 de 4 com check-in');
  await screen.findAllByText('Check-in cancelado');

  await person.click(dialog.getByLabelText('Check-in em lote'));
  await dialog.findByText('4 passageiros ainda sem check-in');
  await person.click(dialog.getByRole('button', { name: 'Confirmar Todos' }));
  await dialog.findByText('4 de 4 com check-in');
  await screen.findAllByText('4 check-ins realizados');
  await person.click(dialog.getByRole('button', { name: 'Desfazer' }));
  await dialog.findByText('0 de 4 com check-in');
  await screen.findAllByText('Alteração desfeita');
  await waitFor(() => {
    const people = [partyOf('Joana da Jornada'), partyOf('Saulo Sozinho')].flatMap(
      (party) => party?.passengers ?? [],
    );
    expect(people.map(({ status }) => status)).toEqual(Array(4).fill('pending'));
  });
  await person.click(dialog.getAllByRole('button', { name: 'Fechar' })[0] ?? document.body);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(location.search).not.toMatch(/session=/);
});

test('in the dialog a party comes aboard in one press and back in one, and what it owes stands with its name [A2.4-28]', async () => {
  const { server, session } = aDeparture([
    { customer_name: 'Gema Grupo', adults: 3, total_price: 540, paid_amount: 0, remaining_amount: 540 },
    { customer_name: 'Zeca Só' },
  ]);
  const path = `/mar-azul/sessions-manifest?date=${today()}&session=${session.id}`;
  const person = await openPage(server, path, { as: 'manager' });
  const dialog = within(await screen.findByRole('dialog', { name: 'Ilha do Campeche' }));
  const whole = await dialog.findByRole('button', { name: 'Check-in (3): Gema Grupo' });
  expect(dialog.getAllByRole('button', { name: /^Check-in \(/ })).toEqual([whole]);
  const [row] = dialog.getAllByRole('row', { name: /Gema Grupo/ });
  expect(row?.textContent).toMatch(/Pendente\s*R\$\s540,00/);
  await waitFor(async () => {
    fireEvent.click(whole);
    await dialog.findByText('3 de 4 com check-in', {}, { timeout: 200 });
  });
  await person.click(await dialog.findByRole('button', { name: 'Desfazer' }));
  await dialog.findByText('0 de 4 com check-in');
  await dialog.findByRole('button', { name: 'Check-in (3): Gema Grupo' });
});

test('who may read the sessions manifest alone gets the pier screen of a departure as well', async () => {
  const { server } = aDeparture([{ customer_name: 'Bruna Restrita', adults: 2 }]);
  const visit = { as: 'marinheiro', without: ['passenger-manifest:read'], size: 'phone' } as const;
  const person = await openPage(server, `/mar-azul/sessions-manifest?date=${today()}`, visit);
  await person.click(await screen.findByRole('link', { name: /^Ver Manifesto: Ilha do Campeche/ }));
  await waitFor(async () => {
    fireEvent.click(screen.getByRole('button', { name: 'Check-in de Bruna Restrita' }));
    await screen.findAllByText('2 de 2', {}, { timeout: 200 });
  });
  await screen.findAllByText('Check-in realizado');
  expect(server.times('GET /passenger-manifest')).toBe(0);
});
