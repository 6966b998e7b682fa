import {
  getCountries,
  getCountryCallingCode,
  type PhoneNumber,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/max';
import { learnNumbers } from './known-numbers.ts';

const codes = new Set<string>(getCountries().map((country) => getCountryCallingCode(country)));

function parsed(digits: string, code: string): PhoneNumber | null {
  if (!codes.has(code)) return null;
  const number = parsePhoneNumberFromString(digits, { defaultCallingCode: code, extract: false });
  return number?.isValid() && number.countryCallingCode === code ? number : null;
}

/** From here on the numbers of all countries are known. */
export function learnAllNumbers(): void {
  learnNumbers({
    national: (digits, code) => parsed(digits, code)?.nationalNumber ?? null,
    countryOf: (digits, code) => parsed(digits, code)?.country ?? null,
  });
}
