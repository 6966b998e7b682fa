import { textsIn } from '@leme/contract/kit/language/texts';
import { faults } from '@leme/contract/kit/problem';
import { csvLocale } from '@leme/contract/kit/resource/csv-columns';
import { leadInteractions } from '@leme/contract/leads/lead-interactions';
import { leads } from '@leme/contract/leads/leads';
import { leadsWords } from '@leme/contract/leads/texts/texts';
import { sql } from 'kysely';
import { db } from '#kit/database/sql';
import type { Sale } from '#kit/hooks';
import { newId } from '#kit/ids';
import { record } from '#kit/resource/history/record';
import type { TimedWork, Work } from '#kit/work';
import { noteContact } from './note-contact.ts';

/** What a lead was offered, in reais; undefined of one that is not there, and to who may not read leads. */
export async function offeredTo({ tx, actor }: Work, id: string): Promise<number | undefined> {
  if (!actor.permissions.has('leads:read')) return undefined;
  const lead = await tx.first(
    db
      .selectFrom('leads')
      .select('offered_value')
      .where('tenant_id', '=', actor.tenantId)
      .where('id', '=', id)
      .where('deleted_at', 'is', null)
      .where('merged_into', 'is', null),
  );
  return lead?.offered_value;
}

/** A lead that became a booking is won, and its talks say so; one that was won before gets the talk alone. */
export async function winLead({ tx, actor, now }: TimedWork, { lead_id, code }: Sale): Promise<void> {
  const { tenantId } = actor;
  const lead = await tx.first(
    db
      .selectFrom('leads')
      .select('status')
      .where('tenant_id', '=', tenantId)
      .where('id', '=', lead_id)
      .where('deleted_at', 'is', null)
      .where('merged_into', 'is', null)
      .forUpdate(),
  );
  if (!lead || actor.partner) throw faults([{ pointer: '/lead_id', code: 'unknown' }]);
  if (lead.status !== 'won') {
    await tx.change(
      db
        .updateTable('leads')
        .set({ status: 'won', version: sql`version + 1`, updated_at: sql`now()` })
        .where('tenant_id', '=', tenantId)
        .where('id', '=', lead_id),
    );
    const changes = { status: [lead.status, 'won'] as const };
    record({ tx, actor }, leads, { id: lead_id, action: 'updated', changes });
  }
  const id = newId();
  const talk = {
    lead_id,
    type: 'note',
    title: textsIn(leadsWords, csvLocale)('lead-interactions.booked', { code }),
    interaction_date: now.toString(),
  };
  await tx.change(
    db.insertInto('lead_interactions').values({ tenant_id: tenantId, id, user_id: actor.userId, ...talk }),
  );
  await noteContact(tx, actor, lead_id);
  const { title, type } = talk;
  record({ tx, actor }, leadInteractions, { id, of: lead_id, action: 'created', after: { title, type } });
}
