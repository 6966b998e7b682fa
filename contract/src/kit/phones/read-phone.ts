import { splitPhone } from '../values/phone-code.ts';
import { isCutNumber } from './cut-number.ts';
import { knownNational } from './known-numbers.ts';

/** A telephone number by the digits of its country and what is dialled inside of it: 55 and 12988110101. */
export type Phone = { code: string; number: string };
/** What keeps a text from being one number. */
export type PhoneFault =
  | 'phone'
  | 'number-cut'
  | 'number-decimals'
  | 'phone-extension'
  | 'phone-several'
  | 'area-code';

const home = '55';
/** A number of fewer digits is no number one could know somebody by: it is still being typed, or many people's. */
export const fewestDigits = 8;
/** No number is written longer, whatever stands around it; looking for its parts costs more than its length. */
const longest = 80;

/** The digits of a number with the plus before them, if there is one; what is written around and between them goes. */
export function bareNumber(text: string): { bare: string; fault?: Exclude<PhoneFault, 'area-code'> } {
  if (text.length > longest) return { bare: text.trim(), fault: 'phone' };
  // What is copied from a contact brings marks along that nobody sees.
  const plain = text
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .trim();
  const typed = plain.replace(
    /^(?:p|tel|fone|telefone|cel|celular|phone|whats|whatsapp|zap)\s*[:.]+\s*/i,
    '',
  );
  const bare = typed.replace(/[\s().\p{Pd}]/gu, '');
  if (isCutNumber(typed)) return { bare, fault: 'number-cut' };
  if (/^\+?\d{8,}[.,]\d{1,2}$/.test(typed)) return { bare, fault: 'number-decimals' };
  if (/\d.*?(?:\b(?:ramal|ext\w*|extens\w+|interno|poste)\b|\br\.|[#x])\D{0,3}\d+$/i.test(typed))
    return { bare, fault: 'phone-extension' };
  if (/\d\D*(?:[/;|,]|\b(?:e|ou|or|o|y|et)\b)\D*\d/i.test(typed)) return { bare, fault: 'phone-several' };
  return /^\+?\d+$/.test(bare) ? { bare } : { bare, fault: 'phone' };
}

/**
 * The one reading of a telephone number, whoever asks. `code` is the country somebody says with it, and a number that has
 * its own goes before; without either it is Brazilian. A country never stands twice, and what one dials before a number
 * inside of its country goes. What no number is known for stays as it was typed.
 */
export function readPhone(text: string, code = ''): Phone & { fault?: PhoneFault } {
  const said = code.replace(/\D/g, '');
  const { bare, fault } = bareNumber(text);
  if (fault) return { code: said || home, number: text.trim(), fault };
  const plus = bare.startsWith('+') ? splitPhone(bare) : unsaid(bare, said);
  const whole = fromAbroad(plus ?? { code: said || home, number: bare });
  const phone = { code: whole.code, number: insideOf(whole) };
  const wrong = faultOf(phone);
  return wrong ? { ...phone, fault: wrong } : phone;
}

/** A number too long for Brazil that nobody says the country of, where it is one with its own. */
function unsaid(digits: string, said: string): Phone | null {
  if (said !== '' || digits.length <= 11 || isOfHome(digits)) return null;
  const whole = splitPhone(`+${digits}`);
  return knownNational(whole.number, whole.code) === whole.number ? whole : null;
}

const isOfHome = (digits: string) => digits.startsWith(home) || digits.startsWith('0');

/** What stands behind a 00 is a number with its country, where it is that country or there is such a number. */
function fromAbroad(phone: Phone): Phone {
  if (!phone.number.startsWith('00')) return phone;
  const whole = splitPhone(`+${phone.number.slice(2)}`);
  const isOne = whole.code === phone.code || knownNational(whole.number, whole.code) !== null;
  return isOne ? fromAbroad(whole) : phone;
}

/** What is dialled in Mexico before a number from elsewhere in the country, or before that of a mobile, until 2019. */
const formerTrunks: Readonly<Record<string, RegExp>> = { '52': /^(?:01|02|044|045|1)(?=\d{10}$)/ };

function insideOf({ code, number }: Phone): string {
  const known = knownNational(number, code);
  if (known !== null) return known;
  const trunk = formerTrunks[code];
  if (trunk) return number.replace(trunk, '');
  return code === home ? insideOfHome(number) : number;
}

/** No Brazilian number begins with a zero or has more than eleven digits, also one that lacks its ninth. */
function insideOfHome(number: string): string {
  let digits = number.replace(/^0+/, '');
  while (digits.length > 11 && digits.startsWith(home)) digits = digits.slice(home.length).replace(/^0+/, '');
  return knownNational(digits, home) ?? digits;
}

function faultOf({ code, number }: Phone): PhoneFault | null {
  const length = code.length + number.length;
  if (length > 15 || length < fewestDigits) return 'phone';
  if (code !== home) return null;
  if (number.length < fewestDigits) return 'phone';
  // Numbers of services, as 4004-1234 and 3003-1234, have none.
  const lacksArea = /^(?:[2-9]\d{7}|9\d{8})$/.test(number) && !/^[34]00\d{5}$/.test(number);
  return lacksArea ? 'area-code' : null;
}

/** `+5512988110101`. */
export function writePhone({ code, number }: Phone): string {
  return `+${code}${number}`;
}
