import type { InvoicePaper, PaperLine } from '@leme/contract/finance/invoices/paper/invoice-paper';
import { type Area, bold, edge, makeRoom, muted, regular, rule, width } from './page-shape.ts';

const columns = { qty: 52, unit: 88, amount: 92 };
const gap = 8;
const wide = width - columns.qty - columns.unit - columns.amount - gap;
const at = { qty: edge + width - 232, unit: edge + width - 180, amount: edge + width - 92 };
const right = { align: 'right', lineBreak: false } as const;

/** The lines, whole ones on a page, with the head again on each. */
export function drawLines(area: Area, { head, lines }: InvoicePaper): void {
  drawHead(area, head);
  for (const line of lines) {
    const height = heightOf(area, line);
    if (makeRoom(area, height)) drawHead(area, head);
    drawLine(area, line);
    area.y += height;
    area.doc
      .moveTo(edge, area.y)
      .lineTo(edge + width, area.y)
      .lineWidth(0.5)
      .strokeColor(rule)
      .stroke();
  }
}

function drawHead(area: Area, head: InvoicePaper['head']): void {
  const { doc } = area;
  makeRoom(area, 40);
  doc.font(bold).fontSize(8).fillColor(muted);
  doc.text(head.description, edge, area.y, { width: wide, lineBreak: false });
  for (const name of ['qty', 'unit', 'amount'] as const)
    doc.text(head[name], at[name], area.y, { ...right, width: columns[name] });
  area.y += 14;
  doc
    .moveTo(edge, area.y)
    .lineTo(edge + width, area.y)
    .lineWidth(1)
    .strokeColor(muted)
    .stroke();
}

function heightOf({ doc }: Area, { description, note }: PaperLine): number {
  const own = doc.font(regular).fontSize(9).heightOfString(description, { width: wide });
  return own + (note ? doc.fontSize(8).heightOfString(note, { width: wide }) : 0) + gap;
}

function drawLine({ doc, y }: Area, line: PaperLine): void {
  const top = y + gap / 2;
  doc.font(regular).fontSize(9).fillColor('#000').text(line.description, edge, top, { width: wide });
  if (line.note) doc.fontSize(8).fillColor(muted).text(line.note, { width: wide });
  doc.fontSize(9).fillColor('#000');
  for (const name of ['qty', 'unit', 'amount'] as const)
    doc.text(line[name], at[name], top, { ...right, width: columns[name] });
}
