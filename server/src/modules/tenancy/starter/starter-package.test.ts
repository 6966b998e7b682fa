import { locales } from '@leme/contract/kit/language/locale';
import { templateFault } from '@leme/contract/sales/message-template';
import { expect, test } from 'vitest';
import { db } from '../../../kit/database/sql.ts';
import { newId } from '../../../kit/ids.ts';
import { anOpenedCompany, cameIn } from '../../../testing/opened-company.ts';
import { openWorld } from '../../../testing/world.ts';
import { layPackageJob } from './lay-package.ts';
import { packageRows } from './package-rows.ts';

const world = await openWorld();
const operator = await world.operator('saas_admin');
const job = layPackageJob(world);
const work = (tenant_id: string) => job.work({ tenant_id, operator: operator.id }, { isLast: false });
/** As the queue does: whoever is second to another who lays it is refused, and finds it laid then. */
const lay = (tenant_id: string) => work(tenant_id).catch(() => work(tenant_id));
const modules = ['core', 'sales', 'catalog', 'pricing', 'operations', 'fleet', 'communication'];

let made = 0;
const anOpening = () => {
  made += 1;
  const name = `pacote-${newId().slice(-10)}-${made}`;
  return anOpenedCompany(operator, {
    subdomain: name,
    email: `${name}@mar.test`,
    starter: 'package',
    modules,
  });
};
const counts = async (id: string) => (await operator.get(`/saas-tenants/${id}/starter-package`)).body;

test('an opening with the package asks for it in its own transaction, and laid twice it is there once', async () => {
  const company = await anOpening();
  expect(await counts(company.id)).toEqual({ rows: 0, untouched: 0 });
  // Whoever comes second is refused, or finds it laid.
  await Promise.allSettled([work(company.id), work(company.id)]);
  await work(company.id);
  const laid = packageRows('pt-BR').flatMap(({ rows }) => rows).length;
  expect(await counts(company.id)).toEqual({ rows: laid, untouched: laid });
  const owner = await cameIn(world, company);
  const { data } = (await owner.get('/products')).body;
  expect(data).toMatchObject([{ name: 'Passeio de exemplo', status: 'draft' }]);
  const told = (await owner.get(`/products/${data[0].id}/history`)).body.data;
  expect(told.at(-1).actor).toBe('Leme · Pessoa saas_admin');
});

test('what nobody touched goes in one press, what was changed or is used stays, and the company reads who did it', async () => {
  const company = await anOpening();
  await lay(company.id);
  const owner = await cameIn(world, company);
  const [tag] = (await owner.get('/tags')).body.data;
  await owner.patch(`/tags/${tag.id}`, { name: 'Turma', version: 1 });
  const [product] = (await owner.get('/products')).body.data;
  const fares = (await owner.get(`/fare-types?product_id=${product.id}`)).body.data;
  await owner.patch(`/fare-types/${fares[0].id}`, { cost_price: 150, version: 1 });
  const before = await counts(company.id);
  expect(before.untouched).toBe(before.rows - 2);
  const { status, body } = await operator.delete(`/saas-tenants/${company.id}/starter-package`);
  // The product stays with the fare somebody changed.
  expect([status, body]).toEqual([200, { removed: before.untouched - 1, rows: before.rows }]);
  expect((await owner.get('/tags')).body.data).toMatchObject([{ name: 'Turma' }]);
  expect((await owner.get('/products')).body.data).toHaveLength(1);
  expect((await operator.delete(`/saas-tenants/${company.id}/starter-package`)).body.removed).toBe(0);
  const lines = await world.tenantTx.read(company.id, (tx) =>
    tx.rows(
      db
        .selectFrom('system_logs')
        .select('action')
        .where('tenant_id', '=', company.id)
        .where('action', 'in', ['PACOTE_INICIAL_CRIADO', 'OPERADOR_ALTEROU']),
    ),
  );
  expect(lines.map(({ action }) => action).sort()).toEqual([
    'OPERADOR_ALTEROU',
    'OPERADOR_ALTEROU',
    'PACOTE_INICIAL_CRIADO',
  ]);
  expect((await owner.delete(`/saas-tenants/${company.id}/starter-package`)).status).toBe(403);
});

test.each(locales)('in %s the messages of the package fill in what is known', (locale) => {
  const messages = packageRows(locale).flatMap(({ rows }) => rows.flatMap(({ message }) => message ?? []));
  expect(messages.map((message) => templateFault(String(message)))).toEqual([null, null]);
});

test('an opening that was undone is given nothing', async () => {
  const company = await anOpening();
  expect((await operator.delete(`/saas-tenants/${company.id}`)).status).toBe(204);
  await lay(company.id);
  const rows = await world.tenantTx.read(company.id, (tx) =>
    tx.rows(db.selectFrom('starter_rows').select('row_id').where('tenant_id', '=', company.id)),
  );
  expect(rows).toEqual([]);
});
