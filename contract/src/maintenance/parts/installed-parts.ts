import { defineEntity } from '../../kit/resource/entity.ts';
import * as f from '../../kit/resource/fields.ts';
import { maintenanceWords } from '../texts/texts.ts';

/** A part in an engine: written once, and ended when it is taken out. */
export const installedParts = defineEntity({
  name: 'installed-parts',
  of: 'motors',
  live: 'motors',
  texts: maintenanceWords,
  title: 'part',
  fields: {
    part: f.text({ required: true }),
    installed_on: f.date({ required: true }),
    /** What the engine had run in all; what it has run by now where nothing is said. */
    at_hours: f.decimal({ max: 999_999, digits: 1, hint: true }),
    removed_on: f.date(),
    reason: f.text({ max: 200 }),
  },
});
