-- What was fixed the moment a boat cast off; only added to, and sealed with the other trails.
create table departure_seals (
  tenant_id uuid not null,
  id uuid not null,
  voyage_id uuid not null,
  boat_id uuid not null,
  session_id uuid,
  amends uuid,
  root text not null check (root ~ '^[0-9a-f]{64}$'),
  header text not null,
  result text not null check (result in ('GO', 'GO_COM_RESSALVA', 'NO_GO')),
  sealed_by text not null check (sealed_by in ('device', 'server')),
  intact boolean not null,
  known jsonb not null,
  sealed_at timestamptz not null,
  created_at timestamptz not null default now(),
  device_id text check (length(device_id) <= 64),
  user_id uuid not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, boat_id) references boats (tenant_id, id),
  foreign key (tenant_id, amends) references departure_seals (tenant_id, id)
);
create index departure_seals_by_age on departure_seals (tenant_id, created_at, id);
create index departure_seals_by_voyage on departure_seals (tenant_id, voyage_id, created_at);
create index departure_seals_of_sailing on departure_seals (tenant_id, session_id, boat_id);
create index departure_seals_by_boat on departure_seals (tenant_id, boat_id, created_at);
select app.tenant_table('departure_seals');
revoke update, delete on departure_seals from leme_app;

-- The values of a leaf with its salt: all of a seal that can be taken away.
create table sealed_values (
  tenant_id uuid not null,
  seal_id uuid not null,
  place integer not null check (place >= 0),
  kind text not null check (kind in ('passenger', 'crew', 'person', 'release', 'note')),
  row_id text check (length(row_id) <= 64),
  value text not null,
  primary key (tenant_id, seal_id, place),
  foreign key (tenant_id, seal_id) references departure_seals (tenant_id, id)
);
create index sealed_values_by_row on sealed_values (tenant_id, row_id) where row_id is not null;
select app.tenant_table('sealed_values');
revoke update on sealed_values from leme_app;

-- What was said of a departure and of its people: counts, who stepped off, who is missing, releases.
create table departure_events (
  tenant_id uuid not null,
  id uuid not null,
  kind text not null check (kind in ('counted', 'marked', 'missing', 'closed', 'released', 'answered')),
  voyage_id uuid,
  boat_id uuid not null,
  session_id uuid,
  step integer not null check (step >= 0),
  at timestamptz not null,
  client_time timestamptz,
  created_at timestamptz not null default now(),
  said jsonb not null,
  device_id text check (length(device_id) <= 64),
  user_id uuid not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, boat_id) references boats (tenant_id, id)
);
create index departure_events_by_voyage on departure_events (tenant_id, voyage_id, step, id);
create index departure_events_of_sailing on departure_events (tenant_id, session_id, boat_id);
create index departure_events_by_boat on departure_events (tenant_id, boat_id, created_at);
select app.tenant_table('departure_events');
revoke update, delete on departure_events from leme_app;

-- Looks every few minutes at the departures of the next hours, and rings for who is missing.
select pgboss.create_queue('watch-departures', '{"policy": "short", "retryLimit": 3, "retryDelay": 60,
  "expireInSeconds": 300, "retentionSeconds": 86400, "deleteAfterSeconds": 3600}'::jsonb);

alter table seal_blocks drop constraint seal_blocks_trail_check;
alter table seal_blocks add constraint seal_blocks_trail_check
  check (trail in ('changes', 'payments', 'attendance', 'system', 'departures'));
