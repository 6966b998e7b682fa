import * as f from '../kit/resource/fields.ts';
import { defineResource, type RowOf } from '../kit/resource/resource.ts';
import { leadsWords } from './texts/texts.ts';

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
  computed: {
    status: f.choice(['completed', 'pending'], { required: true }),
    done_at: f.instant(),
    user_name: f.text({ max: 200 }),
  },
});

export type LeadInteraction = RowOf<typeof leadInteractions>;
