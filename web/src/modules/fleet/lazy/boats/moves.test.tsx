import { boats } from '@leme/contract/fleet/boats';
import { movesEndpoint } from '@leme/contract/kit/resource/move-endpoints';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { keepsRegister } from '../../../../testing/fake-register.ts';
import { aServer, openPage } from '../../../../testing/open-page.tsx';

const [sails, rests] = [crypto.randomUUID(), crypto.randomUUID()];

function aFleet() {
  const server = aServer();
  const boat = {
    type: 'lancha',
    capacity: 8,
    min_crew: 1,
    nav_area: 'costeira',
    use_class: 'passageiros',
    features: [],
  };
  const register = keepsRegister(server, boats, [
    { ...boat, id: sails, boat_name: 'Netuno', status: 'active' },
    { ...boat, id: rests, boat_name: 'Sereia', status: 'inactive' },
  ]);
  server.answers(movesEndpoint(boats), {
    data: [
      {
        id: crypto.randomUUID(),
        field: 'status',
        at: '2031-01-02T12:00:00Z',
        actor: 'Ana Lima',
        from: 'maintenance',
        to: 'active',
        reason: 'Motor trocado',
        isErased: false,
      },
    ],
    hasMore: false,
  });
  return { server, register };
}

test('of boats moved together the one whose state forbids it is named, with what it may do', async () => {
  const { server, register } = aFleet();
  const person = await openPage(server, '/mar-azul/boats', { as: 'admin' });
  await screen.findByRole('link', { name: 'Netuno' });
  await person.click(screen.getByRole('checkbox', { name: 'Selecionar todos desta página' }));
  const bar = within(screen.getByRole('region', { name: 'Ações em massa' }));
  await person.click(bar.getByRole('button', { name: 'Status' }));
  const offered = (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent);
  expect(offered).toEqual(['Ativar', 'Pôr em manutenção', 'Desativar']);
  await person.click(screen.getByRole('menuitem', { name: 'Pôr em manutenção' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Pôr em manutenção' }));
  question.getByText('Netuno, Sereia');
  await person.type(question.getByRole('textbox', { name: /^Motivo/ }), 'Troca de óleo');
  await person.click(question.getByRole('button', { name: 'Pôr em manutenção' }));
  await screen.findByText('1 registro não foi alterado.');
  screen.getByText(/Está em “Inativa”\. Daqui pode: Ativar\./);
  expect([register.row(sails).status, register.row(rests).status]).toEqual(['maintenance', 'inactive']);
  expect(server.sent('POST /boats/:id/maintenance')[0]).toMatchObject({
    version: 1,
    reason: 'Troca de óleo',
  });
  await person.click(screen.getByRole('button', { name: 'Desfazer os outros' }));
  await waitFor(() => expect(register.row(sails).status).toBe('active'));
});

test('a record shows where it stands, since when and why, and asks the reason a move needs', async () => {
  const { server, register } = aFleet();
  const person = await openPage(server, `/mar-azul/boats?open=${sails}`, { as: 'admin' });
  const path = within(await screen.findByRole('region', { name: 'Status' }));
  expect(path.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Ativa',
    'Em manutenção',
    'Inativa',
  ]);
  expect(path.getByText('Ativa').getAttribute('aria-current')).toBe('step');
  await path.findByText(/^Desde .*2031.*, por Ana Lima$/);
  path.getByText('Motivo: Motor trocado');
  expect(path.queryByRole('button', { name: 'Ativar' })).toBeNull();
  await person.click(path.getByRole('button', { name: 'Desativar' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Desativar' }));
  await person.click(question.getByRole('button', { name: 'Desativar' }));
  question.getByText('Escreva o motivo');
  expect(register.row(sails).status).toBe('active');
  await person.type(question.getByRole('textbox', { name: /^Motivo/ }), 'Vendida');
  await person.click(question.getByRole('button', { name: 'Desativar' }));
  await waitFor(() => expect(path.getByText('Inativa').getAttribute('aria-current')).toBe('step'));
  path.getByRole('button', { name: 'Ativar' });
});

test('what is typed goes on over a move, and saves without a question', async () => {
  const { server, register } = aFleet();
  const person = await openPage(server, `/mar-azul/boats?open=${rests}`, { as: 'admin' });
  const name = await screen.findByRole('textbox', { name: /^Nome/ });
  await person.clear(name);
  await person.type(name, 'Sereia II');
  await person.click(screen.getByRole('button', { name: 'Ativar' }));
  await waitFor(() => expect(register.row(rests).status).toBe('active'));
  const path = within(screen.getByRole('region', { name: 'Status' }));
  await waitFor(() => expect(path.getByText('Ativa').getAttribute('aria-current')).toBe('step'));
  await person.click(screen.getByRole('button', { name: 'Salvar' }));
  await waitFor(() =>
    expect(register.row(rests)).toMatchObject({ boat_name: 'Sereia II', status: 'active' }),
  );
  expect(screen.queryByText('Outra pessoa alterou este registro')).toBeNull();
});

test('in the list a state goes where its moves lead and nowhere else; a colleague who was first is not overrun', async () => {
  const { server, register } = aFleet();
  const person = await openPage(server, '/mar-azul/boats', { as: 'admin' });
  await person.click(await screen.findByRole('button', { name: /^Status de Sereia/ }));
  const offered = (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent);
  expect(offered.map((text) => text?.replace(/\d$/, ''))).toEqual(['Ativa', 'Inativa']);
  register.colleagueSaves(rests, { status: 'active' });
  await person.click(screen.getByRole('menuitem', { name: /^Ativa/ }));
  await screen.findByText('1 registro não foi alterado.');
  expect(register.row(rests).version).toBe(2);
});

test('who may only read sees the state and no moves', async () => {
  await openPage(aFleet().server, `/mar-azul/boats?open=${sails}`, { as: 'supplier_user' });
  const path = within(await screen.findByRole('region', { name: 'Status' }));
  expect(path.queryAllByRole('button')).toEqual([]);
});
