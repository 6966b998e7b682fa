import { bareNumber, fewestDigits, readPhone, writePhone } from '../../phones/read-phone.ts';
import { splitPhone } from '../../values/phone-code.ts';
import { type FieldKind, wrongType } from '../field-kind.ts';

/** A telephone number without what people write between its digits. */
export function barePhone(text: string): string {
  return text.replace(/[\s().-]/g, '');
}

/** In E.164 form; `isLocal` lets one stand without its country. */
export const phoneKind: FieldKind = {
  normalise: (value, { isLocal, codeIn }) => {
    if (typeof value !== 'string') return value;
    const { bare, fault } = bareNumber(value);
    if (fault) return value.trim();
    if (codeIn) return bare;
    const { code, number, fault: wrong } = readPhone(bare);
    const staysLocal = isLocal && code === '55' && bare.replace(/^0+/, '') === number;
    return staysLocal ? number : wrong === 'phone' ? bare : writePhone({ code, number });
  },
  check: (value, { codeIn }) => {
    if (typeof value !== 'string') return wrongType(value, 'string');
    const { bare, fault } = bareNumber(value);
    // The number alone; with its country it is judged beside it (`partedFaults`).
    const isShort = /^\+?\d*$/.test(bare) && bare.replace('+', '').length < fewestDigits;
    if (codeIn && isShort) return [{ code: 'too-few-digits' }];
    const wrong = fault ?? (codeIn ? bare.length > 16 && 'phone' : readPhone(bare).fault);
    return wrong ? [{ code: wrong }] : [];
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
    read: (cells, { field }, before) => {
      const number = cells(null);
      if (number === undefined) return undefined;
      if (number === '' || field.codeIn) return { value: number || null };
      const code = cells('code') ?? '';
      // What comes back as it was exported says nothing, also of a number that would not be taken in today.
      if (typeof before === 'string' && isAs(before, code, number)) return undefined;
      const read = readPhone(number, code);
      return read.fault ? { code: read.fault } : { value: writePhone(read) };
    },
  },
};

function isAs(before: string, code: string, number: string): boolean {
  const was = splitPhone(before);
  return was.code === code && was.number === number;
}
