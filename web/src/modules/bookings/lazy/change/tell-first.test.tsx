import { previewChange } from '@leme/contract/bookings/availability/calendar-endpoints';
import { listSessions, sessionOptions, updateSession } from '@leme/contract/bookings/endpoints';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { refuses } from '../../../../testing/fake-server.ts';
import { aServer, openPage } from '../../../../testing/open-page.tsx';

const day = '2031-02-07';
const id = () => crypto.randomUUID();
const product = { id: id(), name: 'Ilha do Campeche', color: '#6366f1' };
const row = {
  id: id(),
  product_id: product.id,
  product,
  date: day,
  start_time: '08:00:00',
  end_time: '10:00:00',
  starts_at: `${day}T08:00:00-03:00`,
  ends_at: `${day}T10:00:00-03:00`,
  status: 'available',
  version: 3,
  total_capacity: 12,
  remaining_capacity: 8,
  people: 4,
  booking_count: 2,
} as const;

async function editing() {
  const server = aServer();
  server.answers(sessionOptions, { products: [{ ...product, duration_min: 120, fare_types: [] }] });
  server.answers(listSessions, { date: day, data: [row] });
  server.answers(updateSession, row);
  server.answers(previewChange, {
    conflicts: [],
    is_moved: true,
    people: 2,
    told: 0,
    parties: [{ booking_id: id(), code: 'RUI222', customer_name: 'Rui Alves', people: 2, paid: 0 }],
  });
  const person = await openPage(server, `/mar-azul/sessions?date=${day}&open=edit&session=${row.id}`, {
    as: 'admin',
  });
  const type = async (label: RegExp, text: string) => {
    const field = await screen.findByLabelText(label);
    await person.clear(field);
    await person.type(field, text);
  };
  return {
    server,
    person,
    type,
    save: () => person.click(screen.getByRole('button', { name: 'Salvar sessão' })),
  };
}

test('where people are booked another hour is saved after it was shown who is told; going back writes nothing [B2.2-99]', async () => {
  const { server, person, type, save } = await editing();
  await type(/^Início/, '0900');
  await save();
  const question = within(await screen.findByRole('alertdialog', { name: 'Avisar quem reservou?' }));
  await question.findByText('Rui Alves');
  await person.click(question.getByRole('button', { name: 'Voltar' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(server.sent('PATCH /sessions/:id')).toEqual([]);
  await save();
  await person.click(await screen.findByRole('button', { name: 'Salvar e avisar' }));
  await waitFor(() =>
    expect(server.sent('PATCH /sessions/:id')).toMatchObject([{ start_time: '09:00', sends_letter: true }]),
  );
});

test('what tells nobody anything is saved at once', async () => {
  const { server, type, save } = await editing();
  await type(/^Guia/, 'Ana');
  await save();
  await waitFor(() => expect(server.sent('PATCH /sessions/:id')).toMatchObject([{ guide_name: 'Ana' }]));
  expect(server.times('POST /sessions/:id/change-preview')).toBe(0);
});

test('where somebody of the crew could not work then, the form says who and why, and saves once they are freed', async () => {
  const { server, person, type, save } = await editing();
  const people = [{ name: 'Beto', against: [{ code: 'inactive', effect: 'impede' }] }];
  server.answers(updateSession, ({ frees_crew }) =>
    frees_crew ? row : refuses('crew-conflict', { params: { people } })(),
  );
  await type(/^Guia/, 'Ana');
  await save();
  const question = await screen.findByRole('alertdialog', { name: 'A tripulação não pode nesse horário' });
  expect(question.textContent).toContain('Beto');
  await person.click(within(question).getByRole('button', { name: 'Voltar' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(server.times('PATCH /sessions/:id')).toBe(1);
  await save();
  await person.click(await screen.findByRole('button', { name: 'Mover e liberar' }));
  await waitFor(() =>
    expect(server.sent('PATCH /sessions/:id')).toMatchObject([
      { frees_crew: false },
      { frees_crew: false },
      { frees_crew: true },
    ]),
  );
});
