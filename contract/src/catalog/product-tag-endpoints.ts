import { z } from 'zod';
import { may } from '../access/permission.ts';
import { endpoint, type ReplyOf } from '../kit/endpoint.ts';
import { id, idParams } from '../kit/page.ts';
import { rowReply } from '../kit/resource/resource-endpoints.ts';
import { productTags } from './product-tags.ts';

export const readProductTagUses = endpoint({
  method: 'GET',
  path: '/product-tags/:id/uses',
  of: 'product_tags',
  summary: 'How many products of how many companies have a tag',
  permission: may('product-tags', 'read'),
  params: idParams,
  reply: z.object({ products: z.number().int(), companies: z.number().int() }),
});

export const mergeProductTags = endpoint({
  method: 'POST',
  path: '/product-tags/:id/merge',
  of: 'product_tags',
  summary:
    'Products that have the other tag have this one, in every company, and the other is deleted; restored, it is again of all that had it. Needs update, too',
  permission: may('product-tags', 'delete'),
  params: idParams,
  body: z.strictObject({ other_id: id }),
  reply: rowReply(productTags),
});

export const separateProductTags = endpoint({
  method: 'POST',
  path: '/product-tags/:id/separation',
  of: 'product_tags',
  summary:
    'Takes a merge of two tags back, in every company: products that had only the other one have that one alone again. Needs update, too',
  permission: may('product-tags', 'delete'),
  params: idParams,
  body: z.strictObject({ other_id: id }),
  reply: rowReply(productTags),
});

export type ProductTagUses = ReplyOf<typeof readProductTagUses>;
