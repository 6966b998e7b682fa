import { dayText } from '@leme/contract/kit/language/intl';
import type { Fault } from '@leme/contract/kit/problem';
import { currentLocale, hasText, textOf } from '../../../text/i18n.ts';
import { faultTexts } from './texts/texts.ts';

/** What a fault says beside its field; a code without a text of its own says that the value is invalid. */
export function faultText(fault: Pick<Fault, 'code' | 'params'>): string {
  const key = hasText(faultTexts, fault.code) ? fault.code : 'invalid';
  const params = { minimum: '', maximum: '', most: '', ...daysAsRead(fault.params) };
  return textOf(faultTexts, key as 'too-small' | 'too-large', params);
}

const aDay = /^\d{4}-\d\d-\d\d$/;

/** A day among what a fault tells is written as days are read. */
function daysAsRead(params: Fault['params']): Fault['params'] {
  return (
    params &&
    Object.fromEntries(
      Object.entries(params).map(([name, value]) => [
        name,
        typeof value === 'string' && aDay.test(value) ? dayText(value, currentLocale()) : value,
      ]),
    )
  );
}
