import { fold } from '@leme/contract/kit/language/fold';
import { numberKey, spellingsOf } from '@leme/contract/kit/phones/same-number';
import type { AnyRow } from '@leme/contract/kit/resource/resource';
import { listLeadDuplicates, mergeDays } from '@leme/contract/leads/lead-merges';
import { type RawBuilder, sql } from 'kysely';
import type { Actor } from '#kit/actor';
import type { Tx } from '#kit/database/transaction';
import { serve } from '#kit/http/serve';
import { readColumns } from '#kit/resource/columns';
import { findRow } from '#kit/resource/find-row';
import { withLabels } from '#kit/resource/labels';
import { allOf, visible } from '#kit/resource/list/filters';
import type { Values } from '#kit/resource/registers';
import { statement } from '#kit/resource/statement';

const most = 20;

export const servesLeadDuplicates = serve(
  listLeadDuplicates,
  async ({ input, tx, actor, clock, registers }) => {
    const register = registers.named('leads');
    const own = await findRow(register, { tx, actor }, input.id);
    const found = await tx.rows(
      statement<Values>(sql`select ${readColumns(register.resource)} from leads t
        where ${allOf([...visible(register, actor), sql`t.deleted_at is null`, sql`t.id <> ${own.id}`, likeOne(own)])}
        order by t.id limit ${most}`),
    );
    const rows = (await withLabels(register, { tx, actor }, found)) as AnyRow[];
    const data = rows.map((row) => ({ row, shares: sharedBy(own, row) }));
    const merged = await mergedInto(tx, actor, own, clock.now());
    return { data: data.toSorted((a, b) => b.shares.length - a.shares.length), merged } as never;
  },
);

/** Each way of being alike has an index of its own; the name begins the stored text that is searched. */
function likeOne(own: AnyRow): RawBuilder<unknown> {
  const name = fold(String(own.name));
  const beginning = ` ${name.replace(/[\\%_]/g, '\\$&')}%`;
  const same = [
    sql`t.phone = any(${sameNumbers(own)}::text[])`,
    ...(own.email ? [sql`lower(t.email) = ${String(own.email).toLowerCase()}`] : []),
    sql`(t.search like ${beginning} and app.fold(t.name) = ${name})`,
  ];
  return sql`(${sql.join(same, sql` or `)})`;
}

/** The number with its ninth digit and without, and with its country before it where somebody wrote it twice. */
function sameNumbers({ phone }: AnyRow): string[] {
  return spellingsOf(numberKey(String(phone))).flatMap((each) => [each, `55${each}`]);
}

const alike = (a: unknown, b: unknown) =>
  Boolean(a) && String(a).toLowerCase() === String(b ?? '').toLowerCase();

function sharedBy(own: AnyRow, other: AnyRow) {
  return [
    ...(numberKey(String(own.phone)) === numberKey(String(other.phone)) ? (['phone'] as const) : []),
    ...(alike(own.email, other.email) ? (['email'] as const) : []),
    ...(fold(String(own.name)) === fold(String(other.name)) ? (['name'] as const) : []),
  ];
}

type Merged = {
  id: string;
  name: string;
  merged_at: string;
  merged_by: string | null;
  can_separate: boolean;
};

function mergedInto(tx: Tx, { tenantId }: Actor, kept: AnyRow, now: Temporal.Instant): Promise<Merged[]> {
  const since = now.subtract({ hours: 24 * mergeDays }).toString();
  return tx.rows(
    statement<Merged>(sql`select o.id, o.name, m.created_at as merged_at, p.full_name as merged_by,
        m.merged_version = ${kept.version} and ${kept.deleted_at === null} as can_separate
      from lead_merges m
        join leads o on o.tenant_id = m.tenant_id and o.id = m.other_id
        left join profiles p on p.tenant_id = m.tenant_id and p.id = m.created_by
      where m.tenant_id = ${tenantId} and m.kept_id = ${kept.id} and m.created_at > ${since}
      order by m.created_at desc, m.other_id limit ${most}`),
  );
}
