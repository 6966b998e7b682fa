import { type Conversion, cardTags, chartWords, neverPaid } from '@leme/contract/leads/conversions';
import { type RawBuilder, sql } from 'kysely';

/** The leads `t` of a company that are counted: neither deleted nor united with another. */
export function countedLeads(tenantId: string): RawBuilder<boolean> {
  return sql`t.tenant_id = ${tenantId} and t.deleted_at is null and t.merged_into is null`;
}

/** Those of the leads `t` that converted, each once however many tags say so. Figures, links and files ask by it. */
export function convertedLeads(tenantId: string, conversion: Conversion): RawBuilder<boolean> {
  return sql`t.id in (select l.lead_id from lead_tag_relations l
      join lead_tags g on g.tenant_id = l.tenant_id and g.id = l.tag_id
    where l.tenant_id = ${tenantId} and g.deleted_at is null and ${saysSo[conversion]})`;
}

const like = (word: string) => `%${word}%`;

const saysSo: Record<Conversion, RawBuilder<boolean>> = {
  card: sql`lower(btrim(g.name, E' \t\r\n\u00a0')) = any(${[...cardTags]}::text[])`,
  chart: sql`g.search like any(${chartWords.map(like)}::text[]) and g.search not like ${like(neverPaid)}`,
};
