import { mostPapers } from '@leme/contract/finance/invoices/invoice-rules';
import { paperOf } from '@leme/contract/finance/invoices/paper/invoice-paper';
import { readInvoicePaper, readInvoicePapers } from '@leme/contract/finance/invoices/paper/paper-endpoints';
import { paperWords } from '@leme/contract/finance/invoices/paper/texts/texts';
import { faults } from '@leme/contract/kit/problem';
import { sql } from 'kysely';
import { type Download, type Served, serveTransfer } from '#kit/http/serve';
import { isUuid } from '#kit/ids';
import { statement } from '#kit/resource/statement';
import { ownTextsIn } from '#kit/words/own-texts';
import type { TimedWork } from '#kit/work';
import { detailOf } from '../invoice-queries.ts';
import { type Drawing, drawPapers, type Logo, type Sheet } from './draw-papers.ts';
import { formatsOf } from './paper-formats.ts';

/** Invoices as they are to be drawn, each in its customer’s language, in the company’s own words. */
export async function drawingOf(
  work: TimedWork,
  ids: readonly string[],
): Promise<Drawing & { name: string }> {
  const { tx, actor } = work;
  const sheets: Sheet[] = [];
  let [name, logo]: [string, Logo | null] = ['', null];
  for (const id of ids) {
    const invoice = await detailOf(work, id);
    const t = await ownTextsIn(tx, actor.tenantId, paperWords, invoice.locale);
    const paper = paperOf(invoice, { t, formats: formatsOf(invoice.locale) });
    const page = t('page', { page: '{page}', pages: '{pages}' });
    sheets.push({
      paper,
      page,
      day: invoice.issued_on ?? invoice.due_on,
      colour: invoice.issuer.primary_color,
    });
    name ||= invoice.number ?? t('noNumber');
    logo ??= await logoOf(work, invoice.issuer.logo_url);
  }
  return { sheets, logo, name };
}

/** The picture behind the address of a logo, which names company and picture. */
async function logoOf({ tx, actor }: TimedWork, url: string | null): Promise<Logo | null> {
  const id = url?.split('.').at(-1);
  if (!isUuid(id)) return null;
  const row = await tx.first(
    statement<Logo>(sql`select l.mime, l.bytes from company_logos l
      where l.tenant_id = ${actor.tenantId} and l.id = ${id}`),
  );
  return row ?? null;
}

const asFile = (pdf: Buffer, name: string): Download => ({
  headers: {
    'content-type': 'application/pdf',
    'content-disposition': `inline; filename="${name.replaceAll(/[^\w-]+/g, '-')}.pdf"`,
    'cache-control': 'private, no-store',
    'x-content-type-options': 'nosniff',
  },
  body: pdf,
});

export const servesInvoicePapers: Served[] = [
  serveTransfer(readInvoicePaper, async ({ input, actor, clock, tenantTx }) => {
    const { name, ...drawing } = await tenantTx.read(actor.tenantId, (tx) =>
      drawingOf({ tx, actor, now: clock.now() }, [input.id]),
    );
    return asFile(await drawPapers(drawing), name);
  }),

  serveTransfer(readInvoicePapers, async ({ input, actor, clock, tenantTx }) => {
    const ids = [...new Set(input.ids.split(',').filter(Boolean))];
    if (ids.length === 0) throw faults([{ pointer: '/ids', code: 'required' }]);
    if (ids.length > mostPapers)
      throw faults([{ pointer: '/ids', code: 'too-many', params: { maximum: mostPapers } }]);
    if (!ids.every(isUuid)) throw faults([{ pointer: '/ids', code: 'invalid' }]);
    const { name, ...drawing } = await tenantTx.read(actor.tenantId, (tx) =>
      drawingOf({ tx, actor, now: clock.now() }, ids),
    );
    return asFile(await drawPapers(drawing), ids.length === 1 ? name : 'faturas');
  }),
];
