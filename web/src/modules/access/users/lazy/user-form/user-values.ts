import { partnerColumn } from '@leme/contract/access/people/manage';
import type { UserRow } from '@leme/contract/access/people/user-endpoints';
import { temporaryPassword } from '@leme/contract/access/people/users';
import { isRole, type Role } from '@leme/contract/access/roles';
import { type Locale, locales } from '@leme/contract/kit/language/locale';
import type { Faults } from '#kit/form/lazy/entity/entity-resolver.ts';
import { faultText } from '#kit/form/lazy/fault/fault-text.ts';
import { wordedFault } from '#kit/resource/record/values/fault-words.ts';
import { valueFault } from '#kit/resource/value-fault.ts';
import { nothing } from '#ui/layout/empty-value.tsx';
import type { Partner } from '../../../person/partner-select.tsx';

export type UserValues = {
  full_name: string;
  email: string;
  password: string;
  /** Empty while none is chosen. */
  role: Role | '';
  supplier_id: Partner | null;
  agent_id: Partner | null;
  /** Of the letter. */
  locale: Locale;
};

/** The fields of somebody who is there. */
export const personFields = ['full_name', 'email', 'role', 'supplier_id', 'agent_id'] as const;
export type PersonField = (typeof personFields)[number];

export function emptyUser(locale: Locale): UserValues {
  return { full_name: '', email: '', password: '', role: '', supplier_id: null, agent_id: null, locale };
}

/** Somebody as the form shows the person. */
export function valuesOf(user: UserRow): UserValues {
  const partner = (id: string | null) =>
    id === null ? null : { value: id, label: user.partner_name ?? nothing };
  return {
    ...emptyUser(locales[0]),
    full_name: user.full_name,
    email: user.email,
    role: user.role ?? '',
    supplier_id: partner(user.supplier_id),
    agent_id: partner(user.agent_id),
  };
}

/** For which partner somebody of the chosen level works. */
export function columnOf(role: Role | ''): 'supplier_id' | 'agent_id' | null {
  return role === '' ? null : partnerColumn(role);
}

/** What a field says, as it is sent. */
export function sentOf(values: UserValues, name: PersonField): string | null {
  const value = values[name];
  const text = typeof value === 'string' ? value.trim() : (value?.value ?? null);
  return name === 'email' ? (text?.toLowerCase() ?? null) : text;
}

/** The fields in which two states of somebody differ; a partner only where the level works for one. */
function differing(one: UserValues, other: UserValues): PersonField[] {
  const isMeant = (name: PersonField) =>
    (name !== 'supplier_id' && name !== 'agent_id') ||
    [columnOf(one.role), columnOf(other.role)].includes(name);
  return personFields.filter((name) => isMeant(name) && sentOf(one, name) !== sentOf(other, name));
}

/** What is sent of an edit: what was changed, and the partner only of a level that works for one. */
export function changesOf(base: UserValues, values: UserValues) {
  const changed = differing(base, values);
  const column = columnOf(values.role);
  const { role } = values;
  return {
    ...(changed.includes('full_name') && { full_name: values.full_name.trim() }),
    ...(changed.includes('email') && { email: values.email.trim() }),
    ...(changed.includes('role') && isRole(role) && { role }),
    ...(column && changed.includes(column) && { [column]: sentOf(values, column) }),
  };
}

export type UserChanges = ReturnType<typeof changesOf>;

/** What is sent of somebody new. */
export function newUserOf(values: UserValues) {
  const { full_name, email, password, role, locale } = values;
  const column = columnOf(role);
  return {
    full_name: full_name.trim(),
    email: email.trim(),
    password,
    locale,
    role: isRole(role) ? role : ('user' as const),
    supplier_id: null,
    agent_id: null,
    ...(column && { [column]: sentOf(values, column) }),
  };
}

/** A level that works for a partner needs one, where it is chosen. */
export function partnerFaults(values: UserValues, isChosen: boolean): Faults {
  const misses = (column: 'supplier_id' | 'agent_id') =>
    isChosen && columnOf(values.role) === column && values[column] === null;
  const needed = faultText({ code: 'required' });
  return { supplier_id: misses('supplier_id') && needed, agent_id: misses('agent_id') && needed };
}

/** What is wrong with a temporary password. */
export function passwordFaults({ password }: UserValues): Faults {
  const fault = valueFault(temporaryPassword, password);
  return { password: fault !== null && faultText(wordedFault(temporaryPassword, password, fault)) };
}
