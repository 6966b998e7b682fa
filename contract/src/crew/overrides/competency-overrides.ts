import { defineEntity } from '../../kit/resource/entity.ts';
import * as f from '../../kit/resource/fields.ts';
import { defineResource, type RowOf } from '../../kit/resource/resource.ts';
import { addDays } from '../../kit/values/days.ts';
import { dimensionValues } from '../engine/dimensions.ts';
import { positions } from '../positions.ts';
import { crewWords } from '../texts/texts.ts';

/** Longer nobody does without what the matrix asks for. */
export const longestWaiver = 90;
export const overrideStates = ['pedida', 'aprovada', 'recusada', 'encerrada'] as const;

/** Why it was refused, or ended before its day. */
export const overrideDecisions = defineEntity({
  name: 'override-decisions',
  texts: crewWords,
  title: 'decision',
  fields: { decision: f.longText({ max: 500 }) },
});

/**
 * What a company asks for beyond a cell of the matrix, or does without for a while. It names the cell by its position and
 * dimensions, empty is “qualquer”, and counts once somebody else approved it.
 */
export const competencyOverrides = defineResource({
  name: 'competency-overrides',
  subject: 'tenant-settings',
  texts: crewWords,
  title: 'position',
  fields: {
    position: f.choice(positions, { required: true, filter: true }),
    activity: f.choice(dimensionValues.activity),
    use_class: f.choice(dimensionValues.use_class),
    nav_area: f.choice(dimensionValues.nav_area),
    boat_type: f.choice(dimensionValues.boat_type),
    tonnage: f.choice(dimensionValues.tonnage),
    change: f.choice(['add', 'waive'], { required: true, filter: true }),
    competencies: f.references('competencies', { max: 10 }),
    own_competencies: f.references('own-competencies', { max: 10 }),
    reason: f.longText({ required: true, min: 20, max: 500 }),
    /** What it leans on, such as the letter of the Capitania. */
    basis: f.text({ search: true }),
    valid_from: f.date({ required: true }),
    valid_to: f.date({ required: true, sort: true, filter: 'range' }),
    files: f.files({ max: 6, accept: 'document' }),
  },
  /** What its own verbs change, and why. */
  told: { status: f.choice(overrideStates), decision: overrideDecisions.fields.decision },
  /** Where it stands. */
  computed: { status: f.choice(overrideStates, { fallback: 'pedida' }) },
  rules: ({ change, valid_from, valid_to }) => {
    if (!valid_from || !valid_to) return [];
    if (valid_to < valid_from) return [{ pointer: '/valid_to', code: 'backwards' }];
    return change === 'waive' && valid_to >= addDays(valid_from, longestWaiver)
      ? [{ pointer: '/valid_to', code: 'waiver-too-long', params: { maximum: longestWaiver } }]
      : [];
  },
});

export type CompetencyOverride = RowOf<typeof competencyOverrides>;
export type OverrideState = (typeof overrideStates)[number];
