import type { Field } from '@leme/contract/kit/fields';
import { locales } from '@leme/contract/kit/locale';
import type { AnyRow, Resource } from '@leme/contract/kit/resource';
import { bareTaxId, formatTaxId } from '@leme/contract/kit/tax-id';
import { isNothing } from '../value-fault.ts';

/** What stands in the inputs of a form, field by field. */
export type Values = Readonly<Record<string, unknown>>;

/** What a form starts with: the values of a row, else what a new row has when nothing is said. */
export function startValues(resource: Resource, names: readonly string[], row?: AnyRow): Values {
  return eachField(resource, names, (field, name) => editable(field, row ? row[name] : field.fallback));
}

/** What the form of a copy starts with: what no two rows may share, and files, are left out. */
export function copiedValues(resource: Resource, names: readonly string[], row: AnyRow): Values {
  return eachField(resource, names, (field, name) =>
    editable(field, field.unique || field.kind === 'file' ? field.fallback : row[name]),
  );
}

function eachField(
  { fields }: Resource,
  names: readonly string[],
  read: (field: Field, name: string) => unknown,
): Values {
  const known = names.flatMap((name) => {
    const field = fields[name];
    return field ? [[name, read(field, name)] as const] : [];
  });
  return Object.fromEntries(known);
}

const textual: readonly Field['kind'][] = ['text', 'long-text', 'email', 'phone', 'tax-id', 'colour'];

/** A stored value as an input holds it: never undefined, texts never null. */
function editable({ kind }: Field, value: unknown): unknown {
  if (kind === 'references') return value ?? [];
  if (kind === 'localised') return value ?? {};
  if (kind === 'tax-id' && typeof value === 'string') return formatTaxId(value);
  return value ?? (textual.includes(kind) ? '' : null);
}

/** A value as it is sent and stored: nothing is null, texts without what surrounds them. */
export function sendable({ kind }: Field, value: unknown): unknown {
  if (kind === 'localised') return localisedOrNull(value);
  if (isNothing(value)) return null;
  if (typeof value !== 'string') return value;
  switch (kind) {
    case 'tax-id':
      return bareTaxId(value);
    case 'email':
    case 'colour':
      return value.trim().toLowerCase();
    case 'phone':
      return value.replace(/[\s().-]/g, '');
    default:
      return value.replace(/\r\n?/g, '\n').trim();
  }
}

/** The texts that say something, in the order of the languages, so that equal ones look equal. */
function localisedOrNull(value: unknown): Values | null {
  const texts = (value ?? {}) as Values;
  const said = locales
    .filter((locale) => !isNothing(texts[locale]))
    .map((locale) => [locale, String(texts[locale]).trim()]);
  return said.length > 0 ? Object.fromEntries(said) : null;
}

/** All values as they are sent. */
export function allSendable(resource: Resource, names: readonly string[], values: Values): Values {
  return eachField(resource, names, (field, name) => sendable(field, values[name]));
}

/** The fields in which two states differ once they are sent, with the value of the second. */
export function changesBetween(
  resource: Resource,
  names: readonly string[],
  before: Values,
  after: Values,
): Values {
  const [one, other] = [allSendable(resource, names, before), allSendable(resource, names, after)];
  return Object.fromEntries(
    Object.entries(other).filter(([name, value]) => JSON.stringify(value) !== JSON.stringify(one[name])),
  );
}
