import { customers } from '@leme/contract/sales/customers';
import { describe, expect, test } from 'vitest';
import { db } from '../../kit/database/sql.ts';
import { checkResource } from '../../testing/registers/check-resource.ts';
import { openWorld } from '../../testing/world.ts';

checkResource(customers);

describe('consent to offers', async () => {
  const world = await openWorld();

  test('keeps the moment it was given, and loses it when it is taken back', async () => {
    const company = await world.company();
    const staff = await world.user(company, 'admin');
    const at = async (id: string) => {
      const row = await world.tenantTx.read(company.id, (tx) =>
        tx.first(
          db
            .selectFrom('customers')
            .select('marketing_consent_at')
            .where('tenant_id', '=', company.id)
            .where('id', '=', id),
        ),
      );
      return row?.marketing_consent_at ?? null;
    };
    const { id } = (await staff.post('/customers', { name: 'Aceita', marketing_consent: true })).body;
    expect(await at(id)).not.toBeNull();
    await staff.patch(`/customers/${id}`, { marketing_consent: false, version: 1 });
    expect(await at(id)).toBeNull();
  });
});
