import { defineEntity } from '../kit/resource/entity.ts';
import * as f from '../kit/resource/fields.ts';
import { crewWords } from './texts/texts.ts';

/** A version of the matrix as its trail tells it: how many cells it has, and since when it decides. */
export const competencyVersions = defineEntity({
  name: 'competency-versions',
  texts: crewWords,
  title: 'number',
  live: 'admin-role-competency-matrix',
  fields: {
    number: f.integer(),
    status: f.choice(['draft', 'published']),
    effective_from: f.date({ required: true }),
    cells: f.integer(),
    /** What of a draft was written anew, cell by cell. */
    changed: f.longText(),
  },
});
