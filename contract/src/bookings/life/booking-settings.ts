import { defineEntity } from '../../kit/resource/entity.ts';
import * as f from '../../kit/resource/fields.ts';
import { pixKeyOf } from '../../kit/values/pix-key.ts';
import { bookingsWords } from '../texts/texts.ts';

/** How a company keeps seats, how much its sellers may take off, and where Pix goes. */
export const bookingSettings = defineEntity({
  name: 'booking-settings',
  live: 'bookings',
  texts: bookingsWords,
  title: 'hold_minutes',
  fields: {
    hold_minutes: f.integer({ fallback: 15, min: 1, max: 240 }),
    option_hours: f.integer({ fallback: 72, min: 1, max: 2160 }),
    max_discount_bp: f.basisPoints({ fallback: 1000 }),
    /** A fare INFANT of people below one year takes no place of those a boat carries; bookings keep what they took. */
    infants_take_no_place: f.boolean({ hint: true }),
    pix_key: f.text({ max: 77 }),
    pix_name: f.text({ max: 60 }),
    pix_city: f.text({ max: 60 }),
  },
  rules: ({ pix_key }) =>
    pix_key === null || pixKeyOf(pix_key) !== null ? [] : [{ pointer: '/pix_key', code: 'pix-key' }],
});
