-- What a company orders its costs by: cost centres, categories of its own, and in which parts something is paid.
create table cost_centres (
  tenant_id uuid not null references saas_tenants (id),
  name text not null check (length(name) <= 80),
  active boolean not null default true,
  search text not null generated always as (app.search_text(name)) stored
);
select app.register_table('cost_centres', 'name');
create unique index cost_centres_name_key on cost_centres (tenant_id, lower(name)) where deleted_at is null;
create index cost_centres_by_active on cost_centres (tenant_id, active, name collate "und-x-icu", id)
  where deleted_at is null;

create table finance_categories (
  tenant_id uuid not null references saas_tenants (id),
  name text not null check (length(name) <= 80),
  kind text not null default 'cost' check (kind in ('cost', 'income')),
  -- The account it stands on, by what that is for.
  account_role text not null check (length(account_role) <= 20),
  parent_id uuid,
  allocation text not null default 'none' check (allocation in ('none', 'departure', 'hour', 'passenger')),
  search text not null generated always as (app.search_text(name)) stored
);
select app.register_table('finance_categories', 'name');
alter table finance_categories add constraint finance_categories_tenant_id_parent_id_fkey
  foreign key (tenant_id, parent_id) references finance_categories (tenant_id, id);
create unique index finance_categories_name_key on finance_categories (tenant_id, lower(name)) where deleted_at is null;
create index finance_categories_by_kind on finance_categories (tenant_id, kind, name collate "und-x-icu", id)
  where deleted_at is null;
create index finance_categories_by_parent on finance_categories (tenant_id, parent_id, name collate "und-x-icu", id)
  where deleted_at is null;
create index finance_categories_of on finance_categories (tenant_id, parent_id);

create table payment_conditions (
  tenant_id uuid not null references saas_tenants (id),
  name text not null check (length(name) <= 80),
  active boolean not null default true,
  search text not null generated always as (app.search_text(name)) stored
);
select app.register_table('payment_conditions', 'name');
create unique index payment_conditions_name_key on payment_conditions (tenant_id, lower(name)) where deleted_at is null;
create index payment_conditions_by_active on payment_conditions (tenant_id, active, name collate "und-x-icu", id)
  where deleted_at is null;

create table payment_condition_parts (
  tenant_id uuid not null references saas_tenants (id),
  condition_id uuid not null,
  label text not null check (length(label) <= 40),
  days integer not null default 0 check (days between 0 and 720),
  bp integer not null check (bp between 0 and 10000),
  search text not null generated always as (app.search_text(label)) stored
);
select app.register_table('payment_condition_parts', 'label');
alter table payment_condition_parts add constraint payment_condition_parts_tenant_id_condition_id_fkey
  foreign key (tenant_id, condition_id) references payment_conditions (tenant_id, id);
create index payment_condition_parts_by_condition
  on payment_condition_parts (tenant_id, condition_id, label collate "und-x-icu", id) where deleted_at is null;
create index payment_condition_parts_by_days on payment_condition_parts (tenant_id, days, id) where deleted_at is null;
create index payment_condition_parts_of on payment_condition_parts (tenant_id, condition_id, id);

alter table finance_entries add column category_id uuid;
alter table finance_entries add constraint finance_entries_tenant_id_category_id_fkey
  foreign key (tenant_id, category_id) references finance_categories (tenant_id, id);
create index finance_entries_by_category on finance_entries (tenant_id, category_id) where category_id is not null;
alter table finance_entries add column cost_centre_id uuid;
alter table finance_entries add constraint finance_entries_tenant_id_cost_centre_id_fkey
  foreign key (tenant_id, cost_centre_id) references cost_centres (tenant_id, id);
create index finance_entries_by_cost_centre on finance_entries (tenant_id, cost_centre_id) where cost_centre_id is not null;

alter table finance_postings add column category_id uuid;
alter table finance_postings add column cost_centre_id uuid;
create index finance_postings_by_cost_centre on finance_postings (tenant_id, cost_centre_id, date)
  where cost_centre_id is not null;
