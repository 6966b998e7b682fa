import pg from 'pg';
import { afterAll, describe, expect, test } from 'vitest';
import { purgeDeleted } from '#kit/resource/purge-deleted';
import { openWorld } from '../../testing/world.ts';
import { isUntouched, sealAudit } from './seal-audit.ts';

const world = await openWorld();
const owner = new pg.Client({ connectionString: world.urls.admin });
await owner.connect();
afterAll(() => owner.end());

const later = (minutes: number) => Temporal.Now.instant().add({ minutes });

describe('the trail is sealed', () => {
  test('block by block, and a step that is changed later no longer fits', async () => {
    const company = await world.company();
    const staff = await world.user(company, 'admin');
    const seal = (minutes: number) =>
      world.tenantTx.write(company.id, (tx) => sealAudit(tx, company.id, later(minutes)));
    for (const name of ['Um', 'Dois']) await staff.post('/tags', { name });
    expect(await seal(0)).toEqual({ sealed: 0 });
    expect(await seal(2)).toEqual({ sealed: 2 });
    await staff.post('/tags', { name: 'Três' });
    expect(await seal(2)).toEqual({ sealed: 1 });

    const { rows } = await owner
      .query(`begin; set local app.tenant_id = '${company.id}'`)
      .then(() =>
        owner.query(
          'select number, last_id, row_count, hash from audit_blocks where tenant_id = $1 order by number',
          [company.id],
        ),
      );
    await owner.query("update audit_log set actor_name = 'Ninguém' where tenant_id = $1 and id = $2", [
      company.id,
      rows[1].last_id,
    ]);
    await owner.query('commit');
    const check = (at: number) =>
      world.tenantTx.read(company.id, (tx) => isUntouched(tx, company.id, rows[at]));
    expect([await check(0), await check(1)]).toEqual([true, false]);
    await staff.post('/tags', { name: 'Quatro' });
    await expect(seal(2)).rejects.toThrow(/does not fit/);
  });
});

describe('what was deleted is removed for good after 30 days', () => {
  test('with its links, and not what history still points to', async () => {
    const company = await world.company();
    const staff = await world.user(company, 'admin');
    const tag = (await staff.post('/tags', { name: 'Passa' })).body;
    const customer = (await staff.post('/customers', { name: 'Fica', tags: [tag.id] })).body;
    const type = (await staff.post('/supplier-types', { name: 'Sai' })).body;
    await staff.delete(`/tags/${tag.id}`);
    await staff.delete(`/supplier-types/${type.id}`);
    const purge = (days: number) => purgeDeleted(world.tenantTx, company.id, later(days * 24 * 60));
    expect(await purge(29)).toBe(0);
    expect(await purge(31)).toBe(2);
    expect((await staff.get(`/tags/${tag.id}`)).status).toBe(404);
    expect((await staff.get(`/customers/${customer.id}`)).body.tags).toEqual([]);

    const agent = (await staff.post('/customers', { name: 'Agência', kind: 'agente' })).body;
    const brought = (await staff.post('/customers', { name: 'Vinda', agent_id: agent.id })).body;
    await staff.delete(`/customers/${brought.id}`);
    await staff.delete(`/customers/${agent.id}`);
    expect(await purge(31)).toBeGreaterThanOrEqual(1);
    expect((await staff.get(`/customers/${brought.id}`)).status).toBe(404);
  });
});
