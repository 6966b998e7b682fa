import { Problem } from '@leme/contract/kit/problem';
import type { HistoryEntry } from '@leme/contract/kit/resource/resource';
import { readPersonalData } from '@leme/contract/sales/customer-endpoints';
import { customers } from '@leme/contract/sales/customers';
import type { Actor } from '#kit/actor';
import type { Tx } from '#kit/database/transaction';
import { serve } from '#kit/http/serve';
import { personOf } from '#kit/person/person';
import { findRow } from '#kit/resource/find-row';
import { readHistory } from '#kit/resource/history/history';
import { customersById, mergedIds } from '../customer-people.ts';
import { readConsents } from './consents.ts';

export const servesPersonalData = serve(
  readPersonalData,
  async ({ input, tx, actor, clock, registers, hooks }) => {
    // Documents, birth dates and what guides must know about people on board are in it.
    if (!actor.permissions.has('passenger-health:read'))
      throw new Problem('forbidden', { params: { resource: 'passenger-health' } });
    const register = registers.named('customers');
    const customer = await findRow(register, { tx, actor }, input.id);
    const merged = await customersById(registers, { tx, actor }, await mergedIds(tx, actor, input.id));
    const rows = [customer, ...merged];
    const person = personOf(register, rows);
    return {
      customer,
      merged,
      consents: await readConsents({ tx, actor }, person.ids),
      ...(await hooks.holds({ tx, actor, now: clock.now() }, person)),
      history: await wholeHistory(tx, actor, person.ids),
    } as never;
  },
);

async function wholeHistory(tx: Tx, actor: Actor, [id = '', ...former]: readonly string[]) {
  const steps: HistoryEntry[] = [];
  for (let before: string | undefined; ; before = steps.at(-1)?.id) {
    const { data, hasMore } = await readHistory(customers, { tx, actor }, { id, before, formerIds: former });
    steps.push(...data);
    if (!hasMore) return steps;
  }
}
