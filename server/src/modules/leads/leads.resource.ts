import { textsIn } from '@leme/contract/kit/language/texts';
import { fewestDigits, readPhone } from '@leme/contract/kit/phones/read-phone';
import { numberKey, spellingsOf } from '@leme/contract/kit/phones/same-number';
import type { Fault } from '@leme/contract/kit/problem';
import { csvLocale } from '@leme/contract/kit/resource/csv-columns';
import { createLead, listLeads } from '@leme/contract/leads/endpoints';
import { leadInteractions } from '@leme/contract/leads/lead-interactions';
import { type Lead, leads } from '@leme/contract/leads/leads';
import { leadsWords } from '@leme/contract/leads/texts/texts';
import { sql } from 'kysely';
import type { Actor } from '#kit/actor';
import { db } from '#kit/database/sql';
import type { Tx } from '#kit/database/transaction';
import { serve } from '#kit/http/serve';
import { findRow } from '#kit/resource/find-row';
import { type Asked, listRows } from '#kit/resource/list/list-rows';
import type { Saving, TwinQuestion, Values } from '#kit/resource/registers';
import { createRow } from '#kit/resource/save/save-row';
import { serveResource } from '#kit/resource/serve-resource';
import { statement } from '#kit/resource/statement';
import { pause } from './inside-sales/cadence.ts';
import { ownerInTurn, startsWaiting } from './inside-sales/new-lead.ts';
import { isOver } from './inside-sales/take-lead.ts';
import { soughtLeads } from './sought-leads.ts';

const servesList = serve(listLeads, async ({ input, tx, actor, registers }) => {
  const { data, ...page } = await listRows(
    registers.named('leads'),
    { tx, actor },
    input as unknown as Asked,
  );
  const rows = data as unknown as Lead[];
  return {
    ...page,
    leads: rows,
    tagsByLeadId: Object.fromEntries(rows.map((lead) => [lead.id, tagsOf(lead)])),
    productsById: await productsOf(tx, actor, rows),
  } as never;
});

function tagsOf({ tags, labels, colours }: Lead) {
  return tags.map((id, at) => ({
    id,
    name: String(labels.tags?.[at] ?? ''),
    color: colours?.tags?.[at] ?? null,
  }));
}

async function productsOf(tx: Tx, { tenantId }: Actor, rows: readonly Lead[]) {
  const ids = [...new Set(rows.flatMap(({ product_id }) => product_id ?? []))];
  if (ids.length === 0) return {};
  const products = await tx.rows(
    db
      .selectFrom('products')
      .select(['id', 'name', 'sharing_mode'])
      .where('tenant_id', '=', tenantId)
      .where('id', 'in', ids),
  );
  return Object.fromEntries(products.map((product) => [product.id, product]));
}

const servesCreation = serve(createLead, async ({ input, tx, actor, clock, registers }) => {
  const { note, ...sent } = input as Values & { note?: string | null };
  const register = registers.named('leads');
  const selling = { tx, actor, registers, now: clock.now() };
  const lead = await createRow(register, { tx, actor }, await ownerInTurn(selling, sent));
  await startsWaiting(selling, lead);
  if (!note) return (await findRow(register, { tx, actor }, lead.id)) as never;
  await createRow(
    registers.named(leadInteractions.name),
    { tx, actor },
    {
      lead_id: lead.id,
      type: 'note',
      title: textsIn(leadsWords, csvLocale)('lead-interactions.first-note'),
      description: note,
      template_id: null,
      interaction_date: clock.now().toString(),
    },
  );
  return (await findRow(register, { tx, actor }, lead.id)) as never;
});

/** Fares are those of the product. */
async function check({ values, tx, actor, isFromFile }: Saving): Promise<Fault[]> {
  const { fare_type_adjustments, product_id } = values as unknown as Lead;
  if (isFromFile || !fare_type_adjustments) return [];
  return await foreignFares(tx, actor, product_id, fare_type_adjustments);
}

async function foreignFares(
  tx: Tx,
  { tenantId }: Actor,
  productId: string | null,
  lines: NonNullable<Lead['fare_type_adjustments']>,
): Promise<Fault[]> {
  const known = productId
    ? await tx.rows(
        db
          .selectFrom('fare_types')
          .select('id')
          .where('tenant_id', '=', tenantId)
          .where('product_id', '=', productId),
      )
    : [];
  const ids = new Set(known.map(({ id }) => id));
  return lines.flatMap(({ fare_type_id }, at) =>
    ids.has(fare_type_id) ? [] : [{ pointer: `/fare_type_adjustments/${at}/fare_type_id`, code: 'unknown' }],
  );
}

export const servesLeads = serveResource(
  leads,
  {
    check,
    stamps: ({ actor }) => ({ user_id: actor.userId }),
    computes: (
      { tenantId },
      ids,
    ) => sql`select t.id, t.first_contact_at, t.last_interaction_at, t.next_due_at,
        t.first_response_due_at, t.attempts, t.cadence_step, t.cadence_paused, c.name as cadence,
        p.full_name as user_name
      from leads t left join profiles p on p.tenant_id = t.tenant_id and p.id = t.user_id
        left join cadences c on c.tenant_id = t.tenant_id and c.id = t.cadence_id
      where t.tenant_id = ${tenantId} and t.id = any(${[...ids]}::uuid[])`,
    afterSave: noteStatus,
    twins,
    sought: soughtLeads,
    former: { hidden: sql`t.merged_into is not null`, idsOf: mergedIds },
  },
  { list: servesList, create: servesCreation },
);

/** When a lead came to where it stands; one that is won or lost is followed no further. */
async function noteStatus({ values, before, id, tx, actor }: Saving): Promise<void> {
  if (!before || before.status === values.status) return;
  await tx.change(
    statement(sql`update leads set status_since = now() where tenant_id = ${actor.tenantId} and id = ${id}`),
  );
  if (isOver(values as Lead)) await pause({ tx, actor }, id, String(values.status));
}

/** Whoever asks again from the same number, or by the same address, is the one who asked last. */
async function twins({ rows, until, tx, actor }: TwinQuestion): Promise<ReadonlyMap<number, string>> {
  const reach = rows.map(({ row, values }) => ({
    row,
    phone: numberKey(readPhone(String(values.phone ?? ''), String(values.country_code ?? '')).number),
    email: String(values.email ?? '')
      .trim()
      .toLowerCase(),
  }));
  const phones = [
    ...new Set(
      reach
        .filter(({ phone }) => phone.length >= fewestDigits)
        .flatMap(({ phone }) => spellingsOf(phone).flatMap((each) => [each, `55${each}`])),
    ),
  ];
  const emails = [...new Set(reach.map(({ email }) => email).filter(Boolean))];
  const found = await tx.rows(
    statement<{ id: string; phone: string | null; email: string | null }>(sql`select t.id, t.phone,
        lower(t.email) as email from leads t
      where t.tenant_id = ${actor.tenantId} and t.deleted_at is null and t.merged_into is null
        and t.created_at <= ${until}::timestamptz
        and (t.phone = any(${phones}::text[]) or lower(t.email) = any(${emails}::text[]))
      order by t.created_at, t.id`),
  );
  // Of several the newest one is left, because it is put in last.
  const byPhone = new Map(found.map(({ id, phone }) => [numberKey(phone ?? ''), id]));
  const byEmail = new Map(found.map(({ id, email }) => [email, id]));
  return new Map(
    reach.flatMap(({ row, phone, email }) => {
      const id = (phone.length >= fewestDigits && byPhone.get(phone)) || (email && byEmail.get(email));
      return id ? [[row, id] as const] : [];
    }),
  );
}

/** The leads that were united with this one. */
async function mergedIds(tx: Tx, { tenantId }: Actor, id: string): Promise<string[]> {
  const rows = await tx.rows(
    db
      .selectFrom('leads')
      .select('id')
      .where('tenant_id', '=', tenantId)
      .where('merged_into', '=', id)
      .orderBy('id'),
  );
  return rows.map((row) => row.id);
}
