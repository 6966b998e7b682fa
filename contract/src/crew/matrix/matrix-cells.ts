import { defineEntity } from '../../kit/resource/entity.ts';
import * as f from '../../kit/resource/fields.ts';
import type { Resource } from '../../kit/resource/resource.ts';
import { competencyOverrides } from '../overrides/competency-overrides.ts';
import { crewWords } from '../texts/texts.ts';

const { position, activity, use_class, nav_area, boat_type, tonnage } = competencyOverrides.fields;

/** A cell of the matrix as people read and write it; a dimension that names nothing is “qualquer”. */
export const matrixCells = defineEntity({
  name: 'matrix-cells',
  texts: crewWords,
  title: 'position',
  fields: {
    position,
    activity,
    use_class,
    nav_area,
    boat_type,
    tonnage,
    /** `MNC+ | MFL+ & ASO`, as `writeGroups` puts it. */
    groups: f.longText({ max: 500, hint: true }),
    min_age: f.integer({ min: 0, max: 120 }),
    legal: f.boolean(),
    effect: f.choice(['impede', 'avisa'], { required: true, fallback: 'impede' }),
    note: f.longText({ max: 300 }),
    source: f.text({ max: 160 }),
    checked_on: f.date(),
  },
});

/** A sheet of cells has their columns. */
export const cellSheet: Resource = Object.assign(
  { subject: 'admin-role-competency-matrix', scope: 'platform', listed: 'data', shortcuts: {}, isView: true },
  matrixCells,
) as Resource;
