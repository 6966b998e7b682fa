import { routeTable } from '@leme/contract/access/route-table';
import { securityEventNames } from '@leme/contract/access/security-events';
import { dayIn } from '@leme/contract/kit/time';
import type { SecurityEvent } from '@leme/contract/operations/access-log-endpoints';
import { byteOrderMark, csvLine, guarded } from '#kit/resource/transfer/csv-text';
import { csvDownload } from '#kit/resource/transfer/export-rows';
import { takeSlot } from '#kit/resource/transfer/transfer-slot';
import type { Download, TransferCall } from '#kit/serve';
import { type Narrowing, readEvents } from './access-log-queries.ts';

const rowsAtOnce = 2_000;
const header = ['Quando', 'O quê', 'Pessoa', 'Rede', 'Aparelho', 'Onde', 'Filtros', 'Linhas', 'Vezes'];

type Call = Pick<TransferCall<never>, 'actor' | 'clock' | 'tenantTx'>;

/** All events that fit as CSV, newest first, read stretch by stretch. */
export async function exportEvents({ actor, clock, tenantTx }: Call, asked: Narrowing): Promise<Download> {
  const slot = await takeSlot(tenantTx, actor);
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
      await slot.keep();
    }
    await slot.free();
  });
  // Also when whoever asked is gone before the end.
  file.body.once('close', () => void slot.free().catch(() => undefined));
  return file;
}

function cellsOf(event: SecurityEvent, zone: string): string[] {
  const at = Temporal.Instant.from(event.at).toZonedDateTimeISO(zone);
  const two = (part: number) => String(part).padStart(2, '0');
  return [
    `${two(at.day)}/${two(at.month)}/${at.year} ${two(at.hour)}:${two(at.minute)}:${two(at.second)}`,
    securityEventNames[event.kind]['pt-BR'],
    guarded(event.operator ?? event.person?.name ?? ''),
    event.address ?? '',
    event.device ?? '',
    pageOf(event.resource),
    event.filters.join(', '),
    event.rows === null ? '' : String(event.rows),
    String(event.times),
  ];
}

function pageOf(resource: string | null): string {
  return (
    routeTable.find((entry) => entry.resource === resource && resource !== null)?.title['pt-BR'] ??
    resource ??
    ''
  );
}
