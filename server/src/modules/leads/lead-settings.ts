import { Problem } from '@leme/contract/kit/problem';
import { leadSettings } from '@leme/contract/leads/lead-settings';
import {
  type LeadSettings,
  readLeadSettings,
  updateLeadSettings,
} from '@leme/contract/leads/lead-settings-endpoints';
import { db } from '#kit/database/sql';
import { serve } from '#kit/http/serve';
import { record, type State } from '#kit/resource/history/record';

/** Of a company that decided nothing yet. */
const untouched: LeadSettings = { forgets_lost_after: null, registers_chats: false, version: 0 };

export const settingsOf = (tenantId: string) =>
  db
    .selectFrom('lead_settings')
    .select(['forgets_lost_after', 'registers_chats', 'version'])
    .where('tenant_id', '=', tenantId);

const servesReading = serve(
  readLeadSettings,
  async ({ tx, actor }) => (await tx.first(settingsOf(actor.tenantId))) ?? untouched,
);

const servesUpdate = serve(updateLeadSettings, async ({ input, tx, actor: { tenantId, ...actor } }) => {
  const before = (await tx.first(settingsOf(tenantId).forUpdate())) ?? untouched;
  const { version, ...yours } = input;
  const next = { ...yours, version: version + 1 };
  // Two who are the first to decide anything meet at the row that one of them makes.
  const changed =
    before.version !== version
      ? 0
      : await tx.change(
          db
            .insertInto('lead_settings')
            .values({ tenant_id: tenantId, ...next })
            .onConflict((conflict) =>
              conflict.column('tenant_id').doUpdateSet(next).where('lead_settings.version', '=', version),
            ),
        );
  if (changed === 0) {
    const current = (await tx.first(settingsOf(tenantId))) ?? untouched;
    throw new Problem('stale-version', { params: { current, yours } });
  }
  record({ tx, actor: { tenantId, ...actor } }, leadSettings, {
    id: tenantId,
    action: 'updated',
    before: told(before),
    after: told(next),
    tells: [],
  });
  return next;
});

const told = ({ forgets_lost_after, registers_chats }: LeadSettings): State => ({
  forgets_lost_after,
  registers_chats,
});

export const servesLeadSettings = [servesReading, servesUpdate];
