import { crewLeave } from '@leme/contract/crew/crew-leave';
import { crewMembers } from '@leme/contract/crew/crew-members';
import { describe, expect, test } from 'vitest';
import { checkResource } from '../../testing/registers/check-resource.ts';
import { openWorld } from '../../testing/world.ts';

checkResource(crewMembers);

checkResource(crewLeave);

describe('who works aboard', async () => {
  const world = await openWorld();
  const company = await world.company();
  const staff = await world.user(company, 'admin');
  const add = (values: Record<string, unknown>) =>
    staff.post('/crew-members', { full_name: 'Beto Carvalho', ...values });
  const faults = async (values: Record<string, unknown>) => {
    const { status, body } = await add(values);
    return [status, body.errors];
  };

  test('[B2.2-65] one account is one person, and who left gives it back', async () => {
    const sailor = await world.user(company, 'marinheiro');
    const first = await add({ user_id: sailor.id });
    expect([first.status, first.body.user_id]).toEqual([201, sailor.id]);
    const said = { code: 'account-taken', params: { name: 'Beto Carvalho' } };
    const fault = [422, [{ pointer: '/user_id', ...said }]];
    expect(await faults({ full_name: 'Outro', user_id: sailor.id })).toEqual(fault);
    await staff.delete(`/crew-members/${first.body.id}`);
    expect((await add({ full_name: 'Outro', user_id: sailor.id })).status).toBe(201);
  });

  test('a CNPJ is no CPF, a child of nine does not work, and nobody is born tomorrow', async () => {
    expect(await faults({ cpf: '11.222.333/0001-81' })).toEqual([422, [{ pointer: '/cpf', code: 'cpf' }]]);
    expect(await faults({ cpf: '529.982.247-24' })).toEqual([422, [{ pointer: '/cpf', code: 'tax-id' }]]);
    const young = { pointer: '/birth', code: 'too-young', params: { minimum: 14 } };
    const year = new Date().getUTCFullYear();
    expect(await faults({ birth: `${year - 9}-01-01` })).toEqual([422, [young]]);
    const [status, errors] = await faults({ birth: `${year + 1}-12-31` });
    expect([status, errors[0]]).toEqual([422, { pointer: '/birth', code: 'birth' }]);
    expect((await add({ birth: `${year - 15}-01-01` })).status).toBe(201);
  });

  test('two leaves of one person share no day, those of two people may', async () => {
    const [{ body: beto }, { body: ana }] = [await add({}), await add({ full_name: 'Ana' })];
    const leave = (crew_id: string, starts_on: string, ends_on: string) =>
      staff.post('/crew-leave', { crew_id, kind: 'folga', starts_on, ends_on });
    const first = await leave(beto.id, '2026-12-10', '2026-12-12');
    expect(first.status).toBe(201);
    const second = await leave(beto.id, '2026-12-12', '2026-12-20');
    expect([second.status, second.body.errors]).toEqual([
      422,
      [{ pointer: '/starts_on', code: 'leave-crosses' }],
    ]);
    expect((await leave(ana.id, '2026-12-12', '2026-12-20')).status).toBe(201);
    expect((await leave(beto.id, '2026-12-13', '2026-12-20')).status).toBe(201);
    const turned = await leave(beto.id, '2027-01-02', '2027-01-01');
    expect(turned.body.errors).toEqual([{ pointer: '/ends_on', code: 'backwards' }]);
  });

  test('of two leaves typed at once one stays, and one that was deleted does not come back over another', async () => {
    const { body: beto } = await add({});
    const leave = { crew_id: beto.id, kind: 'ferias', starts_on: '2026-12-10', ends_on: '2026-12-12' };
    const answers = await Promise.all([1, 2].map(() => staff.post('/crew-leave', leave)));
    const made = answers.find(({ status }) => status === 201);
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    await staff.delete(`/crew-leave/${made?.body.id}`);
    expect((await staff.post('/crew-leave', leave)).status).toBe(201);
    const back = await staff.post(`/crew-leave/${made?.body.id}/restoration`);
    expect([back.status, back.body.type]).toEqual([409, '/problems/leave-crosses']);
  });

  test('sailors and partners see nobody of the crew', async () => {
    const others = [await world.user(company, 'marinheiro'), await world.user(company, 'supplier_admin')];
    const answers = await Promise.all(others.map((each) => each.get('/crew-members')));
    expect(answers.map(({ status }) => status)).toEqual([403, 403]);
  });
});
