import { exportUsers } from '@leme/contract/access/people/user-endpoints';
import { users } from '@leme/contract/access/people/users';
import { kindOf } from '@leme/contract/kit/kinds/kinds';
import { textsIn } from '@leme/contract/kit/language/texts';
import { csvLocale } from '@leme/contract/kit/resource/csv-columns';
import type { Field } from '@leme/contract/kit/resource/fields';
import { date } from '@leme/contract/kit/resource/fields';
import { labelOf } from '@leme/contract/kit/resource/labels';
import { kitWords } from '@leme/contract/kit/texts/texts';
import { dayIn } from '@leme/contract/kit/values/days';
import { sql } from 'kysely';
import type { Actor } from '#kit/actor';
import { db } from '#kit/database/sql';
import type { AllHooks } from '#kit/hooks';
import { type Download, type Served, serveTransfer, type TransferCall } from '#kit/http/serve';
import { statement } from '#kit/resource/statement';
import { byteOrderMark, csvLine, escapeFormula } from '#kit/resource/transfer/csv/csv-text';
import { csvDownload } from '#kit/resource/transfer/export-rows';
import { rowsAtOnce } from '#kit/resource/transfer/rows-at-once';
import { acquireTransferLease } from '#kit/resource/transfer/transfer-lease';
import type { Work } from '#kit/work';
import { partnerNames } from '../person-queries.ts';
import { type Asked, filtered, orderOf } from './filter-people.ts';

/** All people that fit as CSV, in their order, read chunk by chunk; name, address and level are what an invitation reads. */
export const servesUserExport: Served = serveTransfer(exportUsers, ({ input, ...call }) =>
  exportPeople(call, input),
);

type Call = Pick<TransferCall<never>, 'actor' | 'clock' | 'tenantTx' | 'hooks'>;

async function exportPeople({ actor, clock, tenantTx, hooks }: Call, asked: Asked): Promise<Download> {
  const slot = await acquireTransferLease(tenantTx, actor);
  const given = { rows: 0 };
  const name = `users-${dayIn(actor.timezone, clock.now())}.csv`;
  const file = csvDownload(name, async function* () {
    yield byteOrderMark + csvLine(columns.map(({ label }) => label));
    for (let cursor: string | undefined; ; ) {
      const chunk = await tenantTx.read(actor.tenantId, (tx) =>
        readChunk({ tx, actor, hooks }, asked, cursor),
      );
      given.rows += chunk.rows.length;
      yield chunk.rows.map((row) => csvLine(cellsOf(row, actor.timezone))).join('');
      if (!chunk.next) break;
      cursor = chunk.next;
      await slot.renew();
    }
    await slot.release();
  });
  // Also when whoever asked is gone before the end.
  file.body.once('close', () => void slot.release().catch(() => undefined));
  return { ...file, rows: () => given.rows };
}

const { full_name, email, role, status } = users.fields;
const partner = [users.fields.supplier_id, users.fields.agent_id];
const created = textsIn(kitWords, csvLocale)('row.field.created_at');

/** The columns of the list and, beside the level, for whom somebody signs in. */
const columns: readonly { label: string; cell: (row: Row, zone: string) => string }[] = [
  { label: labelOf(full_name, csvLocale), cell: (row) => row.full_name },
  { label: labelOf(email, csvLocale), cell: (row) => row.email },
  { label: labelOf(role, csvLocale), cell: (row, zone) => written(role, row.role ?? '', zone) },
  {
    label: partner.map((field) => labelOf(field, csvLocale)).join(' / '),
    cell: (row) => row.partner_name ?? '',
  },
  { label: labelOf(status, csvLocale), cell: (row, zone) => written(status, row.status, zone) },
  {
    label: created,
    cell: (row, zone) => written(date(), dayIn(zone, Temporal.Instant.from(row.created_at)), zone),
  },
];

function written(field: Field, value: string, zone: string): string {
  return value && kindOf(field).csv.write({ field, zone }, null)([value]);
}

function cellsOf(row: Row, zone: string): string[] {
  return columns.map(({ cell }) => escapeFormula(cell(row, zone)));
}

type Row = Awaited<ReturnType<typeof readChunk>>['rows'][number];

/** People behind a place; of accounts nothing is read, so that no stream of a file takes a turn of those who sign in. */
async function readChunk(
  { tx, actor, hooks }: Work & { hooks: AllHooks },
  asked: Asked,
  cursor: string | undefined,
) {
  const { by, direction, place, beyond, cursorAfter } = orderOf({ ...asked, cursor });
  // Few of very many take longer to find than a page of a list may.
  tx.send(statement(sql`set local statement_timeout = '2min'`));
  const found = await tx.rows(
    peopleOf(actor, asked)
      .select(place.as('place'))
      .where(({ and }) => and(beyond))
      .orderBy(by, direction)
      .orderBy('p.id', direction)
      .limit(rowsAtOnce),
  );
  const last = found.length === rowsAtOnce ? found.at(-1) : undefined;
  const names = await partnerNames({ tx, actor, hooks }, found);
  const rows = found.map((row) => ({ ...row, partner_name: names(row) }));
  return { rows, next: last ? cursorAfter(last) : null };
}

function peopleOf(actor: Actor, asked: Asked) {
  return db
    .selectFrom('profiles as p')
    .leftJoin('user_roles as r', (join) =>
      join.onRef('r.tenant_id', '=', 'p.tenant_id').onRef('r.user_id', '=', 'p.id'),
    )
    .select(['p.id', 'p.full_name', 'p.email', 'p.status', 'r.role'])
    .select(['p.supplier_id', 'p.agent_id', 'p.created_at'])
    .where('p.tenant_id', '=', actor.tenantId)
    .where('p.removed_at', 'is', null)
    .$if(asked.status !== undefined, (query) => query.where('p.status', '=', asked.status ?? ''))
    .where(({ and }) => and(filtered(actor, asked)));
}
