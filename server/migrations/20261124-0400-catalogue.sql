-- Products and fares become registers; a private product has a price for each size of party.
drop index products_search;
alter table products drop column search;
alter table products
  add column slug text,
  add column internal_name text,
  add column category_id uuid,
  add column coastal_city_id uuid,
  add column description text,
  add column description_translations jsonb not null default '{}',
  add column includes text,
  add column includes_translations jsonb not null default '{}',
  add column excludes text,
  add column excludes_translations jsonb not null default '{}',
  add column bring text,
  add column bring_translations jsonb not null default '{}',
  add column voucher_text text,
  add column voucher_text_translations jsonb not null default '{}',
  add column meeting_point text,
  add column position_lat numeric(9, 6),
  add column position_lng numeric(9, 6),
  add column capacity_mode text not null default 'boat',
  add column fixed_capacity integer,
  add column min_party integer,
  add column max_party integer,
  add column min_charge numeric(12, 2),
  add column rounding text not null default 'none',
  add column cutoff_min integer,
  add column horizon_days integer,
  add column deposit_bp integer,
  add column balance_due_hours integer,
  add column requires_crew boolean not null default true,
  add column requires_license text not null default 'none',
  add column octo_enabled boolean not null default false,
  add column search text not null generated always as (app.search_text(name, slug, internal_name)) stored;
alter table products add constraint products_slug_check check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$');
alter table products add constraint products_position_lat_check check (position_lat between -90 and 90);
alter table products add constraint products_position_lng_check check (position_lng between -180 and 180);
alter table products add constraint products_capacity_mode_check check (capacity_mode in ('boat', 'fixed', 'units'));
alter table products add constraint products_fixed_capacity_check check (fixed_capacity between 1 and 9999);
alter table products add constraint products_min_party_check check (min_party between 1 and 999);
alter table products add constraint products_max_party_check check (max_party between 1 and 999);
alter table products add constraint products_min_charge_check check (min_charge >= 0);
alter table products add constraint products_rounding_check check (rounding in ('none', '0.50', '1.00', 'x.90'));
alter table products add constraint products_cutoff_min_check check (cutoff_min between 0 and 43200);
alter table products add constraint products_horizon_days_check check (horizon_days between 1 and 1095);
alter table products add constraint products_deposit_bp_check check (deposit_bp between 0 and 10000);
alter table products add constraint products_balance_due_hours_check check (balance_due_hours between 0 and 8784);
alter table products add constraint products_requires_license_check check (requires_license in ('none', 'CHA', 'MTA_E'));
select app.register_indexes('products', 'tenant_id, ', 'name');
alter table products add constraint products_tenant_id_category_id_fkey
  foreign key (tenant_id, category_id) references product_categories (tenant_id, id);
alter table products add constraint products_coastal_city_id_fkey
  foreign key (coastal_city_id) references coastal_cities (id);
create unique index products_slug_key on products (tenant_id, lower(slug)) where deleted_at is null;
create index products_by_status on products (tenant_id, status, name collate "und-x-icu", id) where deleted_at is null;
create index products_by_type on products (tenant_id, type, name collate "und-x-icu", id) where deleted_at is null;
create index products_by_category on products (tenant_id, category_id, name collate "und-x-icu", id)
  where deleted_at is null;
create index products_by_city on products (tenant_id, coastal_city_id) where deleted_at is null;
create index products_by_price on products (tenant_id, price, id) where deleted_at is null;
select app.link_table('products_photos', 'products', 'files');

alter table fare_types
  add column min_age integer,
  add column max_age integer,
  add column accompanied_by text[] not null default '{}',
  add column id_required boolean not null default false,
  add column min_price numeric(12, 2),
  add column max_price numeric(12, 2),
  add column min_qty integer,
  add column max_qty integer,
  add column search text not null generated always as (app.search_text(label)) stored;
alter table fare_types add constraint fare_types_min_age_check check (min_age between 0 and 130);
alter table fare_types add constraint fare_types_max_age_check check (max_age between 0 and 130);
alter table fare_types add constraint fare_types_accompanied_by_check
  check (accompanied_by <@ array['ADULT', 'YOUTH', 'CHILD', 'INFANT', 'SENIOR', 'RESIDENT', 'OTHER']);
alter table fare_types add constraint fare_types_min_price_check check (min_price >= 0);
alter table fare_types add constraint fare_types_max_price_check check (max_price >= 0);
alter table fare_types add constraint fare_types_min_qty_check check (min_qty between 1 and 150);
alter table fare_types add constraint fare_types_max_qty_check check (max_qty between 1 and 150);
select app.register_indexes('fare_types', 'tenant_id, ', 'label');
create index fare_types_of_product on fare_types (tenant_id, product_id, label collate "und-x-icu", id)
  where deleted_at is null;
create index fare_types_by_active on fare_types (tenant_id, active, label collate "und-x-icu", id) where deleted_at is null;
create index fare_types_by_code on fare_types (tenant_id, code, label collate "und-x-icu", id) where deleted_at is null;
create index fare_types_by_order on fare_types (tenant_id, order_index, id) where deleted_at is null;

create table product_group_prices (
  tenant_id uuid not null references saas_tenants (id),
  product_id uuid not null,
  name text not null,
  max_size integer not null check (max_size between 1 and 999),
  price numeric(12, 2) not null check (price >= 0),
  search text not null generated always as (app.search_text(name)) stored
);
select app.register_table('product_group_prices', 'name');
alter table product_group_prices add constraint product_group_prices_tenant_id_product_id_fkey
  foreign key (tenant_id, product_id) references products (tenant_id, id);
create index product_group_prices_by_product on product_group_prices
  (tenant_id, product_id, name collate "und-x-icu", id) where deleted_at is null;
create index product_group_prices_of on product_group_prices (tenant_id, product_id, id);
create index product_group_prices_by_size on product_group_prices (tenant_id, max_size, id) where deleted_at is null;
