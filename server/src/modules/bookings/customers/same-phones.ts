import { readPhone, writePhone } from '@leme/contract/kit/phones/read-phone';
import { spellingsOf } from '@leme/contract/kit/phones/same-number';

/** A number as customers may have it: with its country, with and without the ninth digit. */
export function samePhones(phone: string): string[] {
  const { code, number, fault } = readPhone(phone);
  if (fault) return [phone];
  return spellingsOf(number).flatMap((each) => [writePhone({ code, number: each }), each]);
}
