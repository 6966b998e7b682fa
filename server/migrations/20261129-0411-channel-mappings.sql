-- What partners call our products and fares in their files.
create table channel_mappings (
  tenant_id uuid not null references saas_tenants (id),
  their_name text not null check (length(their_name) <= 120),
  partner_id uuid not null,
  kind text not null default 'product' check (kind in ('product', 'unit')),
  product_id uuid,
  fare_code text check (fare_code in ('ADULT', 'YOUTH', 'CHILD', 'INFANT', 'SENIOR', 'RESIDENT', 'OTHER')),
  search text not null generated always as (app.search_text(their_name)) stored
);
select app.register_table('channel_mappings', 'their_name');
alter table channel_mappings add constraint channel_mappings_partner
  foreign key (tenant_id, partner_id) references channel_partners (tenant_id, id);
alter table channel_mappings add constraint channel_mappings_product
  foreign key (tenant_id, product_id) references products (tenant_id, id);
create index channel_mappings_by_partner on channel_mappings (tenant_id, partner_id, their_name collate "und-x-icu", id)
  where deleted_at is null;
create index channel_mappings_by_kind on channel_mappings (tenant_id, kind, their_name collate "und-x-icu", id)
  where deleted_at is null;
create index channel_mappings_by_product on channel_mappings (tenant_id, product_id);
