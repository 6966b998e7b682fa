import { z } from 'zod';
import { may } from '../access/permission.ts';
import { endpoint, type ReplyOf } from '../kit/endpoint.ts';
import { mostOf } from '../kit/resource/entity.ts';
import { changedText } from '../kit/values/text.ts';
import { bookingSettings } from './booking-settings.ts';

const { fields } = bookingSettings;
const version = z.number().int();
const minutes = z.number().int().min(1).max(mostOf(fields.hold_minutes));
const hours = z.number().int().min(1).max(mostOf(fields.option_hours));
const share = z.number().int().min(0).max(10_000);
const text = z.string().nullable();

export const readBookingSettings = endpoint({
  method: 'GET',
  path: '/booking-settings',
  summary:
    'How the company keeps seats, how much may be taken off, and its Pix key; as usual until somebody says otherwise',
  permission: { anyOf: [may('bookings', 'create'), may('bookings', 'read')] },
  reply: z.object({
    hold_minutes: z.number().int(),
    option_hours: z.number().int(),
    max_discount_bp: z.number().int(),
    pix_key: text,
    pix_name: text,
    pix_city: text,
    version,
  }),
});

export const updateBookingSettings = endpoint({
  method: 'PATCH',
  path: '/booking-settings',
  summary:
    'Says how the company keeps seats, how much may be taken off, and where Pix goes; what is not sent stays',
  permission: may('tenant-settings', 'update'),
  body: z.strictObject({
    hold_minutes: minutes.optional(),
    option_hours: hours.optional(),
    max_discount_bp: share.optional(),
    pix_key: changedText(mostOf(fields.pix_key)),
    pix_name: changedText(mostOf(fields.pix_name)),
    pix_city: changedText(mostOf(fields.pix_city)),
    version: version.min(0),
  }),
  reply: readBookingSettings.reply,
});

export type BookingSettings = ReplyOf<typeof readBookingSettings>;
