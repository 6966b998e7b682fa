-- A season typed once: which boats fit a product, schedules with what of them was applied, and when nothing is sold.
create table product_boats (
  tenant_id uuid not null references saas_tenants (id),
  product_id uuid not null,
  boat_id uuid not null,
  status text not null default 'active' check (status in ('active', 'inactive')),
  priority integer not null default 1 check (priority between 1 and 99),
  capacity_for_product integer check (capacity_for_product between 1 and 500),
  setup_min integer not null default 0 check (setup_min between 0 and 1440),
  note text check (length(note) <= 120),
  search text not null generated always as (app.search_text(note)) stored
);
select app.register_table('product_boats', 'status');
alter table product_boats add constraint product_boats_tenant_id_product_id_fkey
  foreign key (tenant_id, product_id) references products (tenant_id, id);
alter table product_boats add constraint product_boats_tenant_id_boat_id_fkey
  foreign key (tenant_id, boat_id) references boats (tenant_id, id);
create index product_boats_by_product on product_boats (tenant_id, product_id, priority, id) where deleted_at is null;
create index product_boats_by_boat on product_boats (tenant_id, boat_id, priority, id) where deleted_at is null;
create index product_boats_by_status on product_boats (tenant_id, status, priority, id) where deleted_at is null;
create index product_boats_by_priority on product_boats (tenant_id, priority, id) where deleted_at is null;
create index product_boats_of on product_boats (tenant_id, product_id, id);

create table schedules (
  tenant_id uuid not null references saas_tenants (id),
  name text not null check (length(name) <= 80),
  product_id uuid not null,
  active boolean not null default true,
  state text not null default 'open' check (state in ('open', 'closed', 'call', 'hidden')),
  weekdays smallint[] not null default '{}' check (weekdays <@ array[1, 2, 3, 4, 5, 6, 7]::smallint[]),
  season_id uuid,
  dates jsonb,
  capacity integer check (capacity between 1 and 2000),
  boat_choice text not null default 'automatic' check (boat_choice in ('automatic', 'chosen')),
  guide_name text check (length(guide_name) <= 80),
  -- the version departures follow; none while nothing was applied, and once it was taken out
  applied_version integer,
  search text not null generated always as (app.search_text(name)) stored
);
select app.register_table('schedules', 'name');
alter table schedules add constraint schedules_tenant_id_product_id_fkey
  foreign key (tenant_id, product_id) references products (tenant_id, id);
alter table schedules add constraint schedules_tenant_id_season_id_fkey
  foreign key (tenant_id, season_id) references price_seasons (tenant_id, id);
create index schedules_by_product on schedules (tenant_id, product_id, name collate "und-x-icu", id) where deleted_at is null;
create index schedules_by_active on schedules (tenant_id, active, name collate "und-x-icu", id) where deleted_at is null;
create index schedules_by_state on schedules (tenant_id, state, name collate "und-x-icu", id) where deleted_at is null;
create index schedules_applied on schedules (tenant_id, id) where applied_version is not null;
select app.link_table('schedules_boat_ids', 'schedules', 'boats');

create table schedule_times (
  tenant_id uuid not null references saas_tenants (id),
  schedule_id uuid not null,
  label text not null check (length(label) <= 40),
  start_time time not null,
  duration_min integer check (duration_min between 1 and 1440),
  capacity integer check (capacity between 1 and 2000),
  boat_id uuid,
  search text not null generated always as (app.search_text(label)) stored
);
select app.register_table('schedule_times', 'label');
alter table schedule_times add constraint schedule_times_tenant_id_schedule_id_fkey
  foreign key (tenant_id, schedule_id) references schedules (tenant_id, id);
alter table schedule_times add constraint schedule_times_tenant_id_boat_id_fkey
  foreign key (tenant_id, boat_id) references boats (tenant_id, id);
create index schedule_times_by_schedule on schedule_times (tenant_id, schedule_id, label collate "und-x-icu", id)
  where deleted_at is null;
create index schedule_times_by_start on schedule_times (tenant_id, start_time, id) where deleted_at is null;
create index schedule_times_of on schedule_times (tenant_id, schedule_id, id);

create table schedule_exceptions (
  tenant_id uuid not null references saas_tenants (id),
  schedule_id uuid not null,
  date date not null,
  kind text not null default 'skip' check (kind in ('skip', 'extra', 'change')),
  slot_time time,
  new_time time,
  reason text check (length(reason) <= 200),
  search text not null generated always as (app.search_text(reason)) stored
);
select app.register_table('schedule_exceptions', 'kind');
alter table schedule_exceptions add constraint schedule_exceptions_tenant_id_schedule_id_fkey
  foreign key (tenant_id, schedule_id) references schedules (tenant_id, id);
create index schedule_exceptions_by_schedule on schedule_exceptions (tenant_id, schedule_id, kind collate "und-x-icu", id)
  where deleted_at is null;
create index schedule_exceptions_by_date on schedule_exceptions (tenant_id, date, id) where deleted_at is null;
create index schedule_exceptions_of on schedule_exceptions (tenant_id, schedule_id, id);

-- What was applied never changes: the nightly job and every sale read these alone.
create table schedule_versions (
  tenant_id uuid not null,
  schedule_id uuid not null,
  version integer not null check (version > 0),
  -- the schedule with its season, times and exceptions as they were written when it was applied
  mark text not null,
  -- null where the schedule was taken out
  schedule jsonb,
  applied_at timestamptz not null,
  applied_by uuid not null,
  primary key (tenant_id, schedule_id, version),
  foreign key (tenant_id, schedule_id) references schedules (tenant_id, id)
);
select app.tenant_table('schedule_versions');
revoke update, delete on schedule_versions from leme_app;

-- One time a plan was applied: what was decided, what became of each row, and whether it was taken back.
create table schedule_applications (
  tenant_id uuid not null references saas_tenants (id),
  id uuid not null,
  hash text not null check (hash ~ '^[0-9a-f]{64}$'),
  decisions jsonb not null default '[]',
  result jsonb not null default '[]',
  applied_at timestamptz not null,
  applied_by uuid not null,
  undone_at timestamptz,
  primary key (tenant_id, id)
);
create index schedule_applications_by_time on schedule_applications (tenant_id, applied_at, id);
select app.tenant_table('schedule_applications');
revoke delete on schedule_applications from leme_app;

create table blackouts (
  tenant_id uuid not null references saas_tenants (id),
  reason text not null check (length(reason) <= 200),
  kind text not null default 'weather' check (kind in ('weather', 'maintenance', 'holiday', 'private', 'authority')),
  scope text not null default 'tenant' check (scope in ('tenant', 'product', 'boat', 'city')),
  product_id uuid,
  boat_id uuid,
  city_id uuid references coastal_cities (id),
  days_from date,
  days_to date,
  from_time time,
  until_time time,
  -- a person, or the work order that keeps the boat in the yard
  source text not null default 'person' check (source in ('person', 'work_order')),
  check (days_from is not null or days_to is not null),
  search text not null generated always as (app.search_text(reason)) stored
);
select app.register_table('blackouts', 'reason');
alter table blackouts add constraint blackouts_tenant_id_product_id_fkey
  foreign key (tenant_id, product_id) references products (tenant_id, id);
alter table blackouts add constraint blackouts_tenant_id_boat_id_fkey
  foreign key (tenant_id, boat_id) references boats (tenant_id, id);
create index blackouts_by_kind on blackouts (tenant_id, kind, days_from, id) where deleted_at is null;
create index blackouts_by_scope on blackouts (tenant_id, scope, days_from, id) where deleted_at is null;
create index blackouts_by_product on blackouts (tenant_id, product_id, days_from, id) where deleted_at is null;
create index blackouts_by_boat on blackouts (tenant_id, boat_id, days_from, id) where deleted_at is null;
create index blackouts_by_city on blackouts (tenant_id, city_id, days_from, id) where deleted_at is null;
create index blackouts_by_first on blackouts (tenant_id, days_from, id) where deleted_at is null;
create index blackouts_by_last on blackouts (tenant_id, days_to, days_from, id) where deleted_at is null;

-- Of a departure made by a schedule: which one, and the day and time it is there for, whatever it sails at.
alter table sessions add column schedule_id uuid, add column slot_date date, add column slot_time time;
-- Since when it is left alone by schedules, because somebody changed it by hand.
alter table sessions add column edited_at timestamptz;
alter table sessions add column sale_state text, add column sale_reason text, add column cutoff_min integer;
alter table sessions add constraint sessions_sale_state_check check (sale_state in ('open', 'closed', 'call', 'hidden'));
alter table sessions add constraint sessions_sale_reason_check check (length(sale_reason) <= 200);
alter table sessions add constraint sessions_cutoff_min_check check (cutoff_min between 0 and 43200);
alter table sessions add constraint sessions_slot_check
  check ((schedule_id is null) = (slot_date is null) and (schedule_id is null) = (slot_time is null));
alter table sessions add constraint sessions_tenant_id_schedule_id_fkey
  foreign key (tenant_id, schedule_id) references schedules (tenant_id, id);
create unique index sessions_slot_once on sessions (tenant_id, schedule_id, slot_date, slot_time)
  where schedule_id is not null;

select pgboss.create_queue('make-departures', '{"policy": "short", "retryLimit": 3, "retryDelay": 60,
  "expireInSeconds": 900, "retentionSeconds": 86400, "deleteAfterSeconds": 3600}'::jsonb);
