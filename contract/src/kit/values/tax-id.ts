const cnpjWeights = [6, 5, 4, 3, 2, 9, 8, 7, 6, 5, 4, 3, 2];

/** Only what counts of a CPF or CNPJ as somebody writes it: digits and, since July 2026, capital letters. */
export function bareTaxId(text: string): string {
  return text.toUpperCase().replace(/[^0-9A-Z]/g, '');
}

/**
 * Whether it is a CPF (11 digits) or a CNPJ (12 digits or letters and 2 digits) with right check digits: modulus 11, a
 * letter counts its ASCII code less 48 (IN RFB 2.229/2024).
 */
export function isTaxId(bare: string): boolean {
  if (/^\d{11}$/.test(bare)) return !/^(\d)\1*$/.test(bare) && cpfDigits(bare) === bare.slice(9);
  if (!/^[0-9A-Z]{12}\d{2}$/.test(bare) || /^(.)\1*$/.test(bare)) return false;
  return cnpjDigits(bare) === bare.slice(12);
}

/** `529.982.247-25`, `12.ABC.345/01DE-35`; anything else as it stands. */
export function formatTaxId(bare: string): string {
  if (bare.length === 11) return bare.replace(/^(...)(...)(...)(..)$/, '$1.$2.$3-$4');
  return bare.replace(/^(..)(...)(...)(....)(..)$/, '$1.$2.$3/$4-$5');
}

function checkDigit(values: readonly number[], weights: readonly number[]): number {
  const sum = values.reduce((total, value, at) => total + value * (weights[at] ?? 0), 0);
  return sum % 11 < 2 ? 0 : 11 - (sum % 11);
}

function cpfDigits(cpf: string): string {
  const digits = [...cpf.slice(0, 9)].map(Number);
  const from = (first: number, count: number) => Array.from({ length: count }, (_, at) => first - at);
  const first = checkDigit(digits, from(10, 9));
  return `${first}${checkDigit([...digits, first], from(11, 10))}`;
}

function cnpjDigits(cnpj: string): string {
  const values = [...cnpj.slice(0, 12)].map((character) => character.charCodeAt(0) - 48);
  const first = checkDigit(values, cnpjWeights.slice(1));
  return `${first}${checkDigit([...values, first], cnpjWeights)}`;
}
