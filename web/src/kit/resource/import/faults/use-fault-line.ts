import type { Fault } from '@leme/contract/kit/problem';
import { labelOf, movesIn } from '@leme/contract/kit/resource/labels';
import type { Resource } from '@leme/contract/kit/resource/resource';
import { faultText } from '../../../form/lazy/fault/fault-text.ts';
import { hasText, textOf, useLocale } from '../../../text/i18n.ts';
import { wordedFault } from '../../record/values/fault-words.ts';
import { faultsTexts } from './texts/texts.ts';

/** What a fault of a row says, with the field it is about: `Nome: preencha este campo`. */
export function useFaultLine(resource: Resource): (fault: Fault) => string {
  const { fields } = resource;
  const locale = useLocale();
  return (fault) => {
    const [, first = '', second = ''] = fault.pointer.split('/');
    const name = first === 'given' ? second : first;
    const field = fields[name];
    // Cells are text, so a length is what a bound of a text is about.
    const worded = field ? { ...fault, ...wordedFault(field, ' ', fault) } : fault;
    const moves = movesIn(resource, worded.params ?? {}, locale);
    const filled = { row: '', name: '', found: '', maximum: '', ...worded.params, ...moves };
    const text = hasText(faultsTexts, worded.code)
      ? textOf(faultsTexts, worded.code as 'repeated-value', filled)
      : faultText(worded);
    return field ? `${labelOf(field, locale)}: ${text}` : text;
  };
}
