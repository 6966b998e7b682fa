import { z } from 'zod';

/** The shapes of OCTO as they are sent: what a capability adds is optional, everything else is always there. */
const text = z.string();
const textOrNull = text.nullable();
const integer = z.number().int();
const integerOrNull = integer.nullable();

const tax = z.object({ name: text, original: integer, retail: integer, net: integerOrNull });
const pricingFields = {
  original: integer,
  retail: integer,
  net: integerOrNull,
  currency: text,
  currencyPrecision: integer,
  includedTaxes: z.array(tax).max(20),
};
export const octoPricing = z.object(pricingFields);
const unitPricing = z.object({ unitId: text, ...pricingFields });
export type OctoPricing = z.output<typeof octoPricing>;

const feature = z.object({ shortDescription: textOrNull, type: text });
const media = z.object({
  src: text,
  type: text,
  rel: text,
  title: textOrNull,
  caption: textOrNull,
  copyright: textOrNull,
});
const place = z.object({
  latitude: z.number(),
  longitude: z.number(),
  postalAddress: z.object({
    streetAddress: textOrNull,
    addressLocality: textOrNull,
    addressRegion: textOrNull,
    postalCode: textOrNull,
    addressCountry: textOrNull,
    postOfficeBoxNumber: textOrNull,
  }),
  identifiers: z.object({
    googlePlaceId: textOrNull,
    applePlaceId: textOrNull,
    tripadvisorLocationId: textOrNull,
    yelpPlaceId: textOrNull,
    facebookPlaceId: textOrNull,
    foursquarePlaceId: textOrNull,
    baiduPlaceId: textOrNull,
    amapPlaceId: textOrNull,
  }),
  sameAs: z.array(text).max(10),
});
const location = z.object({
  title: textOrNull,
  shortDescription: textOrNull,
  types: z.array(text).max(6),
  minutesTo: integerOrNull,
  minutesAt: integerOrNull,
  place,
});
const contentFields = {
  title: text.optional(),
  shortDescription: textOrNull.optional(),
  description: textOrNull.optional(),
  features: z.array(feature).max(60).optional(),
  faqs: z
    .array(z.object({ question: text, answer: text }))
    .max(60)
    .optional(),
  media: z.array(media).max(20).optional(),
  locations: z.array(location).max(20).optional(),
  categoryLabels: z.array(text).max(40).optional(),
  durationMinutesFrom: integer.optional(),
  durationMinutesTo: integerOrNull.optional(),
  commentary: z
    .array(z.object({ format: text, language: text }))
    .max(20)
    .optional(),
};

const octoUnit = z.object({
  id: text,
  internalName: text,
  reference: textOrNull,
  type: text,
  restrictions: z.object({
    minAge: integer,
    maxAge: integer,
    idRequired: z.boolean(),
    minQuantity: integerOrNull,
    maxQuantity: integerOrNull,
    paxCount: integer,
    accompaniedBy: z.array(text).max(60),
  }),
  requiredContactFields: z.array(text).max(9),
  pricingFrom: z.array(octoPricing).max(5).optional(),
  pricing: z.array(octoPricing).max(5).optional(),
  title: textOrNull.optional(),
  shortDescription: text.optional(),
  features: z.array(feature).max(60).optional(),
});
export type OctoUnit = z.output<typeof octoUnit>;

const octoOption = z.object({
  id: text,
  default: z.boolean(),
  internalName: text,
  reference: textOrNull,
  availabilityLocalStartTimes: z.array(text).min(1).max(200),
  cancellationCutoff: text,
  cancellationCutoffAmount: integer,
  cancellationCutoffUnit: text,
  requiredContactFields: z.array(text).max(9),
  restrictions: z.object({ minUnits: integerOrNull, maxUnits: integerOrNull }),
  units: z.array(octoUnit).max(60),
  pricingFrom: z.array(octoPricing).max(5).optional(),
  pricing: z.array(octoPricing).max(5).optional(),
  ...contentFields,
});
export type OctoOption = z.output<typeof octoOption>;

export const octoProduct = z.object({
  id: text,
  internalName: text,
  reference: textOrNull,
  locale: text,
  timeZone: text,
  allowFreesale: z.boolean(),
  instantConfirmation: z.boolean(),
  instantDelivery: z.boolean(),
  availabilityRequired: z.boolean(),
  availabilityType: text,
  deliveryFormats: z.array(text).max(5),
  deliveryMethods: z.array(text).max(2),
  redemptionMethod: text,
  options: z.array(octoOption).max(5),
  defaultCurrency: text.optional(),
  availableCurrencies: z.array(text).max(5).optional(),
  pricingPer: text.optional(),
  ...contentFields,
});
export type OctoProduct = z.output<typeof octoProduct>;

const openingHours = z.array(z.object({ from: text, to: text })).max(5);
export const octoAvailability = z.object({
  id: text,
  localDateTimeStart: text,
  localDateTimeEnd: text,
  utcCutoffAt: text,
  allDay: z.boolean(),
  available: z.boolean(),
  status: text,
  vacancies: integerOrNull,
  capacity: integerOrNull,
  maxUnits: integerOrNull,
  openingHours,
  unitPricing: z.array(unitPricing).max(60).optional(),
  pricing: octoPricing.optional(),
  title: textOrNull.optional(),
  shortDescription: text.optional(),
});
export type OctoAvailability = z.output<typeof octoAvailability>;

export const octoDay = z.object({
  localDate: text,
  available: z.boolean(),
  status: text,
  vacancies: integerOrNull,
  capacity: integerOrNull,
  openingHours,
  unitPricingFrom: z.array(unitPricing).max(60).optional(),
  pricingFrom: octoPricing.optional(),
});
export type OctoDay = z.output<typeof octoDay>;

export const octoContact = z.object({
  fullName: textOrNull,
  firstName: textOrNull,
  lastName: textOrNull,
  emailAddress: textOrNull,
  phoneNumber: textOrNull,
  locales: z.array(text).max(10),
  postalCode: textOrNull,
  country: textOrNull,
  notes: textOrNull,
});
export type OctoContact = z.output<typeof octoContact>;

const ticket = z.object({
  redemptionMethod: text,
  utcRedeemedAt: textOrNull,
  deliveryOptions: z.array(z.object({ deliveryFormat: text, deliveryValue: text })).max(5),
});

export const mostUnits = 150;
export const octoBooking = z.object({
  id: text,
  uuid: text,
  testMode: z.boolean(),
  resellerReference: textOrNull,
  supplierReference: textOrNull,
  status: text,
  utcCreatedAt: text,
  utcUpdatedAt: text,
  utcExpiresAt: textOrNull,
  utcRedeemedAt: textOrNull,
  utcConfirmedAt: textOrNull,
  productId: text,
  product: octoProduct,
  optionId: text,
  option: octoOption,
  cancellable: z.boolean(),
  cancellation: z.object({ refund: text, reason: textOrNull, utcCancelledAt: text }).nullable(),
  freesale: z.boolean(),
  availabilityId: textOrNull,
  availability: octoAvailability.nullable(),
  contact: octoContact,
  notes: textOrNull,
  deliveryMethods: z.array(text).max(2),
  voucher: ticket.nullable(),
  unitItems: z
    .array(
      z.object({
        uuid: text,
        resellerReference: textOrNull,
        supplierReference: textOrNull,
        unitId: text,
        unit: octoUnit,
        status: text,
        utcRedeemedAt: textOrNull,
        contact: octoContact,
        ticket: ticket.nullable(),
        pricing: octoPricing.optional(),
      }),
    )
    .max(mostUnits),
  pricing: octoPricing.optional(),
});
export type OctoBooking = z.output<typeof octoBooking>;

export const octoSupplier = z.object({
  id: text,
  name: text,
  endpoint: text,
  contact: z.object({ website: textOrNull, email: textOrNull, telephone: textOrNull, address: textOrNull }),
  shortDescription: textOrNull.optional(),
  media: z.array(media).max(20).optional(),
});

/** The capabilities this server speaks beside the core, and nothing else. */
export const octoCapabilities = ['octo/pricing', 'octo/content'] as const;
export type OctoCapability = (typeof octoCapabilities)[number];

export const octoErrors = [
  'INVALID_PRODUCT_ID',
  'INVALID_OPTION_ID',
  'INVALID_UNIT_ID',
  'INVALID_AVAILABILITY_ID',
  'INVALID_BOOKING_UUID',
  'BAD_REQUEST',
  'UNPROCESSABLE_ENTITY',
  'UNAUTHORIZED',
  'FORBIDDEN',
  'INTERNAL_SERVER_ERROR',
] as const;
export type OctoError = (typeof octoErrors)[number];
