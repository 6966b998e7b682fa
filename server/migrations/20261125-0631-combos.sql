-- What is sold together for one price.
create table combos (
  tenant_id uuid not null references saas_tenants (id),
  name text not null,
  status text not null default 'draft' check (status in ('draft', 'active', 'inactive')),
  pricing text not null default 'sum' check (pricing in ('sum', 'fixed', 'sum_minus_bp')),
  price numeric(12, 2) check (price > 0),
  discount_bp integer check (discount_bp between 1 and 9999),
  validity_from date,
  validity_to date,
  search text not null generated always as (app.search_text(name)) stored
);
select app.register_table('combos', 'name');
create index combos_by_status on combos (tenant_id, status, name collate "und-x-icu", id) where deleted_at is null;
create index combos_by_pricing on combos (tenant_id, pricing, name collate "und-x-icu", id) where deleted_at is null;
create index combos_by_price on combos (tenant_id, price, id) where deleted_at is null;

create table combo_items (
  tenant_id uuid not null references saas_tenants (id),
  combo_id uuid not null,
  product_id uuid not null,
  fare text not null default 'ADULT'
    check (fare in ('ADULT', 'YOUTH', 'CHILD', 'INFANT', 'SENIOR', 'RESIDENT', 'OTHER')),
  quantity integer not null default 1 check (quantity between 1 and 150),
  day_offset integer not null default 0 check (day_offset between 0 and 30),
  optional boolean not null default false,
  note text,
  place integer not null default 1000000 check (place between 0 and 1000000),
  search text not null generated always as (app.search_text(note)) stored
);
select app.register_table('combo_items', 'fare');
alter table combo_items add constraint combo_items_tenant_id_combo_id_fkey
  foreign key (tenant_id, combo_id) references combos (tenant_id, id);
alter table combo_items add constraint combo_items_tenant_id_product_id_fkey
  foreign key (tenant_id, product_id) references products (tenant_id, id);
create index combo_items_by_combo on combo_items (tenant_id, combo_id, fare collate "und-x-icu", id)
  where deleted_at is null;
create index combo_items_of on combo_items (tenant_id, combo_id, id);
create index combo_items_of_product on combo_items (tenant_id, product_id) where deleted_at is null;
create index combo_items_by_place on combo_items (tenant_id, place, id) where deleted_at is null;
