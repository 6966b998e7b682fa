import { crewMembers } from '@leme/contract/crew/crew-members';
import { sql } from 'kysely';
import type { Hooks } from '#kit/hooks';
import type { AddedRules } from '#kit/resource/registers';
import { statement } from '#kit/resource/statement';

type Row = { seal_id: string; place: number };

/** Takes the values of a person out of seals, with their salt: the hashes stay, and a seal still verifies. */
export const forgetsSealed: Pick<Hooks, 'forgets' | 'holds'> = {
  async forgets(work, person) {
    const { tx, actor } = work;
    const found = await tx.rows(
      statement<Row>(sql`select v.seal_id, v.place from sealed_values v
        where v.tenant_id = ${actor.tenantId} and (v.row_id = any(${[...person.ids]}::text[])
          or v.row_id in (select p.id::text from manifest_passengers p
            join bookings b on b.tenant_id = p.tenant_id and b.id = p.booking_id
            where p.tenant_id = ${actor.tenantId} and b.customer_id = any(${[...person.ids]}::uuid[]))
          or v.value like any(${[...person.marks]}::text[]))
        order by v.seal_id, v.place`),
    );
    for (const { seal_id, place } of found)
      tx.send(
        statement(sql`delete from sealed_values v
          where v.tenant_id = ${actor.tenantId} and v.seal_id = ${seal_id} and v.place = ${place}`),
      );
    return {
      touched: [...new Set(found.map(({ seal_id }) => seal_id))],
      histories: [],
      counts: { sealed: found.length },
    };
  },

  async holds({ tx, actor }, person) {
    const rows = await tx.rows(
      statement<{ seal_id: string; value: string }>(sql`select v.seal_id, v.value from sealed_values v
        where v.tenant_id = ${actor.tenantId} and (v.row_id = any(${[...person.ids]}::text[])
          or v.value like any(${[...person.marks]}::text[])) order by v.seal_id, v.place limit 1000`),
    );
    return { sealed: rows.map(({ seal_id, value }) => ({ seal_id, ...JSON.parse(value).values })) };
  },
};

/** The same of somebody of the crew who is erased; whoever is only deleted stays in what was sealed. */
export const forgetsCrew: Readonly<Record<string, AddedRules>> = {
  [crewMembers.name]: {
    async afterRemoval({ row, tx, actor }) {
      const erased = await tx.first(
        statement<{ id: string }>(sql`select m.id from crew_members m
          where m.tenant_id = ${actor.tenantId} and m.id = ${row.id} and m.erased_at is not null`),
      );
      if (!erased) return;
      const name = `%${String(row.full_name).replace(/[\\%_]/g, '\\$&')}%`;
      await tx.change(
        statement(sql`delete from sealed_values v where v.tenant_id = ${actor.tenantId}
          and (v.row_id = ${row.id}::text or v.value like ${name})`),
      );
    },
  },
};
