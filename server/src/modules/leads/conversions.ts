import { type Conversion, cardTags, chartWords, neverPaid } from '@leme/contract/leads/conversions';
import { type RawBuilder, sql } from 'kysely';

/** The leads `t` of a company that are counted: neither deleted nor united with another. */
export function countedLeads(tenantId: string): RawBuilder<boolean> {
  return sql`t.tenant_id = ${tenantId} and t.deleted_at is null and t.merged_into is null`;
}

/**
 * Those of the leads `t` that converted, each once however many tags say so. Figures, links and files ask by it. The tags
 * are found first: so many leads that came in at once, of which the planner knows nothing, are not compared with each.
 */
export function convertedLeads(tenantId: string, conversion: Conversion): RawBuilder<boolean> {
  return sql`t.id in (select l.lead_id from lead_tag_relations l
    where l.tenant_id = ${tenantId} and l.tag_id = any(array(select g.id from lead_tags g
      where g.tenant_id = ${tenantId} and g.deleted_at is null and ${saysSo[conversion]})))`;
}

const like = (word: string) => `%${word}%`;

const saysSo: Record<Conversion, RawBuilder<boolean>> = {
  card: sql`lower(btrim(g.name, E' \t\r\n\u00a0')) = any(${[...cardTags]}::text[])`,
  chart: sql`g.search like any(${chartWords.map(like)}::text[]) and g.search not like ${like(neverPaid)}`,
};
