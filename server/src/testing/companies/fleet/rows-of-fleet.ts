/** What boats need and did, as `rowsByHand` says it: stands behind stock and before what is sold. */
export const rowsOfFleet: readonly (readonly [table: string, rest: string])[] = [
  [
    'maintenance_logs',
    `(tenant_id, id, date, kind, description, motor_id, created_at, user_id)
       select tenant_id, $2, current_date, 'preventiva', 'Óleo', id, now(), $2 from motors where tenant_id = $1 order by id limit 1`,
  ],
  [
    'maintenance_log_parts',
    `(tenant_id, log_id, line, item_id, location_id, quantity)
       select l.tenant_id, l.id, 1, i.id, p.id, 1 from maintenance_logs l
       join stock_items i on i.tenant_id = l.tenant_id join stock_locations p on p.tenant_id = l.tenant_id
       where l.tenant_id = $1 and $2::uuid is not null order by l.id, i.id, p.id limit 1`,
  ],
  [
    'maintenance_alert_photos',
    `(tenant_id, owner_id, target_id) select f.tenant_id, a.id, f.id from files f
       join maintenance_alert a on a.tenant_id = f.tenant_id where f.tenant_id = $1 and $2::uuid is not null limit 1`,
  ],
  [
    'maintenance_logs_files',
    `(tenant_id, owner_id, target_id) select f.tenant_id, l.id, f.id from files f
       join maintenance_logs l on l.tenant_id = f.tenant_id where f.tenant_id = $1 and $2::uuid is not null limit 1`,
  ],
  ['stock_items', "(tenant_id, id, name, sku, kind) values ($1, $2, 'Rotor', 'ROT-1', 'part')"],
  [
    'engine_parts',
    `(tenant_id, item_id, life_hours) select tenant_id, id, 100 from stock_items
       where tenant_id = $1 and $2::uuid is not null order by id limit 1`,
  ],
  [
    'engine_part_fits',
    `(tenant_id, item_id, line, brand) select tenant_id, item_id, 1, 'Yamaha' from engine_parts
       where tenant_id = $1 and $2::uuid is not null limit 1`,
  ],
  [
    'installed_parts',
    `(tenant_id, id, motor_id, item_id, installed_on, at_hours, user_id)
       select m.tenant_id, $2, m.id, i.id, current_date, 1, $2 from motors m join stock_items i on i.tenant_id = m.tenant_id
       where m.tenant_id = $1 order by m.id, i.id limit 1`,
  ],
  [
    'work_order_hits',
    `(tenant_id, order_id, session_id, boat_id) select o.tenant_id, o.id, s.id, o.boat_id from work_orders o
       join sessions s on s.tenant_id = o.tenant_id where o.tenant_id = $1 and $2::uuid is not null limit 1`,
  ],
  [
    'work_orders_files',
    `(tenant_id, owner_id, target_id) select f.tenant_id, o.id, f.id from files f
       join work_orders o on o.tenant_id = f.tenant_id where f.tenant_id = $1 and $2::uuid is not null limit 1`,
  ],
  [
    'fuel_entries',
    `(tenant_id, id, boat_id, taken_at, litres, total, is_full, is_after_forgotten, payer, created_at, user_id)
       select tenant_id, $2, id, now(), 1, 1, true, false, 'caixa', now(), $2 from boats where tenant_id = $1 order by id limit 1`,
  ],
  [
    'logbook_entries',
    `(tenant_id, id, boat_id, date, status, occurrences, amendments, steps, created_at)
       select tenant_id, $2, id, '2026-11-20', 'closed', 0, 0, 1, now() from boats where tenant_id = $1 order by id limit 1`,
  ],
  [
    'logbook_events',
    `(tenant_id, id, entry_id, voyage_id, kind, step, at, created_at, said, user_id)
       select tenant_id, $2, id, id, 'departed', 0, now(), now(), '{}', $2 from logbook_entries where tenant_id = $1
       order by id limit 1`,
  ],
  [
    'departure_seals',
    `(tenant_id, id, voyage_id, boat_id, root, header, result, sealed_by, intact, known, sealed_at, user_id)
       select tenant_id, $2, id, id, repeat('0', 64), '{"leaves":[],"counts":{"aboard":0}}', 'GO', 'server', true, '{"result":"GO","differs":[]}', now(), $2 from boats
       where tenant_id = $1 order by id limit 1`,
  ],
  [
    'sealed_values',
    `(tenant_id, seal_id, place, kind, value)
       select tenant_id, id, 0, 'note', '{"of":"note","id":null,"salt":"","values":{}}' from departure_seals where tenant_id = $1 and $2::uuid is not null
       order by id limit 1`,
  ],
  [
    'departure_events',
    `(tenant_id, id, kind, boat_id, step, at, said, user_id)
       select tenant_id, $2, 'counted', id, 0, now(), '{"moment":"out","counted":1,"people":[]}', $2 from boats
       where tenant_id = $1 order by id limit 1`,
  ],
  [
    'motors_photos',
    `(tenant_id, owner_id, target_id) select f.tenant_id, m.id, f.id from files f
       join motors m on m.tenant_id = f.tenant_id where f.tenant_id = $1 and $2::uuid is not null limit 1`,
  ],
  [
    'motor_placements',
    `(tenant_id, id, motor_id, status, began_at, hours, user_id)
       select tenant_id, $2, id, 'spare', now(), 1, $2 from motors where tenant_id = $1 order by id limit 1`,
  ],
  [
    'meter_replacements',
    `(tenant_id, id, motor_id, dial, at, last_hours, first_hours, hours_before, reason, user_id)
       select tenant_id, $2, id, 2, now(), 1, 0, 1, 'Quebrou', $2 from motors where tenant_id = $1 order by id limit 1`,
  ],
  [
    'meter_readings',
    `(tenant_id, id, motor_id, hours, total, taken_at, source, state, user_id)
       select tenant_id, $2, id, 1, 1, now(), 'manual', 'accepted', $2 from motors where tenant_id = $1 order by id limit 1`,
  ],
];
