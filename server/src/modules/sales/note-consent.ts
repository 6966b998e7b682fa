import { sql } from 'kysely';
import type { Saving } from '#kit/resource/registers';
import { db } from '#kit/sql';

/** When somebody agreed to receive offers, or since when no longer: the law asks for the moment. */
export async function noteConsent({ values, before, id, tx, actor }: Saving): Promise<void> {
  const agrees = values.marketing_consent === true;
  if (agrees === (before?.marketing_consent === true)) return;
  await tx.change(
    db
      .updateTable('customers')
      .set({ marketing_consent_at: agrees ? sql`now()` : null })
      .where('tenant_id', '=', actor.tenantId)
      .where('id', '=', id),
  );
}
