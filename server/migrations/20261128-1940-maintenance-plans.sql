-- Work that falls due, and what it is kept for. When it is due next is written by services alone.
create table maintenance_tasks (
  tenant_id uuid not null references saas_tenants (id),
  title text not null check (length(title) <= 120),
  applies_to text not null default 'motor' check (applies_to in ('motor', 'boat', 'motor_model', 'boat_type')),
  trigger text not null default 'calendar' check (trigger in ('calendar', 'meter', 'both')),
  every_days integer check (every_days between 1 and 3650),
  every_hours numeric(7, 1) check (every_hours > 0),
  first_hours numeric(7, 1) check (first_hours > 0),
  based_on text not null default 'completed' check (based_on in ('completed', 'scheduled')),
  warn_days integer not null default 0 check (warn_days between 0 and 365),
  warn_hours numeric(7, 1) not null default 0 check (warn_hours >= 0),
  tolerance_days integer not null default 0 check (tolerance_days between 0 and 365),
  tolerance_hours numeric(7, 1) not null default 0 check (tolerance_hours >= 0),
  est_minutes integer check (est_minutes between 0 and 10080),
  blocks_sailing boolean not null default false,
  priority text not null default 'media' check (priority in ('alta', 'media', 'baixa')),
  supplier_id uuid,
  active boolean not null default true,
  notes text check (length(notes) <= 2000),
  search text not null generated always as (app.search_text(title)) stored
);
select app.register_table('maintenance_tasks', 'title');
alter table maintenance_tasks add constraint maintenance_tasks_tenant_id_supplier_id_fkey
  foreign key (tenant_id, supplier_id) references suppliers (tenant_id, id);
create index maintenance_tasks_by_applies_to on maintenance_tasks (tenant_id, applies_to, title collate "und-x-icu", id)
  where deleted_at is null;
create index maintenance_tasks_by_trigger on maintenance_tasks (tenant_id, trigger, title collate "und-x-icu", id)
  where deleted_at is null;
create index maintenance_tasks_by_blocking on maintenance_tasks (tenant_id, blocks_sailing, title collate "und-x-icu", id)
  where deleted_at is null;
create index maintenance_tasks_by_priority on maintenance_tasks (tenant_id, priority, title collate "und-x-icu", id)
  where deleted_at is null;
create index maintenance_tasks_by_supplier on maintenance_tasks (tenant_id, supplier_id, title collate "und-x-icu", id)
  where deleted_at is null;
create index maintenance_tasks_by_active on maintenance_tasks (tenant_id, active, title collate "und-x-icu", id)
  where deleted_at is null;
select app.link_table('maintenance_tasks_parts', 'maintenance_tasks', 'stock_items');
alter table maintenance_tasks_parts add column value integer;
alter table maintenance_tasks_parts add constraint maintenance_tasks_parts_value_check check (value between 1 and 999);

create table plan_assets (
  tenant_id uuid not null references saas_tenants (id),
  task_id uuid not null,
  name text not null check (length(name) <= 80),
  motor_id uuid,
  boat_id uuid,
  last_on date,
  last_hours numeric(9, 1) check (last_hours >= 0),
  paused_until date,
  pause_reason text check (length(pause_reason) <= 200),
  due_on date,
  due_hours numeric(9, 1),
  search text not null generated always as (app.search_text(name)) stored
);
select app.register_table('plan_assets', 'name');
alter table plan_assets add constraint plan_assets_tenant_id_task_id_fkey
  foreign key (tenant_id, task_id) references maintenance_tasks (tenant_id, id);
alter table plan_assets add constraint plan_assets_tenant_id_motor_id_fkey
  foreign key (tenant_id, motor_id) references motors (tenant_id, id);
alter table plan_assets add constraint plan_assets_tenant_id_boat_id_fkey
  foreign key (tenant_id, boat_id) references boats (tenant_id, id);
alter table plan_assets add constraint plan_assets_of_one check (motor_id is null or boat_id is null);
create index plan_assets_of on plan_assets (tenant_id, task_id, id);
create index plan_assets_by_task on plan_assets (tenant_id, task_id, name collate "und-x-icu", id) where deleted_at is null;
create index plan_assets_by_motor on plan_assets (tenant_id, motor_id, name collate "und-x-icu", id)
  where deleted_at is null;
create index plan_assets_by_boat on plan_assets (tenant_id, boat_id, name collate "und-x-icu", id) where deleted_at is null;

-- What was done. A row is never changed; an opposite one takes it back.
create table maintenance_logs (
  tenant_id uuid not null,
  id uuid not null,
  date date not null,
  kind text not null check (kind in ('preventiva', 'corretiva', 'inspecao')),
  description text not null check (length(description) <= 500),
  plan_asset_id uuid,
  motor_id uuid,
  boat_id uuid,
  -- what the engine had run in all
  hours numeric(9, 1),
  cost numeric(12, 2) not null default 0,
  supplier_id uuid,
  -- when its plan was due before, and after
  was_due_on date,
  was_due_hours numeric(9, 1),
  due_on date,
  due_hours numeric(9, 1),
  reverses_id uuid,
  reason text check (length(reason) <= 200),
  created_at timestamptz not null,
  user_id uuid not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, plan_asset_id) references plan_assets (tenant_id, id),
  foreign key (tenant_id, motor_id) references motors (tenant_id, id),
  foreign key (tenant_id, boat_id) references boats (tenant_id, id),
  foreign key (tenant_id, supplier_id) references suppliers (tenant_id, id),
  foreign key (tenant_id, reverses_id) references maintenance_logs (tenant_id, id)
);
create index maintenance_logs_by_date on maintenance_logs (tenant_id, date, id);
create index maintenance_logs_of_plan on maintenance_logs (tenant_id, plan_asset_id, id);
create index maintenance_logs_of_motor on maintenance_logs (tenant_id, motor_id, date, id);
create index maintenance_logs_of_boat on maintenance_logs (tenant_id, boat_id, date, id);
create index maintenance_logs_by_supplier on maintenance_logs (tenant_id, supplier_id);
create unique index maintenance_logs_reversed_once on maintenance_logs (tenant_id, reverses_id);
select app.tenant_table('maintenance_logs');
revoke update, delete on maintenance_logs from leme_app;

create table maintenance_log_parts (
  tenant_id uuid not null,
  log_id uuid not null,
  line integer not null,
  item_id uuid not null,
  location_id uuid not null,
  quantity numeric(12, 3) not null check (quantity > 0),
  primary key (tenant_id, log_id, line),
  foreign key (tenant_id, log_id) references maintenance_logs (tenant_id, id),
  foreign key (tenant_id, item_id) references stock_items (tenant_id, id),
  foreign key (tenant_id, location_id) references stock_locations (tenant_id, id)
);
create index maintenance_log_parts_by_item on maintenance_log_parts (tenant_id, item_id);
create index maintenance_log_parts_by_location on maintenance_log_parts (tenant_id, location_id);
select app.tenant_table('maintenance_log_parts');
revoke update, delete on maintenance_log_parts from leme_app;

-- One pending alert for a cause: raised and ended with it.
alter table maintenance_alert add column motor_id uuid;
alter table maintenance_alert add constraint maintenance_alert_tenant_id_motor_id_fkey
  foreign key (tenant_id, motor_id) references motors (tenant_id, id);
alter table maintenance_alert add column plan_asset_id uuid;
alter table maintenance_alert add constraint maintenance_alert_tenant_id_plan_asset_id_fkey
  foreign key (tenant_id, plan_asset_id) references plan_assets (tenant_id, id);
alter table maintenance_alert add column dedupe_key text;
alter table maintenance_alert add column params jsonb not null default '{}';
alter table maintenance_alert add column due_at timestamptz;
alter table maintenance_alert add column resolution text;
alter table maintenance_alert add constraint maintenance_alert_resolution_check
  check (resolution in ('automatic', 'cleared', 'manual'));
alter table maintenance_alert add column resolved_by uuid;
create unique index maintenance_alert_by_cause on maintenance_alert (tenant_id, dedupe_key) where status = 'pendente';
create index maintenance_alert_by_motor on maintenance_alert (tenant_id, motor_id, created_at, id);
create index maintenance_alert_by_plan on maintenance_alert (tenant_id, plan_asset_id);

select pgboss.create_queue('evaluate-plans', '{"policy": "short", "retryLimit": 3, "retryDelay": 60,
  "expireInSeconds": 900, "retentionSeconds": 86400, "deleteAfterSeconds": 3600}'::jsonb);
