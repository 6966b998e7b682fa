import { externalSheet } from '@leme/contract/channels/external-sheet';
import {
  importExternalBookings,
  mostOfSheet,
  type SheetOfPartner,
} from '@leme/contract/channels/external-sheet-endpoints';
import type { Endpoint } from '@leme/contract/kit/endpoint';
import { textsIn } from '@leme/contract/kit/language/texts';
import { faults, Problem } from '@leme/contract/kit/problem';
import { csvLocale } from '@leme/contract/kit/resource/csv-columns';
import { sql } from 'kysely';
import { db } from '#kit/database/sql';
import type { Tx } from '#kit/database/transaction';
import { serveTransfer, type TransferCall } from '#kit/http/serve';
import { newId } from '#kit/ids';
import { statement } from '#kit/resource/statement';
import {
  byteOrderMark,
  csvLine,
  escapeFormula,
  escapeFormulaAgain,
} from '#kit/resource/transfer/csv/csv-text';
import { readSheet, type SheetRows } from '#kit/resource/transfer/csv/sheet-rows';
import { transferTexts } from '#kit/resource/transfer/texts/texts';
import {
  changeExternal,
  type OfficeCall,
  partnerToSell,
  type SellingPartner,
  sellExternal,
} from '../sell-external.ts';
import { type RefusedRow, readSales, type SheetSale } from './read-sheet-rows.ts';
import { noteNames, resolveSaid } from './resolve-said.ts';

type Call = Omit<TransferCall<Endpoint>, 'input' | 'body'>;
type Outcome = 'booked' | 'review' | 'there';

/** A partner’s file, row by row: each is a booking of its own or waits in the inbox, and none of them keeps another out. */
export const servesPartnerSheet = serveTransfer(importExternalBookings, async ({ input, body, ...rest }) => {
  const call = rest as unknown as Call;
  const { actor, tenantTx } = call;
  const partner = await tenantTx.write(actor.tenantId, (tx) =>
    partnerToSell({ tx, actor }, input.partner_id),
  );
  if (!partner) throw faults([{ pointer: '/partner_id', code: 'unknown' }]);
  const sheet = await readSheet(externalSheet, body, rest, { most: mostOfSheet });
  const { sales, refused } = readSales(sheet, actor.timezone);
  const counts: Record<Outcome, number> = { booked: 0, review: 0, there: 0 };
  const seen = new Set<string>();
  for (const sale of sales) {
    const reference = sale.reference.toLowerCase();
    const outcome = seen.has(reference)
      ? 'there'
      : input.dry_run
        ? await lookAt(call, partner, sale)
        : await takeSale(call, partner, sale);
    seen.add(reference);
    counts[outcome] += 1;
  }
  return {
    rows: sheet.rows.length,
    ...counts,
    refused: refused.length,
    refused_file: refused.length > 0 ? fileOf(sheet, refused) : null,
  } satisfies SheetOfPartner;
});

/** The rows that stayed out as they came, each with what is wrong. */
function fileOf({ columns }: SheetRows, refused: readonly RefusedRow[]): string {
  const head = csvLine([
    ...columns.map((column) => column?.label ?? ''),
    textsIn(transferTexts, csvLocale)('error'),
  ]);
  const lines = refused.map(({ cells, why }) =>
    csvLine([...columns.map((_, at) => escapeFormulaAgain(cells[at] ?? '')), escapeFormula(why)]),
  );
  return [byteOrderMark + head, ...lines].join('');
}

async function lookAt({ tenantTx, actor }: Call, partner: SellingPartner, sale: SheetSale): Promise<Outcome> {
  return await tenantTx.read(actor.tenantId, async (tx) => {
    const before = await tx.first(
      statement(sql`select e.id from external_bookings e where e.tenant_id = ${actor.tenantId}
        and e.partner_id = ${partner.id} and e.source <> 'octo' and lower(e.reference) = lower(${sale.reference})`),
    );
    if (before) return 'there';
    const resolved = await resolveSaid({ tx, actor }, partner.id, sale.said);
    return 'fault' in resolved ? 'review' : 'booked';
  });
}

/** What came is kept before anything else is tried, so that nothing a guest paid for is lost. */
async function takeSale(call: Call, partner: SellingPartner, sale: SheetSale): Promise<Outcome> {
  const { actor, tenantTx, clock, registers, hooks } = call;
  const id = newId();
  const at = clock.now().toString();
  const isFirst = await tenantTx.write(actor.tenantId, (tx) =>
    keepSale(tx, { id, at, actor, partner, sale }),
  );
  if (!isFirst) return 'there';
  const officeOf = (tx: Tx): OfficeCall => ({ tx, actor, clock, registers, hooks });
  try {
    return await tenantTx.write(
      actor.tenantId,
      async (tx) => await bookSale(officeOf(tx), partner, { id, sale }),
    );
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    await tenantTx.write(actor.tenantId, async (tx) =>
      changeExternal(officeOf(tx), id, { state: 'needs_review', fault: 'not-on-sale' }),
    );
    return 'review';
  }
}

type Keeping = { id: string; at: string; actor: Call['actor']; partner: SellingPartner; sale: SheetSale };

async function keepSale(tx: Tx, { id, at, actor, partner, sale }: Keeping): Promise<boolean> {
  const inserted = await tx.change(
    db
      .insertInto('external_bookings')
      .values({
        tenant_id: actor.tenantId,
        id,
        partner_id: partner.id,
        source: 'csv',
        uuid: id,
        reference: sale.reference,
        state: 'received',
        customer_name: sale.customer_name,
        contact: JSON.stringify({ phoneNumber: sale.customer_phone, emailAddress: sale.customer_email }),
        said: JSON.stringify(sale.said),
        said_total: sale.said_total,
        collects: partner.collects,
        asked: 'csv',
        created_at: at,
        updated_at: at,
      })
      .onConflict((conflict) => conflict.doNothing()),
  );
  return inserted > 0;
}

async function bookSale(
  call: OfficeCall,
  partner: SellingPartner,
  { id, sale }: { id: string; sale: SheetSale },
): Promise<Outcome> {
  const resolved = await resolveSaid(call, partner.id, sale.said);
  if ('fault' in resolved) {
    changeExternal(call, id, { state: 'needs_review', fault: resolved.fault });
    await noteNames(call, partner.id, resolved.missing);
    return 'review';
  }
  const { customer_name, customer_phone, customer_email, said_total } = sale;
  const { state } = await sellExternal(call, {
    id,
    partner,
    ...resolved,
    guest: { customer_name, customer_phone, customer_email },
    collects: partner.collects,
    said_total,
  });
  return state === 'mapped' ? 'booked' : 'review';
}
