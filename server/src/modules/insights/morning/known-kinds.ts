import { users } from '@leme/contract/access/people/users';
import type { Subject } from '@leme/contract/access/resources';
import { bookings } from '@leme/contract/bookings/bookings';
import { sessions } from '@leme/contract/bookings/sessions';
import type { Entity } from '@leme/contract/kit/resource/entity';
import type { Field } from '@leme/contract/kit/resource/fields';
import { sqlType } from '#kit/resource/columns';
import type { Registers } from '#kit/resource/registers';

/** What the trail tells of that people know by a word: whose right it is, and whether a row has a name of its own. */
export type KnownKind = { name: string; subject: Subject; entity: Entity; isNamed: boolean };

/** The registers of companies, and what is edited by verbs of the trade. */
export function knownKinds(registers: Registers): KnownKind[] {
  const plain = registers.all
    .filter(({ resource }) => resource.scope === 'company')
    .map(({ resource }) => ({
      name: resource.name,
      subject: resource.subject,
      entity: resource as Entity,
      isNamed: resource.of === undefined && isName(resource.fields[resource.title]),
    }));
  return [
    ...plain,
    { name: bookings.name, subject: 'bookings', entity: bookings, isNamed: true },
    { name: sessions.name, subject: 'sessions', entity: sessions, isNamed: false },
    { name: users.name, subject: 'users', entity: users, isNamed: false },
  ];
}

/** A title somebody wrote, and no value out of a list. */
const isName = (title: Field | undefined) =>
  title !== undefined && title.options === undefined && sqlType(title) === 'text';
