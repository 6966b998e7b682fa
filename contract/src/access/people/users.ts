import { defineEntity } from '../../kit/resource/entity.ts';
import * as f from '../../kit/resource/fields.ts';
import { roles } from '../roles.ts';
import { accessWords } from '../texts/texts.ts';
import { peopleWords } from './texts/texts.ts';

/** A temporary password is short on purpose: it is read out once and lasts at most `temporaryHours`. */
export const temporaryPassword = f.text({ required: true, min: 6, max: 200 });
/** Hours a temporary password is good for, unless the first sign-in comes before. */
export const temporaryHours = 2;

/** How many may be invited at once. */
export const mostInvited = 50;

/** To how many addresses nobody had before one person, and one company, may write in so many seconds. */
export const newAddresses = { byPerson: 100, byCompany: 300, seconds: 3600 };

export const userStatuses = ['active', 'inactive'] as const;

/** The orders of the list, the usual one first. */
export const userOrders = [
  '-created_at',
  'created_at',
  'full_name',
  '-full_name',
  'email',
  '-email',
] as const;

/** People who sign in. The level of access keeps its words where every page finds them. */
export const users = defineEntity({
  name: 'users',
  table: 'profiles',
  texts: peopleWords,
  title: 'full_name',
  fields: {
    full_name: f.text({ required: true, search: true, personal: true, sort: true }),
    email: f.email({ required: true, search: true, personal: true, sort: true }),
    role: {
      ...f.choice(roles, { required: true, filter: true }),
      words: { texts: accessWords, entity: 'access', name: 'role' },
    },
    status: f.choice(userStatuses, { fallback: 'active', filter: true }),
    supplier_id: f.reference('suppliers'),
    agent_id: f.reference('customers'),
  },
  told: {
    password: f.choice(['temporary', 'changed']),
    sessions: f.choice(['ended']),
    exceptions: f.longText(),
    second_factor: f.choice(['on', 'off', 'removed']),
    recovery_codes: f.choice(['renewed', 'used']),
  },
});
