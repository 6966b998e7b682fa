import { agedCodes, fareTypes } from '@leme/contract/catalog/fare-types';
import type { Fault } from '@leme/contract/kit/problem';
import { db } from '#kit/database/sql';
import type { Saving } from '#kit/resource/registers';
import { serveResource } from '#kit/resource/serve-resource';

type Aged = { label: string; code: string; min_age: number | null; max_age: number | null };

export const servesFareTypes = serveResource(fareTypes, { check: crossing });

/** Ages tell the fares of a product apart: nobody may pay two of them. */
async function crossing({ id, values, tx, actor }: Saving): Promise<Fault[]> {
  const own = values as Aged;
  if (!agedCodes.includes(own.code) || own.min_age === null || own.max_age === null) return [];
  const others: Aged[] = await tx.rows(
    db
      .selectFrom('fare_types')
      .select(['label', 'code', 'min_age', 'max_age'])
      .where('tenant_id', '=', actor.tenantId)
      .where('product_id', '=', String(values.product_id))
      .where('id', '<>', id)
      .where('active', '=', true)
      .where('deleted_at', 'is', null)
      .where('min_age', '<=', own.max_age)
      .where('max_age', '>=', own.min_age)
      .orderBy('label')
      .limit(1),
  );
  const other = others.find(({ code }) => agedCodes.includes(code));
  if (!other) return [];
  const age = Math.max(own.min_age, other.min_age ?? 0);
  const pointer = age === own.min_age ? '/min_age' : '/max_age';
  return [{ pointer, code: 'ages-cross', params: { age, name: other.label } }];
}
