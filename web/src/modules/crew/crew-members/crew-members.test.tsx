import { inviteUsers } from '@leme/contract/access/people/user-endpoints';
import { crewCredentials } from '@leme/contract/crew/crew-credentials';
import { crewLeave } from '@leme/contract/crew/crew-leave';
import { crewMembers } from '@leme/contract/crew/crew-members';
import { listService } from '@leme/contract/crew/endpoints';
import { eraseMember } from '@leme/contract/crew/erasure';
import { resourceEndpoints } from '@leme/contract/kit/resource/resource-endpoints';
import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { aServer, openPage } from '../../../testing/open-page.tsx';

const beto = crypto.randomUUID();
const leave = {
  id: crypto.randomUUID(),
  crew_id: beto,
  kind: 'ferias',
  starts_on: '2026-12-10',
  ends_on: '2026-12-20',
  number: null,
  version: 1,
};
const answer = (data: object[]) => ({ data, count: data.length }) as object;

/** A member of the crew that is open with the leave and the papers there are. */
async function openMember(leaves: object[], papers: object[] = []) {
  const server = aServer();
  const { list, read } = resourceEndpoints(crewMembers);
  const row = {
    id: beto,
    full_name: 'Beto Carvalho',
    status: 'active',
    positions: ['comandante'],
    next_of_kin_name: 'Rosa Carvalho',
    languages: [],
    version: 1,
  };
  server.answers(list, answer([row]));
  server.answers(read, row as object);
  server.answers(listService, { data: [] });
  server.answers(resourceEndpoints(crewLeave).list, answer(leaves));
  server.answers(resourceEndpoints(crewCredentials).list, answer(papers));
  const person = await openPage(server, `/mar-azul/crew-members?open=${beto}`, { as: 'admin' });
  return { server, person, panel: within(await screen.findByRole('region', { name: 'Afastamentos' })) };
}

test('[B2.2-65] whom the crew is made of is read with what each does aboard, and the days off of whoever is open', async () => {
  const { panel, server } = await openMember([leave]);
  await panel.findByText('Férias');
  for (const asked of server.sent('GET /crew-leave')) expect(asked.crew_id).toEqual([beto]);
});

test('where nobody is away it is said that no diagnosis is written there', async () => {
  const { panel } = await openMember([]);
  await panel.findByText(/O diagnóstico não se escreve aqui/);
});

test('each paper says whether it counts today, in words: what nobody checked does not', async () => {
  const paper = (number: string, given: object) => ({
    id: crypto.randomUUID(),
    crew_id: beto,
    number,
    status: 'conferida',
    issued_on: null,
    expires_on: null,
    self_declared: false,
    version: 1,
    ...given,
  });
  await openMember(
    [],
    [
      paper('MNC 1', {}),
      paper('MNC 2', { self_declared: true }),
      paper('MNC 3', { status: 'aguardando' }),
      paper('MNC 4', { expires_on: '2020-12-31' }),
    ],
  );
  const panel = within(await screen.findByRole('region', { name: 'Habilitações' }));
  await panel.findByText('Vale');
  panel.getByText('Vale (autodeclarada)');
  expect(panel.getAllByText('Aguarda conferência')).toHaveLength(1);
  panel.getByText('Vencida');
});

test('the emergency card is printed with whom to call, and says nothing of money', async () => {
  const print = vi.fn();
  vi.stubGlobal('print', print);
  const { person } = await openMember([]);
  const panel = within(await screen.findByRole('region', { name: 'Cartão de emergência' }));
  await person.click(panel.getByRole('button', { name: 'Imprimir' }));
  await vi.waitFor(() => expect(print).toHaveBeenCalled());
  const paper = document.querySelector('.emergency-card')?.textContent;
  expect(paper).toContain('Beto Carvalho');
  expect(paper).toContain('Rosa Carvalho');
  expect(paper).not.toMatch(/Pix|Diária/);
  window.dispatchEvent(new Event('afterprint'));
  vi.unstubAllGlobals();
});

test('somebody without an account is invited by the verb of users, and what is wrong with the address stands beside it', async () => {
  const { server, person } = await openMember([]);
  const row = { errors: [], outcome: 'invited' as const, id: crypto.randomUUID() };
  const errors = [{ pointer: '/email', code: 'email-in-use' }];
  server.answers(inviteUsers, { data: [{ outcome: 'refused', id: null, errors }] });
  const panel = within(await screen.findByRole('region', { name: 'Conta e dados pessoais' }));
  panel.getByText('Sem conta: não vê os próprios documentos nem os envia.');
  await person.click(panel.getByRole('button', { name: 'Convidar' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Convidar Beto Carvalho' }));
  await person.click(dialog.getByRole('button', { name: 'Convidar' }));
  await dialog.findByText('Diga o email ou escolha a conta');
  await person.type(dialog.getByRole('textbox', { name: /Email/ }), 'beto@exemplo.com.br');
  await person.click(dialog.getByRole('button', { name: 'Convidar' }));
  await dialog.findByText('Este email já entra aqui: escolha a conta');
  server.answers(inviteUsers, { data: [row] });
  server.answers(resourceEndpoints(crewMembers).update, { id: beto, user_id: row.id } as object);
  await person.click(dialog.getByRole('button', { name: 'Convidar' }));
  await screen.findAllByText('Convite enviado');
  const [asked] = server.sent('POST /users/invitations');
  expect(asked?.rows).toEqual([
    { full_name: 'Beto Carvalho', email: 'beto@exemplo.com.br', role: 'marinheiro' },
  ]);
  expect(server.sent('PATCH /crew-members/:id')).toMatchObject([{ user_id: row.id, version: 1 }]);
});

test('somebody is forgotten once the name was typed again, with a reason', async () => {
  const { server, person } = await openMember([]);
  server.answers(eraseMember, { id: beto, erased_at: '2026-11-20T12:12:00Z', papers: 2 });
  const panel = within(await screen.findByRole('region', { name: 'Conta e dados pessoais' }));
  await person.click(panel.getByRole('button', { name: 'Apagar dados pessoais…' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Apagar os dados de Beto Carvalho' }));
  await person.type(dialog.getByRole('textbox', { name: /Motivo/ }), 'Pedido do titular');
  await person.type(dialog.getByRole('textbox', { name: /Nome completo/ }), 'Beto');
  await person.click(dialog.getByRole('button', { name: 'Apagar para sempre' }));
  await dialog.findByText('Escreva o nome como está na ficha');
  await person.type(dialog.getByRole('textbox', { name: /Nome completo/ }), ' Carvalho');
  await person.click(dialog.getByRole('button', { name: 'Apagar para sempre' }));
  await screen.findAllByText('Pessoa apagada');
  expect(server.sent('POST /crew-members/:id/erasure')).toEqual([{ id: beto, reason: 'Pedido do titular' }]);
});
