import { defineEntity } from '../kit/resource/entity.ts';
import * as f from '../kit/resource/fields.ts';
import { defineResource, type RowOf } from '../kit/resource/resource.ts';
import { crewWords } from './texts/texts.ts';

/**
 * The papers of somebody of the crew, of one competency: the platform's or the company's own. One that names none is kept and
 * counts for nothing, and so does one that nobody checked. A renewed paper is a new row.
 */
export const crewCredentials = defineResource({
  name: 'crew-credentials',
  of: 'crew-members',
  texts: crewWords,
  title: 'number',
  fields: {
    crew_id: { ...f.parent('crew-members'), personal: true },
    competency_id: f.reference('competencies', { filter: true }),
    own_competency_id: f.reference('own-competencies', { filter: true }),
    number: f.text({ required: true, max: 60, search: true, hint: true, personal: true }),
    issued_on: f.date(),
    expires_on: f.date({ sort: true, filter: 'range' }),
    issuer: f.text({ max: 80, search: true }),
    front: f.file(),
    back: f.file(),
    status: f.state(['aguardando', 'conferida', 'recusada'], {
      start: 'aguardando',
      filter: true,
      moves: {
        acceptance: { from: ['aguardando'], to: 'conferida', isLater: true },
        refusal: { from: ['aguardando'], to: 'recusada', reason: 'required', isLater: true },
        withdrawal: { from: ['conferida', 'recusada'], to: 'aguardando', reason: 'required' },
      },
    }),
  },
  /** Whoever checked it is the person himself, where nobody else could. */
  computed: { self_declared: f.boolean() },
  rules: ({ competency_id, own_competency_id, issued_on, expires_on }) => [
    ...(competency_id !== null && own_competency_id !== null
      ? [{ pointer: '/own_competency_id', code: 'no-value' }]
      : []),
    ...(issued_on && expires_on && expires_on < issued_on
      ? [{ pointer: '/expires_on', code: 'before-issue' }]
      : []),
  ],
});

export type CrewCredential = RowOf<typeof crewCredentials>;

/** A paper of one's own as it is added to the wallet, whose files are the wallet's. */
export const ownCredentials = defineEntity({
  name: 'own-credentials',
  of: 'crew-competencies',
  texts: crewWords,
  title: 'number',
  fields: crewCredentials.fields,
});
