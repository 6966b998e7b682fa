import { locales } from '../language/locale.ts';
import type { Fault } from '../problem.ts';
import type { Fields } from '../resource/fields.ts';
import { knownCountry } from './known-numbers.ts';
import { readPhone } from './read-phone.ts';

type Values = Readonly<Record<string, unknown>>;

/**
 * Numbers whose country is a field of its own come apart: a number that says its country sets that field, and the
 * one called like it without `_code`, which names the country. `before` is the row that is changed.
 */
export function partedPhones(fields: Fields, sent: Values, before: Values | null): Record<string, unknown> {
  const parted = { ...sent };
  for (const [name, { codeIn }] of Object.entries(fields)) {
    const text = sent[name];
    if (!codeIn || typeof text !== 'string') continue;
    const said = codeSaid(fields, { ...before, ...sent }, codeIn);
    // What is no dialling code is told by its own field.
    if (!/^\+?\d+$/.test(said)) continue;
    const { code, number, fault } = readPhone(text, said);
    if (fault && fault !== 'area-code') continue;
    parted[name] = number;
    if (code === said.replace(/\D/g, '')) continue;
    parted[codeIn] = `+${code}`;
    const country = knownCountry(number, code);
    const naming = codeIn.replace(/_code$/, '');
    if (country && naming !== codeIn && fields[naming]) parted[naming] = nameOf(country);
  }
  return parted;
}

/** What keeps such numbers from being one, told by the number and its country together. */
export function partedFaults(fields: Fields, values: Values, changed: Values = values): Fault[] {
  return Object.entries(fields).flatMap(([name, { codeIn }]) => {
    if (!codeIn || typeof changed[name] !== 'string') return [];
    const { fault } = readPhone(changed[name], codeSaid(fields, values, codeIn));
    // How many digits it has, its field says.
    return fault && fault !== 'phone' ? [{ pointer: `/${name}`, code: fault }] : [];
  });
}

const codeSaid = (fields: Fields, values: Values, codeIn: string) =>
  String(values[codeIn] ?? fields[codeIn]?.fallback ?? '');

/** Countries are kept in the language of the trade. */
function nameOf(country: string): string {
  return new Intl.DisplayNames(locales[0], { type: 'region' }).of(country) ?? country;
}
