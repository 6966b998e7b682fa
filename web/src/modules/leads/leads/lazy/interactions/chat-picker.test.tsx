import { resourceEndpoints } from '@leme/contract/kit/resource/resource-endpoints';
import { leadInteractions } from '@leme/contract/leads/lead-interactions';
import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { refuses } from '../../../../../testing/fake-server.ts';
import { ChatPicker } from './chat-picker.tsx';
import { aServerWithTalks, interaction, lead, openDialog, template } from './interactions.testing.tsx';

const { create } = resourceEndpoints(leadInteractions);
const post = 'POST /lead-interactions';

function opens() {
  const open = vi.fn();
  vi.stubGlobal('open', open);
  return open;
}

test('one press opens the chat with the text filled in, the next one writes it down [B1-03, B1-04, B7.5-02, B7.5-03, B7.5-05, B7.5-06, B8.4-02]', async () => {
  const open = opens();
  const onClose = vi.fn();
  const message = template(1, 'Olá {nome}, {passageiros} por {valor}. {vendedor}, {empresa}');
  const { server } = aServerWithTalks({ templates: [message] });
  server.answers(create, () => interaction(3) as never);
  const user = await openDialog(server, <ChatPicker lead={lead} onClose={onClose} />);
  await user.click(await screen.findByRole('button', { name: /Modelo 1/ }));
  const [address, ...how] = open.mock.calls[0] ?? [];
  expect(how).toEqual(['_blank', 'noopener']);
  const text = decodeURIComponent(String(address).split('?text=')[1] ?? '');
  expect(text).toMatch(/^Olá Ana Beatriz Souza, 2 adultos e 1 criança por R\$\s1\.564,50\. .+, Mar Azul/);
  await user.dblClick(await screen.findByRole('button', { name: 'Registrar' }));
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(server.sent(post)).toMatchObject([
    { lead_id: lead.id, type: 'whatsapp', title: 'Modelo 1', description: text, template_id: message.id },
  ]);
  expect(await screen.findByText('Interação registrada com sucesso!')).toBeTruthy();
});

test('where the company wants it so, the chat that was opened is written down by itself; what failed is registered by hand', async () => {
  opens();
  const onClose = vi.fn();
  const { server } = aServerWithTalks({ templates: [template(1)], registersItself: true });
  server.answers(create, refuses('forbidden'));
  const user = await openDialog(server, <ChatPicker lead={lead} onClose={onClose} />);
  await user.click(await screen.findByRole('button', { name: /Modelo 1/ }));
  expect(await screen.findByText('Não foi possível salvar a interação.')).toBeTruthy();
  server.answers(create, () => interaction(3) as never);
  await user.click(screen.getByRole('button', { name: 'Registrar' }));
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(server.sent(post)).toHaveLength(2);
});

test('a template is shown by 60 signs and says what nothing is known of [B9-24]', async () => {
  const long = 'Sobre {produto} no dia {data}: '.padEnd(120, 'x');
  const { server } = aServerWithTalks({ templates: [template(1, long)] });
  await openDialog(server, <ChatPicker lead={lead} onClose={() => undefined} />);
  const button = await screen.findByRole('button', { name: /Modelo 1/ });
  const shown = long.replace('{produto}', 'Ilha do Campeche').replace('{data}', '').slice(0, 60);
  expect(button.textContent).toBe(`Modelo 1${shown}…Sem valor: {data}`);
});

test('without a template the chat opens empty, and is written down by its own name', async () => {
  const open = opens();
  const { server } = aServerWithTalks();
  server.answers(create, refuses('forbidden'));
  const user = await openDialog(server, <ChatPicker lead={lead} onClose={() => undefined} />);
  await user.click(await screen.findByRole('button', { name: 'Abrir sem template' }));
  expect(open.mock.calls[0]?.[0]).toBe('https://wa.me/5548999991234?text=');
  await user.click(await screen.findByRole('button', { name: 'Registrar' }));
  expect(await screen.findByText('Não foi possível salvar a interação.')).toBeTruthy();
  expect(server.sent(post)).toMatchObject([{ title: 'WhatsApp', description: null, template_id: null }]);
});

test('a number nobody knows is warned about before the chat is opened with it', async () => {
  const { server } = aServerWithTalks({ templates: [template(1)] });
  const typed = { ...lead, phone: '98811-0106' };
  await openDialog(server, <ChatPicker lead={typed} onClose={() => undefined} />);
  await screen.findByText('Este telefone pode estar errado: confira antes de enviar');
});
