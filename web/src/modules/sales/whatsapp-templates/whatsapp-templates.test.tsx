import { resourceEndpoints } from '@leme/contract/kit/resource/resource-endpoints';
import { templateFault } from '@leme/contract/sales/message-template';
import { whatsappTemplates } from '@leme/contract/sales/whatsapp-templates';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { keepsRegister } from '../../../testing/fake-register.ts';
import { refuses } from '../../../testing/fake-server.ts';
import { aServer, openPage } from '../../../testing/open-page.tsx';

const id = crypto.randomUUID();
const greeting = {
  id,
  name: 'Boas-vindas',
  category: 'contato',
  language: 'pt-BR',
  order_index: 1,
  is_active: true,
  message: 'Olá {primeiro_nome}! {produto} em {data} para {passageiros}: {valor}. {vendedor}, {empresa}',
};

function aServerOfTemplates() {
  const server = aServer();
  keepsRegister(server, whatsappTemplates, [greeting]);
  return server;
}

test('an open template shows the message as it reaches an example customer', async () => {
  await openPage(aServerOfTemplates(), `/mar-azul/whatsapp-templates?open=${id}`, { as: 'admin' });
  const preview = within(await screen.findByRole('region', { name: 'Prévia' }));
  const message = preview.getByText(
    /^Olá Ana! Ilha do Campeche em 09\/01\/2027 para 2 adultos e 1 criança: R\$/,
  );
  expect(message.textContent).not.toContain('{');
  preview.getByText(/^\d+ letras$/);
});

test('a placeholder nobody knows is named beside the message, with those there are', async () => {
  const server = aServerOfTemplates();
  const fault = { pointer: '/message', ...templateFault('Olá {nme}') };
  server.answers(
    resourceEndpoints(whatsappTemplates).update,
    refuses('validation', { errors: [fault] } as object),
  );
  const person = await openPage(server, `/mar-azul/whatsapp-templates?open=${id}`, { as: 'admin' });
  const field = await screen.findByRole('textbox', { name: /^Mensagem/ });
  await person.type(field, ' Olá {{nme}');
  await person.click(screen.getByRole('button', { name: 'Salvar' }));
  await screen.findByText(/^\{nme\} não é conhecido; use \{nome\}/);
});
