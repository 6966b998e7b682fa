import {
  contactLead,
  handOverLead,
  loseLead,
  pauseCadence,
  postponeLead,
  startCadence,
} from '@leme/contract/leads/inside-sales/endpoints';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { refuses } from '../../../testing/fake-server.ts';
import { openPage } from '../../../testing/open-page.tsx';
import { aRow, namesShown, salesServer } from './inside-sales.testing.ts';

/** Once the dialog it lies in has become the top one. */
const press = async (button: HTMLElement) => {
  const own = button.closest<HTMLElement>('[role=dialog]');
  await waitFor(() => expect(own?.style.pointerEvents).not.toBe('none'));
  fireEvent.click(button);
};
const page = '/mar-azul/inside-sales';
const dialog = async (name: string | RegExp) => within(await screen.findByRole('dialog', { name }));
const opened = async (
  { server }: ReturnType<typeof salesServer>,
  more: Parameters<typeof openPage>[2] = {},
) => {
  const person = await openPage(server, page, { as: 'manager', ...more });
  await namesShown();
  return person;
};
/** Whatever is written, the lead is answered as it stands. */
const answersAll = ({ server, kept }: ReturnType<typeof salesServer>) => {
  const asItIs = ({ id }: { id: string }) => kept.row(id) as never;
  for (const endpoint of [contactLead, handOverLead, loseLead, postponeLead, startCadence, pauseCadence])
    server.answers(endpoint as typeof loseLead, asItIs);
};

describe('work from one lead to the next', () => {
  test('is never left: each that is done brings the next, and the last ends it', async () => {
    const given = salesServer(Array.from({ length: 8 }, (_, at) => aRow(`Lead ${at + 1}`)));
    given.server.answers(contactLead, ({ id }) => {
      given.leaves(id);
      return given.kept.row(id) as never;
    });
    const person = await opened(given);
    await person.keyboard('j{Enter}');
    (await dialog('Lead 1')).getByText('Depois deste, mais 7');
    for (const { name } of given.rows)
      fireEvent.click((await dialog(name)).getByRole('button', { name: 'Feito' }));
    await screen.findByText('Fim da fila');
    await screen.findByText('Ninguém para chamar agora');
    const sent = given.server.sent('POST /leads/:id/contact');
    expect(sent.map(({ id }) => id)).toEqual(given.rows.map(({ id }) => id));
    const [first] = given.rows;
    expect(sent[0]).toMatchObject({
      type: 'call',
      title: 'Ligar para Lead 1',
      interaction_id: first?.next?.id,
      answered: false,
      next: null,
    });
  });

  test('a lead that was promised a date is asked when, and gets it as what is next', async () => {
    const given = salesServer();
    answersAll(given);
    const person = await opened(given);
    await person.keyboard('jj{Enter}');
    const work = await dialog('Rui Sá');
    await person.click(work.getByRole('checkbox', { name: /^Combinamos uma data/ }));
    await person.type(work.getByLabelText('Texto'), 'Volta na quinta{Control>}{Enter}{/Control}');
    await work.findByText('Diga quando');
    await person.type(work.getByLabelText('Quando'), '09/01/31');
    await person.type(work.getByLabelText('Horário'), '14:00{Control>}{Enter}{/Control}');
    await dialog('Bia Melo');
    expect(given.server.sent('POST /leads/:id/contact')).toMatchObject([
      {
        description: 'Volta na quinta',
        next: { type: 'call', title: 'Retornar o contato', interaction_date: '2031-01-09T17:00:00Z' },
      },
    ]);
  });

  test('what is lost asks a kind and words, and brings the next lead; closed without it stays', async () => {
    const given = salesServer();
    answersAll(given);
    const person = await opened(given);
    await person.keyboard('j{Enter}');
    const lose = async () => {
      await person.click((await dialog('Ana Reis')).getByRole('button', { name: 'Perdido' }));
      return dialog('Perder Ana Reis');
    };
    await press((await lose()).getByRole('button', { name: 'Cancelar' }));
    const asked = await lose();
    await person.click(asked.getByRole('button', { name: 'Perdido' }));
    await asked.findByText('Escolha o tipo da perda');
    await person.click(asked.getByRole('combobox', { name: /^Tipo de perda/ }));
    await person.click(await screen.findByRole('option', { name: 'Preço' }));
    await person.type(asked.getByLabelText(/^Motivo da perda/), 'Achou caro');
    await person.click(asked.getByRole('button', { name: 'Perdido' }));
    await dialog('Rui Sá');
    expect(given.server.sent('POST /leads/:id/loss')).toMatchObject([{ kind: 'preco', text: 'Achou caro' }]);
  });

  test('its temperature is set by one press', async () => {
    const given = salesServer();
    const person = await opened(given);
    await person.keyboard('j{Enter}');
    await person.click((await dialog('Ana Reis')).getByRole('radio', { name: 'Quente' }));
    await waitFor(() => expect(given.kept.row(given.rows[0]?.id).temperature).toBe('quente'));
  });
});

describe('from the queue', () => {
  test('a contact is put off by one press; a day nobody works is asked about', async () => {
    const given = salesServer();
    answersAll(given);
    const person = await opened(given);
    await person.keyboard('ja');
    await person.click((await dialog('Adiar')).getByRole('button', { name: /^Amanhã, 9 h/ }));
    await screen.findByText(/^Adiado para/);
    given.server.answers(postponeLead, (({ anyway }: { anyway: boolean }) =>
      anyway
        ? given.kept.row(given.rows[0]?.id)
        : refuses('nobody-works', { params: { day: '2031-01-12' } })()) as never);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await person.keyboard('a');
    const asked = await dialog('Adiar');
    await person.type(asked.getByLabelText('Outro dia e horário'), '12/01/31');
    await person.type(asked.getByLabelText('Horário'), '09:00{Enter}');
    await asked.findByText(/^Ninguém trabalha em/);
    await person.click(asked.getByRole('button', { name: 'Adiar assim mesmo' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const sent = given.server.sent('POST /leads/:id/postponement');
    expect(sent.map(({ until, anyway }) => [until, anyway])).toEqual([
      ['2031-01-07T12:00:00Z', false],
      ['2031-01-12T12:00:00Z', false],
      ['2031-01-12T12:00:00Z', true],
    ]);
  });

  test('a lead goes to a colleague with a note, or back to all', async () => {
    const given = salesServer();
    answersAll(given);
    const person = await opened(given);
    await person.click(screen.getByRole('button', { name: 'Mais ações: Rui Sá' }));
    await person.click(await screen.findByRole('menuitem', { name: 'Repassar' }));
    const asked = await dialog('Repassar Rui Sá');
    await person.type(asked.getByLabelText(/^Recado/), 'Fala espanhol');
    await person.click(asked.getByRole('button', { name: 'Repassar' }));
    await screen.findByText('Rui Sá está sem dono');
    expect(given.server.sent('POST /leads/:id/handover')).toMatchObject([
      { id: given.rows[1]?.id, owner_id: null, note: 'Fala espanhol' },
    ]);
  });

  test('a cadence begins, waits and goes on', async () => {
    const given = salesServer();
    answersAll(given);
    const person = await opened(given);
    const choose = async (name: string, action: string) => {
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await person.click(await screen.findByRole('button', { name: `Mais ações: ${name}` }));
      await person.click(await screen.findByRole('menuitem', { name: action }));
    };
    await choose('Bia Melo', 'Iniciar cadência');
    await person.click(
      await (await dialog('Cadência para Bia Melo')).findByRole('button', { name: 'Comum' }),
    );
    await screen.findByText('Bia Melo segue a cadência Comum');
    await choose('Rui Sá', 'Pausar cadência');
    await screen.findByText('A cadência de Rui Sá espera');
    expect(given.server.sent('POST /leads/:id/cadence')).toMatchObject([{ cadence_id: given.cadence.id }]);
    expect(given.server.sent('POST /leads/:id/cadence-pause')).toMatchObject([{ id: given.rows[1]?.id }]);
  });

  test('under a thumb each lead has its next action as wide as the screen, and filters behind one button', async () => {
    const given = salesServer();
    await opened(given, { size: 'phone' });
    screen.getByRole('button', { name: 'Filtros' });
    const next = screen.getByRole('button', { name: 'Ligar para Rui Sá' });
    expect(next.className).toMatch(/flex-1/);
  });
});
