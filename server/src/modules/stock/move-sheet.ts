import { createHash } from 'node:crypto';
import type { ReplyOf } from '@leme/contract/kit/endpoint';
import { kindOf } from '@leme/contract/kit/kinds/kinds';
import { csvColumns } from '@leme/contract/kit/resource/csv-columns';
import type { Resource } from '@leme/contract/kit/resource/resource';
import { dayIn } from '@leme/contract/kit/values/days';
import { exportStockMoves, importStockMoves, mostMovesOfSheet } from '@leme/contract/stock/endpoints';
import { stockMoves } from '@leme/contract/stock/stock-moves';
import { sql } from 'kysely';
import { keyIn, once } from '#kit/http/idempotency';
import { serveTransfer } from '#kit/http/serve';
import { statement } from '#kit/resource/statement';
import { byteOrderMark, csvLine, escapeFormula } from '#kit/resource/transfer/csv/csv-text';
import { readSheet } from '#kit/resource/transfer/csv/sheet-rows';
import { csvDownload } from '#kit/resource/transfer/export-rows';
import { rowsAtOnce } from '#kit/resource/transfer/rows-at-once';
import { acquireTransferLease } from '#kit/resource/transfer/transfer-lease';
import { postMoves } from './post-moves.ts';
import { readMoves } from './read-sheet.ts';

/** A sheet has the columns of the moves it tells. */
export const sheet: Resource = {
  ...stockMoves,
  subject: 'stock',
  scope: 'company',
  listed: 'data',
  shortcuts: {},
};

const zoned = (field: string, zone: string) => {
  const declared = stockMoves.fields[field as keyof typeof stockMoves.fields];
  const write = kindOf(declared).csv.write({ field: declared, zone }, null);
  return (value: string | null) => (value === null ? '' : write([value]));
};

type Told = Record<'id' | 'at' | 'sku' | 'location' | 'quantity' | 'reason', string> &
  Record<'ref' | 'unit_cost', string | null>;

const servesExport = serveTransfer(exportStockMoves, async ({ actor, clock, tenantTx }) => {
  const lease = await acquireTransferLease(tenantTx, actor);
  const columns = csvColumns(sheet);
  const writers = columns.map(
    ({ field }) => [field as keyof Told | '', field ? zoned(field, actor.timezone) : null] as const,
  );
  const read = (after: Told | undefined) =>
    tenantTx.read(actor.tenantId, (tx) =>
      tx.rows(
        statement<Told>(sql`select t.id, to_char(t.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as at,
            i.sku, l.name as location, trim_scale(t.quantity)::text as quantity, t.reason, t.ref,
            t.unit_cost::text as unit_cost
          from stock_moves t join stock_items i on i.tenant_id = t.tenant_id and i.id = t.item_id
            join stock_locations l on l.tenant_id = t.tenant_id and l.id = t.location_id
          where t.tenant_id = ${actor.tenantId}
            ${after ? sql`and (t.at, t.id) > (${after.at}::timestamptz, ${after.id})` : sql``}
          order by t.at, t.id limit ${rowsAtOnce}`),
      ),
    );
  const lineOf = (row: Told) =>
    csvLine(
      writers.map(([field, write]) => (field && write ? escapeFormulaOf(field, write(row[field])) : row.id)),
    );
  const file = csvDownload(`stock-moves-${dayIn(actor.timezone, clock.now())}.csv`, async function* () {
    yield byteOrderMark + csvLine(columns.map(({ label }) => label));
    for (let rows = await read(undefined); rows.length > 0; ) {
      yield rows.map(lineOf).join('');
      await lease.renew();
      if (rows.length < rowsAtOnce) break;
      rows = await read(rows.at(-1));
    }
    await lease.release();
  });
  file.body.once('close', () => void lease.release().catch(() => undefined));
  return file;
});

/** A number below zero is no formula; a text that begins like one is. */
function escapeFormulaOf(field: string, cell: string): string {
  return kindOf(stockMoves.fields[field as keyof typeof stockMoves.fields]).csv.isPlain
    ? cell
    : escapeFormula(cell);
}

const servesImport = serveTransfer(importStockMoves, async ({ body, ...call }) => {
  const key = keyIn(call.headers);
  const request = {
    method: 'POST',
    path: importStockMoves.path,
    body: createHash('sha256').update(body).digest('hex'),
  };
  const { rows, ...written } = await readSheet(sheet, body, call, { most: mostMovesOfSheet });
  const { actor, clock, hooks, tenantTx } = call;
  const answer = await tenantTx.write(actor.tenantId, (tx) =>
    once({ tx, actor }, { key, request }, async () => {
      const now = clock.now();
      const { lines, standing } = await readMoves({ tx, actor, now }, written, rows);
      await postMoves({ tx, actor, now }, hooks, lines);
      const items = new Set(lines.map(({ item_id }) => item_id)).size;
      return { status: 201, body: { moves: lines.length, items, standing } };
    }),
  );
  return answer.body as ReplyOf<typeof importStockMoves>;
});

export const servesMoveSheets = [servesExport, servesImport];
