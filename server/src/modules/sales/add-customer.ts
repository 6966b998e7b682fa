import { readPhone, writePhone } from '@leme/contract/kit/phones/read-phone';
import { customers } from '@leme/contract/sales/customers';
import { db } from '#kit/database/sql';
import { newId } from '#kit/ids';
import { record } from '#kit/resource/history/record';
import type { Work } from '#kit/work';

export type NewCustomer = Record<'phone' | 'email' | 'tax_id' | 'language' | 'agent_id', string | null> & {
  name: string;
};

const companyDigits = 14;

/** Makes a record of somebody who buys; null where another one with the document is there, or made at the same moment. */
export async function addCustomer(
  { tx, actor }: Work,
  given: NewCustomer,
): Promise<{ id: string; name: string } | null> {
  const id = newId();
  const kind = given.tax_id?.length === companyDigits ? ('empresa' as const) : ('pessoa' as const);
  const fields = { ...given, kind, phone: phoneOf(given.phone) };
  const made = await tx.change(
    db
      .insertInto('customers')
      .values({ tenant_id: actor.tenantId, id, ...fields })
      .onConflict((conflict) => conflict.doNothing()),
  );
  if (made === 0) return null;
  record({ tx, actor }, customers, { id, action: 'created', after: { ...fields, agent_id: null } });
  return { id, name: given.name };
}

/** Records keep a number with its country; what is no number stays with the booking. */
function phoneOf(typed: string | null): string | null {
  if (!typed) return null;
  const { fault, ...phone } = readPhone(typed);
  return fault ? null : writePhone(phone);
}
