-- Engines: where they stand and how long they ran is written by placements and readings alone.
create table motors (
  tenant_id uuid not null references saas_tenants (id),
  name text not null check (length(name) <= 80),
  brand text check (length(brand) <= 60),
  model text check (length(model) <= 60),
  serial text check (length(serial) <= 40),
  kind text not null default 'popa' check (kind in ('popa', 'centro_rabeta', 'eixo', 'jato', 'gerador', 'eletrico')),
  hp numeric(7, 1) check (hp >= 0),
  fuel_type text check (fuel_type in ('gasolina', 'diesel', 'eletrico')),
  year integer check (year between 1900 and 2100),
  warranty_until date,
  supplier_id uuid,
  manual uuid,
  notes text check (length(notes) <= 2000),
  status text not null default 'spare' check (status in ('installed', 'spare', 'overhaul', 'scrapped')),
  boat_id uuid,
  "position" text check ("position" in ('popa', 'centro', 'bombordo', 'boreste')),
  -- what it ran in all, on every dial it had
  hours numeric(9, 1) not null default 0 check (hours >= 0),
  -- the dial it has: when it began, with what, after how many hours in all, and what it said last
  dial integer not null default 1 check (dial > 0),
  dial_began_at timestamptz,
  dial_first_hours numeric(7, 1) not null default 0,
  dial_hours_before numeric(9, 1) not null default 0,
  dial_hours numeric(7, 1),
  last_reading_at timestamptz,
  in_review integer not null default 0 check (in_review >= 0),
  search text not null generated always as (app.search_text(name, brand, model, serial)) stored
);
select app.register_table('motors', 'name');
alter table motors add constraint motors_tenant_id_supplier_id_fkey
  foreign key (tenant_id, supplier_id) references suppliers (tenant_id, id);
alter table motors add constraint motors_tenant_id_boat_id_fkey
  foreign key (tenant_id, boat_id) references boats (tenant_id, id);
alter table motors add constraint motors_tenant_id_manual_fkey
  foreign key (tenant_id, manual) references files (tenant_id, id);
alter table motors add constraint motors_stand_somewhere
  check ((status = 'installed') = (boat_id is not null) and (boat_id is null) = ("position" is null));
create unique index motors_serial_key on motors (tenant_id, lower(serial)) where deleted_at is null;
create index motors_by_kind on motors (tenant_id, kind, name collate "und-x-icu", id) where deleted_at is null;
create index motors_by_supplier on motors (tenant_id, supplier_id, name collate "und-x-icu", id) where deleted_at is null;
create index motors_by_status on motors (tenant_id, status, name collate "und-x-icu", id) where deleted_at is null;
create index motors_by_boat on motors (tenant_id, boat_id, name collate "und-x-icu", id) where deleted_at is null;
create index motors_by_position on motors (tenant_id, "position", name collate "und-x-icu", id) where deleted_at is null;
create index motors_by_hp on motors (tenant_id, hp, id) where deleted_at is null;
create index motors_by_year on motors (tenant_id, year, id) where deleted_at is null;
create index motors_by_warranty on motors (tenant_id, warranty_until, id) where deleted_at is null;
create index motors_by_reading on motors (tenant_id, last_reading_at, id) where deleted_at is null;
select app.link_table('motors_photos', 'motors', 'files');

-- Where an engine stood, from one moment to the next: in one place, and nowhere two in one position.
create table motor_placements (
  tenant_id uuid not null,
  id uuid not null,
  motor_id uuid not null,
  status text not null check (status in ('installed', 'spare', 'overhaul', 'scrapped')),
  boat_id uuid,
  "position" text check ("position" in ('popa', 'centro', 'bombordo', 'boreste')),
  began_at timestamptz not null,
  ended_at timestamptz,
  -- what it had run in all
  hours numeric(9, 1) not null check (hours >= 0),
  note text check (length(note) <= 200),
  user_id uuid not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, motor_id) references motors (tenant_id, id),
  foreign key (tenant_id, boat_id) references boats (tenant_id, id),
  constraint motor_placement_ends_later check (ended_at >= began_at),
  constraint motor_placement_is_somewhere
    check ((status = 'installed') = (boat_id is not null) and (boat_id is null) = ("position" is null)),
  constraint motor_in_one_place exclude using gist (
    tenant_id with =, motor_id with =, tstzrange(began_at, ended_at) with &&),
  constraint position_held_once exclude using gist (
    tenant_id with =, boat_id with =, "position" with =, tstzrange(began_at, ended_at) with &&) where (boat_id is not null)
);
create index motor_placements_of_motor on motor_placements (tenant_id, motor_id, began_at, id);
create index motor_placements_by_boat on motor_placements (tenant_id, boat_id, began_at, id);
select app.tenant_table('motor_placements');
revoke update, delete on motor_placements from leme_app;
grant update (ended_at) on motor_placements to leme_app;

-- The dials after the first one; `last_hours` is what the one before said in the end.
create table meter_replacements (
  tenant_id uuid not null,
  id uuid not null,
  motor_id uuid not null,
  dial integer not null check (dial > 1),
  at timestamptz not null,
  last_hours numeric(7, 1) not null check (last_hours >= 0),
  first_hours numeric(7, 1) not null check (first_hours >= 0),
  hours_before numeric(9, 1) not null check (hours_before >= 0),
  reason text not null check (length(reason) <= 200),
  user_id uuid not null,
  primary key (tenant_id, id),
  unique (tenant_id, motor_id, dial),
  foreign key (tenant_id, motor_id) references motors (tenant_id, id)
);
create index meter_replacements_of_motor on meter_replacements (tenant_id, motor_id, at);
select app.tenant_table('meter_replacements');
revoke update, delete on meter_replacements from leme_app;

-- What dials said. What was read is never changed, only what it is worth.
create table meter_readings (
  tenant_id uuid not null,
  id uuid not null,
  motor_id uuid not null,
  dial integer not null default 1,
  hours numeric(7, 1) not null check (hours between 0 and 50000),
  -- what the engine had run in all, if the dial is right; less than nothing where it is surely not
  total numeric(9, 1) not null,
  taken_at timestamptz not null,
  source text not null check (source in ('manual', 'logbook', 'fuel', 'work_order', 'return', 'import')),
  state text not null check (state in ('accepted', 'review', 'rejected')),
  -- when it came it went on by more than the time since the one before, and nobody has said that this is right
  jumps boolean not null default false,
  reason text check (length(reason) <= 200),
  decided_at timestamptz,
  decided_by uuid,
  user_id uuid not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, motor_id) references motors (tenant_id, id)
);
create index meter_readings_of_dial on meter_readings (tenant_id, motor_id, dial, taken_at, id);
create index meter_readings_of_motor on meter_readings (tenant_id, motor_id, taken_at, id);
create index meter_readings_in_review on meter_readings (tenant_id, motor_id, id) where state = 'review';
select app.tenant_table('meter_readings');
revoke update, delete on meter_readings from leme_app;
grant update (dial, total, state, jumps, reason, decided_at, decided_by) on meter_readings to leme_app;
