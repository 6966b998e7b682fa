import type { Locale } from '@leme/contract/kit/language/locale';
import { lookUp, textsIn } from '@leme/contract/kit/language/texts';
import type { Fault } from '@leme/contract/kit/problem';
import { labelOf, movesIn } from '@leme/contract/kit/resource/labels';
import type { Resource } from '@leme/contract/kit/resource/resource';
import { kitWords } from '@leme/contract/kit/texts/texts';
import { transferTexts } from '../texts/texts.ts';

/** A fault as a person reads it beside the row: `Nome: preencha este campo`. */
export function faultText(resource: Resource, { pointer, code, params = {} }: Fault, locale: Locale): string {
  const t = textsIn(transferTexts, locale);
  const given = {
    minimum: '',
    maximum: '',
    departures: '',
    row: '',
    name: '',
    ...params,
    ...movesIn(resource, params, locale),
  };
  const fault = lookUp(transferTexts, locale, `fault.${code}`, given) ?? t('fault.invalid');
  const name = pointer.split('/')[1] ?? '';
  const own = resource.fields[name];
  const field = name === 'id' ? textsIn(kitWords, locale)('csv.id') : own && labelOf(own, locale);
  return field ? t('line', { field, fault }) : fault;
}
