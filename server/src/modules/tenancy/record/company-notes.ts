import { addCompanyNote, listCompanyNotes } from '@leme/contract/tenancy/record/record-endpoints';
import { db } from '#kit/database/sql';
import { type Served, serve } from '#kit/http/serve';
import { newId } from '#kit/ids';

const mostShown = 100;

/** What operators note of a company. The rows are the platform's own, so no page and no file of the company has them. */
export const servesNotes: readonly Served[] = [
  serve(listCompanyNotes, async ({ input, tx, actor }) => {
    const data = await tx.rows(
      db
        .selectFrom('company_notes')
        .select(['id', 'note', 'author', 'created_at'])
        .where('tenant_id', '=', actor.tenantId)
        .where('company_id', '=', input.id)
        .orderBy('created_at', 'desc')
        .orderBy('id')
        .limit(mostShown),
    );
    return { data };
  }),
  serve(addCompanyNote, async ({ input, tx, actor, clock }) => {
    const row = { id: newId(), note: input.note, created_at: clock.now().toString() };
    tx.send(
      db.insertInto('company_notes').values({
        tenant_id: actor.tenantId,
        company_id: input.id,
        author_id: actor.userId,
        author: actor.fullName,
        ...row,
      }),
    );
    return { ...row, author: actor.fullName };
  }),
].map((served) => ({ ...served, ofPlatform: true }));
