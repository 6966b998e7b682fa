import { defineEntity } from '../kit/resource/entity.ts';
import * as f from '../kit/resource/fields.ts';
import { bookingsWords } from './texts/texts.ts';

/** How a company keeps seats, how much its sellers may take off, and where Pix goes. */
export const bookingSettings = defineEntity({
  name: 'booking-settings',
  live: 'bookings',
  texts: bookingsWords,
  title: 'hold_minutes',
  fields: {
    hold_minutes: f.integer({ required: true, min: 1, max: 240 }),
    option_hours: f.integer({ required: true, min: 1, max: 2160 }),
    max_discount_bp: f.basisPoints(),
    pix_key: f.text({ max: 77 }),
    pix_name: f.text({ max: 60 }),
    pix_city: f.text({ max: 60 }),
  },
});
