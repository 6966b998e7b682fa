import { crewMembers } from '@leme/contract/crew/crew-members';
import { sql } from 'kysely';
import type { AddedRules } from '#kit/resource/registers';
import { statement } from '#kit/resource/statement';

/** What somebody who was forgotten wrote of a duty goes; that it was done stays. */
export const forgetReasons: Readonly<Record<string, AddedRules>> = {
  [crewMembers.name]: {
    afterRemoval: async ({ row, tx, actor }) => {
      await tx.change(
        statement(sql`update crew_assignments a set reason = null
          where a.tenant_id = ${actor.tenantId} and a.crew_id = ${row.id} and a.reason is not null
            and exists (select 1 from crew_members m where m.tenant_id = ${actor.tenantId} and m.id = ${row.id}
              and m.erased_at is not null)`),
      );
    },
  },
};
