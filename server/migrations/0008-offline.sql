-- What the heads say, beside their ids: a device works the visible state out as the server does. Two heads of different
-- states are a conflict, kept until somebody who saw both decides.
alter table manifest_passengers add column head_states text[] not null default '{}';
alter table manifest_passengers no force row level security;
alter table attendance_events no force row level security;
update manifest_passengers m
set head_states = (
  select array_agg(e.status order by h.place)
  from unnest(m.heads) with ordinality as h (id, place)
  join attendance_events e on e.tenant_id = m.tenant_id and e.id = h.id
)
where cardinality(m.heads) > 0;
alter table manifest_passengers
  add constraint manifest_passengers_head_states check (cardinality(head_states) = cardinality(heads));
alter table manifest_passengers add column in_conflict boolean not null
  generated always as (cardinality(head_states) > 1 and not (head_states[1] = all (head_states))) stored;
create index manifest_passengers_in_conflict on manifest_passengers (tenant_id, booking_id) where in_conflict;

-- What a device sent and may not count, with the reason, until the office has looked at it. No foreign keys: the
-- booking named may be unknown, or may go later.
create table attendance_refusals (
  tenant_id uuid not null,
  id uuid not null,
  booking_id uuid not null,
  manifest_passenger_id uuid not null,
  status text not null check (status in ('pending', 'checked_in', 'no_show')),
  reason text not null,
  device_id text,
  user_id uuid not null,
  client_time timestamptz,
  server_time timestamptz not null default now(),
  reviewed_at timestamptz,
  reviewed_by uuid,
  primary key (tenant_id, id)
);
create index attendance_refusals_open on attendance_refusals (tenant_id, server_time, id) where reviewed_at is null;
insert into attendance_refusals
  (tenant_id, id, booking_id, manifest_passenger_id, status, reason, device_id, user_id, client_time, server_time)
select tenant_id, id, booking_id, manifest_passenger_id, status, refused_reason, device_id, user_id, client_time, server_time
from attendance_events
where refused_reason is not null;
delete from attendance_events where refused_reason is not null;
alter table attendance_events drop column refused_reason;
alter table manifest_passengers force row level security;
alter table attendance_events force row level security;
select app.tenant_table('attendance_refusals');
revoke delete on attendance_refusals from leme_app;

-- The key under which a person's devices keep what they have not sent yet.
alter table auth_accounts add column device_key text;
alter table auth_accounts add constraint auth_accounts_device_key_check check (length(device_key) = 44);

-- A second token of a device, good for appending attendance and nothing else, so that what was queued still arrives
-- after the sign-in session has gone to sleep. `role`: what the person was when it was given.
create table auth_crew_tokens (
  tenant_id uuid not null,
  token_hash text not null,
  user_id uuid not null,
  role text not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  primary key (tenant_id, token_hash),
  foreign key (tenant_id, user_id) references profiles (tenant_id, id) on delete cascade
);
create index auth_crew_tokens_by_user on auth_crew_tokens (tenant_id, user_id);
create index auth_crew_tokens_by_end on auth_crew_tokens (tenant_id, expires_at);
select app.tenant_table('auth_crew_tokens');
revoke all on auth_crew_tokens from leme_app, leme_platform;
grant select, insert, update, delete on auth_crew_tokens to leme_auth;
