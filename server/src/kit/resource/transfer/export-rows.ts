import { Readable } from 'node:stream';
import { writeLink } from '@leme/contract/kit/kinds/pointers/link-cell';
import { csvColumns } from '@leme/contract/kit/resource/csv-columns';
import type { AnyRow } from '@leme/contract/kit/resource/resource';
import { dayIn } from '@leme/contract/kit/values/days';
import { sql } from 'kysely';
import type { Download, TransferCall } from '../../http/serve.ts';
import { isLinked } from '../columns.ts';
import { filesOf } from '../files/file-names.ts';
import { linksOf, namesOf } from '../labels.ts';
import { countRows } from '../list/count-rows.ts';
import { filtered, type ListFilters } from '../list/filters.ts';
import { foundRows, livingRows } from '../list/list-rows.ts';
import { inOrder, orderOf, refuseLong } from '../list/order.ts';
import type { Register } from '../registers.ts';
import { statement } from '../statement.ts';
import { byteOrderMark, csvLine } from './csv/csv-text.ts';
import { cellWriters, type RawCells, rawColumns } from './csv/write-cells.ts';
import { rowsAtOnce } from './rows-at-once.ts';
import { acquireTransferLease } from './transfer-lease.ts';

const bufferedBytes = 1 << 19;

type Call = Pick<TransferCall<never>, 'actor' | 'clock' | 'tenantTx'>;
export type Asked = ListFilters & { sort?: string };

/**
 * The rows of a list as CSV, all of them. Each chunk is read in a transaction of its own, so that somebody who reads
 * slowly or not at all holds nothing of the database.
 */
export async function exportRows(
  register: Register,
  { actor, clock, tenantTx }: Call,
  asked: Asked,
): Promise<Download> {
  const lease = await acquireTransferLease(tenantTx, actor);
  const given = { rows: 0 };
  const lines = linesOf(register, { actor, clock, tenantTx }, asked, given);
  try {
    // What is wrong with the question must be known before the answer begins.
    const first = await lines.next();
    const name = `${register.resource.name}-${dayIn(actor.timezone, clock.now())}.csv`;
    const file = csvDownload(name, async function* () {
      yield first.value ?? '';
      for await (const part of lines) {
        yield part;
        await lease.renew();
      }
      // Before the answer ends, so that the next question of the same person finds the place free.
      await lease.release();
    });
    // Also when whoever asked is gone before the first byte.
    file.body.once('close', () => void lease.release().catch(() => undefined));
    return { ...file, rows: () => given.rows };
  } catch (error) {
    await lease.release();
    throw error;
  }
}

/** The answer that hands a CSV on as it is written. */
export function csvDownload(
  name: string,
  parts: () => AsyncGenerator<string>,
): Download & { body: Readable } {
  return {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${name}"`,
    },
    body: Readable.from(parts(), { objectMode: false, highWaterMark: bufferedBytes }),
  };
}

/** What the database writes between cells and rows: characters no stored text holds. */
const [betweenCells, betweenRows] = ['\x1f', '\x1e'];

type Chunk = { rows: string[][]; last: { place: string | null; id: string } | null };

async function* linesOf(
  register: Register,
  call: Call,
  asked: Asked,
  given: { rows: number },
): AsyncGenerator<string> {
  const { resource } = register;
  const header = csvLine(csvColumns(resource).map(({ label }) => label));
  const read = chunkReader(register, call, asked);
  const write = lineWriter(register, call);
  let begun = byteOrderMark + header;
  for (let coming: Promise<Chunk> | null = read(null); coming; ) {
    const { rows, last }: Chunk = await coming;
    // The next rows are read while these are written.
    coming = last && read(last);
    coming?.catch(() => undefined);
    given.rows += rows.length;
    yield begun + (await write(rows));
    begun = '';
  }
}

/** Reads the rows after a place. The database writes them as one text, which costs a tenth of reading cell by cell. */
function chunkReader(register: Register, { actor, tenantTx }: Call, asked: Asked) {
  const { resource } = register;
  const where = filtered(register, actor, asked);
  const first = orderOf(register, actor, asked);
  const { texts } = rawColumns(resource);
  return (after: Chunk['last']): Promise<Chunk> =>
    tenantTx.read(
      actor.tenantId,
      async (tx) => {
        const cursor = after && first.cursorAfter(after.place, after.id);
        const order = cursor ? orderOf(register, actor, { ...asked, cursor }) : first;
        // A filter that few of very many rows meet takes longer than a page of a list may.
        tx.send(statement(sql`set local statement_timeout = '2min'`));
        const place = sql`coalesce(${order.sortValue}, '')`;
        const columns = sql`concat_ws(${betweenCells}, ${sql.join([...texts, place])}) as cells`;
        if (order.join && !after) refuseLong(await countRows(register, tx, where, { isWhole: true }));
        const areFound = order.join !== null;
        const from = areFound ? foundRows(resource, where, order) : livingRows(where);
        const found = await tx.first(
          statement<{ rows: string | null }>(sql`select string_agg(r.cells, ${betweenRows}) as rows from (
          ${inOrder({ columns, from, areFound, order, limit: rowsAtOnce })}) r`),
        );
        const rows = found?.rows ? found.rows.split(betweenRows).map((row) => row.split(betweenCells)) : [];
        const last = rows.length === rowsAtOnce ? rows.at(-1) : undefined;
        return { rows, last: last ? { place: last.at(-1) || null, id: last[0] ?? '' } : null };
      },
      { kind: 'export' },
    );
}

/** Writes rows as lines, with the names of what they point to. */
function lineWriter({ resource, rules, others }: Register, { actor, tenantTx }: Call) {
  const { names } = rawColumns(resource);
  const writers = cellWriters(resource, actor.timezone, rules.cells);
  const pointing = Object.entries(resource.fields).flatMap(([name, field]) =>
    field.to || isLinked(field)
      ? [{ name, at: names.indexOf(name), isMany: isLinked(field), to: field.to, atLink: field.atLink }]
      : [],
  );
  const readNames = (rows: string[][]) =>
    tenantTx.read(actor.tenantId, (tx) =>
      Promise.all(
        pointing.map(async ({ name, at, isMany, to, atLink }) => {
          const ids = rows.map(([id = '']) => id);
          if (to === undefined) {
            const files = await filesOf(resource, name, { tx, actor }, ids);
            return ([id = '']: RawCells) => files.get(id)?.map((each) => each.name) ?? [];
          }
          const target = others.named(to).resource;
          if (isMany) {
            const linked = await linksOf(resource, { name, target }, { tx, actor }, ids);
            return ([id = '']: RawCells) =>
              linked.get(id)?.map((each) => writeLink(each.name, each.value, atLink)) ?? [];
          }
          const named = await namesOf(
            target,
            { tx, actor },
            rows.map((raw) => raw[at] ?? '').filter(Boolean),
          );
          return (raw: RawCells) => named.get(raw[at] ?? '') ?? '';
        }),
      ),
    );
  return async (rows: string[][]): Promise<string> => {
    const readers = rows.length > 0 && pointing.length > 0 ? await readNames(rows) : [];
    let lines = '';
    for (const raw of rows) {
      const labels: AnyRow['labels'] = {};
      for (const [at, read] of readers.entries()) labels[pointing[at]?.name ?? ''] = read(raw);
      lines += `${writers.map((write) => write(raw, labels)).join(';')}\r\n`;
    }
    return lines;
  };
}
