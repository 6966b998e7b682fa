import { Problem } from '@leme/contract/kit/problem';
import {
  approveTextImport,
  listTextImports,
  rollBackTextImport,
  type TextImport,
} from '@leme/contract/tenancy/words/import-endpoints';
import { textImports } from '@leme/contract/tenancy/words/text-imports';
import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '#kit/database/transaction';
import { type Served, serve } from '#kit/http/serve';
import { record } from '#kit/resource/history/record';
import { statement } from '#kit/resource/statement';
import type { TimedWork } from '#kit/work';
import { say } from './apply-file.ts';
import {
  holdMark,
  importOf,
  importsOf,
  linesOfImport,
  raiseMark,
  type TakenLine,
  toldImport,
} from './import-rows.ts';

/** What was taken in, approved and rolled back. */
export function servesTextVersions(): Served[] {
  return [
    serve(listTextImports, async ({ tx, actor }) => ({ data: await importsOf(tx, actor.tenantId) })),
    serve(rollBackTextImport, async ({ input: { id }, tx, actor, clock }) => {
      const work = { tx, actor, now: clock.now() };
      return await changed(work, id, {
        shared: async () => restore(tx, id, await linesOfImport(tx, actor.tenantId, id)),
        set: sql`rolled_back_at = ${work.now.toString()}::timestamptz, rolled_back_by = ${actor.userId}::uuid`,
      });
    }),
    serve(approveTextImport, ({ input: { id }, tx, actor, clock }) =>
      changed({ tx, actor, now: clock.now() }, id, {
        shared: async () => {
          await tx.change(
            statement(sql`update i18n_translations set approved = true where import_id = ${id}::uuid`),
          );
        },
        set: sql`approved = true`,
      }),
    ),
  ].map((served) => ({ ...served, ofPlatform: true as const }));
}

type Change = { shared: () => Promise<void>; set: RawBuilder<unknown> };

/** Changes an import that stands, what all companies share first, with its step in the trail. */
async function changed(work: TimedWork, id: string, { shared, set }: Change): Promise<TextImport> {
  const { tx, actor } = work;
  await holdMark(tx);
  const before = await importOf(tx, actor.tenantId, id);
  if (before.rolled_back_at !== null) throw new Problem('move-forbidden');
  await shared();
  await raiseMark(tx);
  await tx.change(
    statement(sql`update i18n_imports set ${set}, version = version + 1
      where tenant_id = ${actor.tenantId} and id = ${id} and rolled_back_at is null`),
  );
  const after = await importOf(tx, actor.tenantId, id);
  record(work, textImports, {
    id,
    action: 'updated',
    before: toldImport(before),
    after: toldImport(after),
  });
  return after;
}

/** What stood before each line is said again; where a later import said one of these texts, that one goes first. */
async function restore(tx: Tx, id: string, lines: readonly TakenLine[]): Promise<void> {
  const gone = await tx.change(statement(sql`delete from i18n_translations where import_id = ${id}::uuid`));
  if (gone !== lines.length) throw new Problem('in-use');
  const former = lines.flatMap(({ key_id, locale, before }) =>
    before ? [{ key_id, locale, ...before }] : [],
  );
  await say(tx, former);
}
