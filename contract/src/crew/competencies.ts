import * as f from '../kit/resource/fields.ts';
import { defineResource } from '../kit/resource/resource.ts';
import { competencyKinds } from './credential-state.ts';
import { crewWords } from './texts/texts.ts';

/** Papers of authorities that somebody aboard may be asked for: one catalogue of all companies, kept with the matrix. */
export const competencies = defineResource({
  name: 'competencies',
  subject: 'admin-role-competency-matrix',
  scope: 'platform',
  texts: crewWords,
  title: 'name',
  fields: {
    code: f.text({ required: true, max: 20, unique: true, search: true, sort: true }),
    name: f.localised({ required: true, max: 80, search: true }),
    kind: f.choice(competencyKinds, { required: true, filter: true }),
    /** Within a group a higher rank may do what a lower one may. */
    group: f.text({ max: 20, search: true }),
    rank: f.integer({ max: 99 }),
    nav_area: f.choice(['interior1', 'interior2', 'costeira', 'oceanica']),
    validity_months: f.integer({ min: 1, max: 600 }),
    /** Days before the end on which somebody is reminded. */
    warn_days: f.integers({ min: 1, max: 365, most: 4, fallback: [60, 30, 7], hint: true }),
    evidence_required: f.boolean({ fallback: true }),
  },
});

/** What a company asks for beside the authorities, such as its own training on a boat. */
export const ownCompetencies = defineResource({
  name: 'own-competencies',
  subject: 'tenant-settings',
  texts: crewWords,
  title: 'name',
  fields: {
    name: f.text({ required: true, max: 80, unique: true, search: true }),
    validity_months: f.integer({ min: 1, max: 600 }),
    warn_days: f.integers({ min: 1, max: 365, most: 4, fallback: [60, 30, 7], hint: true }),
    evidence_required: f.boolean(),
    notes: f.longText(),
  },
});
