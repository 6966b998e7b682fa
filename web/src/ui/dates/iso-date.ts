/** The local midnight of an ISO date, as calendars want it; undefined for anything else. */
export function fromIso(iso: string | null | undefined): Date | undefined {
  const parts = /^(\d{4})-(\d{2})-(\d{2})$/.exec(iso ?? '');
  if (!parts) return undefined;
  const [year, month, day] = [Number(parts[1]), Number(parts[2]), Number(parts[3])];
  const date = new Date(year, month - 1, day);
  return date.getMonth() === month - 1 && date.getDate() === day ? date : undefined;
}

/** yyyy-MM-dd of a local date. */
export function toIso(date: Date): string {
  const pad = (value: number) => String(value).padStart(2, '0');
  return `${String(date.getFullYear()).padStart(4, '0')}-${pad(date.getMonth() + 1)}-${pad(date.getDate())}`;
}

/** dd/MM/yyyy of an ISO date, '' for none. */
export function typedFromIso(iso: string | null): string {
  return iso && fromIso(iso) ? iso.split('-').reverse().join('/') : '';
}

/**
 * The ISO date of a typed dd/MM/yyyy (or dd/MM/yy), null while it is none. A year of two digits is of this century, or
 * of the last one where that would lie after `latest`.
 */
export function isoFromTyped(typed: string, latest?: string): string | null {
  const parts = /^(\d{1,2})\/(\d{1,2})\/(\d{4}|\d{2})$/.exec(typed.trim());
  if (!parts) return null;
  const [, day = '', month = '', year = ''] = parts;
  const isoIn = (century: string) =>
    `${year.padStart(4, century)}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const iso = latest !== undefined && isoIn('20') > latest ? isoIn('19') : isoIn('20');
  return fromIso(iso) ? iso : null;
}

/** Slashes put in while digits are typed. */
export function maskDate(typed: string): string {
  if (/[^\d/]/.test(typed)) return maskDate(typed.replace(/[^\d/]/g, ''));
  if (typed.includes('/') && !/^\d{2}\/\d{3,}$/.test(typed)) return typed.slice(0, 10);
  const digits = typed.replace(/\D/g, '').slice(0, 8);
  return [digits.slice(0, 2), digits.slice(2, 4), digits.slice(4)].filter(Boolean).join('/');
}
