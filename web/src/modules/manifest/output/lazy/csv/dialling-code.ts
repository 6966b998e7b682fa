const ofTwoDigits = /^(20|27|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58])/;

/** A stored number as country code and the rest; a short one without a plus is Brazilian. */
export function splitPhone(phone: string | null): { ddi: string; number: string } {
  const digits = (phone ?? '').replace(/\D/g, '');
  if (digits === '') return { ddi: '', number: '' };
  const hasCountry = phone?.startsWith('+') === true || digits.length > 11;
  if (!hasCountry) return { ddi: '55', number: digits };
  const length = /^[17]/.test(digits) ? 1 : ofTwoDigits.test(digits) ? 2 : 3;
  return { ddi: digits.slice(0, length), number: digits.slice(length) };
}
