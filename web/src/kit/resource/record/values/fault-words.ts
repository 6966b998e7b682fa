import type { ValueFault } from '@leme/contract/kit/kinds/field-kind';
import { kindOf } from '@leme/contract/kit/kinds/kinds';
import { isNothing } from '@leme/contract/kit/kinds/words/words';
import type { Fault } from '@leme/contract/kit/problem';
import type { Entity } from '@leme/contract/kit/resource/entity';
import type { Field } from '@leme/contract/kit/resource/fields';
import { ruleFaults } from '@leme/contract/kit/resource/rules';
import type { FieldErrors, Resolver } from 'react-hook-form';
import { ApiProblem, isProblem } from '../../../api/api.ts';
import { faultText } from '../../../form/lazy/fault/fault-text.ts';
import { formatsFor } from '../../../text/format.ts';
import { currentLocale } from '../../../text/i18n.ts';
import { fieldText } from '../../field-text.ts';
import { isNumeric } from '../../fields-of.ts';
import { valueFault } from '../../value-fault.ts';
import { type Asking, belongs } from './belonging.ts';
import { sendable, type Values } from './record-values.ts';

/** A fault as its field says it: a length is counted in characters, nothing at all is only missing. */
export function wordedFault(field: Field, value: unknown, fault: ValueFault) {
  const { counts } = kindOf(field);
  if (fault.code === 'too-small' && counts === 'characters')
    return { ...fault, code: isNothing(value) ? 'required' : 'too-short' };
  // What is wrong with the value at a link stands beside it.
  if (field.atLink && fault.at?.length) return { ...fault, code: 'inside' };
  if (counts === undefined) return isNumeric(field) && !fault.at?.length ? inItsUnit(field, fault) : fault;
  if (fault.code !== 'too-large') return fault;
  return { ...fault, code: counts === 'items' ? 'too-many' : 'too-long' };
}

/** A bound as the field shows its values: in reais, per cent or hours, not as it is stored. */
function inItsUnit(field: Field, fault: ValueFault): ValueFault {
  const locale = currentLocale();
  const speech = { format: formatsFor(locale, 'UTC'), locale, yes: '', no: '' };
  const shown = Object.entries(fault.params ?? {}).map(([name, bound]) => {
    const isBound = (name === 'minimum' || name === 'maximum') && typeof bound === 'number';
    return [name, isBound ? fieldText(field, bound, undefined, speech) : bound] as const;
  });
  return fault.params ? { ...fault, params: Object.fromEntries(shown) } : fault;
}

/** What rules have against values of a form: what it does not ask for stays as it was, or is as in a new row. */
export function soundFaults(entity: Entity, sound: Values, before: Values | null = null): Fault[] {
  const rest = Object.entries(entity.fields).map(([name, { fallback = null }]) => [
    name,
    before?.[name] ?? fallback,
  ]);
  return ruleFaults(entity, { ...Object.fromEntries(rest), ...sound }, before, sound);
}

/** Puts what is wrong with values beside their fields before they are sent. */
export function recordResolver(
  entity: Asking,
  names: readonly string[],
  before: Values | null = null,
): Resolver<Record<string, unknown>> {
  return (values) => {
    const sound: Record<string, unknown> = {};
    const errors: FieldErrors<Record<string, unknown>> = {};
    for (const name of names) {
      const field = belongs(entity, name, values) ? entity.fields[name] : undefined;
      const value = field && sendable(field, values[name]);
      const fault = field && valueFault(field, value);
      sound[name] = fault ? null : (value ?? null);
      if (fault) errors[name] = { type: fault.code, message: faultText(wordedFault(field, value, fault)) };
    }
    for (const fault of soundFaults(entity, sound, before)) {
      const [, name = '', ...at] = fault.pointer.split('/');
      const field = entity.fields[name];
      if (!field || !(name in sound) || errors[name] || !belongs(entity, name, values)) continue;
      const message = faultText(wordedFault(field, sound[name], { ...fault, at }));
      errors[name] = { type: fault.code, message };
    }
    return Object.keys(errors).length === 0 ? { values, errors: {} } : { values: {}, errors };
  };
}

/** What the server found, in codes whose words fit their fields. */
export function wordedProblem({ fields }: Entity, values: Values, error: unknown): unknown {
  if (!isProblem(error, 'validation')) return error;
  const errors = error.errors.map((fault) => {
    const [, name = '', ...at] = fault.pointer.split('/');
    const field = fields[name];
    if (!field) return fault;
    const { code, params } = wordedFault(field, values[name], { ...fault, at });
    return { ...fault, code, ...(params && { params }) };
  });
  return new ApiProblem(error.name, {
    status: error.status,
    params: error.params,
    errors,
    instance: error.code,
  });
}
