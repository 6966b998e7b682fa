import { editPassenger, recordAttendance } from '@leme/contract/manifest/endpoints';
import { green } from '@leme/contract/voyages/gate/facts.testing';
import { readDepartureFacts } from '@leme/contract/voyages/gate/gate-endpoints';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { waysWith } from '#kit/auth-session/auth-session.testing.ts';
import { noAnswer, refuses } from '../../../testing/fake-server.ts';
import { openPage } from '../../../testing/open-page.tsx';
import { aDeparture } from '../party/departure.testing.ts';

const path = '/mar-azul/passenger-manifest';
const field = (name: RegExp) => screen.findByRole<HTMLInputElement>('textbox', { name });

test('names, documents and birth dates by Enter from field to field; two people at once choose; offline keeps what was typed', async () => {
  const { server, partyOf } = aDeparture([{ customer_name: 'Família Prado', adults: 2 }]);
  const one = (at: number) => {
    const person = partyOf('Família Prado')?.passengers[at];
    if (!person) throw new Error('nobody there');
    return person;
  };
  server.answers(editPassenger, ({ id, version: _, ...said }) => {
    const person = [one(0), one(1)].find((each) => each.id === id) ?? one(0);
    return Object.assign(person, said, { version: person.version + 1 });
  });
  const person = await openPage(server, path, { as: 'marinheiro' });
  const open = await screen.findByRole('button', { name: 'Família Prado' });
  await person.click(open);
  await person.type(await field(/^Nome de Família Prado/), 'Letícia Prado{Enter}');
  await person.keyboard('123.456.789-00{Enter}');
  await person.keyboard('10051990{Enter}');
  await screen.findAllByText('Salvo');
  await waitFor(() => expect(one(0)).toMatchObject({ name: 'Letícia Prado', birth_date: '1990-05-10' }));
  expect(one(0).document).toBe('123.456.789-00');

  // Somebody in the office is quicker.
  const current = { ...one(1), name: 'Rui do Escritório', version: 2 };
  server.answers(editPassenger, refuses('stale-version', { params: { current } }));
  await person.type(await field(/^Nome de Acompanhante 1/), 'Rui do Píer{Enter}');
  await screen.findByText(/Salvo: Rui do Escritório\. Digitado aqui: Rui do Píer\./);
  server.answers(editPassenger, ({ version: _, ...said }) => Object.assign(one(1), said, { version: 3 }));
  await person.click(screen.getByRole('button', { name: 'Salvar o meu' }));
  await waitFor(() => expect(one(1).name).toBe('Rui do Píer'));
  expect(server.sent('PATCH /manifest-passengers/:id').at(-1)).toMatchObject({ version: 2 });

  // No connection: typed text stays, also when the row is folded, and is stored at the next try.
  server.answers(editPassenger, noAnswer);
  await person.type(await field(/^Documento de Rui do Píer/), 'RG 99{Enter}');
  await screen.findByText(/Não salvo/);
  await person.click(open);
  await person.click(open);
  expect((await field(/^Documento de Rui do Píer/)).value).toBe('RG 99');
  server.answers(editPassenger, ({ version: _, ...said }) => Object.assign(one(1), said, { version: 4 }));
  (await field(/^Documento de Rui do Píer/)).focus();
  await person.keyboard('{Enter}');
  await waitFor(() => expect(one(1).document).toBe('RG 99'));
});

test('a row that a filter takes away hands the focus to the next one; / searches the day; the address keeps it [A2.5-06, A2.5-09]', async () => {
  const names = ['Ana Um', 'Beto Dois', 'Caio Três'];
  const { server } = aDeparture(names.map((customer_name) => ({ customer_name })));
  const person = await openPage(server, `${path}?checkin=not-checked`, { as: 'marinheiro' });
  const status = (name: string) => screen.queryByRole('button', { name: new RegExp(`^Status de ${name}`) });
  await waitFor(() => expect(status('Ana Um')).not.toBeNull());
  status('Ana Um')?.focus();
  await person.keyboard('{Enter}');
  await screen.findByRole('menuitem', { name: /^Pendente/ });
  await person.keyboard('2');
  await waitFor(() => expect(status('Ana Um')).toBeNull());
  const focusedRow = () => document.activeElement?.closest('[data-booking]');
  await waitFor(() => expect(focusedRow()?.textContent).toContain('Beto Dois'));
  await person.keyboard('/');
  await person.keyboard('tres');
  await waitFor(() => expect(status('Beto Dois')).toBeNull());
  await waitFor(() => expect(location.search).toContain('q=tres'));
  await openPage(server, `${location.pathname}${location.search}`, { as: 'marinheiro' });
  await waitFor(() => expect(status('Caio Três')).not.toBeNull());
  expect(status('Beto Dois')).toBeNull();
});

test('who was cancelled meanwhile is refused in words, stays in the list as it was, and is named when it goes [A4-18, A8-15]', async () => {
  const parties = ['Reserva Cancelada', 'Reserva Fica'].map((customer_name) => ({ customer_name }));
  const { server, cancels } = aDeparture(parties);
  const person = await openPage(server, path, { as: 'marinheiro' });
  const status = await screen.findByRole('button', { name: /^Status de Reserva Cancelada/ });
  cancels('Reserva Cancelada');
  await person.click(status);
  await person.click(await screen.findByRole('menuitem', { name: /^Check-in/ }));
  await screen.findAllByText('Erro ao atualizar status');
  await screen.findAllByText(/a reserva foi cancelada/);
  await person.click(screen.getAllByRole('button', { name: 'Atualizar' }).at(-1) ?? document.body);
  await screen.findAllByText(/Reserva Cancelada saiu desta lista/);
});

test('a check-in the server cannot take is taken back and said; the row can be pressed again [A4-18, A8-15]', async () => {
  const { server, session } = aDeparture([{ customer_name: 'Sem Efeito' }]);
  server.answers(recordAttendance, refuses('validation'));
  await openPage(server, `${path}?session=${session.id}`, { as: 'marinheiro', size: 'phone' });
  const button = () => screen.findByRole('button', { name: 'Check-in de Sem Efeito' });
  fireEvent.click(await button());
  await screen.findAllByText('Erro ao atualizar status');
  const list = within(screen.getByRole('main'));
  await list.findAllByText(/0 de 1/);
  server.answers(recordAttendance, ({ events }) => ({
    results: events.map(({ id }) => ({ id, outcome: 'stored' as const })),
    bookings: [],
  }));
  await waitFor(async () => {
    fireEvent.click(await button());
    expect(list.queryAllByText(/1 de 1/).length).toBeGreaterThan(0);
  });
});

test('a departure that leaves within the minutes the company says is marked, and so is what it has to know of somebody', async () => {
  const { server, session } = aDeparture([{ customer_name: 'Família Prado', adults: 2 }]);
  const in40 = new Date(Date.now() + 40 * 60_000).toISOString();
  Object.assign(session, { starts_at: in40 });
  const open = (mark_minutes: number) =>
    openPage(server, path, {
      as: 'admin',
      session: waysWith({ mark_minutes, passenger_facts: ['name', 'birth_date'] }),
    });
  await open(60);
  await screen.findByText(/^parte em (39|40) min$/);
  await screen.findAllByText('falta: nome, nascimento');
  await open(30);
  await screen.findAllByText('falta: nome, nascimento');
  expect(screen.queryByText(/^parte em/)).toBeNull();
});

test('the opened departure on a phone says whether its boat may leave, and why not, with what is ticked here', async () => {
  const { server, session, partyOf } = aDeparture([{ customer_name: 'Família Prado' }]);
  const [person] = partyOf('Família Prado')?.passengers ?? [];
  const id = crypto.randomUUID();
  const known = {
    session_id: session.id,
    boat_id: id,
    list: [],
    crew: [],
    seals: [],
    said: [],
    facts: {
      ...green,
      boat: { ...green.boat, id },
      papers: [{ id, kind: 'DPEM', number: '77', expires_on: '2099-01-01' }],
      people: [{ id: person?.id ?? id, aboard: false, lacks: [] }],
      crew: null,
      counted: null,
      leaving: false,
      stops: [{ id, kind: 'order', title: 'OS-2031-0007 Bomba de porão' }],
    },
  };
  server.answers(readDepartureFacts, { data: [known] } as never);
  await openPage(server, `${path}?session=${session.id}`, { as: 'marinheiro', size: 'phone' });
  const light = await screen.findByRole('link', { name: /Não liberado.*Bomba de porão/ });
  expect(light.getAttribute('href')).toBe('/mar-azul/logbook');
});
