import { fold } from '@leme/contract/kit/language/fold';
import { fewestDigits } from '@leme/contract/kit/phones/read-phone';
import type { Person } from './person.ts';

/** Whether a text says who somebody is: by name, address, telephone or document. What outlives a person may not. */
export function namesPerson(text: string, { names, emails, phones, documents }: Person): boolean {
  const said = fold(text);
  const digits = text.replace(/\D/g, '');
  return (
    [...names, ...emails].some((value) => value && said.includes(fold(value))) ||
    [...phones, ...documents]
      .map((value) => value.replace(/\D/g, ''))
      .some((number) => number.length >= fewestDigits && digits.includes(number.slice(-fewestDigits)))
  );
}
