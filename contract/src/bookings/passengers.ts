import { defineEntity } from '../kit/resource/entity.ts';
import * as f from '../kit/resource/fields.ts';
import { bookingsWords } from './texts/texts.ts';

/** How many of one fare a booking has, at the price it was sold for. */
export const bookingPassengers = defineEntity({
  name: 'booking-passengers',
  of: 'bookings',
  texts: bookingsWords,
  title: 'fare_type_id',
  fields: {
    fare_type_id: f.reference('fare-types', { required: true }),
    quantity: f.integer({ required: true, min: 1, max: 150 }),
    unit_price: f.money({ required: true }),
    total_price: f.money({ required: true }),
  },
});

/** One place of a booking and who travels on it. */
export const manifestPassengers = defineEntity({
  name: 'manifest-passengers',
  of: 'bookings',
  live: 'booking_passengers',
  texts: bookingsWords,
  title: 'position',
  fields: {
    position: f.integer({ required: true, min: 1 }),
    name: f.text({ personal: true }),
    document: f.text({ max: 40, personal: true }),
    birth_date: f.date({ personal: true, past: true }),
    status: f.choice(['pending', 'checked_in', 'no_show'], { fallback: 'pending' }),
    boat_id: f.reference('boats'),
  },
});
