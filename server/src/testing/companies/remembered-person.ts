import { db } from '../../kit/database/sql.ts';
import { newId } from '../../kit/ids.ts';
import type { Person, World } from '../world.ts';
import { aBooking, aSession, aTrade, beforeItEnded, paymentBody } from './trade.ts';

export const rosa = {
  name: 'Rosa Quitéria Valadares',
  phone: '+5548988776655',
  email: 'rosa.valadares@example.com',
  tax_id: '52998224725',
  notes: 'Prefere a proa',
  nationality: 'Uruguaia',
};
/** Adds a customer and reads it. */
export async function addCustomer(by: Person, fields: object) {
  const { status, body } = await by.post('/customers', fields);
  if (status !== 201) throw new Error(JSON.stringify(body));
  return body;
}

async function rename(
  world: World,
  tenant_id: string,
  booking_id: string,
  customer_id: string | null,
): Promise<void> {
  await world.tenantTx.write(tenant_id, async (tx) => {
    await tx.change(
      db
        .updateTable('bookings')
        .set({ customer_id })
        .where('tenant_id', '=', tenant_id)
        .where('id', '=', booking_id),
    );
    await tx.change(
      db
        .updateTable('manifest_passengers')
        .set({ name: 'Tia Lurdes', document: 'MG-77.123', birth_date: '1951-04-03' })
        .where('tenant_id', '=', tenant_id)
        .where('booking_id', '=', booking_id)
        .where('position', '=', 1),
    );
  });
}

/** Somebody who sailed twice, was merged, mailed, imported, and brought a customer as an agent would. */
export async function aRememberedPerson(world: World) {
  const company = await world.company();
  const staff = await world.user(company, 'admin');
  const trade = await aTrade(world, company);
  const session = await aSession(staff, trade, { date: '2026-11-02' });
  const person = await addCustomer(staff, { ...rosa, kind: 'agente' });
  await staff.patch(`/customers/${person.id}`, { version: 1, notes: 'Prefere a proa, sempre' });
  const twin = await addCustomer(staff, { name: 'Rosa Q. Valadares', kind: 'agente', phone: rosa.phone });
  await staff.post(`/customers/${person.id}/merge`, { other_id: twin.id, version: 2, other_version: 1 });
  const brought = await addCustomer(staff, { name: 'Ivo', agent_id: person.id });
  const contact = { customer_name: rosa.name, customer_phone: '(48) 98877-6655', customer_email: rosa.email };
  const book = (given: Record<string, unknown>) =>
    beforeItEnded(world, company.id, session, () => aBooking(staff, session, trade, given));
  const [linked, loose] = [
    await book({ ...contact, special_requirements: 'Rosa Quitéria enjoa' }),
    await book(contact),
  ];
  await rename(world, company.id, linked.id, person.id);
  await rename(world, company.id, loose.id, null);
  const ivos = await book({ customer_name: 'Ivo Prates', customer_phone: null });
  await sailAsCompanion(world, company.id, ivos.id);
  await noteOn(staff, ivos.id, `Pix de ${rosa.name}`);
  await noteOn(staff, linked.id, 'Troco para tia Lurdes');
  await noteOn(staff, ivos.id, 'Sinal do Ivo');
  await keepCopies(world, company.id);
  return { company, staff, person, brought, linked, loose, ivos, session, trade };
}

const noteOn = (by: Person, id: string, note: string) =>
  by.post(`/bookings/${id}/payments`, paymentBody({ note }));

/** By name alone, by document under another name, and somebody else of that name. */
async function sailAsCompanion(world: World, tenant_id: string, booking_id: string): Promise<void> {
  const people = [
    { name: 'Ivo Prates', document: null },
    { name: rosa.name.toUpperCase(), document: null },
    { name: 'R. Valadares', document: '529.982.247-25' },
  ];
  await world.tenantTx.write(tenant_id, async (tx) => {
    for (const [position, person] of people.entries())
      await tx.change(
        db
          .updateTable('manifest_passengers')
          .set(person)
          .where('tenant_id', '=', tenant_id)
          .where('booking_id', '=', booking_id)
          .where('position', '=', position + 1),
      );
  });
}

async function keepCopies(world: World, tenant_id: string): Promise<void> {
  const own = { tenant_id, id: newId() };
  const about = {
    resource: 'customers',
    file_name: 'Valadares, Rosa Quitéria 2026.csv',
    mapping: '{}',
    total: 1,
  };
  const by = { created_by: newId(), created_by_tenant: tenant_id };
  const cells = JSON.stringify([rosa.name, rosa.email]);
  await world.tenantTx.write(tenant_id, async (tx) => {
    await tx.change(
      db.insertInto('email_logs').values({
        ...own,
        to_email: rosa.email,
        template: 'voucher',
        locale: 'pt-BR',
        params: JSON.stringify({ name: rosa.name }),
      }),
    );
    await tx.change(
      db.insertInto('imports').values({
        ...own,
        ...about,
        ...by,
        status: 'done',
        content: `Nome;Email\r\n${rosa.name};${rosa.email}`,
        examples: cells,
      }),
    );
    await tx.change(
      db
        .insertInto('import_refusals')
        .values({ tenant_id, import_id: own.id, row_number: 1, cells, faults: '[]' }),
    );
  });
}
