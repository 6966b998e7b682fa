import { joinPhone, splitPhone } from '../phone-code.ts';
import { type FieldKind, wrongType } from './field-kind.ts';

/** A telephone number without what people write between its digits. */
export function barePhone(text: string): string {
  return text.replace(/[\s().-]/g, '');
}

/** In E.164 form; `isLocal` lets one stand without its country. */
export const phoneKind: FieldKind = {
  normalise: (value) => (typeof value === 'string' ? barePhone(value) : value),
  check: (value, { isLocal, codeIn }) => {
    if (typeof value !== 'string') return wrongType(value, 'string');
    if (codeIn)
      return /^\d{8,15}$/.test(value) ? [] : [{ code: /^\d{0,7}$/.test(value) ? 'too-few-digits' : 'phone' }];
    return (isLocal ? /^\+?\d{8,15}$/ : /^\+\d{8,15}$/).test(value) ? [] : [{ code: 'phone' }];
  },
  json: () => ({ type: 'string' }),
  answers: 'text',
  columns: [['', 'text']],
  filter: 'text',
  finds: 'phone',
  csv: {
    parts: { before: ['code'], behind: [] },
    isPlain: true,
    write:
      ({ field }, part) =>
      ([phone = '']) =>
        field.codeIn ? phone : splitPhone(phone)[part === 'code' ? 'code' : 'number'],
    read: (cells, { field }) => {
      const number = cells(null);
      if (number === undefined) return undefined;
      if (number === '' || field.codeIn) return { value: number || null };
      return { value: joinPhone(cells('code') ?? '', number) };
    },
  },
};
