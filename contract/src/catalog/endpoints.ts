import { z } from 'zod';
import { may } from '../access/permission.ts';
import { endpoint, type ReplyOf } from '../kit/endpoint.ts';
import { locales } from '../kit/language/locale.ts';
import { id, idParams } from '../kit/page.ts';
import { fieldSchema } from '../kit/resource/field-schema.ts';
import { rowReply } from '../kit/resource/resource-endpoints.ts';
import { checklistLines } from './checklist.ts';
import { products } from './products.ts';

export const readProductChecklist = endpoint({
  method: 'GET',
  path: '/products/:id/checklist',
  of: 'products',
  summary: 'What a product needs before it is put on sale, line by line',
  permission: may('products', 'read'),
  params: idParams,
  reply: z.object({
    data: z.array(
      z.object({
        line: z.enum(checklistLines),
        field: z.string(),
        isDone: z.boolean(),
        missing: z.array(z.enum(locales)),
      }),
    ),
  }),
});

export const copyProduct = endpoint({
  method: 'POST',
  path: '/products/:id/copies',
  of: 'products',
  summary:
    'Makes a draft like a product, with its fares, texts and prices of groups; without its address, its photos and its departures. Needs fare-types create, too',
  permission: may('products', 'create'),
  status: 201,
  params: idParams,
  body: z.strictObject({ name: fieldSchema(products.fields.name) }),
  reply: rowReply(products),
});

/** At most so many departures of a product are listed; how many there are is told. */
export const mostComing = 50;

export const readComingDepartures = endpoint({
  method: 'GET',
  path: '/products/:id/coming-departures',
  of: 'products',
  summary:
    'The departures of a product that are still to come, with their bookings: what goes on once it is no longer sold',
  permission: may('products', 'read'),
  params: idParams,
  reply: z.object({
    data: z
      .array(
        z.object({
          id,
          date: z.string(),
          start_time: z.string(),
          bookings: z.number().int(),
        }),
      )
      .max(mostComing),
    departures: z.number().int(),
    bookings: z.number().int(),
  }),
});

export type ComingDepartures = ReplyOf<typeof readComingDepartures>;
