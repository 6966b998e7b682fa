import type { InputOf } from '@leme/contract/kit/endpoint';
import { faults, Problem } from '@leme/contract/kit/problem';
import { toldAs } from '@leme/contract/kit/resource/entity';
import { addConsent, type Consent, listConsents } from '@leme/contract/sales/consent-endpoints';
import { customerConsents } from '@leme/contract/sales/consents';
import { customers } from '@leme/contract/sales/customers';
import { db } from '#kit/database/sql';
import { serve } from '#kit/http/serve';
import { newId } from '#kit/ids';
import { findRow } from '#kit/resource/find-row';
import { record } from '#kit/resource/history/record';
import type { Saving } from '#kit/resource/registers';
import { setColumns } from '#kit/resource/save/save-rows';
import type { Work } from '#kit/work';

type Said = Pick<Consent, 'said' | 'channel' | 'text_version'>;

const mostShown = 200;

export const servesConsentList = serve(listConsents, async ({ input, tx, actor, registers }) => {
  await findRow(registers.named('customers'), { tx, actor }, input.id);
  return { data: await readConsents({ tx, actor }, [input.id]) };
});

export const servesConsentCreation = serve(addConsent, async ({ input, tx, actor, registers }) => {
  const register = registers.named('customers');
  const before = await findRow(register, { tx, actor }, input.id, { lock: true });
  if (before.deleted_at !== null) throw new Problem('not-found');
  const said = whatWasSaid(input);
  const { id, created_at } = await keepConsent({ tx, actor }, input.id, said);
  const agrees = said.said === 'given';
  await setColumns(register, { tx, actor }, input.id, {
    marketing_consent: agrees,
    marketing_consent_at: agrees ? created_at : null,
  });
  const told = (['said', 'channel', 'text_version'] as const).map(
    (field) => [toldAs(customerConsents, field), [null, said[field]]] as const,
  );
  const was = before.marketing_consent === true;
  record({ tx, actor }, customers, {
    id: input.id,
    action: 'updated',
    changes: {
      ...(was !== agrees && { marketing_consent: [was, agrees] as const }),
      ...Object.fromEntries(told.filter(([, [, value]]) => value !== null)),
    },
  });
  return (await readConsents({ tx, actor }, [input.id])).find((row) => row.id === id) as Consent;
});

/** Who agrees, agrees to a text; who takes it back needs none. */
function whatWasSaid({ said, channel, text_version }: InputOf<typeof addConsent>): Said {
  if (said === 'given' && text_version === null)
    throw faults([{ pointer: '/text_version', code: 'required' }]);
  return { said, channel, text_version: said === 'given' ? text_version : null };
}

/** Answers its id, and the moment that the customer's own record shows too. */
async function keepConsent(
  { tx, actor }: Work,
  customer_id: string,
  said: Said,
): Promise<{ id: string; created_at: string }> {
  const { tenantId: tenant_id, userId: user_id, fullName: user_name } = actor;
  const id = newId();
  const row = await tx.first(
    db
      .insertInto('customer_consents')
      .values({ tenant_id, id, customer_id, ...said, user_id, user_name })
      .returning('created_at'),
  );
  return { id, created_at: String(row?.created_at) };
}

/** A form or a file that switches it says so by a row of its own; to which text, neither knows. */
export async function noteConsent({ values, before, id, tx, actor, isFromFile }: Saving): Promise<void> {
  const agrees = values.marketing_consent === true;
  if (agrees === (before?.marketing_consent === true)) return;
  const { created_at } = await keepConsent({ tx, actor }, id, {
    said: agrees ? 'given' : 'withdrawn',
    channel: isFromFile ? 'import' : 'counter',
    text_version: null,
  });
  await tx.change(
    db
      .updateTable('customers')
      .set({ marketing_consent_at: agrees ? created_at : null })
      .where('tenant_id', '=', actor.tenantId)
      .where('id', '=', id),
  );
}

/** What these records of one person say, newest first. */
export async function readConsents({ tx, actor }: Work, ids: readonly string[]): Promise<Consent[]> {
  const rows = await tx.rows(
    db
      .selectFrom('customer_consents')
      .select(['id', 'said', 'channel', 'text_version', 'created_at', 'user_name'])
      .where('tenant_id', '=', actor.tenantId)
      .where('customer_id', 'in', ids)
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(mostShown),
  );
  return rows as Consent[];
}

/** What both said is said by the one that is left; the last word of either counts. */
export async function uniteConsents(
  work: Work,
  { from, to }: { from: string; to: string },
): Promise<{ marketing_consent: boolean; marketing_consent_at: string | null }> {
  const { tx, actor } = work;
  await tx.change(
    db
      .updateTable('customer_consents')
      .set({ customer_id: to })
      .where('tenant_id', '=', actor.tenantId)
      .where('customer_id', '=', from),
  );
  const [last] = await readConsents(work, [to]);
  const agrees = last?.said === 'given';
  return { marketing_consent: agrees, marketing_consent_at: agrees ? last.created_at : null };
}

/** Proof of what nobody said any more proves nothing. */
export async function forgetConsents({ tx, actor }: Work, ids: readonly string[]): Promise<void> {
  await tx.change(
    db
      .deleteFrom('customer_consents')
      .where('tenant_id', '=', actor.tenantId)
      .where('customer_id', 'in', ids),
  );
}
