import { addDays } from '../../kit/values/days.ts';

/** What a boleto's line says; of a utility or a tax it names neither bank nor, surely, a day. */
export type Boleto = {
  kind: 'bank' | 'utility';
  bank: string | null;
  cents: number | null;
  due_on: string | null;
};

/** What is wrong with a line, and with which of its fields (1 to 5). */
export type BoletoFault = { code: 'length' | 'check-digit' | 'expired'; field: number | null };

const firstDay = '1997-10-07';
/** The factor had four digits: on this day it began again at 1000. */
const restart = '2025-02-22';
/** Longer than this before or after its day nobody pays it. */
const mostDays = 3_000;

/** Modulus 10: weights 2 and 1 from the right, digits of the products summed. */
export function modulus10(digits: string): number {
  const sum = [...digits].reverse().reduce((total, digit, at) => {
    const product = Number(digit) * (at % 2 === 0 ? 2 : 1);
    return total + Math.floor(product / 10) + (product % 10);
  }, 0);
  return (10 - (sum % 10)) % 10;
}

/** What modulus 11 leaves, with weights 2 to 9 from the right. */
const rest11 = (digits: string) =>
  [...digits].reverse().reduce((sum, digit, at) => sum + Number(digit) * (2 + (at % 8)), 0) % 11;

/** The check digit of a whole barcode: never 0. */
function modulus11(digits: string): number {
  const digit = 11 - rest11(digits);
  return digit === 0 || digit > 9 ? 1 : digit;
}

/** That of utilities and taxes, where 10 and 11 are 0. */
function modulus11OfUtility(digits: string): number {
  const rest = rest11(digits);
  return rest < 2 ? 0 : 11 - rest;
}

/** Reads the line of a boleto as it is pasted: 47 digits of a bank, 48 of a utility or a tax. */
export function readBoleto(line: string, today: string): Boleto | BoletoFault {
  const digits = line.replace(/[\s.-]/g, '');
  if (/^\d{47}$/.test(digits)) return readOfBank(digits, today);
  if (/^8\d{47}$/.test(digits)) return readOfUtility(digits);
  return { code: 'length', field: null };
}

export const isBoletoFault = (read: Boleto | BoletoFault): read is BoletoFault => 'code' in read;

function readOfBank(digits: string, today: string): Boleto | BoletoFault {
  const fields = [digits.slice(0, 10), digits.slice(10, 21), digits.slice(21, 32)];
  const wrong = fields.findIndex((field) => modulus10(field.slice(0, -1)) !== Number(field.at(-1)));
  if (wrong >= 0) return { code: 'check-digit', field: wrong + 1 };
  const free = digits.slice(4, 9) + digits.slice(10, 20) + digits.slice(21, 31);
  const before = digits.slice(0, 4);
  const check = digits.slice(32, 33);
  const factor = digits.slice(33, 37);
  const amount = digits.slice(37);
  if (modulus11(before + factor + amount + free) !== Number(check)) return { code: 'check-digit', field: 4 };
  const due_on = dayOf(Number(factor), today);
  if (due_on === 'expired') return { code: 'expired', field: 5 };
  const cents = Number(amount);
  return { kind: 'bank', bank: before.slice(0, 3), cents: cents === 0 ? null : cents, due_on };
}

/** The day a factor means: of the two counts the one nearer to today. */
function dayOf(factor: number, today: string): string | null | 'expired' {
  if (factor === 0) return null;
  const days = [addDays(firstDay, factor)];
  if (factor >= 1000) days.push(addDays(restart, factor - 1000));
  const far = (day: string) => Math.abs(Date.parse(day) - Date.parse(today)) / 86_400_000;
  const [near = today] = days.toSorted((one, other) => far(one) - far(other));
  return far(near) > mostDays ? 'expired' : near;
}

function readOfUtility(digits: string): Boleto | BoletoFault {
  const fields = [0, 12, 24, 36].map((at) => digits.slice(at, at + 12));
  const isTen = '67'.includes(digits[2] ?? '');
  const check = isTen ? modulus10 : modulus11OfUtility;
  const wrong = fields.findIndex((field) => check(field.slice(0, 11)) !== Number(field[11]));
  if (wrong >= 0) return { code: 'check-digit', field: wrong + 1 };
  const code = fields.map((field) => field.slice(0, 11)).join('');
  if (check(code.slice(0, 3) + code.slice(4)) !== Number(code[3])) return { code: 'check-digit', field: 1 };
  const isAmount = '68'.includes(code[2] ?? '');
  return { kind: 'utility', bank: null, cents: isAmount ? Number(code.slice(4, 15)) : null, due_on: null };
}
