import { expect, test } from 'vitest';
import { aFreeBody, aFreeInvoice, issued } from '../../../../testing/companies/invoicing.ts';
import { aChargingCompany } from '../../../../testing/companies/money/charging.ts';
import { openWorld } from '../../../../testing/world.ts';

const world = await openWorld();
const asked = { service_code: '9.02', service_city: 'Florianópolis', iss_bp: 200, deductions: 50 };

async function aMonth() {
  const room = await aChargingCompany(world);
  const account_id = await room.accountOf('1.4');
  const whole = await issued(room.admin, { ...aFreeBody(account_id), ...asked });
  const bare = await issued(room.admin, {
    ...aFreeBody(account_id),
    customer_document: null,
    customer_name: '=Łódź; Ltda',
  });
  const send = (lines: readonly string[], query = '', key?: string) =>
    room.admin.send(
      'POST',
      `/invoice-nfse/sheet${query}`,
      ['Número;Número da NFS-e;Data da NFS-e', ...lines].join('\n'),
      {
        'content-type': 'text/csv',
        ...(key && { 'idempotency-key': key }),
      },
    );
  const noteOf = async (id: string) => {
    const { nfse_number, nfse_on } = (await room.admin.get(`/invoices/${id}`)).body;
    return [nfse_number, nfse_on];
  };
  return { ...room, account_id, whole, bare, send, noteOf };
}

test('a month is a CSV of what a city asks; an invoice that lacks something is a row that says what', async () => {
  const { admin, account_id, whole } = await aMonth();
  const gone = await aFreeInvoice(admin, account_id);
  await admin.post(`/invoices/${gone.id}/voiding`, { version: gone.version, reason: 'Engano' });
  const { status, body, headers } = await admin.get('/invoice-nfse/sheet?month=2026-11');
  expect([status, headers['content-type']]).toEqual([200, 'text/csv; charset=utf-8']);
  const [head, ...rows] = body.trimEnd().split('\r\n');
  expect(head).toContain('Número;Emissão;Nome;CPF ou CNPJ;');
  expect(rows.length).toBe(2);
  expect(rows[0]).toContain(`${whole.number};20/11/2026;Marina Sul;`);
  expect(rows[0]).toContain(';300,00;50,00;250,00;2,00;5,00;;;');
  expect(rows[1]).toContain('"\'=Łódź; Ltda"');
  expect(rows[1]).toMatch(/;"?CPF ou CNPJ, código do serviço, local da prestação, alíquota de ISS"?$/);
  expect((await admin.get('/invoice-nfse/sheet?month=2026-10')).body.split('\r\n').length).toBe(2);
  expect((await admin.get('/invoice-nfse/sheet?month=2026-13')).status).toBe(422);
});

test('numbers and days come back by file: looked through first, taken in once, told of twice nothing changes', async () => {
  const { admin, whole, bare, send, noteOf } = await aMonth();
  const lines = [`${whole.number};4711;20/11/2026`, `${bare.number};;`];
  const dry = await send(lines, '?dry_run=true');
  expect(dry.body).toEqual({ changed: 1, same: 0, empty: 1, asks: [] });
  expect(await noteOf(whole.id)).toEqual([null, null]);
  const both = await Promise.all([
    send(lines, '', 'key-of-this-file-1'),
    send(lines, '', 'key-of-this-file-1'),
  ]);
  expect(both.map(({ body }) => body.changed)).toEqual([1, 1]);
  expect(await noteOf(whole.id)).toEqual(['4711', '2026-11-20']);
  expect((await send(lines)).body).toMatchObject({ changed: 0, same: 1 });
  const exported = (await admin.get('/invoice-nfse/sheet?month=2026-11')).body;
  const back = await admin.send('POST', '/invoice-nfse/sheet?dry_run=true', exported, {
    'content-type': 'text/csv',
  });
  expect(back.body).toMatchObject({ changed: 0, same: 1, empty: 1 });
});

test.each([
  [['F-009999;1;20/11/2026'], '/rows/2/number', 'unknown'],
  [['F-000001;1;20/11/2026', 'F-000001;2;20/11/2026'], '/rows/3/number', 'repeated'],
  [['F-000001;;20/11/2026'], '/rows/2/nfse_number', 'required'],
  [['F-000001;1;21/11/2026'], '/rows/2/nfse_on', 'too-large'],
])('%j is refused as a whole, by row and column', async (lines, pointer, code) => {
  const { send, whole, noteOf } = await aMonth();
  const { status, body } = await send(lines);
  expect([status, body.errors]).toMatchObject([422, [{ pointer, code }]]);
  expect(await noteOf(whole.id)).toEqual([null, null]);
});

test('who may not read invoices gets no month, who only reads takes nothing in, another company finds none', async () => {
  const { company, whole } = await aMonth();
  const sailor = await world.user(company, 'user');
  expect((await sailor.get('/invoice-nfse/sheet?month=2026-11')).status).toBe(403);
  const stranger = await world.user(await world.company(), 'admin');
  const sent = await stranger.send(
    'POST',
    '/invoice-nfse/sheet',
    `Número;Número da NFS-e;Data da NFS-e\n${whole.number};1;20/11/2026`,
    {
      'content-type': 'text/csv',
    },
  );
  expect(sent.body.errors).toMatchObject([{ code: 'unknown' }]);
});
