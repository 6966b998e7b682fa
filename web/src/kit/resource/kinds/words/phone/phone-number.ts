import { learnAllNumbers } from '@leme/contract/kit/phones/all-numbers';
import { readPhone, writePhone } from '@leme/contract/kit/phones/read-phone';
import {
  type CountryCode,
  getCountries,
  getCountryCallingCode,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/max';

learnAllNumbers();

/** A number as it is typed: its country and what is dialled inside of it. */
export type PhoneParts = { country: CountryCode; national: string };

/** What may be wrong with a number; none of it keeps from saving. */
export type PhoneDoubt = 'area' | 'ninth' | 'unlikely';

/** The countries most callers are from stand first. */
export const firstCountries: readonly CountryCode[] = ['BR', 'US', 'AR', 'ES', 'PT', 'UY', 'CL', 'MX'];
const mainCountries: readonly CountryCode[] = [...firstCountries, 'IT', 'FR', 'GB', 'RU'];

/** A stored number taken apart; nothing is a Brazilian number that has no digits yet. */
export function splitNumber(stored: string, otherwise: CountryCode = 'BR'): PhoneParts {
  const parsed = stored.trim() === '' ? undefined : parsePhoneNumberFromString(stored);
  if (!parsed) return { country: otherwise, national: stored.replace(/^\+/, '') };
  const country = parsed.country ?? countryOf(parsed.countryCallingCode) ?? otherwise;
  return { country, national: parsed.isValid() ? parsed.formatNational() : parsed.nationalNumber };
}

/** `+5548999341187`, or what was typed where that is no number; an empty text for no digits. */
export function joinNumber({ country, national }: PhoneParts): string {
  if (!/\d/.test(national)) return '';
  const read = readPhone(national, getCountryCallingCode(country));
  // What is no number stays as it was typed, and is told by its field.
  return read.fault && read.fault !== 'area-code' && !/^\d+$/.test(read.number)
    ? national.trim()
    : writePhone(read);
}

/** What was typed or pasted where a national number stands: one with its country is taken apart. */
export function readTyped(text: string, country: CountryCode): PhoneParts {
  const international = text.trim().replace(/^00(?=(?:\D*\d){10})/, '+');
  if (!international.startsWith('+')) return { country, national: text };
  const parsed = parsePhoneNumberFromString(international);
  return parsed?.isPossible() ? splitNumber(parsed.number, country) : { country, national: text };
}

/** What to ask about a number, if anything. */
export function doubtOf({ country, national }: PhoneParts): PhoneDoubt | null {
  const digits = national.replace(/\D/g, '');
  if (digits === '') return null;
  const parsed = parsePhoneNumberFromString(national, country);
  if (parsed?.isValid()) return null;
  const own = country === 'BR' ? (parsed?.nationalNumber ?? digits) : '';
  if (own.length === 8 || (own.length === 9 && own.startsWith('9'))) return 'area';
  // Mobile numbers begin with 6 to 9, and all of them got a nine before it.
  return /^[1-9]\d[6-9]\d{7}$/.test(own) ? 'ninth' : 'unlikely';
}

function countryOf(callingCode: string): CountryCode | undefined {
  const isOf = (country: CountryCode) => getCountryCallingCode(country) === callingCode;
  return mainCountries.find(isOf) ?? getCountries().find(isOf);
}
