import { externalSheet } from '@leme/contract/channels/external-sheet';
import { judge } from '@leme/contract/kit/kinds/judge';
import type { Fault } from '@leme/contract/kit/problem';
import { csvLocale } from '@leme/contract/kit/resource/csv-columns';
import { cellsBy, readCells } from '#kit/resource/transfer/csv/read-cells';
import type { SheetRows } from '#kit/resource/transfer/csv/sheet-rows';
import { faultText } from '#kit/resource/transfer/import/fault-text';
import type { Said } from './resolve-said.ts';

export type SheetSale = {
  reference: string;
  said: Said;
  customer_name: string;
  customer_phone: string | null;
  customer_email: string | null;
  said_total: number | null;
};
export type RefusedRow = { cells: readonly string[]; why: string };

type Values = Readonly<Record<string, unknown>>;
const textOf = (value: unknown) => (typeof value === 'string' && value !== '' ? value : null);

/** The sales a partner’s file tells, and the rows that cannot be one, each with why. */
export function readSales(
  { columns, readings, rows }: SheetRows,
  zone: string,
): { sales: SheetSale[]; refused: RefusedRow[] } {
  const [sales, refused]: [SheetSale[], RefusedRow[]] = [[], []];
  for (const { cells, isTotal } of rows) {
    const { values, faults } = readCells(externalSheet, { zone, readings }, cellsBy(columns, cells), null);
    const wrong: Fault[] = isTotal ? [{ pointer: '', code: 'total-row' }] : [...faults, ...judged(values)];
    const units = unitsOf(values);
    if (units === 'unread') wrong.push({ pointer: '/party', code: 'invalid' });
    else if (units.length === 0) wrong.push({ pointer: '/party', code: 'required' });
    if (wrong.length > 0 || units === 'unread') {
      const why = wrong.map((fault) => faultText(externalSheet, fault, csvLocale)).join('; ');
      refused.push({ cells, why });
      continue;
    }
    sales.push({
      reference: String(values.reference),
      said: {
        product: String(values.product),
        date: String(values.date),
        time: String(values.time).slice(0, 5),
        units,
      },
      customer_name: String(values.customer_name),
      customer_phone: textOf(values.customer_phone),
      customer_email: textOf(values.customer_email),
      said_total:
        values.said_total === null || values.said_total === undefined ? null : Number(values.said_total),
    });
  }
  return { sales, refused };
}

const counted = [
  ['adults', 'ADULT'],
  ['children', 'CHILD'],
  ['infants', 'INFANT'],
] as const;
const mostUnits = 20;

/** Who goes: numbers by our codes, and what the partner calls its units. */
function unitsOf(values: Values): Said['units'] | 'unread' {
  const units: Said['units'] = counted.flatMap(([field, name]) => {
    const quantity = Number(values[field] ?? 0);
    return quantity > 0 ? [{ name, quantity }] : [];
  });
  for (const part of (textOf(values.party) ?? '').split(/[,;+]/)) {
    if (part.trim() === '') continue;
    const [, quantity, name] = /^\s*(\d{1,3})\s*(?:x\s)?\s*(\S.*?)\s*$/i.exec(part) ?? [];
    if (!quantity || !name || Number(quantity) === 0) return 'unread';
    units.push({ name: name.slice(0, 120), quantity: Number(quantity) });
  }
  return units.length > mostUnits ? 'unread' : units;
}

function judged(values: Values): Fault[] {
  return Object.entries(externalSheet.fields).flatMap(([name, field]): Fault[] => {
    const value = values[name] ?? null;
    if (value === null) return field.required ? [{ pointer: `/${name}`, code: 'required' }] : [];
    return judge(field, value).faults.map(({ code, params }) => ({
      pointer: `/${name}`,
      code,
      ...(params && { params }),
    }));
  });
}
