import { defineEntity } from '../../kit/resource/entity.ts';
import * as f from '../../kit/resource/fields.ts';
import { maintenanceWords } from '../texts/texts.ts';

/** What a line of a checklist may hold beside words and numbers: a picture, which lies with the files of its service. */
export const maintenanceChecks = defineEntity({
  name: 'maintenance-checks',
  of: 'maintenance-logs',
  live: 'maintenance-logs',
  texts: maintenanceWords,
  title: 'photo',
  fields: { photo: f.file({ accept: 'image' }) },
});
