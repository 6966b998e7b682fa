-- Partners who sell seats of the company from outside, each an agent of its customers.
create table channel_partners (
  tenant_id uuid not null references saas_tenants (id),
  name text not null check (length(name) <= 120),
  kind text not null default 'ota' check (kind in ('ota', 'agency', 'hotel', 'marketplace')),
  protocol text not null default 'octo' check (protocol in ('octo', 'csv', 'manual')),
  agent_id uuid,
  commission_bp integer not null default 0 check (commission_bp between 0 and 10000),
  collects text not null default 'partner' check (collects in ('partner', 'pier')),
  beyond_quota boolean not null default true,
  active boolean not null default true,
  notes text check (length(notes) <= 1000),
  search text not null generated always as (app.search_text(name)) stored
);
select app.register_table('channel_partners', 'name');
alter table channel_partners add constraint channel_partners_tenant_id_agent_id_fkey
  foreign key (tenant_id, agent_id) references customers (tenant_id, id);
create unique index channel_partners_name_key on channel_partners (tenant_id, lower(name)) where deleted_at is null;
create index channel_partners_by_agent on channel_partners (tenant_id, agent_id);
create index channel_partners_by_kind on channel_partners (tenant_id, kind, name collate "und-x-icu", id)
  where deleted_at is null;
create index channel_partners_by_protocol on channel_partners (tenant_id, protocol, name collate "und-x-icu", id)
  where deleted_at is null;
create index channel_partners_by_active on channel_partners (tenant_id, active, name collate "und-x-icu", id)
  where deleted_at is null;
select app.link_table('channel_partners_product_ids', 'channel_partners', 'products');

-- What lets a machine in: the token itself is nowhere, only its hash.
create table auth_machine_tokens (
  tenant_id uuid not null references saas_tenants (id),
  id uuid not null,
  kind text not null check (kind in ('partner')),
  partner_id uuid not null,
  mode text not null check (mode in ('live', 'test')),
  -- Two of a mode live at once, so that one takes over from the other.
  slot integer not null check (slot in (1, 2)),
  label text not null check (length(label) <= 80),
  token_hash text not null,
  hint text not null check (length(hint) <= 8),
  scopes text[] not null,
  created_at timestamptz not null default now(),
  created_by uuid not null,
  expires_at timestamptz,
  last_used_at timestamptz,
  revoked_at timestamptz,
  revoked_by uuid,
  primary key (tenant_id, id)
);
alter table auth_machine_tokens add constraint auth_machine_tokens_partner
  foreign key (tenant_id, partner_id) references channel_partners (tenant_id, id);
create unique index auth_machine_tokens_token_hash_key on auth_machine_tokens (tenant_id, token_hash);
create unique index auth_machine_tokens_two on auth_machine_tokens (tenant_id, partner_id, mode, slot)
  where revoked_at is null;
create index auth_machine_tokens_by_partner on auth_machine_tokens (tenant_id, partner_id, created_at);
select app.tenant_table('auth_machine_tokens');
revoke all on auth_machine_tokens from leme_app, leme_platform;
grant select, insert, update, delete on auth_machine_tokens to leme_auth;

-- Seats of a departure that are kept for a partner, until they are given back: those not used yet stand in the ledger as taken.
create table seat_allotments (
  tenant_id uuid not null references saas_tenants (id),
  id uuid not null,
  partner_id uuid not null,
  session_id uuid not null,
  seats integer not null check (seats between 1 and 2000),
  used_seats integer not null default 0,
  used_people integer not null default 0,
  release_hours integer not null check (release_hours between 0 and 2160),
  note text check (length(note) <= 200),
  released_at timestamptz,
  released_by uuid,
  returned_seats integer,
  created_at timestamptz not null default now(),
  created_by uuid not null,
  primary key (tenant_id, id),
  constraint allotment_within check (used_seats between 0 and seats and used_people between 0 and seats)
);
alter table seat_allotments add constraint seat_allotments_partner
  foreign key (tenant_id, partner_id) references channel_partners (tenant_id, id);
alter table seat_allotments add constraint seat_allotments_session
  foreign key (tenant_id, session_id) references sessions (tenant_id, id);
create unique index seat_allotments_once on seat_allotments (tenant_id, session_id, partner_id) where released_at is null;
create index seat_allotments_by_session on seat_allotments (tenant_id, session_id);
create index seat_allotments_by_partner on seat_allotments (tenant_id, partner_id, id);
select app.tenant_table('seat_allotments');

-- What a booking has of an allotment, so that it goes back there.
create table allotment_uses (
  tenant_id uuid not null,
  booking_id uuid not null,
  allotment_id uuid not null,
  seats integer not null check (seats >= 0),
  people integer not null check (people >= 0),
  primary key (tenant_id, booking_id, allotment_id)
);
alter table allotment_uses add constraint allotment_uses_booking
  foreign key (tenant_id, booking_id) references bookings (tenant_id, id);
alter table allotment_uses add constraint allotment_uses_allotment
  foreign key (tenant_id, allotment_id) references seat_allotments (tenant_id, id);
create index allotment_uses_by_allotment on allotment_uses (tenant_id, allotment_id);
select app.tenant_table('allotment_uses');

-- What came from outside, with what only the partner calls it by; the booking itself is one of ours.
create table external_bookings (
  tenant_id uuid not null references saas_tenants (id),
  id uuid not null,
  partner_id uuid not null,
  source text not null check (source in ('octo', 'csv', 'manual')),
  uuid uuid not null,
  reference text check (length(reference) <= 200),
  state text not null check (state in ('received', 'mapped', 'needs_review', 'rejected', 'cancelled')),
  fault text check (length(fault) <= 200),
  booking_id uuid,
  session_id uuid,
  product_id uuid,
  customer_name text,
  contact jsonb not null default '{}',
  items jsonb not null default '[]',
  notes text check (length(notes) <= 2000),
  said_total numeric(12, 2),
  commission_bp integer not null default 0 check (commission_bp between 0 and 10000),
  asked text not null,
  is_test boolean not null default false,
  test_code text,
  test_status text check (test_status in ('ON_HOLD', 'CONFIRMED', 'EXPIRED', 'CANCELLED')),
  test_expires_at timestamptz,
  test_confirmed_at timestamptz,
  test_cancelled_at timestamptz,
  test_cents bigint,
  cancel_reason text check (length(cancel_reason) <= 200),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version integer not null default 1,
  search text not null generated always as (app.search_text(reference, customer_name)) stored,
  primary key (tenant_id, id)
);
alter table external_bookings add constraint external_bookings_partner
  foreign key (tenant_id, partner_id) references channel_partners (tenant_id, id);
alter table external_bookings add constraint external_bookings_booking
  foreign key (tenant_id, booking_id) references bookings (tenant_id, id);
create unique index external_bookings_uuid on external_bookings (tenant_id, partner_id, uuid);
create unique index external_bookings_reference on external_bookings (tenant_id, partner_id, lower(reference))
  where source <> 'octo';
create index external_bookings_by_reference on external_bookings (tenant_id, partner_id, reference);
create unique index external_bookings_by_booking on external_bookings (tenant_id, booking_id) where booking_id is not null;
create index external_bookings_by_age on external_bookings (tenant_id, created_at, id);
create index external_bookings_by_state on external_bookings (tenant_id, state, created_at, id);
create index external_bookings_by_partner on external_bookings (tenant_id, partner_id, created_at, id);
create index external_bookings_search on external_bookings using gin (tenant_id, search gin_trgm_ops);
create index external_bookings_tests on external_bookings (tenant_id, created_at) where is_test;
select app.tenant_table('external_bookings');

-- How a partner asked and what it was answered, without names and contacts.
create table channel_messages (
  tenant_id uuid not null references saas_tenants (id),
  id uuid not null,
  partner_id uuid not null,
  method text not null,
  path text not null check (length(path) <= 300),
  status integer not null,
  error text,
  ms integer not null,
  request jsonb,
  answer jsonb,
  is_test boolean not null default false,
  created_at timestamptz not null default now(),
  primary key (tenant_id, id)
);
alter table channel_messages add constraint channel_messages_partner
  foreign key (tenant_id, partner_id) references channel_partners (tenant_id, id);
create index channel_messages_by_age on channel_messages (tenant_id, created_at, id);
create index channel_messages_by_partner on channel_messages (tenant_id, partner_id, created_at, id);
select app.tenant_table('channel_messages');

-- Of a product without departures of its own a session is the opening of a day.
alter table products add column availability_type text not null default 'start_time';
alter table products add constraint products_availability_type check (availability_type in ('start_time', 'opening_hours'));

select pgboss.create_queue('release-allotments', '{"policy": "short", "retryLimit": 3, "retryDelay": 60,
  "expireInSeconds": 900, "retentionSeconds": 86400, "deleteAfterSeconds": 3600}'::jsonb);
