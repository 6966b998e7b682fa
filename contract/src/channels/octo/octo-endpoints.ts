import { z } from 'zod';
import { read } from '../../access/permission.ts';
import { endpoint } from '../../kit/endpoint.ts';
import { octoAvailability, octoBooking, octoDay, octoProduct, octoSupplier } from './octo-shapes.ts';

/** Ids are looked at by who answers: OCTO says which of them is wrong, where a shape could only say that one is. */
const given = z.string().max(200);
const asked = { permission: read('reservas-externas'), entrance: 'token', scope: 'octo-read' } as const;
const books = {
  permission: read('reservas-externas'),
  entrance: 'token',
  scope: 'octo-book',
  repeat: 'harmless',
} as const;

const units = z
  .array(z.object({ id: given, quantity: z.number().int().min(0).max(150) }))
  .max(60)
  .optional();
const currency = z.string().max(3).nullish();

const contact = z.object({
  fullName: z.string().max(200).nullish(),
  firstName: z.string().max(100).nullish(),
  lastName: z.string().max(100).nullish(),
  emailAddress: z.string().max(254).nullish(),
  phoneNumber: z.string().max(40).nullish(),
  locales: z.array(z.string().max(35)).max(10).nullish(),
  postalCode: z.string().max(20).nullish(),
  country: z.string().max(2).nullish(),
  notes: z.string().max(500).nullish(),
});
export type GivenContact = z.output<typeof contact>;

const unitItems = z
  .array(
    z.object({
      uuid: given.optional(),
      unitId: given.optional(),
      resellerReference: z.string().max(200).nullish(),
      contact: contact.nullish(),
    }),
  )
  .max(150)
  .optional();
export type GivenItems = z.output<typeof unitItems>;

const uuidParams = z.object({ uuid: z.string().max(200) });

export const octoGetCapabilities = endpoint({
  ...asked,
  method: 'GET',
  path: '/octo/capabilities',
  summary: 'OCTO: what this supplier speaks beside the core',
  reply: z
    .array(
      z.object({
        id: z.string(),
        revision: z.number().int(),
        required: z.boolean(),
        dependencies: z.array(z.string()).max(10),
        docs: z.string().nullable(),
      }),
    )
    .max(10),
});

export const octoGetSupplier = endpoint({
  ...asked,
  method: 'GET',
  path: '/octo/supplier',
  summary: 'OCTO: the company',
  reply: octoSupplier,
});

export const octoListProducts = endpoint({
  ...asked,
  method: 'GET',
  path: '/octo/products',
  summary: 'OCTO: all products of the partner who asks',
  reply: z.array(octoProduct),
});

export const octoGetProduct = endpoint({
  ...asked,
  method: 'GET',
  path: '/octo/products/:productId',
  summary: 'OCTO: one product',
  params: z.object({ productId: z.string().max(200) }),
  reply: octoProduct,
});

export const octoCheckAvailability = endpoint({
  ...asked,
  method: 'POST',
  path: '/octo/availability',
  summary: 'OCTO: the departures of a product, by days or by their ids',
  repeat: 'harmless',
  body: z.object({
    productId: given.optional(),
    optionId: given.optional(),
    localDate: given.optional(),
    localDateStart: given.optional(),
    localDateEnd: given.optional(),
    availabilityIds: z.array(given).max(400).optional(),
    units,
    currency,
  }),
  reply: z.array(octoAvailability),
});

export const octoAvailabilityCalendar = endpoint({
  ...asked,
  method: 'POST',
  path: '/octo/availability/calendar',
  summary: 'OCTO: one object a day, at most a year',
  repeat: 'harmless',
  body: z.object({
    productId: given.optional(),
    optionId: given.optional(),
    localDateStart: given.optional(),
    localDateEnd: given.optional(),
    units,
    currency,
  }),
  reply: z.array(octoDay),
});

export const octoReserve = endpoint({
  ...books,
  method: 'POST',
  path: '/octo/bookings',
  summary: 'OCTO: keeps seats for a party; the same `uuid` again is answered with the booking as it stands',
  body: z.object({
    uuid: given.optional(),
    productId: given.optional(),
    optionId: given.optional(),
    availabilityId: given.nullish(),
    expirationMinutes: z.number().int().nullish(),
    notes: z.string().max(500).nullish(),
    resellerReference: z.string().max(200).nullish(),
    emailReceipt: z.boolean().nullish(),
    contact: contact.nullish(),
    unitItems,
    currency,
  }),
  reply: octoBooking,
});

export const octoListBookings = endpoint({
  ...asked,
  method: 'GET',
  path: '/octo/bookings',
  summary: 'OCTO: the bookings of a reference, theirs or ours',
  query: z.object({ resellerReference: given.optional(), supplierReference: given.optional() }),
  reply: z.array(octoBooking).max(100),
});

export const octoGetBooking = endpoint({
  ...asked,
  method: 'GET',
  path: '/octo/bookings/:uuid',
  summary: 'OCTO: one booking',
  params: uuidParams,
  reply: octoBooking,
});

export const octoUpdateBooking = endpoint({
  ...books,
  method: 'PATCH',
  path: '/octo/bookings/:uuid',
  summary: 'OCTO: changes departure, party or contact; the old seats are kept until the new ones are taken',
  params: uuidParams,
  body: z.object({
    productId: given.nullish(),
    optionId: given.nullish(),
    availabilityId: given.nullish(),
    expirationMinutes: z.number().int().nullish(),
    notes: z.string().max(500).nullish(),
    resellerReference: z.string().max(200).nullish(),
    emailReceipt: z.boolean().nullish(),
    contact: contact.nullish(),
    unitItems,
  }),
  reply: octoBooking,
});

export const octoConfirmBooking = endpoint({
  ...books,
  method: 'POST',
  path: '/octo/bookings/:uuid/confirm',
  summary: 'OCTO: makes a booking of what was kept',
  params: uuidParams,
  body: z.object({
    resellerReference: z.string().max(200).nullish(),
    emailReceipt: z.boolean().nullish(),
    contact: contact.nullish(),
    unitItems,
  }),
  reply: octoBooking,
});

export const octoExtendBooking = endpoint({
  ...books,
  method: 'POST',
  path: '/octo/bookings/:uuid/extend',
  summary: 'OCTO: keeps the seats for longer, never shorter',
  params: uuidParams,
  body: z.object({ expirationMinutes: z.number().int().nullish() }),
  reply: octoBooking,
});

const cancels = {
  ...books,
  params: uuidParams,
  body: z.object({ reason: z.string().max(200).nullish(), force: z.boolean().nullish() }),
  reply: octoBooking,
} as const;

export const octoCancelBooking = endpoint({
  ...cancels,
  method: 'POST',
  path: '/octo/bookings/:uuid/cancel',
  summary: 'OCTO: cancels what was kept or booked, by the policy it was sold by',
});

/** As older texts of OCTO have it. */
export const octoDeleteBooking = endpoint({
  ...cancels,
  method: 'DELETE',
  path: '/octo/bookings/:uuid',
  summary: 'OCTO: the same as cancel',
});
