import { parsePhoneNumberFromString } from 'libphonenumber-js/max';

/** A telephone number as a lead has it: its country's digits, and what was typed for the rest. */
export type LeadPhone = { country_code: string | null; phone: string | null };

const digitsOf = (text: string | null) => (text ?? '').replace(/\D/g, '');

/**
 * The WhatsApp chat with a number, the text already typed in: `https://wa.me/5548999990000?text=Ol%C3%A1`. Without a
 * number WhatsApp asks whom to send it to.
 */
export function chatAddress(phone: LeadPhone, text: string): string {
  // Half of a pair of surrogates, as a text that was cut may end in, cannot be encoded.
  return `https://wa.me/${chatDigits(phone)}?text=${encodeURIComponent(text.toWellFormed())}`;
}

function chatDigits({ country_code, phone }: LeadPhone): string {
  const [code, typed] = [digitsOf(country_code), digitsOf(phone)];
  // Whoever writes the plus has written the country.
  if (phone?.trim().startsWith('+')) return withoutTrunk(typed);
  if (typed === '' || code === '') return typed;
  return withoutTrunk(code === '55' && /^55\d{10,}$/.test(typed) ? typed : code + typed);
}

/** A number behind its country, less the 0 one dials before it inside of the countries that have one. */
function withoutTrunk(digits: string): string {
  const parsed = parsePhoneNumberFromString(`+${digits}`);
  const hasZero = parsed && digits.startsWith('0', parsed.countryCallingCode.length);
  return hasZero && parsed.isPossible() ? parsed.number.slice(1) : digits;
}
