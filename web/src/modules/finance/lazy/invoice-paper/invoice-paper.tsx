import {
  type PaperInvoice,
  type PaperLine,
  paperOf,
} from '@leme/contract/finance/invoices/paper/invoice-paper';
import { paperWords } from '@leme/contract/finance/invoices/paper/texts/texts';
import { useMemo } from 'react';
import { useFormat } from '#kit/text/format.ts';
import { useText } from '#kit/text/i18n.ts';
import { modulesOf } from '#ui/qr/qr-code.ts';
import { QrDrawing } from '#ui/qr/qr-drawing.tsx';
import { cn } from '#ui/style/cn.ts';

/** An invoice as its customer gets it: the same in the preview, in the record, in print and in the PDF. */
export function InvoicePaper({ invoice }: { invoice: PaperInvoice }) {
  const t = useText(paperWords);
  const formats = useFormat();
  const { issuer, to, ...paper } = paperOf(invoice, { t, formats });
  const { logo_url } = invoice.issuer;
  return (
    <article className="grid gap-5 rounded-lg border bg-surface p-4 md:p-8 print:border-0 print:p-0">
      <header className="flex flex-wrap items-start justify-between gap-4">
        <div className="min-w-0">
          {logo_url && <img src={logo_url} alt="" className="mb-2 h-12 w-auto" />}
          <p className="wrap-anywhere font-semibold">{issuer.name}</p>
          {issuer.lines.map((line) => (
            <p key={line} className="wrap-anywhere text-muted-fg tabular-nums">
              {line}
            </p>
          ))}
        </div>
        <div className="text-end">
          <h2 className="font-semibold text-xl">{paper.title}</h2>
          {paper.marks.map((mark) => (
            <p key={mark} className={cn('font-semibold', paper.isVoid && 'text-danger-text')}>
              {mark}
            </p>
          ))}
          {paper.facts.map((fact) => (
            <p key={fact} className="tabular-nums">
              {fact}
            </p>
          ))}
        </div>
      </header>
      <section className="min-w-0">
        <h3 className="text-muted-fg text-sm">{to.title}</h3>
        <p className="wrap-anywhere font-semibold">{to.name}</p>
        {to.lines.map((line) => (
          <p key={line} className="wrap-anywhere">
            {line}
          </p>
        ))}
      </section>
      <Lines head={paper.head} lines={paper.lines} />
      <dl className="grid grid-cols-[1fr_auto] gap-x-4 border-t pt-3 tabular-nums [break-inside:avoid]">
        {[paper.total, ...paper.since].map(({ label, amount }, place) => (
          <div
            key={label}
            className={cn(
              'col-span-2 flex justify-between gap-4',
              (place === 0 || place === paper.since.length) && 'font-semibold text-lg',
            )}
          >
            <dt>{label}</dt>
            <dd>{amount}</dd>
          </div>
        ))}
      </dl>
      {paper.taxes.map((tax) => (
        <p key={tax} className="wrap-anywhere text-muted-fg text-sm">
          {tax}
        </p>
      ))}
      {paper.pix && <PixOfInvoice pix={paper.pix} />}
      {paper.terms && (
        <p className="wrap-anywhere whitespace-pre-line border-t pt-3 text-sm">{paper.terms}</p>
      )}
    </article>
  );
}

type Paper = ReturnType<typeof paperOf>;

function Lines({ head, lines }: { head: Paper['head']; lines: readonly PaperLine[] }) {
  return (
    <table className="w-full">
      <thead>
        <tr className="border-b text-muted-fg text-sm">
          <th scope="col" className="py-1 text-start font-medium">
            {head.description}
          </th>
          <th scope="col" className="py-1 ps-4 text-end font-medium max-md:hidden">
            {head.qty}
          </th>
          <th scope="col" className="py-1 ps-4 text-end font-medium max-md:hidden">
            {head.unit}
          </th>
          <th scope="col" className="py-1 ps-4 text-end font-medium">
            {head.amount}
          </th>
        </tr>
      </thead>
      <tbody>
        {lines.map(({ description, note, qty, unit, amount }, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines of a preview have no id, and none moves
          <tr key={place} className="border-b align-top [break-inside:avoid]">
            <td className="wrap-anywhere py-1.5 pe-2">
              {description}
              {note && <span className="block text-muted-fg text-sm">{note}</span>}
            </td>
            <td className="whitespace-nowrap py-1.5 ps-4 text-end tabular-nums max-md:hidden">{qty}</td>
            <td className="whitespace-nowrap py-1.5 ps-4 text-end tabular-nums max-md:hidden">{unit}</td>
            <td className="whitespace-nowrap py-1.5 ps-4 text-end tabular-nums">{amount}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function PixOfInvoice({ pix }: { pix: NonNullable<Paper['pix']> }) {
  const modules = useMemo(() => modulesOf(pix.text), [pix.text]);
  return (
    <section className="flex flex-wrap items-center gap-4 border-t pt-4 [break-inside:avoid]">
      <QrDrawing modules={modules} name={pix.image} className="w-36" />
      <div className="min-w-0 flex-1">
        <h3 className="font-semibold">{pix.title}</h3>
        <p className="wrap-anywhere font-mono text-xs">{pix.text}</p>
      </div>
    </section>
  );
}
