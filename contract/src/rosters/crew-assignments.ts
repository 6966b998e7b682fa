import { positions } from '../crew/positions.ts';
import { defineEntity } from '../kit/resource/entity.ts';
import * as f from '../kit/resource/fields.ts';
import { assignmentSources, assignmentStates } from './states.ts';
import { rostersWords } from './texts/texts.ts';

/** Somebody who works on a departure or a shift. */
export const crewAssignments = defineEntity({
  name: 'crew-assignments',
  live: 'crew_assignments',
  texts: rostersWords,
  title: 'date',
  fields: {
    crew_id: f.reference('crew-members', { required: true, personal: true }),
    date: f.date({ required: true }),
    boat_id: f.reference('boats'),
    position: f.choice(positions, { required: true }),
    starts_at: f.instant({ required: true }),
    ends_at: f.instant({ required: true }),
    status: f.choice(assignmentStates, { required: true, fallback: 'proposed' }),
    source: f.choice(assignmentSources, { required: true, fallback: 'hand' }),
    reason: f.text({ max: 200, personal: true }),
    pay_amount: f.money(),
  },
});
