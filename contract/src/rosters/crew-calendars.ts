import { defineEntity } from '../kit/resource/entity.ts';
import * as f from '../kit/resource/fields.ts';
import { rostersWords } from './texts/texts.ts';

/** The calendar somebody of the crew subscribed to, of the own duties. */
export const crewCalendars = defineEntity({
  name: 'crew-calendars',
  live: 'crew_assignments',
  texts: rostersWords,
  title: 'created_at',
  fields: {
    created_at: f.instant({ required: true }),
    revoked_at: f.instant(),
  },
});
