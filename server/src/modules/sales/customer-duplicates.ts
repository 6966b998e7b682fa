import { fold } from '@leme/contract/kit/language/fold';
import { spellingsOf } from '@leme/contract/kit/phones/same-number';
import type { AnyRow } from '@leme/contract/kit/resource/resource';
import { listDuplicates } from '@leme/contract/sales/customer-endpoints';
import { type RawBuilder, sql } from 'kysely';
import { serve } from '#kit/http/serve';
import { readColumns } from '#kit/resource/columns';
import { findRow } from '#kit/resource/find-row';
import { withLabels } from '#kit/resource/labels';
import { allOf, visible } from '#kit/resource/list/filters';
import type { Values } from '#kit/resource/registers';
import { statement } from '#kit/resource/statement';

const most = 20;
const exact = ['tax_id', 'phone', 'email'] as const;

export const servesDuplicates = serve(
  listDuplicates,
  async ({ input, tx, actor, clock, registers, hooks }) => {
    const register = registers.named('customers');
    const own = await findRow(register, { tx, actor }, input.id);
    const found = await tx.rows(
      statement<Values>(sql`select ${readColumns(register.resource)} from customers t
      where ${allOf([...visible(register, actor), sql`t.deleted_at is null`, sql`t.id <> ${own.id}`, likeOne(own)])}
      order by t.id limit ${most}`),
    );
    const rows = (await withLabels(register, { tx, actor }, found)) as AnyRow[];
    const ids = [own.id, ...rows.map(({ id }) => id)];
    const pointing = await hooks.refersTo({ tx, actor, now: clock.now() }, register.resource.name, ids);
    const bookings = ({ id }: AnyRow) =>
      pointing.find((each) => each.resource === 'bookings' && each.id === id)?.count ?? 0;
    const data = rows.map((row) => ({ row, shares: sharedBy(own, row), bookings: bookings(row) }));
    return {
      bookings: bookings(own),
      data: data.toSorted((a, b) => b.shares.length - a.shares.length),
    } as never;
  },
);

/** Each way of being alike has an index of its own; the name begins the stored text that is searched. */
function likeOne(own: AnyRow): RawBuilder<unknown> {
  const name = fold(String(own.name));
  const same = exact.flatMap((field) =>
    own[field] ? [sql`${sql.ref(`t.${field}`)} = any(${waysOf(field, own)}::text[])`] : [],
  );
  const beginning = ` ${name.replace(/[\\%_]/g, '\\$&')}%`;
  return sql`(${sql.join([...same, sql`(t.search like ${beginning} and app.fold(t.name) = ${name})`], sql` or `)})`;
}

/** The ways in which a value of a field stands: a Brazilian number with its ninth digit and without. */
function waysOf(field: (typeof exact)[number], own: AnyRow): string[] {
  const value = String(own[field]);
  if (field !== 'phone' || !value.startsWith('+55')) return [value];
  return spellingsOf(value.slice(3)).map((number) => `+55${number}`);
}

function sharedBy(own: AnyRow, other: AnyRow) {
  return [
    ...exact.filter((field) => own[field] && waysOf(field, own).includes(String(other[field]))),
    ...(fold(String(own.name)) === fold(String(other.name)) ? (['name'] as const) : []),
  ];
}
