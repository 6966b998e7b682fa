import { z } from 'zod';
import { may } from '../../access/permission.ts';
import { endpoint, type ReplyOf } from '../../kit/endpoint.ts';
import { id, idParams } from '../../kit/page.ts';
import { fieldSchema } from '../../kit/resource/field-schema.ts';
import { handReasons, stockMoves } from '../../stock/stock-moves.ts';

const { quantity, ref, unit_cost } = stockMoves.fields;

export const listPartPlaces = endpoint({
  method: 'GET',
  path: '/engine-parts/:id/places',
  of: 'stock_items',
  summary: 'Where a part may lie, by name, with how many lie there; at most 500',
  permission: may('engine-parts', 'read'),
  params: idParams,
  reply: z.object({
    unit: z.string(),
    data: z.array(z.object({ id, name: z.string(), quantity: z.number() })),
  }),
});

export const postPartMove = endpoint({
  method: 'POST',
  path: '/engine-parts/:id/moves',
  of: 'stock_items',
  summary:
    'A part goes in or, below zero, out of the stock, by the right to parts alone; of nothing else than parts',
  permission: may('engine-parts', 'update'),
  params: idParams,
  body: z.strictObject({
    location_id: id,
    quantity: fieldSchema(quantity),
    reason: z.enum(handReasons),
    ref: fieldSchema(ref),
    unit_cost: fieldSchema(unit_cost),
  }),
  reply: z.object({ id, quantity: z.number(), level: z.number() }),
  status: 201,
});

export type PartPlaces = ReplyOf<typeof listPartPlaces>;
