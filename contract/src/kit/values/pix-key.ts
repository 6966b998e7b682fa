import { bareTaxId, isTaxId } from './tax-id.ts';

const random = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;
const email = /^[^\s@]{1,64}@[^\s@]+\.[^\s@]{2,}$/;
const longestEmail = 77;

/** A Pix key as banks know it: CPF and CNPJ bare, a telephone with +55, e-mail and random keys small. Null: it is none. */
export function pixKeyOf(typed: string): string | null {
  const text = typed.trim();
  const small = text.toLowerCase();
  if (random.test(small)) return small;
  if (text.includes('@')) return email.test(small) && small.length <= longestEmail ? small : null;
  const digits = text.replace(/\D/g, '');
  const isNumber = /^[+(]/.test(text);
  if (!isNumber && isTaxId(bareTaxId(text))) return bareTaxId(text);
  return /^[\d\s()+-]+$/.test(text) ? telephone(digits, text.startsWith('+')) : null;
}

/** A Brazilian number with its area: eight digits, or nine of which the first is a nine. */
function telephone(digits: string, isInternational: boolean): string | null {
  const national = isInternational ? digits.replace(/^55/, '') : digits;
  if (isInternational && national === digits) return null;
  return /^[1-9]{2}(9\d{8}|[2-5]\d{7})$/.test(national) ? `+55${national}` : null;
}
