import { planModules } from '@leme/contract/access/plans/modules';
import { expect, test } from 'vitest';
import { db } from '#kit/database/sql';
import { openWorld } from '../../../testing/world.ts';
import { mailPapers, template } from './mail-papers.ts';
import { paperLetters } from './paper-letter.ts';

const world = await openWorld();
const [seven, eight] = ['T10:00:00Z', 'T11:00:00Z'];

/** A company whose Beto, with an account, holds its own competency until 31/03/2097; and Ana, with an address alone, too. */
async function aCrew(modules: readonly string[] = planModules) {
  const company = await world.company({ modules });
  const [staff, sailor] = [await world.user(company, 'admin'), await world.user(company, 'marinheiro')];
  const own = (await staff.post('/own-competencies', { name: 'Treino no Netuno', warn_days: [60, 30, 7] }))
    .body;
  const member = async (values: object) => (await staff.post('/crew-members', values)).body.id as string;
  const beto = await member({ full_name: 'Beto Carvalho', short_name: 'Beto', user_id: sailor.id });
  const paper = async (crew_id: string, expires_on = '2097-03-31', isChecked = true) => {
    const said = { crew_id, own_competency_id: own.id, number: '381P1', expires_on };
    const { id, version } = (await staff.post('/crew-credentials', said)).body;
    if (isChecked) await staff.post(`/crew-credentials/${id}/acceptance`, { version });
    return id as string;
  };
  const letters = () =>
    world.tenantTx.read(company.id, (tx) =>
      tx.rows(
        db
          .selectFrom('email_logs')
          .select(['id', 'tenant_id', 'to_email', 'user_id', 'locale', 'params'])
          .where('tenant_id', '=', company.id)
          .where('template', '=', template)
          .orderBy('id'),
      ),
    );
  const on = async (day: string, hour = seven) => {
    await mailPapers(world.tenantTx, company.id, Temporal.Instant.from(`${day}${hour}`));
    return (await letters()).map(({ params }) => (params as Record<string, string>).step);
  };
  return { company, staff, sailor, beto, member, paper, letters, on };
}

test('at seven of each warning day, and on the first day without it, the person is written to, once a step', async () => {
  const { sailor, beto, paper, letters, on } = await aCrew();
  const id = await paper(beto);
  expect(await on('2097-01-29')).toEqual([]);
  expect(await on('2097-01-30', eight)).toEqual([]);
  expect(await on('2097-01-30')).toEqual(['60']);
  expect(await on('2097-01-30')).toEqual(['60']);
  expect(await on('2097-03-02')).toEqual(['60', '30']);
  expect(await on('2097-03-03')).toEqual(['60', '30']);
  expect(await on('2097-03-24')).toEqual(['60', '30', '7']);
  expect(await on('2097-04-01')).toEqual(['60', '30', '7', 'over']);
  expect(await on('2097-04-02')).toHaveLength(4);
  const [first] = await letters();
  expect(first).toMatchObject({ to_email: sailor.email, user_id: sailor.id });
  expect(first?.params).toEqual({ credential_id: id, step: '60' });
});

test('the letter says which paper and until when, in the language of the letter, and goes to the own wallet', async () => {
  const { company, beto, paper, letters, on } = await aCrew();
  await paper(beto);
  await on('2097-01-30');
  const [letter] = await letters();
  if (!letter) throw new Error('no letter');
  const write = paperLetters({ tenantTx: world.tenantTx, origin: () => 'https://leme.test' })[template];
  const written = async (locale: 'pt-BR' | 'en') =>
    (await write?.({ ...letter, template, locale, params: letter.params as Record<string, string> }))?.text;
  expect(await written('pt-BR')).toContain('Treino no Netuno, seu documento na');
  expect(await written('pt-BR')).toContain('vence em 31 de março de 2097');
  expect(await written('en')).toContain('ends on March 31, 2097');
  expect(await written('en')).toContain(`https://leme.test/${company.subdomain}/crew-competencies`);
  await paper(beto, '2099-03-31');
  expect(await written('en')).toBeUndefined();
});

test('who was invited in another language is written to in it', async () => {
  const { company, sailor, beto, paper, letters, on } = await aCrew();
  const row = {
    tenant_id: company.id,
    id: crypto.randomUUID(),
    user_id: sailor.id,
    to_email: sailor.email,
    template: 'first_access',
    locale: 'fr',
  };
  await world.tenantTx.write(company.id, (tx) => tx.change(db.insertInto('email_logs').values(row)));
  await paper(beto);
  await on('2097-01-30');
  expect((await letters()).map(({ locale }) => locale)).toEqual(['fr']);
});

test('who has no account is written to where their own address is known, and who left is not', async () => {
  const { staff, member, paper, letters, on } = await aCrew();
  const ana = await member({ full_name: 'Ana', email: 'ana@exemplo.com.br' });
  await paper(ana);
  await paper(await member({ full_name: 'Ivo' }));
  await on('2097-01-30');
  expect((await letters()).map(({ to_email, user_id }) => [to_email, user_id])).toEqual([
    ['ana@exemplo.com.br', null],
  ]);
  const { version } = (await staff.get(`/crew-members/${ana}`)).body;
  await staff.post(`/crew-members/${ana}/deactivation`, { version, reason: 'Saiu' });
  expect(await on('2097-03-02')).toEqual(['60']);
});

test('nobody is written to of what nobody checked, of what was renewed, and without the module', async () => {
  const { beto, paper, on } = await aCrew();
  await paper(beto, '2097-03-31', false);
  expect(await on('2097-01-30')).toEqual([]);
  await paper(beto);
  await paper(beto, '2098-03-31');
  expect(await on('2097-01-30')).toEqual([]);
  const plain = await aCrew();
  await plain.paper(plain.beto);
  await world.authTx.write(plain.company.id, (tx) =>
    tx.change(db.deleteFrom('tenant_modules').where('tenant_id', '=', plain.company.id)),
  );
  expect(await plain.on('2097-01-30')).toEqual([]);
});
