import * as f from '../kit/resource/fields.ts';
import { defineResource, type RowOf } from '../kit/resource/resource.ts';
import { leadsWords } from './texts/texts.ts';

/** An older year is a slip of the keyboard. */
const earliest = Date.parse('2000-01-01T00:00:00Z');

/**
 * What was said to a lead, and what is still to be done: one dated in the future is pending until somebody says that it is
 * done.
 */
export const leadInteractions = defineResource({
  name: 'lead-interactions',
  of: 'leads',
  texts: leadsWords,
  title: 'title',
  fields: {
    // In the trail it is a name.
    lead_id: { ...f.parent('leads'), personal: true },
    type: f.choice(['whatsapp', 'call', 'email', 'meeting', 'note'], { fallback: 'whatsapp' }),
    title: f.text({ required: true, search: true, personal: true }),
    description: f.longText({ max: 4000, search: true, personal: true }),
    template_id: f.reference('whatsapp-templates'),
    interaction_date: f.instant({ required: true, sort: true }),
  },
  rules: ({ interaction_date }) =>
    interaction_date !== null && Date.parse(interaction_date) < earliest
      ? [{ pointer: '/interaction_date', code: 'too-early' }]
      : [],
  computed: {
    status: f.choice(['completed', 'pending'], { required: true }),
    done_at: f.instant(),
    user_name: f.text({ max: 200 }),
  },
});

export type LeadInteraction = RowOf<typeof leadInteractions>;
