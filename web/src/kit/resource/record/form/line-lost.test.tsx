import { suppliers } from '@leme/contract/fleet/suppliers';
import { resourceEndpoints } from '@leme/contract/kit/resource/resource-endpoints';
import { act, screen, waitFor } from '@testing-library/react';
import { expect, onTestFinished, test } from 'vitest';
import { checkConnection, recordCall } from '#kit/api/connectivity.ts';
import { keepsRegister } from '../../../../testing/fake-register.ts';
import { noAnswer, refuses } from '../../../../testing/fake-server.ts';
import { aServer, openPage } from '../../../../testing/open-page.tsx';

const { create } = resourceEndpoints(suppliers);
const save = () => screen.findByRole<HTMLButtonElement>('button', { name: 'Salvar' });
const field = () => screen.findByRole<HTMLInputElement>('textbox', { name: /^Nome/ });

test('a new record that was refused, then lost the line, keeps what was typed, says why it waits and is saved once', async () => {
  const server = aServer();
  keepsRegister(server, suppliers, []);
  server.answers(create, refuses('validation', { errors: [{ pointer: '/name', code: 'taken' }] }));
  const person = await openPage(server, '/mar-azul/suppliers?open=new', { as: 'admin', size: 'phone' });
  await person.type(await field(), 'Família');
  await person.click(await save());
  await screen.findByText('Já existe um registro com este valor');
  onTestFinished(() => act(checkConnection));
  // What the page asked before may still be answered, which says that the line is there.
  await waitFor(async () => {
    act(() => {
      for (const ms of [1, 2]) recordCall({ answered: false, ms });
    });
    screen.getByText('Sem conexão: o que você digitar fica guardado neste aparelho.');
    expect((await save()).disabled).toBe(true);
  });
  await person.type(await field(), ' Prado');
  // The keys still try, and say what became of it.
  server.answers(create, noAnswer);
  await person.keyboard('{Control>}{Enter}{/Control}');
  await screen.findByText('Não foi possível salvar');
  expect((await field()).value).toBe('Família Prado');
  server.answers(create, ({ name }) => ({ id: crypto.randomUUID(), version: 1, name }) as object);
  await act(checkConnection);
  await waitFor(async () => expect((await save()).disabled).toBe(false));
  await person.dblClick(await save());
  await screen.findByText('Registro criado');
  expect(server.sent('POST /suppliers').map(({ name }) => name)).toEqual([
    'Família',
    'Família Prado',
    'Família Prado',
  ]);
});
