import { faults, Problem } from '@leme/contract/kit/problem';
import { eraseCustomer } from '@leme/contract/sales/customer-endpoints';
import { customers } from '@leme/contract/sales/customers';
import { sql } from 'kysely';
import { serve } from '#kit/http/serve';
import { namesPerson } from '#kit/person/names-person';
import { nobody, personOf } from '#kit/person/person';
import { findRow } from '#kit/resource/find-row';
import { record } from '#kit/resource/history/record';
import { statement } from '#kit/resource/statement';
import type { Work } from '#kit/work';
import { accountsOf, customersById, mergedIds } from '../customer-people.ts';
import { forgetConsents } from './consents.ts';

export const servesCustomerErasure = serve(
  eraseCustomer,
  async ({ input, tx, actor, clock, registers, hooks }) => {
    const { id, reason } = input;
    const register = registers.named('customers');
    await findRow(register, { tx, actor }, id, { lock: 'alone' });
    const rows = await customersById(registers, { tx, actor }, [id, ...(await mergedIds(tx, actor, id))]);
    const person = personOf(register, rows);
    if (namesPerson(reason, person)) throw faults([{ pointer: '/reason', code: 'personal' }]);
    const now = clock.now();
    const work = { tx, actor, now };
    const by = [...(await hooks.keeps(work, person)), ...(await accountsOf(tx, actor, person.ids))];
    if (by.length > 0) throw new Problem('in-use', { params: { by } });
    const { counts } = await hooks.forgets(work, person);
    const erased_at = now.toString();
    await emptyRows({ tx, actor }, person.ids, erased_at);
    await forgetConsents({ tx, actor }, person.ids);
    record({ tx, actor }, customers, { id, action: 'erased', after: { reason } });
    const { bookings = 0, passengers = 0, leads = 0 } = counts;
    return { id, erased_at, bookings, passengers, leads };
  },
);

/** Every field marked personal, and the tags: what is left says when and by whom, not about whom. */
async function emptyRows({ tx, actor }: Work, ids: readonly string[], erased_at: string): Promise<void> {
  const personal = Object.entries(customers.fields).filter(([, field]) => field.personal);
  const emptied = personal.map(([name, { required }]) =>
    required ? sql`${sql.ref(name)} = ${nobody}` : sql`${sql.ref(name)} = null`,
  );
  await tx.change(
    statement(sql`update customers set ${sql.join(emptied)}, marketing_consent = false, marketing_consent_at = null,
        language = null, erased_at = ${erased_at}, version = version + 1, updated_at = now(),
        deleted_at = coalesce(deleted_at, ${erased_at}::timestamptz), deleted_by = coalesce(deleted_by, ${actor.userId}::uuid)
      where tenant_id = ${actor.tenantId} and id = any(${ids}::uuid[])`),
  );
  await tx.change(
    statement(
      sql`delete from customers_tags where tenant_id = ${actor.tenantId} and owner_id = any(${ids}::uuid[])`,
    ),
  );
}
