import type { Fault } from '@leme/contract/kit/problem';
import { hasText, textOf } from './i18n.ts';
import { faultMessages } from './late-fault-messages.ts';

/** What a fault says beside its field; a code without a text of its own says that the value is invalid. */
export function faultText(fault: Pick<Fault, 'code' | 'params'>): string {
  const key = hasText(faultMessages, fault.code) ? fault.code : 'invalid';
  const params = { minimum: '', maximum: '', ...fault.params };
  return textOf(faultMessages, key as 'too-small' | 'too-large', params);
}
