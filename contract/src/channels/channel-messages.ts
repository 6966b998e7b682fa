import * as f from '../kit/resource/fields.ts';
import type { RowOf } from '../kit/resource/resource.ts';
import { defineView } from '../kit/resource/view/view.ts';
import { channelsWords } from './texts/texts.ts';

/** How partners asked and what they were answered, without names and contacts; kept for thirty days. */
export const channelMessages = defineView({
  name: 'channel-messages',
  subject: 'reservas-externas',
  table: 'channel_messages',
  texts: channelsWords,
  title: 'path',
  order: '-created_at',
  fields: {
    created_at: f.instant({ required: true, sort: true, filter: 'range' }),
    partner_id: f.reference('channel-partners', { required: true, filter: true }),
    method: f.text({ required: true }),
    path: f.text({ required: true }),
    status: f.integer({ required: true }),
    error: f.text(),
    ms: f.integer({ required: true }),
    is_test: f.boolean(),
    request: f.longText(),
    answer: f.longText(),
  },
  facets: [],
});
export type ChannelMessage = RowOf<typeof channelMessages>;
