import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { statement } from '../../../kit/resource/statement.ts';
import { openWorld, type Person } from '../../../testing/world.ts';
import { forgetLostLeads } from './forget-lost-leads.ts';

const world = await openWorld();
const off = { forgets_lost_after: null, registers_chats: false };

async function aCompany() {
  const company = await world.company();
  const admin = await world.user(company, 'admin');
  return { company, admin };
}

async function aLead(by: Person, fields: object): Promise<{ id: string }> {
  return (await by.post('/leads', { phone: '48999990000', offered_value: 90, note: 'Olá', ...fields })).body;
}

/** As if everything about them had been written so many days ago. */
async function age(tenant: string, { id }: { id: string }, days: number): Promise<void> {
  const then = world.clock
    .now()
    .subtract({ hours: 24 * days })
    .toString();
  await world.tenantTx.write(tenant, (tx) =>
    tx.change(
      statement(sql`update leads set created_at = ${then}, updated_at = ${then}, last_interaction_at = ${then}
        where tenant_id = ${tenant} and id = ${id}`),
    ),
  );
}

const forget = (tenant: string) => forgetLostLeads(world.tenantTx, tenant, world.clock.now());

describe('lost leads', () => {
  test('stay for good until the company says otherwise', async () => {
    const { company, admin } = await aCompany();
    const lead = await aLead(admin, { name: 'Ana Reis', status: 'lost' });
    await age(company.id, lead, 2000);
    expect((await admin.get('/lead-settings')).body).toEqual({ ...off, labels: {}, version: 0 });
    expect(await forget(company.id)).toBe(0);
    expect((await admin.get(`/leads/${lead.id}`)).status).toBe(200);
  });

  test('go so many months after their last change, with what was said to them, and the trail keeps no value', async () => {
    const { company, admin } = await aCompany();
    await admin.put('/lead-settings', { forgets_lost_after: 6, registers_chats: false, version: 0 });
    const [old, fresh, spoken, won] = [
      await aLead(admin, { name: 'Ana Reis', status: 'lost', lost_reason: 'Achou caro' }),
      await aLead(admin, { name: 'Bia Reis', status: 'lost' }),
      await aLead(admin, { name: 'Caio Reis', status: 'lost' }),
      await aLead(admin, { name: 'Davi Reis', status: 'won' }),
    ];
    await age(company.id, old, 200);
    await age(company.id, fresh, 170);
    await age(company.id, won, 400);
    await age(company.id, spoken, 400);
    const talk = { lead_id: spoken.id, type: 'call', title: 'Voltou' };
    const yesterday = world.clock.now().subtract({ hours: 24 }).toString();
    await admin.post('/lead-interactions', { ...talk, interaction_date: yesterday });
    expect(await forget(company.id)).toBe(1);
    const answers = await Promise.all([old, fresh, spoken, won].map(({ id }) => admin.get(`/leads/${id}`)));
    expect(answers.map(({ status }) => status)).toEqual([404, 200, 200, 200]);
    const told = await world.tenantTx.read(company.id, async (tx) => ({
      steps: await tx.rows(
        statement<{
          action: string;
          actor_name: string;
          changes: object;
        }>(sql`select action, actor_name, changes
          from audit_log where tenant_id = ${company.id} and record_id = ${old.id} order by id desc limit 1`),
      ),
      values: await tx.rows(
        statement(sql`select 1 from audit_values v join audit_log l on l.tenant_id = v.tenant_id and l.id = v.audit_id
          where v.tenant_id = ${company.id} and l.record_id = ${old.id}`),
      ),
      talks: await tx.rows(
        statement(
          sql`select 1 from lead_interactions where tenant_id = ${company.id} and lead_id = ${old.id}`,
        ),
      ),
    }));
    expect(told).toEqual({
      steps: [{ action: 'erased', actor_name: '', changes: {} }],
      values: [],
      talks: [],
    });
  });

  test('of which one was united with go with it, and those of another company stay', async () => {
    const { company, admin } = await aCompany();
    const other = await aCompany();
    await admin.put('/lead-settings', { forgets_lost_after: 1, registers_chats: false, version: 0 });
    const [kept, twin] = [
      await aLead(admin, { name: 'Ana Reis', status: 'lost' }),
      await aLead(admin, { name: 'Ana R' }),
    ];
    const merge = { other_id: twin.id, version: 1, other_version: 1, fields: {} };
    expect((await admin.post(`/leads/${kept.id}/merge`, merge)).status).toBe(200);
    await age(company.id, kept, 60);
    const foreign = await aLead(other.admin, { name: 'Ana Reis', status: 'lost' });
    await age(other.company.id, foreign, 60);
    expect([await forget(company.id), await forget(other.company.id)]).toEqual([1, 0]);
    const left = await world.tenantTx.read(company.id, (tx) =>
      tx.rows(statement(sql`select 1 from leads where tenant_id = ${company.id}`)),
    );
    expect(left).toEqual([]);
    expect((await other.admin.get(`/leads/${foreign.id}`)).status).toBe(200);
  });
});

describe('what a company decided about its leads', () => {
  test('is read by whoever reads leads and changed by whoever may change the company', async () => {
    const { company, admin } = await aCompany();
    const manager = await world.user(company, 'manager');
    const seller = await world.user(company, 'user');
    const wanted = { forgets_lost_after: 24, registers_chats: true };
    const { status, body } = await admin.put('/lead-settings', { ...wanted, version: 0 });
    expect([status, body]).toEqual([200, { ...wanted, labels: {}, version: 1 }]);
    expect((await manager.get('/lead-settings')).body).toEqual(body);
    const refused = await seller.put('/lead-settings', { ...off, version: 1 });
    expect(refused.status).toBe(403);
    const stranger = await world.user(await world.company(), 'admin');
    expect((await stranger.get('/lead-settings')).body).toEqual({ ...off, labels: {}, version: 0 });
  });

  test('by two at once is decided once: the other reads what the first one said', async () => {
    const { admin } = await aCompany();
    const both = await Promise.all(
      [3, 9].map((forgets_lost_after) =>
        admin.put('/lead-settings', { ...off, forgets_lost_after, version: 0 }),
      ),
    );
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const [first, second] = both.toSorted((one, other) => one.status - other.status);
    expect(second?.body.params.current).toEqual(first?.body);
  });

  test.each([0, -1, 121, 1.5, '6'])('is refused with %s months', async (forgets_lost_after) => {
    const { admin } = await aCompany();
    const { status, body } = await admin.put('/lead-settings', { ...off, forgets_lost_after, version: 0 });
    expect([status, body.errors[0].pointer]).toEqual([422, '/forgets_lost_after']);
  });
});
