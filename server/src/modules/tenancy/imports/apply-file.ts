import {
  checkTextImport,
  mostImportLines,
  runTextImport,
} from '@leme/contract/tenancy/words/import-endpoints';
import { textImports } from '@leme/contract/tenancy/words/text-imports';
import { sql } from 'kysely';
import { insertRows } from '#kit/database/insert-rows';
import type { Tx } from '#kit/database/transaction';
import { type Served, serveTransfer } from '#kit/http/serve';
import { newId } from '#kit/ids';
import { record } from '#kit/resource/history/record';
import { statement } from '#kit/resource/statement';
import type { TimedWork } from '#kit/work';
import type { ReadCatalogue } from '../words/catalogue.ts';
import { keyIds } from '../words/text-keys.ts';
import { type Judged, judgeLines, readWordLines } from '../words/word-lines.ts';
import { dryRun, kindOf, placeOf, type SaidNow, saidNow } from './dry-run.ts';
import { holdMark, importOf, raiseMark, type TakenLine, toldImport } from './import-rows.ts';

/** A file of translations looked through, and taken in. */
export function servesTextImport(catalogue: ReadCatalogue): Served[] {
  const judged = async (body: Buffer) =>
    judgeLines(await catalogue(), await readWordLines(body, mostImportLines));
  return [
    serveTransfer(checkTextImport, async ({ actor, tenantTx, body }) => {
      const lines = await judged(body);
      return dryRun(lines, await tenantTx.read(actor.tenantId, saidNow));
    }),
    serveTransfer(runTextImport, async ({ input, actor, clock, tenantTx, body }) => {
      const lines = await judged(body);
      return await tenantTx.write(actor.tenantId, async (tx) => {
        await holdMark(tx);
        const said = await saidNow(tx);
        const looked = dryRun(lines, said);
        if (looked.new + looked.changed === 0) return { import: null, looked };
        const work = { tx, actor, now: clock.now() };
        const id = await applyFile(work, { lines, said, looked, input });
        return { import: await importOf(tx, actor.tenantId, id), looked };
      });
    }),
  ].map((served) => ({ ...served, ofPlatform: true as const }));
}

type Taken = {
  lines: readonly Judged[];
  said: SaidNow;
  looked: ReturnType<typeof dryRun>;
  input: { file: string; approved: 'yes' | 'no' };
};

async function applyFile(work: TimedWork, { lines, said, looked, input }: Taken): Promise<string> {
  const { tx, actor, now } = work;
  const id = newId();
  const approved = input.approved === 'yes';
  const sound = lines.filter((line) => line.fault === null && kindOf(line, said) !== 'unchanged');
  const ids = await keyIds(tx, sound);
  const rows = sound.flatMap((line) => {
    const key_id = ids.get(`${line.namespace} ${line.key}`);
    if (!key_id || !line.spoken) return [];
    const now = said.get(placeOf(line.spoken, line));
    const before = now ? { value: now.value, approved: now.approved, import_id: now.import_id } : null;
    return [{ key_id, locale: line.spoken, value: line.value, before }];
  });
  await say(
    tx,
    rows.map(({ key_id, locale, value }) => ({ key_id, locale, value, approved, import_id: id })),
  );
  if (approved) await raiseMark(tx);
  const kept: TakenLine[] = rows.map(({ key_id, locale, before }) => ({ key_id, locale, before }));
  const made = {
    tenant_id: actor.tenantId,
    id,
    file: input.file,
    approved,
    added: looked.new,
    changed: looked.changed,
    refused: looked.lines - looked.new - looked.changed - looked.unchanged,
    lines: JSON.stringify(kept),
    created_at: now.toString(),
    created_by: actor.userId,
  };
  for (const insert of insertRows('i18n_imports', [made])) await tx.change(insert);
  record(work, textImports, {
    id,
    action: 'created',
    after: toldImport({ ...made, created_by: null, rolled_back_at: null }),
  });
  return id;
}

const atOnce = 2000;
type ToSay = { key_id: string; locale: string; value: string; approved: boolean; import_id: string | null };

/** Says texts otherwise from now on. */
export async function say(tx: Tx, texts: readonly ToSay[]): Promise<void> {
  for (let at = 0; at < texts.length; at += atOnce) {
    const rows = texts
      .slice(at, at + atOnce)
      .map(
        ({ key_id, locale, value, approved, import_id }) =>
          sql`(${key_id}::uuid, ${locale}::text, ${value}::text, ${approved}::boolean, ${import_id}::uuid)`,
      );
    await tx.change(
      statement(sql`insert into i18n_translations (key_id, locale_code, value, approved, import_id)
        values ${sql.join(rows)}
        on conflict (key_id, locale_code) do update set value = excluded.value, approved = excluded.approved,
          import_id = excluded.import_id`),
    );
  }
}
