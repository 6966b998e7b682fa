import { defineEntity } from '../kit/resource/entity.ts';
import * as f from '../kit/resource/fields.ts';
import { collectors } from './channel-partners.ts';
import { channelsWords } from './texts/texts.ts';

/** What somebody notes of a sale a partner made by telephone or voucher. */
export const externalSale = defineEntity({
  name: 'external-sale',
  table: 'external_bookings',
  texts: channelsWords,
  title: 'reference',
  chooses: 'channel-mappings',
  fields: {
    partner_id: f.reference('channel-partners', { required: true }),
    reference: f.text({ required: true, max: 200 }),
    day: f.date({ required: true }),
    session_id: f.text({ required: true }),
    customer_name: f.text({ required: true, min: 2, max: 120, personal: true }),
    customer_phone: f.phone({ personal: true }),
    customer_email: f.email({ personal: true }),
    collects: f.choice([...collectors, 'usual'], { fallback: 'usual' }),
  },
});
