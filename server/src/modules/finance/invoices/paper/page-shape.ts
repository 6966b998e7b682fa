/** A4 in points. */
export const page = { width: 595.28, height: 841.89 };
export const edge = 48;
export const width = page.width - 2 * edge;
/** Behind this begins the foot. */
export const bottom = page.height - edge - 6;
export const muted = '#4a5b67';
export const rule = '#c3ced5';
export const regular = 'regular';
export const bold = 'bold';

/** A document, and how far down its page is filled. */
export type Area = { doc: PDFKit.PDFDocument; y: number };

/** Room for so much; where the page has less, another one is begun. Answers whether it was. */
export function makeRoom(area: Area, height: number): boolean {
  if (area.y + height <= bottom) return false;
  area.doc.addPage();
  area.y = edge;
  return true;
}
