import { learnAllNumbers } from '@leme/contract/kit/phones/all-numbers';
import { knownNational } from '@leme/contract/kit/phones/known-numbers';
import { readPhone } from '@leme/contract/kit/phones/read-phone';
import { splitPhone } from '@leme/contract/kit/values/phone-code';
import { parsePhoneNumberFromString } from 'libphonenumber-js/max';

learnAllNumbers();

/** A telephone number as a lead has it: its country's digits, and what was typed for the rest. */
export type LeadPhone = { country_code: string | null; phone: string | null };

const digitsOf = (text: string | null) => (text ?? '').replace(/\D/g, '');

/**
 * The WhatsApp chat with a number, the text already typed in: `https://wa.me/5548999990000?text=Ol%C3%A1`. Without a
 * number WhatsApp asks whom to send it to.
 */
export function chatAddress(phone: LeadPhone, text: string): string {
  // Half of a pair of surrogates, as a text that was cut may end in, cannot be encoded.
  return `https://wa.me/${chatNumber(phone).digits}?text=${encodeURIComponent(text.toWellFormed())}`;
}

/** The digits a chat is opened with, and whether there is such a number; what nobody knows is left as it was typed. */
export function chatNumber({ country_code, phone }: LeadPhone): { digits: string; isKnown: boolean } {
  const [code, typed] = [digitsOf(country_code), digitsOf(phone)];
  if (typed === '') return { digits: '', isKnown: true };
  const isWhole = /^\s*(?:\+|00)/.test(phone ?? '');
  if (code === '' && !isWhole) return { digits: typed, isKnown: false };
  const { fault, ...read } = readPhone(phone ?? '', code);
  if (!fault && isNumber(read)) return { digits: read.code + read.number, isKnown: true };
  const alone = splitPhone(`+${typed}`);
  // A mobile number from before there were nine digits looks like one of elsewhere.
  if (!fault && isFormerMobile(read)) return { digits: read.code + read.number, isKnown: true };
  if (isNumber(alone)) return { digits: typed, isKnown: true };
  return { digits: withoutTrunk(phone?.trim().startsWith('+') ? typed : code + typed), isKnown: false };
}

type Read = Pick<ReturnType<typeof readPhone>, 'code' | 'number'>;

const isNumber = ({ code, number }: Read) => knownNational(number, code) === number;
const isFormerMobile = ({ code, number }: Read) => code === '55' && /^[1-9]\d[6-9]\d{7}$/.test(number);

/** A number behind its country, less the 0 one dials before it inside of the countries that have one. */
function withoutTrunk(digits: string): string {
  const parsed = parsePhoneNumberFromString(`+${digits}`);
  const hasZero = parsed && digits.startsWith('0', parsed.countryCallingCode.length);
  return hasZero && parsed.isPossible() ? parsed.number.slice(1) : digits;
}
