/** How a file writes its days. */
export type DayOrder = 'dmy' | 'mdy' | 'ymd';

/** The largest amount a column holds, in centavos. */
const mostCents = 999_999_999_999;

/**
 * An amount in centavos, null where it is none: the last of `.` and `,` parts the decimals and what stands before comes in
 * groups of three; a single sign always parts decimals, unless `decimal` says which one does.
 */
export function centsOf(text: string, decimal?: ',' | '.'): number | null {
  const plain = text.replace(/^\s*(R\$|BRL)?\s*|\s+/gi, '').replace(/\u2212/g, '-');
  const inside = /^\((.+)\)$/.exec(plain)?.[1];
  const found = /^([+-]?)(?:R\$)?([\d.,]+)([+-]?)$/i.exec(inside ?? plain);
  if (!found) return null;
  const [, before = '', digits = '', behind = ''] = found;
  const last = decimal ?? (digits.lastIndexOf(',') > digits.lastIndexOf('.') ? ',' : '.');
  const other = last === ',' ? '.' : ',';
  const [whole = '', fraction = '', ...more] = digits.split(last);
  if (more.length > 0 || fraction.includes(other)) return null;
  const isGrouped = new RegExp(`^\\d{1,3}(\\${other}\\d{3})+$`).test(whole);
  if (whole.includes(other) && !isGrouped) return null;
  if (whole === '' && fraction === '') return null;
  // More decimals than money has are only noughts.
  if (!/^\d{0,2}0*$/.test(fraction)) return null;
  const cents = Number(`${whole.replaceAll(other, '') || '0'}${fraction.slice(0, 2).padEnd(2, '0')}`);
  if (!Number.isSafeInteger(cents) || cents > mostCents) return null;
  const isOut = inside !== undefined || before === '-' || behind === '-';
  return isOut ? -cents : cents;
}

/** A day of this century as it stands in a file, null where there is none. */
export function dayOf(year: number, month: number, day: number): string | null {
  if (!(year >= 2000 && year <= 2099 && month >= 1 && month <= 12 && day >= 1)) return null;
  const last = new Date(Date.UTC(year, month, 0)).getUTCDate();
  if (day > last) return null;
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}

/** A day as a column writes it. */
export function dayIn(text: string, order: DayOrder): string | null {
  const found = /^\s*(\d{1,4})[/.\-\s]?(\d{1,2})[/.\-\s]?(\d{1,4})(?:[T\s].*)?$/.exec(text);
  if (!found) return null;
  const parts = found.slice(1, 4).map(Number);
  const at = { dmy: [2, 1, 0], mdy: [2, 0, 1], ymd: [0, 1, 2] }[order];
  const [year = 0, month = 0, day = 0] = at.map((place) => parts[place] ?? 0);
  return dayOf(year < 100 ? 2000 + year : year, month, day);
}

/** What a text says on one line, of at most `most` letters. */
export function plainText(text: string, most = 255): string {
  return text
    .replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
    .trim()
    .slice(0, most)
    .toWellFormed()
    .trimEnd();
}
