import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { openPage } from '../../../../testing/open-page.tsx';
import { aDeparture, today } from '../../party/departure.testing.ts';

const checkIn = async (name: string) =>
  fireEvent.click(await screen.findByRole('button', { name: `Check-in de ${name}` }));
const parties = [{ customer_name: 'Ana Primeira' }, { customer_name: 'Bia Segunda' }];
const family = { customer_name: 'Zélia Última', adults: 3 };
const question = () => screen.findByRole('alertdialog', { name: 'Marcar em outro dia?' });

/** The question says the day, has its way back under the finger, and a no marks nobody. */
async function declines(person: UserEvent, day: string): Promise<void> {
  const asked = within(await question());
  asked.getByText(day);
  await waitFor(() => expect(document.activeElement).toBe(asked.getByRole('button', { name: 'Voltar' })));
  await person.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
}

test('a day that is not today is amber in words, and asks once before its first mark, by button, menu or part', async () => {
  const { server, session } = aDeparture([...parties, family], '2031-07-05');
  const path = `/mar-azul/passenger-manifest?date=2031-07-05&session=${session.id}`;
  const person = await openPage(server, path, { as: 'marinheiro', size: 'phone' });
  const day = 'sábado, 5 de julho de 2031';
  await screen.findAllByText('Não é hoje · sábado, 05/07/2031');
  const choose = async (name: string, item: string) => {
    await person.click(screen.getByRole('button', { name: new RegExp(`^Status de ${name}`) }));
    await person.click(await screen.findByRole('menuitem', { name: new RegExp(`^${item}`) }));
  };
  await checkIn('Ana Primeira');
  await declines(person, day);
  await choose('Ana Primeira', 'No-show');
  await declines(person, day);
  await choose('Zélia Última', 'Só uma parte…');
  const sheet = within(await screen.findByRole('dialog', { name: 'Quem embarca?' }));
  fireEvent.click(sheet.getAllByRole('button', { name: /^Acompanhante 1/ })[0] ?? document.body);
  await declines(person, day);
  await person.click(sheet.getByRole('button', { name: 'Pronto' }));
  expect(server.sent('POST /attendance-events')).toEqual([]);
  await screen.findAllByText(/0 de 5/);

  await checkIn('Ana Primeira');
  await person.click(within(await question()).getByRole('button', { name: 'Marcar neste dia' }));
  await screen.findAllByText(/1 de 5/);
  await checkIn('Bia Segunda');
  await screen.findAllByText(/2 de 5/);
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

test('all at once asks as well, on a desk', async () => {
  const { server, session } = aDeparture(parties, '2031-07-06');
  const path = `/mar-azul/sessions-manifest?date=2031-07-06&session=${session.id}`;
  const person = await openPage(server, path, { as: 'marinheiro' });
  const dialog = within(await screen.findByRole('dialog', { name: 'Ilha do Campeche' }));
  await dialog.findByText('Não é hoje · domingo, 06/07/2031');
  await person.click(dialog.getByLabelText('Check-in em lote'));
  await person.click(await dialog.findByRole('button', { name: 'Confirmar Todos' }));
  await person.click(within(await question()).getByRole('button', { name: 'Voltar' }));
  await dialog.findByText('0 de 2 com check-in');
  expect(server.sent('POST /attendance-events')).toEqual([]);
  await person.click(dialog.getByRole('button', { name: 'Confirmar Todos' }));
  await person.click(within(await question()).getByRole('button', { name: 'Marcar neste dia' }));
  await dialog.findByText('2 de 2 com check-in');
});

test('today is said plainly and asks nothing', async () => {
  const { server, session } = aDeparture(parties);
  const path = `/mar-azul/passenger-manifest?session=${session.id}`;
  await openPage(server, path, { as: 'marinheiro', size: 'phone' });
  await screen.findByText(today().split('-').toReversed().join('/'), { exact: false });
  expect(screen.getAllByText('Hoje').length).toBeGreaterThan(0);
  await checkIn('Ana Primeira');
  await screen.findAllByText(/1 de 2/);
  expect(screen.queryByRole('alertdialog')).toBeNull();
});
