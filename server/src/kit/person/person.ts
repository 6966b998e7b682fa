import type { FieldKind } from '@leme/contract/kit/kinds/field-kind';
import { kindOf } from '@leme/contract/kit/kinds/kinds';
import { spellingsOf } from '@leme/contract/kit/phones/same-number';
import type { AnyRow } from '@leme/contract/kit/resource/resource';
import type { Register } from '../resource/registers.ts';

/** What stands where a name has to stand; data, like the name before it. */
export const nobody = 'Pessoa removida';

/** Somebody with records in a register, and what else that person can be found by. */
export type Person = {
  register: Register;
  ids: readonly string[];
  names: readonly string[];
  /** Digits alone; with the country in front and, of ours, without. */
  phones: readonly string[];
  emails: readonly string[];
  documents: readonly string[];
  births: readonly string[];
  /** Patterns that find a text naming the person. */
  marks: readonly string[];
};

/** The person these records are of, told by their fields that are marked personal. */
export function personOf(register: Register, rows: readonly AnyRow[]): Person {
  const { fields, title } = register.resource;
  const personal = (by: FieldKind['finds']) =>
    Object.entries(fields).flatMap(([name, field]) =>
      field.personal && kindOf(field).finds === by ? name : [],
    );
  const texts = (names: readonly string[]) =>
    rows.flatMap((row) => names.map((name) => row[name])).filter((value) => typeof value === 'string');
  const [names, emails, documents, phones] = [
    texts([title]),
    texts(personal('email')),
    texts(personal('document')),
    texts(personal('phone')),
  ];
  return {
    register,
    ids: rows.map(({ id }) => id),
    names,
    // Bookings have telephones as they were typed: with the country in front or without, and so the ninth digit.
    phones: phones
      .map((phone) => phone.replace(/\D/g, ''))
      .flatMap((phone) =>
        phone.startsWith('55')
          ? spellingsOf(phone.slice(2)).flatMap((number) => [`55${number}`, number])
          : [phone],
      ),
    emails: emails.map((email) => email.toLowerCase()),
    documents,
    births: texts(personal('birth')),
    marks: [...names, ...emails, ...documents, ...phones]
      .filter(Boolean)
      .map((value) => `%${value.replace(/[\\%_]/g, '\\$&')}%`),
  };
}
