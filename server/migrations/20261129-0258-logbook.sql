-- A voyage is what all that was said of it makes it.
create table logbook_entries (
  tenant_id uuid not null,
  id uuid not null,
  boat_id uuid not null,
  session_id uuid,
  date date not null,
  status text not null check (status in ('open', 'review', 'closed', 'cancelled')),
  why text check (why in ('people', 'hours', 'no-departure', 'other-voyage')),
  captain text check (length(captain) <= 120),
  departed_at timestamptz,
  returned_at timestamptz,
  eta timestamptz,
  people_out integer check (people_out >= 0),
  people_in integer check (people_in >= 0),
  hours_start numeric(9, 1) check (hours_start >= 0),
  hours_end numeric(9, 1) check (hours_end >= 0),
  fuel_start integer check (fuel_start >= 0 and fuel_start <= 100),
  fuel_end integer check (fuel_end >= 0 and fuel_end <= 100),
  occurrences integer not null,
  amendments integer not null,
  steps integer not null,
  created_at timestamptz not null,
  search text not null generated always as (app.search_text(captain)) stored,
  primary key (tenant_id, id),
  foreign key (tenant_id, boat_id) references boats (tenant_id, id)
);
create index logbook_entries_by_age on logbook_entries (tenant_id, created_at, id);
create index logbook_entries_by_day on logbook_entries (tenant_id, date, id);
create index logbook_entries_by_boat on logbook_entries (tenant_id, boat_id, created_at, id);
create index logbook_entries_by_status on logbook_entries (tenant_id, status, created_at, id);
create index logbook_entries_of_sailing on logbook_entries (tenant_id, session_id);
create unique index logbook_entries_once_open on logbook_entries (tenant_id, boat_id) where status = 'open';
select app.tenant_table('logbook_entries');
revoke delete on logbook_entries from leme_app;

-- What was said of voyages; nothing of it is ever changed.
create table logbook_events (
  tenant_id uuid not null,
  id uuid not null,
  entry_id uuid not null,
  voyage_id uuid not null,
  kind text not null check (kind in ('departed', 'returned', 'reading', 'occurrence', 'fuel_level', 'eta', 'amended', 'cancelled')),
  step integer not null check (step >= 0),
  at timestamptz not null,
  client_time timestamptz,
  created_at timestamptz not null,
  said jsonb not null,
  device_id text check (length(device_id) <= 64),
  user_id uuid not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, entry_id) references logbook_entries (tenant_id, id)
);
create index logbook_events_of on logbook_events (tenant_id, entry_id, step, id);
create index logbook_events_by_voyage on logbook_events (tenant_id, voyage_id);
select app.tenant_table('logbook_events');
revoke update, delete on logbook_events from leme_app;

-- A picture of the receipt.
alter table fuel_entries add column photo uuid;
alter table fuel_entries add constraint fuel_entries_tenant_id_photo_fkey
  foreign key (tenant_id, photo) references files (tenant_id, id);

-- Looks every few minutes whether a boat should be back.
select pgboss.create_queue('watch-voyages', '{"policy": "short", "retryLimit": 3, "retryDelay": 60,
  "expireInSeconds": 300, "retentionSeconds": 86400, "deleteAfterSeconds": 3600}'::jsonb);

-- When the boats of a departure really left, and were all back.
alter table sessions add column departed_at timestamptz;
alter table sessions add column returned_at timestamptz;

alter table maintenance_alert drop constraint maintenance_alert_type_check;
alter table maintenance_alert add constraint maintenance_alert_type_check
  check (type in ('document_expiry', 'meter_due', 'part_life', 'stock_low', 'meter_review', 'crew_cert', 'work_order_overdue',
    'occurrence', 'voyage_review', 'voyage_overdue', 'fuel_outlier', 'manual'));
