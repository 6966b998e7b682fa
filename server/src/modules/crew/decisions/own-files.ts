import { crewMembers } from '@leme/contract/crew/crew-members';
import { ownFiles } from '@leme/contract/crew/endpoints';
import { Problem } from '@leme/contract/kit/problem';
import { sql } from 'kysely';
import { type Served, serveTransfer } from '#kit/http/serve';
import { downloadFile } from '#kit/resource/files/download-file';
import { storeFile } from '#kit/resource/files/store-file';
import { statement } from '#kit/resource/statement';

/** Pictures of one's own papers: what is sent is kept with those of the crew, and what is read is of a paper of one's own. */
export const servesOwnFiles: Served[] = [
  serveTransfer(ownFiles.upload, ({ input, body, ...call }) => {
    if (call.actor.partner) throw new Problem('forbidden', { params: { resource: 'crew-competencies' } });
    return storeFile(crewMembers, call, { ...input, body });
  }),
  serveTransfer(ownFiles.read, async ({ input, ...call }) => {
    const { actor, tenantTx } = call;
    const own = await tenantTx.read(actor.tenantId, (tx) =>
      tx.first(
        statement<{ id: string }>(sql`select c.id from crew_credentials c
          join crew_members m on m.tenant_id = c.tenant_id and m.id = c.crew_id
          where c.tenant_id = ${actor.tenantId} and m.user_id = ${actor.userId}
            and (c.front = ${input.id} or c.back = ${input.id}) limit 1`),
      ),
    );
    if (!own || actor.partner) throw new Problem('not-found');
    return await downloadFile(call.registers.named(crewMembers.name), call, input.id);
  }),
];
