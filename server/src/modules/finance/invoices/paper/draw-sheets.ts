import { createRequire } from 'node:module';
import { buffer } from 'node:stream/consumers';
import { Transformer } from '@napi-rs/image';
import PDFDocument from 'pdfkit';
import { drawCode, drawSums, drawText } from './draw-foot.ts';
import type { Drawing, Logo, Sheet } from './draw-papers.ts';
import { drawLines } from './draw-table.ts';
import { type Area, bold, edge, muted, page, regular, width } from './page-shape.ts';

const require = createRequire(import.meta.url);
const fonts = {
  [regular]: require.resolve('@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf'),
  [bold]: require.resolve('@expo-google-fonts/noto-sans/700Bold/NotoSans_700Bold.ttf'),
};
const aColour = /^#[0-9a-f]{6}$/i;
const logoBox = [170, 48] as const;

/** The sheets as one PDF. Its dates are those of the first invoice, so that the same rows make the same bytes. */
export async function drawSheets({ sheets, logo }: Drawing): Promise<Uint8Array> {
  const [first] = sheets;
  const made = new Date(`${first?.day ?? '2000-01-01'}T00:00:00Z`);
  const doc = new PDFDocument({
    size: 'A4',
    margin: edge,
    bufferPages: true,
    autoFirstPage: false,
    font: fonts[regular],
    lang: 'pt-BR',
    info: { Title: sheets.map(({ paper }) => paper.title).join(', '), CreationDate: made, ModDate: made },
  });
  const whole = buffer(doc);
  for (const [name, file] of Object.entries(fonts)) doc.registerFont(name, file);
  const picture = logo && (await pictureOf(logo));
  for (const sheet of sheets) drawSheet({ doc, ...sheet }, picture);
  doc.end();
  return await whole;
}

/** A PDF holds PNG and JPEG; a logo is kept as WebP. One that is broken is left out. */
async function pictureOf({ mime, bytes }: Logo): Promise<Buffer | null> {
  const given = Buffer.from(bytes);
  if (mime === 'image/jpeg') return given;
  return await new Transformer(given).png().catch(() => null);
}

type Drawn = Sheet & { doc: PDFKit.PDFDocument };

function drawSheet(drawn: Drawn, logo: Buffer | null): void {
  const { doc, paper } = drawn;
  doc.addPage();
  const from = doc.bufferedPageRange().count - 1;
  const area: Area = { doc, y: edge };
  drawHead(drawn, area, logo);
  drawLines(area, paper);
  drawSums(area, paper);
  drawCode(area, paper);
  drawText(area, paper);
  const until = doc.bufferedPageRange().count;
  for (let at = from; at < until; at += 1) {
    doc.switchToPage(at);
    drawEdge(drawn, { at: at - from + 1, of: until - from });
  }
}

function drawHead({ doc, paper, colour }: Drawn, area: Area, logo: Buffer | null): void {
  const half = width / 2 - 10;
  let left = area.y;
  if (logo) {
    doc.image(logo, edge, left, { fit: [...logoBox] });
    left += logoBox[1] + 8;
  }
  doc.font(bold).fontSize(11).fillColor('#000').text(paper.issuer.name, edge, left, { width: half });
  doc.font(regular).fontSize(9).fillColor(muted);
  for (const line of paper.issuer.lines) doc.text(line, { width: half });
  const beside = edge + width / 2 + 10;
  const below = doc.y;
  doc
    .font(bold)
    .fontSize(16)
    .fillColor('#000')
    .text(paper.title, beside, area.y, { width: half, align: 'right' });
  doc.fontSize(10);
  for (const mark of paper.marks) doc.text(mark, { width: half, align: 'right' });
  doc.font(regular).fontSize(9);
  for (const fact of paper.facts) doc.text(fact, { width: half, align: 'right' });
  area.y = Math.max(below, doc.y) + 10;
  doc.rect(edge, area.y, width, 2).fill(colour && aColour.test(colour) ? colour : '#000');
  doc
    .fillColor(muted)
    .fontSize(8)
    .text(paper.to.title, edge, area.y + 12, { width });
  doc.font(bold).fontSize(10).fillColor('#000').text(paper.to.name, { width });
  doc.font(regular).fontSize(9);
  for (const line of paper.to.lines) doc.text(line, { width });
  area.y = doc.y + 14;
}

/** What every page bears: which it is, and of a void invoice that it holds no more. */
function drawEdge({ doc, paper, page: called }: Drawn, { at, of }: { at: number; of: number }): void {
  // Below the margin nothing is set without beginning a page.
  doc.page.margins.bottom = 0;
  const name = called.replace('{page}', String(at)).replace('{pages}', String(of));
  doc.font(regular).fontSize(8).fillColor(muted);
  doc.text(`${paper.title} · ${name}`, edge, page.height - 34, { width, align: 'right', lineBreak: false });
  doc.page.margins.bottom = edge;
  const [mark] = paper.marks;
  if (!paper.isVoid || !mark) return;
  doc.save();
  doc.rotate(-45, { origin: [page.width / 2, page.height / 2] });
  doc.font(bold).fontSize(96).fillColor('#b42318', 0.15);
  doc.text(mark, 0, page.height / 2 - 66, { width: page.width, align: 'center', lineBreak: false });
  doc.restore();
}
