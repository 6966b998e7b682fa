import type { InvoicePaper } from '@leme/contract/finance/invoices/paper/invoice-paper';
import encodeQr from 'qr';
import { type Area, bold, edge, makeRoom, muted, regular, rule, width } from './page-shape.ts';

const codeSide = 128;
/** White around a code; readers need four modules of it. */
const quiet = 4;

/** The total, what came of it since, and the taxes that are in it. */
export function drawSums(area: Area, { total, since, taxes }: InvoicePaper): void {
  const { doc } = area;
  makeRoom(area, 30 + since.length * 16 + taxes.length * 13);
  area.y += 8;
  for (const [place, { label, amount }] of [total, ...since].entries()) {
    const isStrong = place === 0 || place === since.length;
    doc
      .font(isStrong ? bold : regular)
      .fontSize(isStrong ? 12 : 10)
      .fillColor('#000');
    doc.text(label, edge, area.y, { width: width / 2, lineBreak: false });
    doc.text(amount, edge + width / 2, area.y, { width: width / 2, align: 'right', lineBreak: false });
    area.y += isStrong ? 18 : 15;
  }
  doc.font(regular).fontSize(8).fillColor(muted);
  for (const tax of taxes) {
    doc.text(tax, edge, area.y, { width });
    area.y = doc.y + 2;
  }
  area.y += 8;
}

/** The code of the Pix with its text; dark modules of a row that touch are one rectangle. */
export function drawCode(area: Area, { pix }: InvoicePaper): void {
  if (!pix) return;
  const { doc } = area;
  makeRoom(area, codeSide + 20);
  line(area);
  const modules = encodeQr(pix.text, 'raw', { border: quiet, ecc: 'medium' });
  const unit = codeSide / modules.length;
  const [left, top] = [edge - quiet * unit, area.y + 4];
  for (const [y, row] of modules.entries())
    for (let x = 0; x < row.length; x += 1) {
      const from = x;
      while (row[x]) x += 1;
      if (x > from) doc.rect(left + from * unit, top + y * unit, (x - from) * unit, unit);
    }
  doc.fill('#000');
  const beside = edge + codeSide + 8;
  doc
    .font(bold)
    .fontSize(11)
    .text(pix.title, beside, top + 14, { width: width - codeSide - 8 });
  doc
    .font(regular)
    .fontSize(8)
    .text(pix.text, { width: width - codeSide - 8 });
  area.y = Math.max(top + codeSide, doc.y) + 6;
}

/** What stands at the foot, as it was typed; a long one goes on over pages. */
export function drawText(area: Area, { terms }: InvoicePaper): void {
  if (!terms) return;
  makeRoom(area, 40);
  line(area);
  const { doc } = area;
  doc
    .font(regular)
    .fontSize(9)
    .fillColor('#000')
    .text(terms, edge, area.y + 8, { width });
  area.y = doc.y;
}

function line({ doc, y }: Area): void {
  doc
    .moveTo(edge, y)
    .lineTo(edge + width, y)
    .lineWidth(0.5)
    .strokeColor(rule)
    .stroke();
}
