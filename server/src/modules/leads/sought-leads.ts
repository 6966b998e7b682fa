import { conversions } from '@leme/contract/leads/conversions';
import { contactSpans } from '@leme/contract/leads/inside-sales/first-contacts';
import { type RawBuilder, sql } from 'kysely';
import type { RegisterRules } from '#kit/resource/registers';
import { convertedLeads } from './conversions.ts';
import { contactedWithin } from './inside-sales/contact-spans.ts';

const lacking: Readonly<Record<string, (tenantId: string) => RawBuilder<unknown>>> = {
  product: () => sql`t.product_id is null`,
  first_contact: () => sql`t.first_contact_at is null`,
  tags: (tenantId) => sql`not exists (select 1 from lead_tag_relations l
      join lead_tags g on g.tenant_id = l.tenant_id and g.id = l.tag_id
    where l.tenant_id = ${tenantId} and l.lead_id = t.id and g.deleted_at is null)`,
};

const anyOf = (conditions: readonly RawBuilder<unknown>[]) =>
  sql`(${
    conditions.length > 0
      ? sql.join(
          conditions.map((each) => sql`(${each})`),
          sql` or `,
        )
      : sql`false`
  })`;

/** What leads are sought by that stands in no column of theirs. */
export const soughtLeads: NonNullable<RegisterRules['sought']> = {
  conversion: ({ tenantId }, values) =>
    anyOf(
      conversions
        .filter((each) => values.includes(each))
        .map((conversion) => convertedLeads(tenantId, conversion)),
    ),
  first_contact: (_, values) =>
    anyOf(contactSpans.filter((span) => values.includes(span)).map(contactedWithin)),
  lacks: ({ tenantId }, values) => anyOf(values.flatMap((value) => lacking[value]?.(tenantId) ?? [])),
};
