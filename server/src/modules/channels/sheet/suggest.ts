import type { fareCodes } from '@leme/contract/catalog/fare-types';
import { listUnmapped, type Unmapped } from '@leme/contract/channels/external-sheet-endpoints';
import { fold } from '@leme/contract/kit/language/fold';
import { sql } from 'kysely';
import { serve } from '#kit/http/serve';
import { statement } from '#kit/resource/statement';

type Code = (typeof fareCodes)[number];
type Named = { id: string; name: string };

/** How partners call who goes, in the languages they write. */
const called: readonly (readonly [RegExp, Code])[] = [
  [/\b(adult\w*|adt|inteira)\b/, 'ADULT'],
  [/\b(crianc\w*|child\w*|kid\w*|nin\w*|enfant\w*|bambin\w*|chd|meia)\b/, 'CHILD'],
  [/\b(bebe\w*|infant\w*|baby|colo|inf)\b/, 'INFANT'],
  [/\b(jove\w*|youth|jeune\w*|giovan\w*|teen\w*)\b/, 'YOUTH'],
  [/\b(idos\w*|senior\w*|60\+|terceira idade)\b/, 'SENIOR'],
  [/\b(resident\w*|morador\w*)\b/, 'RESIDENT'],
];

const fareLike = (name: string): Code | null => called.find(([words]) => words.test(fold(name)))?.[1] ?? null;

const wordsOf = (name: string) => new Set(fold(name).match(/[\p{L}\p{N}]{2,}/gu) ?? []);
const leastAlike = 0.4;

/** How much two names have in common: 1 where they are the same words. */
export function likeness(one: string, other: string): number {
  const [a, b] = [wordsOf(one), wordsOf(other)];
  const both = [...a].filter((word) => b.has(word)).length;
  return a.size + b.size === 0 ? 0 : (2 * both) / (a.size + b.size);
}

function productLike(name: string, products: readonly Named[]): Named | null {
  const [best] = products
    .map((product) => ({ product, like: likeness(name, product.name) }))
    .toSorted((a, b) => b.like - a.like);
  return best && best.like >= leastAlike ? best.product : null;
}

export const servesUnmapped = serve(listUnmapped, async ({ tx, actor }) => {
  type Row = Pick<Unmapped, 'id' | 'version' | 'their_name' | 'kind'> & {
    partner_id: string;
    partner_name: string;
  };
  const rows = await tx.rows(
    statement<Row>(sql`select m.id, m.version, m.their_name, m.kind, m.partner_id, p.name as partner_name
      from channel_mappings m join channel_partners p on p.tenant_id = m.tenant_id and p.id = m.partner_id
      where m.tenant_id = ${actor.tenantId} and m.deleted_at is null and m.product_id is null and m.fare_code is null
      order by m.created_at, m.id limit 200`),
  );
  const products = rows.some(({ kind }) => kind === 'product')
    ? await tx.rows(
        statement<Named>(sql`select p.id, p.name from products p where p.tenant_id = ${actor.tenantId}
          and p.deleted_at is null order by p.name limit 1000`),
      )
    : [];
  return {
    data: rows.map(({ partner_id, partner_name, ...row }) => ({
      ...row,
      partner: { id: partner_id, name: partner_name },
      product: row.kind === 'product' ? productLike(row.their_name, products) : null,
      fare_code: row.kind === 'unit' ? fareLike(row.their_name) : null,
    })),
  };
});
