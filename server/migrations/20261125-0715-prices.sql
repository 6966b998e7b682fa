-- What changes a price: seasons, rules with what of them is published, and agreements with what of them was used.
create table price_seasons (
  tenant_id uuid not null references saas_tenants (id),
  name text not null,
  ranges jsonb not null,
  search text not null generated always as (app.search_text(name)) stored
);
select app.register_table('price_seasons', 'name');
create unique index price_seasons_name_key on price_seasons (tenant_id, lower(name)) where deleted_at is null;

create table pricing_rules (
  tenant_id uuid not null references saas_tenants (id),
  name text not null,
  active boolean not null default true,
  priority integer not null default 0 check (priority between 0 and 1000),
  stackable boolean not null default false,
  effect text not null default 'percent' check (effect in ('set', 'add', 'percent')),
  amount numeric(12, 2) check (amount between -99999.99 and 99999.99),
  percent_bp integer check (percent_bp between -10000 and 100000),
  applies_always boolean not null default false,
  season_id uuid,
  travel jsonb,
  sale jsonb,
  weekdays smallint[] not null default '{}' check (weekdays <@ array[1, 2, 3, 4, 5, 6, 7]::smallint[]),
  start_from time,
  start_to time,
  lead_min integer check (lead_min between 0 and 1095),
  lead_max integer check (lead_max between 0 and 1095),
  occupancy_min_bp integer check (occupancy_min_bp between 0 and 10000),
  occupancy_max_bp integer check (occupancy_max_bp between 0 and 10000),
  party_min integer check (party_min between 1 and 150),
  party_max integer check (party_max between 1 and 150),
  fares text[] not null default '{}'
    check (fares <@ array['ADULT', 'YOUTH', 'CHILD', 'INFANT', 'SENIOR', 'RESIDENT', 'OTHER']),
  channels text[] not null default '{}'
    check (channels <@ array['counter', 'phone', 'whatsapp', 'site', 'agency', 'octo']),
  -- the version that counts now; none while nothing was published, and once it was taken out
  published_version integer,
  search text not null generated always as (app.search_text(name)) stored
);
select app.register_table('pricing_rules', 'name');
alter table pricing_rules add constraint pricing_rules_tenant_id_season_id_fkey
  foreign key (tenant_id, season_id) references price_seasons (tenant_id, id);
create index pricing_rules_by_active on pricing_rules (tenant_id, active, priority, id) where deleted_at is null;
create index pricing_rules_by_effect on pricing_rules (tenant_id, effect, priority, id) where deleted_at is null;
create index pricing_rules_by_stackable on pricing_rules (tenant_id, stackable, priority, id) where deleted_at is null;
create index pricing_rules_by_season on pricing_rules (tenant_id, season_id, priority, id) where deleted_at is null;
create index pricing_rules_by_priority on pricing_rules (tenant_id, priority, id) where deleted_at is null;
create index pricing_rules_published on pricing_rules (tenant_id, id) where published_version is not null;
select app.link_table('pricing_rules_category_ids', 'pricing_rules', 'product_categories');
select app.link_table('pricing_rules_product_ids', 'pricing_rules', 'products');
select app.link_table('pricing_rules_boat_ids', 'pricing_rules', 'boats');
select app.link_table('pricing_rules_agent_ids', 'pricing_rules', 'customers');
create table pricing_rules_tag_ids (
  tenant_id uuid not null,
  owner_id uuid not null,
  target_id uuid not null references product_tags (id),
  position integer not null default 0,
  primary key (tenant_id, owner_id, target_id),
  foreign key (tenant_id, owner_id) references pricing_rules (tenant_id, id) on delete cascade
);
create index pricing_rules_tag_ids_by_target on pricing_rules_tag_ids (tenant_id, target_id, owner_id);
select app.tenant_table('pricing_rules_tag_ids');

-- What was published never changes: a quote names its version and can be worked out again.
create table pricing_rule_versions (
  tenant_id uuid not null,
  rule_id uuid not null,
  version integer not null check (version > 0),
  -- the rule and its season as they were written when they were published
  draft_version integer not null,
  season_version integer,
  -- null where the rule was taken out
  rule jsonb,
  published_at timestamptz not null,
  published_by uuid not null,
  primary key (tenant_id, rule_id, version),
  foreign key (tenant_id, rule_id) references pricing_rules (tenant_id, id)
);
select app.tenant_table('pricing_rule_versions');
revoke update, delete on pricing_rule_versions from leme_app;

create table special_prices (
  tenant_id uuid not null references saas_tenants (id),
  name text not null,
  active boolean not null default true,
  reason text,
  effect text not null default 'set' check (effect in ('set', 'percent')),
  price numeric(12, 2) check (price between 0 and 99999.99),
  percent_bp integer check (percent_bp between -10000 and 100000),
  with_rules boolean not null default false,
  fares text[] not null default '{}'
    check (fares <@ array['ADULT', 'YOUTH', 'CHILD', 'INFANT', 'SENIOR', 'RESIDENT', 'OTHER']),
  travel_from date,
  travel_to date,
  validity_from date,
  validity_to date,
  agent_id uuid,
  customer_id uuid,
  code text,
  quota integer check (quota between 1 and 100000),
  -- how often it counts for a booking now
  used integer not null default 0 check (used >= 0),
  search text not null generated always as (app.search_text(name, code)) stored
);
select app.register_table('special_prices', 'name');
alter table special_prices add constraint special_prices_tenant_id_agent_id_fkey
  foreign key (tenant_id, agent_id) references customers (tenant_id, id);
alter table special_prices add constraint special_prices_tenant_id_customer_id_fkey
  foreign key (tenant_id, customer_id) references customers (tenant_id, id);
create unique index special_prices_code_key on special_prices (tenant_id, lower(code)) where deleted_at is null;
create index special_prices_by_active on special_prices (tenant_id, active, name collate "und-x-icu", id) where deleted_at is null;
create index special_prices_by_effect on special_prices (tenant_id, effect, name collate "und-x-icu", id) where deleted_at is null;
create index special_prices_by_agent on special_prices (tenant_id, agent_id, name collate "und-x-icu", id)
  where deleted_at is null;
create index special_prices_by_customer on special_prices (tenant_id, customer_id) where deleted_at is null;
select app.link_table('special_prices_product_ids', 'special_prices', 'products');

create table special_price_versions (
  tenant_id uuid not null,
  special_price_id uuid not null,
  version integer not null check (version > 0),
  special jsonb not null,
  primary key (tenant_id, special_price_id, version),
  foreign key (tenant_id, special_price_id) references special_prices (tenant_id, id)
);
select app.tenant_table('special_price_versions');
revoke update, delete on special_price_versions from leme_app;

-- Who took one of the quota; returned once, by cancellation or expiry.
create table special_price_uses (
  tenant_id uuid not null,
  special_price_id uuid not null,
  booking_id uuid not null,
  taken_at timestamptz not null,
  returned_at timestamptz,
  primary key (tenant_id, special_price_id, booking_id),
  foreign key (tenant_id, special_price_id) references special_prices (tenant_id, id)
);
select app.tenant_table('special_price_uses');
create index special_price_uses_by_booking on special_price_uses (tenant_id, booking_id) where returned_at is null;
