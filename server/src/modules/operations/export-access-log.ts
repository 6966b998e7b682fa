import { routeTable } from '@leme/contract/access/route-table';
import { textsIn } from '@leme/contract/kit/language/texts';
import { csvLocale } from '@leme/contract/kit/resource/csv-columns';
import { dayIn } from '@leme/contract/kit/values/days';
import type { SecurityEvent } from '@leme/contract/operations/access-log-endpoints';
import { operationsWords } from '@leme/contract/operations/texts/texts';
import { titlesOf } from '@leme/contract/page-words';
import type { Download, TransferCall } from '#kit/http/serve';
import { byteOrderMark, csvLine, escapeFormula } from '#kit/resource/transfer/csv/csv-text';
import { csvDownload } from '#kit/resource/transfer/export-rows';
import { rowsAtOnce } from '#kit/resource/transfer/rows-at-once';
import { acquireTransferLease } from '#kit/resource/transfer/transfer-lease';
import { type LogFilters, readEvents } from './access-log-queries.ts';

const t = textsIn(operationsWords, csvLocale);
const header = [
  t('access-log.at'),
  t('access-log.kind'),
  t('access-log.person'),
  t('access-log.address'),
  t('access-log.device'),
  t('access-log.resource'),
  t('access-log.filters'),
  t('access-log.rows'),
  t('access-log.times'),
];

type Call = Pick<TransferCall<never>, 'actor' | 'clock' | 'tenantTx'>;

/** All events that fit as CSV, newest first, read chunk by chunk. */
export async function exportEvents({ actor, clock, tenantTx }: Call, asked: LogFilters): Promise<Download> {
  const slot = await acquireTransferLease(tenantTx, actor);
  const name = `access-log-${dayIn(actor.timezone, clock.now())}.csv`;
  const read = (before: Awaited<ReturnType<typeof readEvents>>['last'] | undefined) =>
    tenantTx.read(actor.tenantId, (tx) =>
      readEvents(tx, actor, asked, { limit: rowsAtOnce, before: before ?? undefined }),
    );
  const file = csvDownload(name, async function* () {
    yield byteOrderMark + csvLine(header);
    for (let last: Parameters<typeof read>[0]; ; ) {
      const found = await read(last);
      yield found.events.map((event) => csvLine(cellsOf(event, actor.timezone))).join('');
      if (!found.last) break;
      last = found.last;
      await slot.renew();
    }
    await slot.release();
  });
  // Also when whoever asked is gone before the end.
  file.body.once('close', () => void slot.release().catch(() => undefined));
  return file;
}

function cellsOf(event: SecurityEvent, zone: string): string[] {
  const at = Temporal.Instant.from(event.at).toZonedDateTimeISO(zone);
  const two = (part: number) => String(part).padStart(2, '0');
  return [
    `${two(at.day)}/${two(at.month)}/${at.year} ${two(at.hour)}:${two(at.minute)}:${two(at.second)}`,
    t(`event.${event.kind}`),
    escapeFormula(event.operator ?? event.person?.name ?? ''),
    event.address ?? '',
    event.device ?? '',
    pageOf(event.resource),
    event.filters.join(', '),
    event.rows === null ? '' : String(event.rows),
    String(event.times),
  ];
}

function pageOf(resource: string | null): string {
  const page = resource === null ? undefined : routeTable.find((entry) => entry.resource === resource);
  return page ? titlesOf(page)[csvLocale] : (resource ?? '');
}
