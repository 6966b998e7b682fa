import { engineShelf } from '@leme/contract/maintenance/parts/engine-parts';
import { sql } from 'kysely';
import { serveView } from '#kit/resource/view/serve-view';

/** The parts of a company, with what stock knows of them. */
export const servesShelf = serveView(engineShelf, {
  base: ({
    tenantId,
  }) => sql`select i.id, i.created_at, i.name, i.sku, i.state, i.quantity, i.min_qty, i.unit, i.search,
      p.supplier_id, p.location_id, p.life_hours, p.life_months
    from stock_items i left join engine_parts p on p.tenant_id = i.tenant_id and p.item_id = i.id
    where i.tenant_id = ${tenantId} and i.kind = 'part' and i.deleted_at is null`,
  computes: ({ tenantId }, ids) => sql`select t.id, (
      select string_agg(concat_ws(' ', f.brand, f.model, f.serial_from || '–' || coalesce(f.serial_to, '')), ' · ' order by f.line)
      from engine_part_fits f where f.tenant_id = ${tenantId} and f.item_id = t.id) as fits
    from stock_items t where t.tenant_id = ${tenantId} and t.id = any(${[...ids]}::uuid[])`,
  sought: {
    // A brand alone fits all its models; a serial number lies between two where they are said.
    motor: ({ tenantId }, motors) => sql`exists (select 1 from engine_part_fits f
      join motors m on m.tenant_id = f.tenant_id and lower(m.brand) = lower(f.brand)
        and (f.model is null or lower(m.model) = lower(f.model))
        and (f.serial_from is null or m.serial >= f.serial_from) and (f.serial_to is null or m.serial <= f.serial_to)
      where f.tenant_id = ${tenantId} and f.item_id = t.id and m.id = any(${[...motors]}::uuid[]))`,
  },
});
