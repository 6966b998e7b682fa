import { resourceEndpoints } from '@leme/contract/kit/resource/resource-endpoints';
import { concludeInteraction, listLeadTemplates } from '@leme/contract/leads/endpoints';
import { leadInteractions } from '@leme/contract/leads/lead-interactions';
import { leads } from '@leme/contract/leads/leads';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { refuses } from '../../../../../testing/fake-server.ts';
import { pasteInto } from '../../../../../testing/paste-into.ts';
import { aServerWithTalks, interaction, lead, openDialog, template } from './interactions.testing.tsx';
import { InteractionsDialog } from './interactions-dialog.tsx';

const { create, list } = resourceEndpoints(leadInteractions);
const { history } = resourceEndpoints(leads);
const post = 'POST /lead-interactions';
const dialog = () => <InteractionsDialog lead={lead} onClose={() => undefined} />;
const plain = (text: string | null | undefined) => (text ?? '').replaceAll(/\s+/g, ' ');
const historyItems = async () =>
  within(await screen.findByRole('list', { name: 'Histórico de Interações' })).getAllByRole('listitem');
const words = (item: HTMLElement | undefined) => plain(item?.textContent);
const box = (name: RegExp) => screen.getByRole('textbox', { name });
const save = () => screen.getByRole('button', { name: 'Salvar Interação' });

const pending = interaction(9, {
  title: 'Ligar de novo',
  type: 'call',
  interaction_date: '2091-01-09T15:04:00.000Z',
  status: 'pending',
});
const said = interaction(2, {
  description: 'Quer sair cedo',
  template_id: template(1).id,
  labels: { template_id: 'Boas-vindas' },
});

test('the head says number, passengers and value; on desktop history and form stand side by side [B2.8-01, B2.8-02, B2.8-03, B2.8-06, B2.8-07, B2.8-17]', async () => {
  const { server } = aServerWithTalks({ interactions: [said] });
  await openDialog(server, dialog());
  const shown = await screen.findByRole('dialog', { name: 'Interações de Ana Beatriz Souza' });
  expect(words(shown)).toContain('+55 (48) 99999-1234');
  expect(words(shown)).toContain('2A + 1C');
  expect(words(shown)).toContain('R$ 1.564,50');
  expect(screen.getByRole('heading', { name: 'Histórico de Interações' })).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'Nova Interação' })).toBeTruthy();
  expect(screen.queryByRole('tab')).toBeNull();
});

test('of a private product the head says one number [B2.8-02]', async () => {
  const { server } = aServerWithTalks({ isPrivate: true });
  await openDialog(server, dialog());
  expect(await screen.findByText('3 passageiros')).toBeTruthy();
});

test('the history counts its records and says of each what, when, how far, by which template and who [B2.8-08, B2.8-09, B2.8-10, B2.8-11, B2.8-12, B2.8-14, B2.8-15, B3-43, B4-22]', async () => {
  const { server } = aServerWithTalks({ interactions: [pending, said] });
  await openDialog(server, dialog());
  const [first, second] = await historyItems();
  expect(screen.getByText('2 registros')).toBeTruthy();
  for (const part of ['Ligar de novo', 'Pendente', '09/01/2091 12:04', 'Ligação', 'Concluir'])
    expect(words(first)).toContain(part);
  for (const part of [
    'Conversa 2',
    'Concluído',
    '02/03/2026 12:04',
    'Quer sair cedo',
    'Boas-vindas',
    'Joana Lima',
  ])
    expect(words(second)).toContain(part);
  expect(server.sent('GET /lead-interactions')).toMatchObject([
    { lead_id: [lead.id], sort: '-interaction_date' },
  ]);
});

test('on a phone there are two tabs and the short words [B2.8-04, B2.8-05, B2.8-13]', async () => {
  const { server } = aServerWithTalks({ interactions: [pending, said] });
  const user = await openDialog(server, dialog(), { size: 'phone' });
  const [first, second] = await historyItems();
  expect(words(first)).toContain('Pend.');
  expect(words(second)).toContain('OK');
  expect(screen.getByRole('tab', { name: 'Histórico', selected: true })).toBeTruthy();
  await user.click(screen.getByRole('tab', { name: 'Nova' }));
  expect(save()).toBeTruthy();
});

test('history and templates that do not load are empty, and nothing is said [B2.8-16, B8.4-03, B8.4-04]', async () => {
  const { server } = aServerWithTalks({ interactions: [said], templates: [template(1)] });
  server.answers(list, refuses('not-found'));
  server.answers(listLeadTemplates, refuses('not-found'));
  await openDialog(server, dialog());
  expect(await screen.findByText('Nenhuma interação registrada')).toBeTruthy();
  expect(screen.queryByText('Envio Rápido')).toBeNull();
  expect(document.body.textContent).not.toContain('Erro');
});

test('without a title nothing is saved, and the fault stands beside it [B5.4-01, B2.8-19]', async () => {
  const { server } = aServerWithTalks();
  const user = await openDialog(server, dialog());
  await user.click(await screen.findByRole('button', { name: 'Salvar Interação' }));
  await waitFor(() => expect(box(/^Título/).getAttribute('aria-invalid')).toBe('true'));
  expect(server.times(post)).toBe(0);
});

test('an interaction is written down once, however often one presses, as a talk of now over WhatsApp [B2.8-18, B2.8-23, B2.8-24, B2.8-26, B5.4-02, B7.5-02, B8.4-02]', async () => {
  const { server } = aServerWithTalks();
  const row = interaction(3);
  server.answers(create, async () => row as never);
  const user = await openDialog(server, dialog());
  const before = Date.now();
  await pasteInto(user, await screen.findByRole('textbox', { name: /^Título/ }), 'Primeira conversa');
  await user.dblClick(save());
  expect(await screen.findByText('Interação registrada com sucesso!')).toBeTruthy();
  expect(server.times(post)).toBe(1);
  const [sent] = server.sent(post);
  expect(sent).toMatchObject({
    lead_id: lead.id,
    type: 'whatsapp',
    title: 'Primeira conversa',
    description: null,
    template_id: null,
  });
  expect(Date.parse(String(sent?.interaction_date))).toBeGreaterThanOrEqual(before);
  await waitFor(() => expect((box(/^Título/) as HTMLInputElement).value).toBe(''));
});

test('what the server refuses stays in the form, with its reason [B8.4-01]', async () => {
  const { server } = aServerWithTalks();
  server.answers(create, refuses('forbidden'));
  const user = await openDialog(server, dialog());
  await pasteInto(user, await screen.findByRole('textbox', { name: /^Título/ }), 'Fica aqui');
  await user.click(save());
  expect(await screen.findByText('Não foi possível salvar a interação.')).toBeTruthy();
  expect((box(/^Título/) as HTMLInputElement).value).toBe('Fica aqui');
});

test('the five types are chosen by name [B3-42, B3-43, B3-44, B3-45, B3-46]', async () => {
  const { server } = aServerWithTalks();
  const user = await openDialog(server, dialog());
  await user.click(await screen.findByRole('combobox', { name: /^Tipo/ }));
  const options = (await screen.findAllByRole('option')).map(({ textContent }) => textContent);
  expect(options).toEqual(['WhatsApp', 'Ligação', 'Email', 'Reunião', 'Anotação']);
});

test('a date to come says that it will be pending [B2.8-24, B4-22]', async () => {
  const { server } = aServerWithTalks();
  const user = await openDialog(server, dialog());
  const date = await screen.findByRole('textbox', { name: /^Data da Interação/ });
  expect(screen.queryByText(/fica pendente/)).toBeNull();
  await user.clear(date);
  await user.type(date, '09/01/2091');
  expect(await screen.findByText(/fica pendente/)).toBeTruthy();
});

test.each([
  ['desktop', 4, 50],
  ['phone', 3, 30],
] as const)(
  'on a %s %i templates are sent at once, each shown by %i signs, and the chat opens with the name filled in [B1-04, B2.8-20, B2.8-21, B7.5-05, B7.5-06, B9-22, B9-23, B9-24]',
  async (size, most, signs) => {
    const open = vi.fn();
    vi.stubGlobal('open', open);
    const { server } = aServerWithTalks({ templates: [1, 2, 3, 4, 5].map((n) => template(n)) });
    const user = await openDialog(server, dialog(), { size });
    if (size === 'phone') await user.click(await screen.findByRole('tab', { name: 'Nova' }));
    const quick = await screen.findByRole('group', { name: 'Envio Rápido' });
    const buttons = within(quick).getAllByRole('button');
    expect(buttons).toHaveLength(most);
    const text = 'Olá Ana, mensagem número 1 que é bem mais comprida do que cabe';
    expect(buttons[0]?.textContent).toBe(`Modelo 1${text.slice(0, signs)}…`);
    await user.click(buttons[0] as HTMLElement);
    const address = `https://wa.me/5548999991234?text=${encodeURIComponent(text)}`;
    expect(open).toHaveBeenCalledExactlyOnceWith(address, '_blank', 'noopener');
    expect((box(/^Título/) as HTMLInputElement).value).toBe('Modelo 1');
  },
);

test('a message of one’s own wins over the template [B2.8-22]', async () => {
  const open = vi.fn();
  vi.stubGlobal('open', open);
  const { server } = aServerWithTalks({ templates: [template(1)] });
  server.answers(create, () => interaction(3) as never);
  const user = await openDialog(server, dialog());
  await pasteInto(user, await screen.findByRole('textbox', { name: /^Mensagem Personalizada/ }), 'Bom dia!');
  await user.click(await screen.findByRole('button', { name: /Modelo 1/ }));
  expect(open.mock.calls[0]?.[0]).toBe('https://wa.me/5548999991234?text=Bom%20dia!');
  await user.click(save());
  await waitFor(() => expect(server.times(post)).toBe(1));
  expect(server.sent(post)).toMatchObject([
    { title: 'Modelo 1', template_id: null, description: 'Bom dia!' },
  ]);
});

test('Limpar empties the form [B2.8-25]', async () => {
  const { server } = aServerWithTalks();
  const user = await openDialog(server, dialog());
  await pasteInto(user, await screen.findByRole('textbox', { name: /^Título/ }), 'Errado');
  await user.click(screen.getByRole('button', { name: 'Limpar' }));
  expect((box(/^Título/) as HTMLInputElement).value).toBe('');
});

test('what is pending is concluded with one press [B4-22]', async () => {
  const { server } = aServerWithTalks({ interactions: [pending] });
  server.answers(concludeInteraction, () => ({ ...pending, status: 'completed' }) as never);
  const user = await openDialog(server, dialog());
  await user.click(await screen.findByRole('button', { name: 'Concluir' }));
  expect(await screen.findByText('Interação concluída')).toBeTruthy();
  expect(server.sent('POST /lead-interactions/:id/conclusion')).toEqual([{ id: pending.id }]);
});

test('one that was written is deleted and brought back, and its history is there', async () => {
  const { server, kept } = aServerWithTalks({ interactions: [said] });
  const user = await openDialog(server, dialog());
  const menu = async (item: string) => {
    await user.click(await screen.findByRole('button', { name: 'Ações de Conversa 2' }));
    await user.click(await screen.findByRole('menuitem', { name: item }));
  };
  await menu('Histórico');
  expect(await screen.findByRole('tab', { name: 'Histórico', selected: true })).toBeTruthy();
  await user.keyboard('{Escape}');
  await menu('Excluir');
  await user.click(await screen.findByRole('button', { name: 'Excluir' }));
  await waitFor(() => expect(kept.row(said.id).deleted_at).not.toBeNull());
  await user.click(await screen.findByRole('button', { name: 'Desfazer', hidden: true }));
  await waitFor(() => expect(kept.row(said.id).deleted_at).toBeNull());
});

test('changes of status stand among what was said once one asks for them, by their long names [B4-07]', async () => {
  const { server } = aServerWithTalks({ interactions: [said] });
  const changes = [{ field: 'status', before: 'contacted', after: 'proposal', isErased: false }];
  const at = '2026-03-05T12:00:00Z';
  server.answers(history, {
    data: [{ id: lead.id, at, actor: 'Joana Lima', action: 'updated', changes }],
    hasMore: false,
  } as never);
  const user = await openDialog(server, dialog());
  expect(await historyItems()).toHaveLength(1);
  await user.click(screen.getByRole('switch', { name: 'Mostrar mudanças de status' }));
  await waitFor(async () => expect(await historyItems()).toHaveLength(2));
  expect(words((await historyItems())[0])).toContain('Proposta Enviada');
});

test('who only reads leads reads the history and finds no form', async () => {
  const { server } = aServerWithTalks({ interactions: [pending] });
  await openDialog(server, dialog(), { as: 'saas_user' });
  await historyItems();
  expect(screen.queryByRole('heading', { name: 'Nova Interação' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Concluir' })).toBeNull();
});
