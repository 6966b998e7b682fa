import { toldOf } from '../../kit/resource/entity.ts';
import * as f from '../../kit/resource/fields.ts';
import { defineResource } from '../../kit/resource/resource.ts';
import { leadsWords } from '../texts/texts.ts';

/** What is to be done for a lead on a day after the cadence began, at an hour of the company. */
export const cadenceSteps = defineResource({
  name: 'cadence-steps',
  of: 'cadences',
  subject: 'inside-sales',
  texts: leadsWords,
  title: 'title',
  fields: {
    cadence_id: f.parent('cadences'),
    title: f.text({ required: true, max: 120, search: true }),
    day: f.integer({ max: 365, fallback: 0, sort: true }),
    hour: f.time({ required: true }),
    type: f.choice(['whatsapp', 'call', 'email', 'meeting'], { fallback: 'whatsapp' }),
    template_id: f.reference('whatsapp-templates'),
  },
});

/** The steps by which a lead is followed: D0, D1, D3, D7, D15. */
export const cadences = defineResource({
  name: 'cadences',
  subject: 'inside-sales',
  texts: leadsWords,
  title: 'name',
  told: toldOf(cadenceSteps),
  fields: {
    name: f.text({ required: true, max: 80, unique: true, search: true }),
    active: f.boolean({ fallback: true, filter: true }),
  },
});
