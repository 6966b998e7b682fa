import { defineEntity } from '../../kit/resource/entity.ts';
import * as f from '../../kit/resource/fields.ts';
import { actions } from '../permission.ts';
import { reason } from '../reason.ts';
import { resources } from '../resources.ts';
import { roles } from '../roles.ts';
import { peopleWords } from './texts/texts.ts';
import { users } from './users.ts';

/** How long an exception lasts, in days of the company; `today` to the end of this one. */
export const exceptionLasts = ['today', 'tomorrow', 'week', 'month', 'quarter', 'never'] as const;

/** A right given to somebody or taken away, as its form asks for it. */
export const rightExceptions = defineEntity({
  name: 'right-exceptions',
  texts: peopleWords,
  title: 'resource',
  fields: {
    action: f.choice(actions, { required: true, areNames: true }),
    resource: f.choice(resources, { required: true, areNames: true }),
    lasts: f.choice(exceptionLasts, { required: true }),
    reason,
  },
});

/** The exceptions of one person for another, as their form asks for them. */
export const rightCopies = defineEntity({
  name: 'right-copies',
  texts: peopleWords,
  title: 'from',
  fields: { from: f.reference('users', { required: true }), reason },
});

/** Another role for several people, and the partner it needs. */
export const roleMoves = defineEntity({
  name: 'role-moves',
  texts: peopleWords,
  title: 'role',
  fields: {
    role: f.choice(roles, { required: true, areNames: true }),
    supplier_id: users.fields.supplier_id,
    agent_id: users.fields.agent_id,
  },
});
