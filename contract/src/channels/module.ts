import { defineModule } from '../kit/module.ts';
import { pages } from './pages.ts';
import { channelsWords } from './texts/texts.ts';

/** Where else the company sells: partners who book from outside, and what they call what they booked. */
export const channels = defineModule({
  name: 'channels',
  rank: 6,
  tables: [
    'channel_mappings',
    'channel_messages',
    'channel_partners',
    'channel_partners_product_ids',
    'external_bookings',
  ],
  pages,
  words: channelsWords,
});
