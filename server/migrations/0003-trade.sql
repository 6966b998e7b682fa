create table products (
  tenant_id uuid not null references saas_tenants (id),
  id uuid not null,
  name text not null,
  type text not null default 'shared_tour'
    check (type in ('shared_tour', 'private_charter', 'rental', 'transfer', 'retail', 'combo')),
  sharing_mode text not null default 'shared' check (sharing_mode in ('shared', 'private')),
  status text not null default 'draft' check (status in ('draft', 'active', 'inactive')),
  color text not null default '#6366f1' check (color ~ '^#[0-9a-fA-F]{6}$'),
  price numeric(12, 2) not null default 0 check (price >= 0),
  duration_min integer not null default 120 check (duration_min between 1 and 10080),
  buffer_before_min integer not null default 0 check (buffer_before_min between 0 and 1440),
  buffer_after_min integer not null default 0 check (buffer_after_min between 0 and 1440),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version integer not null default 1,
  deleted_at timestamptz,
  deleted_by uuid,
  primary key (tenant_id, id)
);
create index products_by_name on products (tenant_id, status, name, id);
select app.tenant_table('products');

create table fare_types (
  tenant_id uuid not null,
  id uuid not null,
  product_id uuid not null,
  label text not null,
  code text not null default 'ADULT'
    check (code in ('ADULT', 'YOUTH', 'CHILD', 'INFANT', 'SENIOR', 'RESIDENT', 'OTHER')),
  -- the selling price, in spite of its name
  cost_price numeric(12, 2) not null check (cost_price >= 0),
  pax_count integer not null default 1 check (pax_count between 0 and 20),
  active boolean not null default true,
  order_index integer not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version integer not null default 1,
  deleted_at timestamptz,
  deleted_by uuid,
  primary key (tenant_id, id),
  foreign key (tenant_id, product_id) references products (tenant_id, id)
);
create index fare_types_by_product on fare_types (tenant_id, product_id, active, order_index, id);
select app.tenant_table('fare_types');

create table boats (
  tenant_id uuid not null references saas_tenants (id),
  id uuid not null,
  boat_name text not null,
  capacity integer not null check (capacity between 1 and 500),
  type text not null default 'lancha'
    check (type in ('lancha', 'escuna', 'saveiro', 'catamara', 'veleiro', 'jet_ski', 'caiaque', 'outro')),
  status text not null default 'active' check (status in ('active', 'maintenance', 'inactive')),
  owner_supplier_id uuid,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version integer not null default 1,
  deleted_at timestamptz,
  deleted_by uuid,
  primary key (tenant_id, id),
  foreign key (tenant_id, owner_supplier_id) references suppliers (tenant_id, id)
);
create index boats_by_name on boats (tenant_id, status, boat_name, id);
create index boats_by_owner on boats (tenant_id, owner_supplier_id);
select app.tenant_table('boats');

create table maintenance_alert (
  tenant_id uuid not null references saas_tenants (id),
  id uuid not null,
  description text not null,
  severity text not null check (severity in ('critica', 'alta', 'media', 'baixa')),
  status text not null default 'pendente' check (status in ('pendente', 'resolvido')),
  type text not null default 'manual',
  boat_id uuid,
  created_at timestamptz not null default now(),
  primary key (tenant_id, id),
  foreign key (tenant_id, boat_id) references boats (tenant_id, id)
);
create index maintenance_alert_by_status on maintenance_alert (tenant_id, status, created_at, id);
select app.tenant_table('maintenance_alert');

-- A departure. Wall-clock times are of the company's zone; starts_at and ends_at are the instants derived from them.
create table sessions (
  tenant_id uuid not null,
  id uuid not null,
  product_id uuid not null,
  date date not null,
  start_time time not null,
  end_time time not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  guide_name text,
  sailor_name text,
  -- `occupied` is never stored: it is read from session_seats
  status text not null default 'available' check (status in ('available', 'cancelled')),
  notes text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version integer not null default 1,
  primary key (tenant_id, id),
  foreign key (tenant_id, product_id) references products (tenant_id, id),
  check (ends_at > starts_at)
);
create index sessions_by_day on sessions (tenant_id, date, start_time, id);
create index sessions_by_product on sessions (tenant_id, product_id, date);
select app.tenant_table('sessions');

-- The ledger row of a session's seats. One conditional update decides who gets the last one.
create table session_seats (
  tenant_id uuid not null,
  session_id uuid not null,
  total_capacity integer not null check (total_capacity between 0 and 2000),
  taken integer not null default 0,
  primary key (tenant_id, session_id),
  foreign key (tenant_id, session_id) references sessions (tenant_id, id) on delete cascade,
  constraint seats_not_oversold check (taken between 0 and total_capacity)
);
select app.tenant_table('session_seats');

create table session_boats (
  tenant_id uuid not null,
  id uuid not null,
  session_id uuid not null,
  boat_id uuid not null,
  position integer not null default 1,
  -- the session's interval with the product's buffers, copied by the same verb
  blocked_from timestamptz not null,
  blocked_until timestamptz not null,
  cancelled boolean not null default false,
  primary key (tenant_id, id),
  unique (tenant_id, session_id, boat_id),
  foreign key (tenant_id, session_id) references sessions (tenant_id, id) on delete cascade,
  foreign key (tenant_id, boat_id) references boats (tenant_id, id),
  constraint boat_in_one_place exclude using gist (
    tenant_id with =, boat_id with =, tstzrange(blocked_from, blocked_until) with &&) where (not cancelled)
);
create index session_boats_by_boat on session_boats (tenant_id, boat_id, session_id);
select app.tenant_table('session_boats');

create table bookings (
  tenant_id uuid not null,
  id uuid not null,
  code text not null check (code ~ '^[A-HJ-NP-Z2-9]{6}$'),
  session_id uuid not null,
  customer_id uuid,
  customer_name text not null,
  customer_phone text,
  customer_email text,
  special_requirements text,
  status text not null default 'confirmed'
    check (status in ('draft', 'on_hold', 'confirmed', 'cancelled', 'expired', 'completed')),
  seats integer not null check (seats between 0 and 2000),
  -- the roll-up of attendance; written only together with it
  checkin boolean not null default false,
  no_show boolean not null default false,
  total_price numeric(12, 2) not null check (total_price >= 0),
  paid_amount numeric(12, 2) not null default 0,
  remaining_amount numeric(12, 2) not null generated always as (total_price - paid_amount) stored,
  agent_id uuid,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version integer not null default 1,
  primary key (tenant_id, id),
  unique (tenant_id, code),
  foreign key (tenant_id, session_id) references sessions (tenant_id, id),
  foreign key (tenant_id, customer_id) references customers (tenant_id, id),
  foreign key (tenant_id, agent_id) references customers (tenant_id, id),
  check (not (checkin and no_show))
);
create index bookings_by_session on bookings (tenant_id, session_id, status, customer_name, id);
create index bookings_by_agent on bookings (tenant_id, agent_id, session_id);
select app.tenant_table('bookings');

create table booking_passengers (
  tenant_id uuid not null,
  id uuid not null,
  booking_id uuid not null,
  fare_type_id uuid,
  quantity integer not null check (quantity between 1 and 500),
  unit_price numeric(12, 2) not null check (unit_price >= 0),
  total_price numeric(12, 2) not null check (total_price >= 0),
  order_index integer not null default 0,
  primary key (tenant_id, id),
  foreign key (tenant_id, booking_id) references bookings (tenant_id, id) on delete cascade,
  foreign key (tenant_id, fare_type_id) references fare_types (tenant_id, id)
);
create index booking_passengers_by_booking on booking_passengers (tenant_id, booking_id, order_index, id);
select app.tenant_table('booking_passengers');

-- Signed and append-only: a refund is a negative row.
create table booking_payments (
  tenant_id uuid not null,
  id uuid not null,
  booking_id uuid not null,
  amount numeric(12, 2) not null check (amount <> 0),
  method text not null check (method in ('pix', 'dinheiro', 'cartao', 'transferencia', 'outro')),
  note text,
  user_id uuid,
  paid_at timestamptz not null default now(),
  primary key (tenant_id, id),
  foreign key (tenant_id, booking_id) references bookings (tenant_id, id)
);
create index booking_payments_by_booking on booking_payments (tenant_id, booking_id, paid_at, id);
select app.tenant_table('booking_payments');
revoke update, delete on booking_payments from leme_app;

-- One row per person on board. `status` is the visible state of the attendance events, kept for reading.
create table manifest_passengers (
  tenant_id uuid not null,
  id uuid not null,
  booking_id uuid not null,
  booking_passenger_id uuid,
  position integer not null,
  name text,
  document text,
  birth_date date,
  status text not null default 'pending' check (status in ('pending', 'checked_in', 'no_show')),
  status_at timestamptz,
  status_by uuid,
  -- the attendance events no other event names as a base
  heads uuid[] not null default '{}',
  primary key (tenant_id, id),
  unique (tenant_id, booking_id, position),
  foreign key (tenant_id, booking_id) references bookings (tenant_id, id) on delete cascade,
  foreign key (tenant_id, booking_passenger_id) references booking_passengers (tenant_id, id)
);
select app.tenant_table('manifest_passengers');

-- The truth of who came aboard. Ids are made by the device; `bases` are the events it had seen.
create table attendance_events (
  tenant_id uuid not null,
  id uuid not null,
  booking_id uuid not null,
  manifest_passenger_id uuid not null,
  status text not null check (status in ('pending', 'checked_in', 'no_show')),
  bases uuid[] not null default '{}',
  device_id text,
  user_id uuid not null,
  client_time timestamptz,
  server_time timestamptz not null default now(),
  -- why the event was stored but may not count
  refused_reason text,
  primary key (tenant_id, id),
  foreign key (tenant_id, booking_id) references bookings (tenant_id, id)
);
create index attendance_events_by_passenger on attendance_events (tenant_id, manifest_passenger_id, server_time, id);
create index attendance_events_by_booking on attendance_events (tenant_id, booking_id);
select app.tenant_table('attendance_events');
revoke update, delete on attendance_events from leme_app;
