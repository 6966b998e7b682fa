import type { Fault } from '@leme/contract/kit/problem';
import { hasText, textOf } from '../../../text/i18n.ts';
import { faultTexts } from './texts/texts.ts';

/** What a fault says beside its field; a code without a text of its own says that the value is invalid. */
export function faultText(fault: Pick<Fault, 'code' | 'params'>): string {
  const key = hasText(faultTexts, fault.code) ? fault.code : 'invalid';
  const params = { minimum: '', maximum: '', most: '', ...fault.params };
  return textOf(faultTexts, key as 'too-small' | 'too-large', params);
}
