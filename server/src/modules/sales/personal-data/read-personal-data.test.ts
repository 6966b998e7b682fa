import { describe, expect, test } from 'vitest';
import { db } from '../../../kit/database/sql.ts';
import { addCustomer as add, aRememberedPerson, rosa } from '../../../testing/companies/remembered-person.ts';
import { openWorld } from '../../../testing/world.ts';

const world = await openWorld();

describe('what is held about a person', () => {
  test('is told whole: record, merged records, bookings with passengers, places on those of others, notes, files, history and mail', async () => {
    const { staff, person, linked, loose, ivos } = await aRememberedPerson(world);
    const { body } = await staff.get(`/customers/${person.id}/personal-data`);
    expect(body.customer).toMatchObject({ ...rosa, notes: 'Prefere a proa, sempre' });
    expect(body.merged).toMatchObject([{ name: 'Rosa Q. Valadares' }]);
    expect(body.bookings.map(({ code }: { code: string }) => code).sort()).toEqual(
      [linked.code, loose.code].sort(),
    );
    expect(body.bookings[0]).toMatchObject({ date: '2026-11-02', product: 'Ilha do Campeche' });
    expect(body.bookings[0].passengers[0]).toEqual({
      name: 'Tia Lurdes',
      document: 'MG-77.123',
      birth_date: '1951-04-03',
    });
    expect(body.history.map(({ action }: { action: string }) => action)).toEqual([
      'merged',
      'merged',
      'created',
      'updated',
      'created',
    ]);
    expect(body.companion_of).toMatchObject([
      { code: ivos.code, name: rosa.name.toUpperCase(), document: null },
      { code: ivos.code, name: 'R. Valadares', document: '529.982.247-25' },
    ]);
    expect(body.payment_notes.map(({ note }: { note: string }) => note)).toEqual([
      `Pix de ${rosa.name}`,
      'Troco para tia Lurdes',
    ]);
    expect(body.files).toMatchObject([{ file_name: 'Valadares, Rosa Quitéria 2026.csv' }]);
    expect(body.mails).toMatchObject([{ to_email: rosa.email, template: 'voucher' }]);
  });

  test('is not told to who may not read what guides know about people on board', async () => {
    const company = await world.company();
    const person = await add(await world.user(company, 'admin'), rosa);
    const grant = { tenant_id: company.id, role: 'user', resource: 'customers', granted: true };
    await world.tenantTx.write(company.id, (tx) =>
      tx.change(db.insertInto('role_permissions').values({ ...grant, action: 'delete' })),
    );
    const desk = await world.user(company, 'user');
    const { status, body } = await desk.get(`/customers/${person.id}/personal-data`);
    expect([status, body.params]).toEqual([403, { resource: 'passenger-health' }]);
  });
});
