import { leads } from '@leme/contract/leads/leads';
import { type RawBuilder, sql } from 'kysely';
import type { Hooks } from '#kit/hooks';
import type { Person } from '#kit/person/person';
import { statement } from '#kit/resource/statement';
import type { TimedWork, Work } from '#kit/work';
import { removeLeads } from './remove-leads.ts';

/** A dialling code has so many digits at most; of a lead it stands beside the number. */
const longestCode = 4;

type Found = { id: string; name: string; email: string | null; phone: string };

/** What leads do for customers, who know nothing of them. */
export const hooks: Hooks = {
  async forgets(work, person) {
    const found = await leadsOf(work, person, sql`for update`);
    const ids = found.map(({ id }) => id);
    const { interactions } = await removeLeads(work, ids);
    return {
      touched: [...ids, ...interactions],
      counts: { leads: ids.length },
      // Theirs went with them.
      histories: [],
      files: [{ resource: leads.name, ...saidBy(found, person) }],
    };
  },

  async holds(work, person) {
    const ids = (await leadsOf(work, person, sql``)).map(({ id }) => id);
    return { leads: await heldLeads(work, ids) };
  },
};

/**
 * The leads with the telephone number or the address of a person, deleted ones too, and whatever was united with them. Of a
 * customer the number has its country in front; of a lead the country stands beside it.
 */
function leadsOf(
  { tx, actor }: TimedWork,
  { phones, emails }: Person,
  held: RawBuilder<unknown>,
): Promise<Found[]> {
  const own = sql`t.tenant_id = ${actor.tenantId}`;
  const local = phones.flatMap((phone) =>
    Array.from({ length: longestCode + 1 }, (_, code) => phone.slice(code)),
  );
  const code = sql`regexp_replace(t.country_code, '\\D', '', 'g')`;
  const known = sql`t.phone = any(${local}::text[])
      and (${code} || t.phone = any(${phones}::text[]) or ${code} = '55' and t.phone = any(${phones}::text[]))
    or t.email = any(${emails}::text[])`;
  return tx.rows(
    statement<Found>(sql`with known as (
        select coalesce(t.merged_into, t.id) as id from leads t where ${own} and (${known})
      ) select t.id, t.name, t.email, t.phone from leads t where ${own}
        and (t.id in (select id from known) or t.merged_into in (select id from known))
      order by t.id ${held}`),
  );
}

/** What a file would say of them; a first name alone is many people's. */
function saidBy(found: readonly Found[], { names, emails, phones }: Person) {
  const full = [...names, ...found.map(({ name }) => name)].filter((name) => name.trim().includes(' '));
  return {
    texts: [...full, ...emails, ...found.flatMap(({ email }) => email ?? [])],
    numbers: [...phones, ...found.map(({ phone }) => phone)],
  };
}

type Held = { id: string } & Record<string, unknown>;
type Talk = {
  lead_id: string;
  type: string;
  title: string;
  description: string | null;
  interaction_date: string;
  status: string;
};

async function heldLeads({ tx, actor: { tenantId } }: Work, ids: readonly string[]) {
  if (ids.length === 0) return [];
  const rows = await tx.rows(
    statement<Held>(sql`select t.id, t.name, t.email, t.country, t.country_code, t.phone, t.status, p.name as product,
        t.interest_date_from::text as interest_date_from, t.interest_date_to::text as interest_date_to,
        t.adult_count, t.child_count, t.passenger_count, t.offered_value, t.source, t.temperature, t.lost_kind,
        t.lost_reason, t.created_at
      from leads t left join products p on p.tenant_id = t.tenant_id and p.id = t.product_id
      where t.tenant_id = ${tenantId} and t.id = any(${ids}::uuid[]) order by t.created_at, t.id`),
  );
  const talks = await tx.rows(
    statement<Talk>(sql`select t.lead_id, t.type, t.title, t.description, t.interaction_date, t.status
      from lead_interactions t where t.tenant_id = ${tenantId} and t.lead_id = any(${ids}::uuid[])
      order by t.interaction_date, t.id`),
  );
  const byLead = Map.groupBy(talks, ({ lead_id }) => lead_id);
  return rows.map(({ id, ...lead }) => ({
    ...lead,
    interactions: (byLead.get(id) ?? []).map(({ lead_id: _, ...talk }) => talk),
  }));
}
