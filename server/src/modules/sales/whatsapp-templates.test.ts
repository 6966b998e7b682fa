import { whatsappTemplates } from '@leme/contract/sales/whatsapp-templates';
import { beforeAll, describe, expect, test } from 'vitest';
import { importRows } from '../../kit/resource/transfer/import/importing.testing.ts';
import { checkResource } from '../../testing/registers/check-resource.ts';
import { openWorld } from '../../testing/world.ts';

checkResource(whatsappTemplates);

describe('templates of WhatsApp [A2.3-74, A2.3-98, A7.5-37, B2.2-12, B3-33]', async () => {
  const world = await openWorld({ alone: true });
  const company = await world.company();
  const staff = await world.user(company, 'admin');
  const path = '/whatsapp-templates';
  // Jobs are worked once the door is open.
  beforeAll(async () => void (await world.app.listen({ port: 0, host: '127.0.0.1' })));

  test('one of a company is seen in that company alone [B7.5-04]', async () => {
    const mine = (await staff.post(path, { name: 'Boas-vindas', message: 'Olá {primeiro_nome}!' })).body;
    expect(mine).toMatchObject({ category: 'outro', language: 'pt-BR', order_index: 0, is_active: true });
    const stranger = await world.user(await world.company(), 'admin');
    expect((await stranger.get(`${path}/${mine.id}`)).status).toBe(404);
    expect((await stranger.get(path)).body.data).toEqual([]);
  });

  test.each([
    ['an unknown placeholder', 'Olá {nme}', { code: 'unknown-placeholder', params: { name: '{nme}' } }],
    ['two braces', 'Olá {{nome}}', { code: 'unbalanced-brace', params: { near: 'Olá {{nome}}' } }],
    ['an open brace', 'Olá {nome', { code: 'unbalanced-brace' }],
    ['5,000 letters', 'x'.repeat(5000), { code: 'too-large' }],
    ['blanks', ' \n ', { code: 'required' }],
  ])('a message of %s is refused beside its field', async (_, message, fault) => {
    const { status, body } = await staff.post(path, { name: 'Errado', message });
    expect(status).toBe(422);
    expect(body.errors).toMatchObject([{ pointer: '/message', ...fault }]);
  });

  test('a file keeps the rows that are right and names the one that is not', async () => {
    const before = (await staff.get(path)).body.count;
    const { refused_count } = await importRows(
      staff,
      path,
      'Nome;Mensagem\nLembrete;Até amanhã, {nome}\nErrado;Olá {nme}\n',
    );
    expect(refused_count).toBe(1);
    expect((await staff.get(path)).body.count).toBe(before + 1);
  });

  test('crews and partners see none of them', async () => {
    for (const role of ['marinheiro', 'supplier_admin', 'agent_admin'] as const)
      expect((await (await world.user(company, role)).get(path)).status).toBe(403);
  });
});
