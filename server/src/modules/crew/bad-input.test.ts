import { describe, expect, test } from 'vitest';
import { openWorld } from '../../testing/world.ts';

const world = await openWorld();
const company = await world.company();
const staff = await world.user(company, 'admin');
const sailor = await world.user(company, 'marinheiro');
const member = { full_name: 'Beto Carvalho', user_id: sailor.id, cpf: '529.982.247-25' };
const beto = (await staff.post('/crew-members', member)).body;
const paper = { crew_id: beto.id, number: '381P1' };
const leave = { crew_id: beto.id, kind: 'folga', starts_on: '2026-12-10', ends_on: '2026-12-12' };

type Fault = { pointer: string; code: string };
const refused: readonly (readonly [string, string, object, Fault])[] = [
  [
    'a CPF twice',
    '/crew-members',
    { full_name: 'Outro', cpf: '529.982.247-25' },
    { pointer: '/cpf', code: 'taken' },
  ],
  [
    'a CPF with a wrong digit',
    '/crew-members',
    { full_name: 'Outro', cpf: '111.444.777-36' },
    { pointer: '/cpf', code: 'tax-id' },
  ],
  [
    'an account that is nobody’s',
    '/crew-members',
    { full_name: 'Outro', user_id: crypto.randomUUID() },
    { pointer: '/user_id', code: 'unknown' },
  ],
  [
    'a paper that ends before it was issued',
    '/crew-credentials',
    { ...paper, issued_on: '2026-05-02', expires_on: '2026-05-01' },
    { pointer: '/expires_on', code: 'before-issue' },
  ],
  [
    'a paper without a number',
    '/crew-credentials',
    { ...paper, number: '' },
    { pointer: '/number', code: 'required' },
  ],
  [
    'a picture nobody sent',
    '/crew-credentials',
    { ...paper, front: crypto.randomUUID() },
    { pointer: '/front', code: 'unknown' },
  ],
  [
    'a paper of a competency that is not there',
    '/crew-credentials',
    { ...paper, competency_id: crypto.randomUUID() },
    { pointer: '/competency_id', code: 'unknown' },
  ],
  [
    'a leave without a kind',
    '/crew-leave',
    { ...leave, kind: 'doente' },
    { pointer: '/kind', code: 'option' },
  ],
  [
    'a leave that ends before it begins',
    '/crew-leave',
    { ...leave, ends_on: '2026-12-09' },
    { pointer: '/ends_on', code: 'backwards' },
  ],
];

describe('what is wrong with a person, a paper or a leave is said by field and fault', () => {
  test.each(refused)('%s', async (_, path, body, fault) => {
    const answer = await staff.post(path, body);
    expect([answer.status, answer.body.errors]).toMatchObject([422, [fault]]);
  });

  test('the same of a paper of one’s own', async () => {
    const path = '/crew-competencies/credentials';
    const early = { number: '1', issued_on: '2026-05-02', expires_on: '2026-05-01' };
    const bad = [await sailor.post(path, early), await sailor.post(path, { number: '' })];
    expect(bad.map(({ status, body }) => [status, body.errors[0].pointer])).toEqual([
      [422, '/expires_on'],
      [422, '/number'],
    ]);
  });

  test('a picture that is too large, and one no browser shows, are refused by name', async () => {
    const send = (bytes: Buffer, name: string, mime: string) =>
      sailor.post(`/crew-competencies/files?name=${name}`, bytes, { 'content-type': mime });
    const heavy = await send(Buffer.alloc(14_000_000), 'cir.jpg', 'image/jpeg');
    expect([heavy.status, heavy.body.type]).toEqual([413, '/problems/body-too-large']);
    const heic = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypheic'), Buffer.alloc(64)]);
    const odd = await send(heic, 'cir.heic', 'image/heic');
    expect([odd.status, JSON.stringify(odd.body)]).toEqual([422, expect.stringContaining('file-type')]);
  });

  test('the only one who may check papers goes on checking when no longer of the crew', async () => {
    const { body: own } = await staff.post('/crew-members', { full_name: 'Rita', user_id: staff.id });
    await staff.post(`/crew-members/${own.id}/deactivation`, { version: own.version, reason: 'Saiu do mar' });
    const { body } = await staff.post('/crew-credentials', paper);
    const answer = await staff.post(`/crew-credentials/${body.id}/acceptance`, { version: body.version });
    expect([answer.status, answer.body.status]).toEqual([200, 'conferida']);
  });
});
