import type { LeadInteraction } from '@leme/contract/leads/lead-interactions';
import type { Lead } from '@leme/contract/leads/leads';
import { describe, expect, test } from 'vitest';
import { openWorld } from '../../testing/world.ts';

const path = '/lead-interactions';
/** Whatever day it is, this one is still to come. */
const future = '2091-01-10T12:00:00.000Z';
const [march, april] = ['2026-03-01T12:00:00.000Z', '2026-04-01T12:00:00.000Z'];

describe('what is said to a lead [B1-03, B3-28]', async () => {
  const world = await openWorld();
  const company = await world.company();
  const [seller, admin] = [await world.user(company, 'manager'), await world.user(company, 'admin')];

  const aLead = async (name = 'Ana Souza'): Promise<Lead> => {
    const { body } = await seller.post('/leads', { name, phone: '48 99999-1234', offered_value: 450 });
    return body;
  };
  const say = async ({ id }: Lead, values: object) =>
    await seller.post(path, { lead_id: id, title: 'Primeira conversa', interaction_date: march, ...values });
  const timesOf = async ({ id }: Lead) => {
    const { first_contact_at, last_interaction_at, next_due_at } = (await seller.get(`/leads/${id}`)).body;
    return { first: first_contact_at, last: last_interaction_at, due: next_due_at };
  };
  const history = async (id: string) =>
    (await seller.get(`${path}/${id}/history`)).body.data.map(({ action }: { action: string }) => action);

  test('it is kept with whoever wrote it and is completed, its description may be left out [B3-29, B3-30, B3-31, B3-32, B4-22, B4-23, B5.4-02, B7.5-02]', async () => {
    const lead = await aLead();
    const { status, body } = await say(lead, { type: 'call' });
    expect([status, body]).toEqual([
      201,
      expect.objectContaining({
        lead_id: lead.id,
        type: 'call',
        title: 'Primeira conversa',
        description: null,
        template_id: null,
        interaction_date: march,
        status: 'completed',
        done_at: null,
        user_name: 'Pessoa manager',
      }),
    ]);
  });

  test.each([
    ['without a title [B5.4-01]', { title: ' ' }, { pointer: '/title', code: 'required' }],
    [
      'dated 1900',
      { interaction_date: '1900-01-01T00:00:00Z' },
      { pointer: '/interaction_date', code: 'too-early' },
    ],
    ['of a type that is none', { type: 'fax' }, { pointer: '/type' }],
  ])('one %s is refused beside its field', async (_, values, fault) => {
    const lead = await aLead();
    const { status, body } = await say(lead, values);
    expect([status, body.errors]).toEqual([422, [expect.objectContaining(fault)]]);
    expect((await seller.get(`${path}?lead_id=${lead.id}`)).body.count).toBe(0);
  });

  test('a lead that was deleted meanwhile takes none, and what was pending of it is not concluded', async () => {
    const lead = await aLead();
    const pending = (await say(lead, { interaction_date: future })).body;
    await seller.delete(`/leads/${lead.id}`);
    const refused = await say(lead, {});
    expect([refused.status, refused.body.errors]).toEqual([422, [{ pointer: '/lead_id', code: 'unknown' }]]);
    expect((await seller.post(`${path}/${pending.id}/conclusion`)).body.errors).toEqual([
      { pointer: '/id', code: 'deleted' },
    ]);
  });

  test('of one lead they come newest first, with the name of the template [B7.5-01]', async () => {
    const template = { name: 'Boas-vindas', message: 'Olá {nome}' };
    const { id: template_id } = (await admin.post('/whatsapp-templates', template)).body;
    const [lead, other] = [await aLead(), await aLead('Bia Lima')];
    await say(lead, { title: 'Antes' });
    await say(lead, { title: 'Depois', interaction_date: april, template_id });
    await say(other, { title: 'De outra' });
    const { data } = (await seller.get(`${path}?lead_id=${lead.id}&sort=-interaction_date`)).body;
    expect(data.map(({ title, labels }: LeadInteraction) => [title, labels.template_id])).toEqual([
      ['Depois', template.name],
      ['Antes', undefined],
    ]);
  });

  test('a date to come makes it pending until somebody says that it is done; two who say so leave one trace [B4-22]', async () => {
    const lead = await aLead();
    const pending = (await say(lead, { interaction_date: future })).body;
    expect(pending).toMatchObject({ status: 'pending', done_at: null });
    const conclude = () => seller.post(`${path}/${pending.id}/conclusion`);
    const answers = await Promise.all([conclude(), conclude(), conclude()]);
    for (const { status, body } of answers)
      expect([status, body]).toEqual([
        200,
        expect.objectContaining({ status: 'completed', done_at: '2026-11-20T12:12:00.000Z' }),
      ]);
    expect(await history(pending.id)).toEqual(['updated', 'created']);
  });

  test('who only reads leads concludes nothing', async () => {
    const pending = (await say(await aLead(), { interaction_date: future })).body;
    const operator = await world.operator('saas_user');
    expect((await operator.post(`${path}/${pending.id}/conclusion`)).status).toBe(403);
    const stranger = await world.user(await world.company(), 'admin');
    expect((await stranger.post(`${path}/${pending.id}/conclusion`)).status).toBe(404);
  });

  test('the lead knows its first and last contact and what is due, whatever is saved, deleted or brought back', async () => {
    const lead = await aLead();
    const { created_at } = lead;
    expect(await timesOf(lead)).toEqual({ first: null, last: created_at, due: null });
    const one = (await say(lead, {})).body;
    const two = (await say(lead, { interaction_date: april })).body;
    const due = (await say(lead, { interaction_date: future })).body;
    expect(await timesOf(lead)).toEqual({ first: march, last: april, due: future });
    await seller.delete(`${path}/${one.id}`);
    await seller.delete(`${path}/${due.id}`);
    expect(await timesOf(lead)).toEqual({ first: april, last: april, due: null });
    await seller.post(`${path}/${one.id}/restoration`);
    await seller.post(`${path}/${due.id}/restoration`);
    expect(await timesOf(lead)).toEqual({ first: march, last: april, due: future });
    const later = '2026-05-01T12:00:00.000Z';
    await seller.patch(`${path}/${two.id}`, { version: two.version, interaction_date: later });
    await seller.post(`${path}/${due.id}/conclusion`);
    expect(await timesOf(lead)).toEqual({ first: march, last: '2026-11-20T12:12:00.000Z', due: null });
  });

  test('a note is no contact: only what was said to a lead is', async () => {
    const lead = await aLead();
    await say(lead, { type: 'note' });
    expect(await timesOf(lead)).toEqual({ first: null, last: march, due: null });
  });

  test('who writes to leads is given the templates in use by order, then name, without a right on templates [B7.5-03, B7.5-04]', async () => {
    const owner = await world.user(await world.company(), 'admin');
    const template = async (name: string, values: object = {}) =>
      await owner.post('/whatsapp-templates', { name, message: `${name} {nome}`, ...values });
    await template('Zebra');
    await template('Âncora');
    await template('Primeiro', { order_index: 0 });
    await template('Último', { order_index: 5 });
    await template('Parado', { is_active: false });
    const { id } = (await template('Apagado')).body;
    await owner.delete(`/whatsapp-templates/${id}`);
    const { data } = (await owner.get('/leads/templates')).body;
    expect(data.map(({ name }: { name: string }) => name)).toEqual(['Âncora', 'Primeiro', 'Zebra', 'Último']);
    expect((await admin.get('/leads/templates')).body.data.map(({ name }: { name: string }) => name)).toEqual(
      ['Boas-vindas'],
    );
    const sailor = await world.user(company, 'marinheiro');
    expect((await sailor.get('/leads/templates')).status).toBe(403);
  });
});
