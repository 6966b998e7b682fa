import { defineEntity } from '../kit/resource/entity.ts';
import * as f from '../kit/resource/fields.ts';
import { crewMembers } from './crew-members.ts';
import { crewWords } from './texts/texts.ts';

/** What forgetting somebody of the crew is told: why, and the name once more. */
export const crewErasures = defineEntity({
  name: 'crew-erasures',
  of: 'crew-members',
  texts: crewWords,
  title: 'reason',
  fields: {
    reason: f.text({ required: true, min: 3, max: 200, hint: true }),
    full_name: crewMembers.fields.full_name,
  },
});
