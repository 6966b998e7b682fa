import { invoiceList } from '@leme/contract/finance/invoices/invoice-list';
import { invoiceCode } from '@leme/contract/finance/invoices/invoice-rules';
import { invoiceLines, invoices } from '@leme/contract/finance/invoices/invoices';
import { exportNfse } from '@leme/contract/finance/invoices/nfse/nfse-endpoints';
import { lackedForNfse } from '@leme/contract/finance/invoices/nfse/nfse-rules';
import { issBase } from '@leme/contract/finance/invoices/paper/invoice-paper';
import { financeWords } from '@leme/contract/finance/texts/texts';
import { textsIn } from '@leme/contract/kit/language/texts';
import { Problem } from '@leme/contract/kit/problem';
import { csvLocale } from '@leme/contract/kit/resource/csv-columns';
import type { Field } from '@leme/contract/kit/resource/fields';
import { labelOf } from '@leme/contract/kit/resource/labels';
import { addDays } from '@leme/contract/kit/values/days';
import { shareOf } from '@leme/contract/prices/effects';
import { sql } from 'kysely';
import { serveTransfer } from '#kit/http/serve';
import { statement } from '#kit/resource/statement';
import { byteOrderMark, csvLine, escapeFormula } from '#kit/resource/transfer/csv/csv-text';
import { csvDownload } from '#kit/resource/transfer/export-rows';

type Row = {
  series: string;
  number: number;
  issued_on: string;
  customer_name: string;
  customer_document: string | null;
  customer_address: string | null;
  customer_email: string | null;
  service_code: string | null;
  service_city: string | null;
  iss_bp: number | null;
  deductions: number | null;
  total: number;
  said: string | null;
  nfse_number: string | null;
  nfse_on: string | null;
};

const decimal = (amount: number) => amount.toFixed(2).replace('.', ',');
const day = (date: string | null) => (date === null ? '' : date.split('-').toReversed().join('/'));

/** The month as a city’s form asks for it; an invoice that lacks something is a row all the same, which says what. */
export const servesNfseSheet = serveTransfer(exportNfse, async ({ input, actor, tenantTx }) => {
  if (actor.partner) throw new Problem('not-found');
  const from = `${input.month}-01`;
  const until = addDays(from, Temporal.PlainDate.from(from).daysInMonth - 1);
  const rows = await tenantTx.read(actor.tenantId, (tx) =>
    tx.rows(
      statement<Row>(sql`select i.series, i.number, i.issued_on::text as issued_on, i.customer_name, i.customer_document,
          i.customer_address, i.customer_email, i.service_code, i.service_city, i.iss_bp, i.deductions,
          i.total - i.credited_amount as total, i.nfse_number, i.nfse_on::text as nfse_on,
          (select string_agg(l.description, ' | ' order by l.position) from invoice_lines l
            where l.tenant_id = ${actor.tenantId} and l.invoice_id = i.id) as said
        from invoices i where i.tenant_id = ${actor.tenantId} and i.kind = 'invoice'
          and i.status in ('issued', 'partial', 'paid') and i.issued_on between ${from}::date and ${until}::date
        order by i.series, i.number`),
    ),
  );
  return {
    ...csvDownload(`nfse-${input.month}.csv`, async function* () {
      yield byteOrderMark + csvLine(heads());
      for (const row of rows) yield csvLine(cellsOf(row));
    }),
    rows: () => rows.length,
  };
});

const said = (field: Field) => labelOf(field, csvLocale);
const word = textsIn(financeWords, csvLocale);

function heads(): string[] {
  const of = invoices.fields;
  const { number, total } = invoiceList.fields;
  return [
    said(number),
    said(invoiceList.fields.issued_on),
    ...[of.customer_name, of.customer_document, of.customer_address, of.customer_email].map(said),
    ...[of.service_code, of.service_city, invoiceLines.fields.description, total, of.deductions].map(said),
    word('nfse.base'),
    said(of.iss_bp),
    word('nfse.iss'),
    said(of.nfse_number),
    said(of.nfse_on),
    word('nfse.lacks'),
  ];
}

function cellsOf(row: Row): string[] {
  const { total, deductions, iss_bp } = { ...row, total: Number(row.total) };
  const base = issBase({ total, deductions });
  const text = (value: string | null) => escapeFormula(value ?? '');
  return [
    invoiceCode(row.series, row.number) ?? '',
    day(row.issued_on),
    ...[row.customer_name, row.customer_document, row.customer_address, row.customer_email].map(text),
    ...[row.service_code, row.service_city, row.said].map(text),
    decimal(total),
    decimal(deductions ?? 0),
    decimal(base),
    iss_bp === null ? '' : decimal(iss_bp / 100),
    iss_bp === null ? '' : decimal(shareOf(Math.round(base * 100), iss_bp) / 100),
    text(row.nfse_number),
    day(row.nfse_on),
    lackedForNfse(row)
      .map((need) => word(`nfse.need.${need}`))
      .join(', '),
  ];
}
