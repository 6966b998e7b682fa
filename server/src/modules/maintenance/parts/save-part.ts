import { suppliers } from '@leme/contract/fleet/suppliers';
import type { InputOf } from '@leme/contract/kit/endpoint';
import { faults, Problem } from '@leme/contract/kit/problem';
import {
  createEnginePart,
  type EnginePart,
  type Fit,
  readEnginePart,
  updateEnginePart,
} from '@leme/contract/maintenance/parts/endpoints';
import { engineParts } from '@leme/contract/maintenance/parts/engine-parts';
import { stockLocations } from '@leme/contract/stock/stock-locations';
import { sql } from 'kysely';
import { insertRows } from '#kit/database/insert-rows';
import { serve } from '#kit/http/serve';
import { record } from '#kit/resource/history/record';
import { holdRows } from '#kit/resource/save/hold-rows';
import { statement } from '#kit/resource/statement';
import type { Work } from '#kit/work';
import { saveItem } from '#modules/stock/public';

type Said = Omit<InputOf<typeof createEnginePart>, 'id'>;

export const servesPart = serve(readEnginePart, async ({ input, tx, actor }) => {
  const part = await findPart({ tx, actor }, input.id);
  if (!part) throw new Problem('not-found');
  return part;
});

/** An item of stock and what it has as a part, in one transaction. */
export const servesNewPart = serve(createEnginePart, async ({ input, tx, actor, registers }) => {
  const work = { tx, actor };
  await refuseUnknown(work, input);
  const { id } = await saveItem(work, registers, { ...itemOf(input), kind: 'part' });
  await writePart(work, id, input, 0);
  return await told(work, id, null);
});

export const servesPartChange = serve(updateEnginePart, async ({ input, tx, actor, registers }) => {
  const work = { tx, actor };
  const before = await findPart(work, input.id);
  if (!before) throw new Problem('not-found');
  await refuseUnknown(work, input);
  const { id, version, part_version } = input;
  await saveItem(work, registers, { ...itemOf(input), id, version });
  await writePart(work, id, input, part_version);
  return await told(work, id, before);
});

/** What stock keeps of it. */
function itemOf({ name, sku, unit, min_qty, barcode, notes }: Said) {
  return { name, sku, unit, min_qty, barcode, notes };
}

async function refuseUnknown(work: Work, { supplier_id, location_id, fits }: Said): Promise<void> {
  const named = [
    ['supplier_id', suppliers, supplier_id],
    ['location_id', stockLocations, location_id],
  ] as const;
  const wrong: Parameters<typeof faults>[0] = fits.flatMap(({ serial_from, serial_to }, at) =>
    serial_from !== null && serial_to !== null && serial_to < serial_from
      ? [{ pointer: `/fits/${at}/serial_to`, code: 'option' }]
      : [],
  );
  for (const [name, resource, id] of named)
    if (id !== null && !(await holdRows(resource, work, [id])).has(id))
      wrong.push({ pointer: `/${name}`, code: 'unknown' });
  if (wrong.length > 0) throw faults(wrong);
}

/** What it has as a part, over the version that was read: none at all where nothing was said of it yet. */
async function writePart(work: Work, item_id: string, said: Said, version: number): Promise<void> {
  const { tx, actor } = work;
  const { supplier_id, location_id, life_hours, life_months } = said;
  const written = await tx.rows(
    statement<{ version: number }>(sql`insert into engine_parts as p
        (tenant_id, item_id, supplier_id, location_id, life_hours, life_months)
      values (${actor.tenantId}, ${item_id}, ${supplier_id}, ${location_id}, ${life_hours}, ${life_months})
      on conflict (tenant_id, item_id) do update set supplier_id = excluded.supplier_id,
        location_id = excluded.location_id, life_hours = excluded.life_hours, life_months = excluded.life_months,
        version = p.version + 1 where p.version = ${version}
      returning version`),
  );
  if (written.length === 0)
    throw new Problem('stale-version', { params: { current: await findPart(work, item_id) } });
  tx.send(
    statement(
      sql`delete from engine_part_fits t where t.tenant_id = ${actor.tenantId} and t.item_id = ${item_id}`,
    ),
  );
  const fits = said.fits.map((fit, at) => ({ tenant_id: actor.tenantId, item_id, line: at + 1, ...fit }));
  for (const insert of insertRows('engine_part_fits', fits)) tx.send(insert);
}

async function told(work: Work, id: string, before: EnginePart | null): Promise<EnginePart> {
  const part = await findPart(work, id);
  if (!part) throw new Problem('internal');
  const tell = ({ supplier_id, location_id, life_hours, life_months, fits }: EnginePart) => ({
    supplier_id,
    location_id,
    life_hours,
    life_months,
    fits: fits.map(fitText).join(' · ') || null,
  });
  record(work, engineParts, {
    id,
    action: before ? 'updated' : 'created',
    ...(before && { before: tell(before) }),
    after: tell(part),
  });
  return part;
}

const fitText = ({ brand, model, serial_from, serial_to }: Fit) =>
  [brand, model, (serial_from ?? serial_to) !== null && `${serial_from ?? ''}–${serial_to ?? ''}`]
    .filter(Boolean)
    .join(' ');

type Stored = Omit<EnginePart, 'fits'>;

async function findPart({ tx, actor }: Work, id: string): Promise<EnginePart | undefined> {
  const part = await tx.first(
    statement<Stored>(sql`select i.id, i.version, coalesce(p.version, 0) as part_version, i.name, i.sku, i.unit, i.min_qty,
        i.barcode, i.notes, p.supplier_id, p.location_id, p.life_hours, p.life_months
      from stock_items i left join engine_parts p on p.tenant_id = i.tenant_id and p.item_id = i.id
      where i.tenant_id = ${actor.tenantId} and i.id = ${id} and i.kind = 'part' and i.deleted_at is null`),
  );
  if (!part) return undefined;
  const fits = await tx.rows(
    statement<Fit>(sql`select f.brand, f.model, f.serial_from, f.serial_to from engine_part_fits f
      where f.tenant_id = ${actor.tenantId} and f.item_id = ${id} order by f.line`),
  );
  return { ...part, fits };
}
