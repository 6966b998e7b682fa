import { defineEntity } from '../../kit/resource/entity.ts';
import * as f from '../../kit/resource/fields.ts';
import { peopleWords } from './texts/texts.ts';
import { users } from './users.ts';

/** What a company changed of its roles: its trail stands under the company. */
export const rolePermissions = defineEntity({
  name: 'role-permissions',
  texts: peopleWords,
  title: 'differences',
  fields: { differences: f.longText(), role: users.fields.role },
});
