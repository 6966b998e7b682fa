-- What is kept on shelves. The quantity of an item is the sum of its moves, kept beside it and by place.
create table stock_items (
  tenant_id uuid not null references saas_tenants (id),
  name text not null,
  sku text not null,
  kind text not null default 'consumable' check (kind in ('consumable', 'rental_unit', 'retail', 'part')),
  unit text not null default 'un' check (unit in ('un', 'pair', 'box', 'pack', 'kg', 'L', 'm')),
  min_qty integer not null default 0 check (min_qty between 0 and 999999),
  barcode text,
  size_class text check (size_class in ('baby', 'child', 'youth', 'adult', 'large')),
  sale_price numeric(12, 2) check (sale_price >= 0),
  notes text check (length(notes) <= 2000),
  quantity numeric(12, 3) not null default 0 check (quantity >= 0),
  average_cost numeric(16, 4) check (average_cost >= 0),
  search text not null generated always as (app.search_text(name, sku, barcode)) stored
);
select app.register_table('stock_items', 'name');
alter table stock_items add column state text not null generated always as (
  case when quantity >= min_qty then 'ok' when quantity = 0 then 'out' else 'low' end
) stored;
alter table stock_items add column value numeric(18, 2) not null generated always as (
  round(quantity * coalesce(average_cost, 0), 2)
) stored;
create unique index stock_items_sku_key on stock_items (tenant_id, lower(sku)) where deleted_at is null;
create unique index stock_items_barcode_key on stock_items (tenant_id, lower(barcode)) where deleted_at is null;
create index stock_items_by_sku on stock_items (tenant_id, sku collate "und-x-icu", id) where deleted_at is null;
create index stock_items_by_kind on stock_items (tenant_id, kind, name collate "und-x-icu", id) where deleted_at is null;
create index stock_items_by_size on stock_items (tenant_id, size_class, name collate "und-x-icu", id)
  where deleted_at is null;
create index stock_items_by_state on stock_items (tenant_id, state, name collate "und-x-icu", id) where deleted_at is null;
create index stock_items_by_price on stock_items (tenant_id, sale_price, id) where deleted_at is null;

create table stock_locations (
  tenant_id uuid not null references saas_tenants (id),
  name text not null,
  boat_id uuid,
  notes text check (length(notes) <= 2000),
  search text not null generated always as (app.search_text(name)) stored
);
select app.register_table('stock_locations', 'name');
alter table stock_locations add constraint stock_locations_tenant_id_boat_id_fkey
  foreign key (tenant_id, boat_id) references boats (tenant_id, id);
create unique index stock_locations_name_key on stock_locations (tenant_id, lower(name)) where deleted_at is null;
create index stock_locations_by_boat on stock_locations (tenant_id, boat_id, name collate "und-x-icu", id)
  where deleted_at is null;

-- How much of an item lies at a place. `moves` counts what was posted there: what a count names to say since when.
create table stock_levels (
  tenant_id uuid not null,
  item_id uuid not null,
  location_id uuid not null,
  quantity numeric(12, 3) not null check (quantity >= 0),
  moves integer not null default 1,
  primary key (tenant_id, item_id, location_id),
  foreign key (tenant_id, item_id) references stock_items (tenant_id, id),
  foreign key (tenant_id, location_id) references stock_locations (tenant_id, id)
);
create index stock_levels_by_location on stock_levels (tenant_id, location_id, item_id);
select app.tenant_table('stock_levels');

-- What was counted line by line, and what the ledger said of that line when it was counted.
create table stock_counts (
  tenant_id uuid not null,
  id uuid not null,
  item_id uuid not null,
  location_id uuid not null,
  expected numeric(12, 3) not null,
  counted numeric(12, 3) not null check (counted >= 0),
  at timestamptz not null,
  user_id uuid not null,
  primary key (tenant_id, id, item_id),
  foreign key (tenant_id, item_id) references stock_items (tenant_id, id),
  foreign key (tenant_id, location_id) references stock_locations (tenant_id, id)
);
create index stock_counts_by_item on stock_counts (tenant_id, item_id, at);
create index stock_counts_by_location on stock_counts (tenant_id, location_id);
select app.tenant_table('stock_counts');
revoke update, delete on stock_counts from leme_app;

create table stock_moves (
  tenant_id uuid not null,
  id uuid not null,
  item_id uuid not null,
  location_id uuid not null,
  quantity numeric(12, 3) not null check (quantity <> 0),
  reason text not null
    check (reason in ('purchase', 'return', 'sale', 'consumption', 'loss', 'adjustment', 'transfer')),
  ref text,
  -- what one of it cost when it came in, or on average when it went
  unit_cost numeric(12, 2) check (unit_cost >= 0),
  at timestamptz not null,
  -- its number among those of the item at the place
  mark integer not null,
  transfer_id uuid,
  count_id uuid,
  user_id uuid not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, item_id) references stock_items (tenant_id, id),
  foreign key (tenant_id, location_id) references stock_locations (tenant_id, id)
);
create index stock_moves_of_item on stock_moves (tenant_id, item_id, at, id);
create unique index stock_moves_by_mark on stock_moves (tenant_id, item_id, location_id, mark);
create index stock_moves_by_time on stock_moves (tenant_id, at, id);
create index stock_moves_by_location on stock_moves (tenant_id, location_id);
select app.tenant_table('stock_moves');
revoke update, delete on stock_moves from leme_app;

-- An item that is short needs somebody: one alert for each time it falls below its minimum.
alter table maintenance_alert add column stock_item_id uuid;
alter table maintenance_alert add column resolved_at timestamptz;
alter table maintenance_alert add constraint maintenance_alert_tenant_id_stock_item_id_fkey
  foreign key (tenant_id, stock_item_id) references stock_items (tenant_id, id);
create unique index maintenance_alert_of_stock on maintenance_alert (tenant_id, stock_item_id)
  where status = 'pendente' and type = 'stock_low';
