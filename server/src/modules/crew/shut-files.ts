import { sql } from 'kysely';
import { statement } from '#kit/resource/statement';
import type { Work } from '#kit/work';

/** Who keeps the crew opens every paper of it. */
export const opensAll = 'crew-members:update';

/** Papers of a competency `k` or `o` that says nothing of somebody's health; one that names none may be anything. */
export const isPlainPaper = sql`(coalesce(k.kind <> 'saude', false) or o.id is not null)`;

/**
 * Whether a file of the crew stays shut for who reads the crew: pictures of health papers open to whom they are of and to who
 * keeps the crew, and what no row holds any more may have been one.
 */
export async function isShut({ tx, actor }: Work, fileId: string): Promise<boolean> {
  if (actor.permissions.has(opensAll)) return false;
  const { tenantId, userId } = actor;
  const held = await tx.rows(
    statement<{ is_open: boolean }>(sql`select true as is_open from crew_members m
        where m.tenant_id = ${tenantId} and m.photo = ${fileId}
      union all select true from files f
        where f.tenant_id = ${tenantId} and f.id = ${fileId} and f.created_by = ${userId}
      union all select coalesce(m.user_id = ${userId}, false) or ${isPlainPaper} from crew_credentials c
        join crew_members m on m.tenant_id = c.tenant_id and m.id = c.crew_id
        left join own_competencies o on o.tenant_id = c.tenant_id and o.id = c.own_competency_id
        left join competencies k on k.id = c.competency_id
        where c.tenant_id = ${tenantId} and (c.front = ${fileId} or c.back = ${fileId})`),
  );
  return held.length === 0 || held.some(({ is_open }) => !is_open);
}
