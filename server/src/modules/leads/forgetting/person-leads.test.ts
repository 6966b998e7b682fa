import pg from 'pg';
import { afterAll, expect, test } from 'vitest';
import { addCustomer, rosa } from '../../../testing/companies/remembered-person.ts';
import { superuserUrlOf } from '../../../testing/database/database.ts';
import { tenantTables } from '../../../testing/statements/watch-statements.ts';
import { openWorld, type Person } from '../../../testing/world.ts';

const world = await openWorld();
const tables = await tenantTables(world.urls.admin);
const client = new pg.Client({ connectionString: superuserUrlOf(world.urls) });
await client.connect();
afterAll(() => client.end());

const traces = ['rosa quit', 'valadares', 'enjoa', 'rosinha', 'rv@example.com'];

async function tablesAbout(tenant_id: string): Promise<string[]> {
  const found: string[] = [];
  for (const table of tables) {
    if (table.startsWith('auth_')) continue;
    const { rows } = await client.query(
      `select 1 from ${table} t where tenant_id = $1 and lower(t::text) like any($2) limit 1`,
      [tenant_id, traces.map((trace) => `%${trace}%`)],
    );
    if (rows.length > 0) found.push(table);
  }
  return found;
}

async function aLead(by: Person, fields: object) {
  const { status, body } = await by.post('/leads', { offered_value: 90, ...fields });
  if (status !== 201) throw new Error(JSON.stringify(body));
  return body;
}

/** Somebody who asked by number, by address under another name, and twice as one; and others, one with the same digits abroad. */
async function aRosaWhoAsked() {
  const company = await world.company();
  const staff = await world.user(company, 'admin');
  const person = await addCustomer(staff, rosa);
  const byPhone = await aLead(staff, { name: rosa.name, phone: '(48) 98877-6655', note: 'Rosa enjoa' });
  const byMail = await aLead(staff, { name: 'Rosinha', phone: '48911112222', email: rosa.email });
  const twin = await aLead(staff, { name: 'Rosa V', phone: '48933334444', email: 'rv@example.com' });
  const { status } = await staff.post(`/leads/${byPhone.id}/merge`, {
    other_id: twin.id,
    version: byPhone.version,
    other_version: twin.version,
    fields: {},
  });
  expect(status).toBe(200);
  await staff.patch(`/leads/${byMail.id}`, { version: byMail.version, lost_reason: 'Rosinha enjoa' });
  await staff.delete(`/leads/${byMail.id}`);
  const other = await aLead(staff, { name: 'Ivo Prates', phone: '48955556666', note: 'Prefere a proa' });
  const abroad = await aLead(staff, { name: 'Uwe', country_code: '+49', phone: '48988776655' });
  return { company, staff, person, byPhone, byMail, twin, other, abroad };
}

const importOf = (by: Person, name: string, number: string) =>
  by.post('/leads/imports?file=leads.csv', `Nome;DDI;Telefone;Valor\n${name};+55;${number};90\n`, {
    'content-type': 'text/csv',
  });

test('who is forgotten as a customer is forgotten as a lead too: row, tags, notes, history and the files they came in', async () => {
  const { company, staff, person, byPhone, byMail, twin, other, abroad } = await aRosaWhoAsked();
  const named = await importOf(staff, 'R. V.', '(48) 98877-6655');
  const unnamed = await importOf(staff, 'Ivo', '(48) 95555-6666');
  expect([named.status, unnamed.status]).toEqual([201, 201]);
  expect(await tablesAbout(company.id)).toEqual(
    expect.arrayContaining(['audit_values', 'lead_interactions', 'leads']),
  );
  const { status, body } = await staff.post(`/customers/${person.id}/erasure`, { reason: 'Pedido 12' });
  expect([status, body]).toMatchObject([200, { leads: 3 }]);
  expect(await tablesAbout(company.id)).toEqual([]);
  const gone = await Promise.all([byPhone, byMail, twin].map(({ id }) => staff.get(`/leads/${id}`)));
  expect(gone.map((answer) => answer.status)).toEqual([404, 404, 404]);
  const left = await Promise.all([other, abroad].map(({ id }) => staff.get(`/leads/${id}`)));
  expect(left.map((answer) => answer.body.name)).toEqual(['Ivo Prates', 'Uwe']);
  const { rows } = await client.query(
    `select action, changes from audit_log where tenant_id = $1 and record_id = $2 order by id desc limit 1`,
    [company.id, byPhone.id],
  );
  expect(rows).toEqual([{ action: 'erased', changes: {} }]);
  const files = await client.query(`select status, content from imports where tenant_id = $1 order by id`, [
    company.id,
  ]);
  expect(files.rows.map((file) => [file.status, file.content !== ''])).toEqual([
    ['failed', false],
    ['checked', true],
  ]);
});

test('what is told of a person tells the leads with the same number or address, and what was said to them', async () => {
  const { staff, person } = await aRosaWhoAsked();
  const { body } = await staff.get(`/customers/${person.id}/personal-data`);
  expect(body.leads.map(({ name }: { name: string }) => name).toSorted()).toEqual([
    'Rosa Quitéria Valadares',
    'Rosa V',
    'Rosinha',
  ]);
  const [first] = body.leads.filter(({ name }: { name: string }) => name === rosa.name);
  expect(first).toMatchObject({ phone: '48988776655', status: 'new', offered_value: 90 });
  expect(first.interactions).toMatchObject([{ type: 'note', description: 'Rosa enjoa' }]);
});

test('leads of another company are not reached', async () => {
  const { person, staff } = await aRosaWhoAsked();
  const foreign = await world.user(await world.company(), 'admin');
  const lead = await aLead(foreign, { name: rosa.name, phone: '48988776655', email: rosa.email });
  await staff.post(`/customers/${person.id}/erasure`, { reason: 'Pedido 12' });
  expect((await foreign.get(`/leads/${lead.id}`)).body.name).toBe(rosa.name);
});
