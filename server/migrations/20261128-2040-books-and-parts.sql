-- The book of a boat is searched and put in order, and holds what was handed in and what was looked at.
alter table maintenance_logs add column checks text;
alter table maintenance_logs add constraint maintenance_logs_checks_check check (length(checks) <= 4000);
alter table maintenance_logs add column search text not null generated always as (app.search_text(description)) stored;
create index maintenance_logs_search on maintenance_logs using gin (tenant_id, search gin_trgm_ops);
create index maintenance_logs_by_age on maintenance_logs (tenant_id, created_at, id);
create index maintenance_logs_by_kind on maintenance_logs (tenant_id, kind, date, id);
create index maintenance_logs_by_person on maintenance_logs (tenant_id, user_id, date, id);
select app.link_table('maintenance_logs_files', 'maintenance_logs', 'files');

-- What is looked at whenever a plan is carried out.
alter table maintenance_tasks add column checklist jsonb not null default '[]';

-- A picture of the dial.
alter table meter_readings add column photo uuid;
alter table meter_readings add constraint meter_readings_tenant_id_photo_fkey
  foreign key (tenant_id, photo) references files (tenant_id, id);
create index meter_readings_by_photo on meter_readings (tenant_id, photo) where photo is not null;

-- What a part has as one, beside what stock knows of it.
create table engine_parts (
  tenant_id uuid not null,
  item_id uuid not null,
  supplier_id uuid,
  location_id uuid,
  life_hours numeric(7, 1) check (life_hours > 0),
  life_months integer check (life_months between 1 and 240),
  version integer not null default 1,
  primary key (tenant_id, item_id),
  foreign key (tenant_id, item_id) references stock_items (tenant_id, id),
  foreign key (tenant_id, supplier_id) references suppliers (tenant_id, id),
  foreign key (tenant_id, location_id) references stock_locations (tenant_id, id)
);
create index engine_parts_by_supplier on engine_parts (tenant_id, supplier_id, item_id);
create index engine_parts_by_location on engine_parts (tenant_id, location_id, item_id);
select app.tenant_table('engine_parts');

-- Which engines a part is made for; a serial number lies between two by their text.
create table engine_part_fits (
  tenant_id uuid not null,
  item_id uuid not null,
  line integer not null,
  brand text not null check (length(brand) <= 60),
  model text check (length(model) <= 60),
  serial_from text check (length(serial_from) <= 40),
  serial_to text check (length(serial_to) <= 40),
  primary key (tenant_id, item_id, line),
  foreign key (tenant_id, item_id) references engine_parts (tenant_id, item_id)
);
create index engine_part_fits_by_brand on engine_part_fits (tenant_id, lower(brand), lower(model));
select app.tenant_table('engine_part_fits');

-- What is in an engine, and until when it lasts; what was taken out stays as it was.
create table installed_parts (
  tenant_id uuid not null,
  id uuid not null,
  motor_id uuid not null,
  item_id uuid not null,
  installed_on date not null,
  -- what the engine had run in all
  at_hours numeric(9, 1) not null check (at_hours >= 0),
  due_hours numeric(9, 1),
  due_on date,
  removed_on date,
  reason text check (length(reason) <= 200),
  user_id uuid not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, motor_id) references motors (tenant_id, id),
  foreign key (tenant_id, item_id) references stock_items (tenant_id, id),
  constraint installed_part_goes_later check (removed_on >= installed_on)
);
create index installed_parts_of_motor on installed_parts (tenant_id, motor_id, id);
create index installed_parts_by_item on installed_parts (tenant_id, item_id);
select app.tenant_table('installed_parts');
revoke update, delete on installed_parts from leme_app;
grant update (removed_on, reason) on installed_parts to leme_app;
