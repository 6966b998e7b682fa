-- One job on a boat. While it is to be done it may keep the boat ashore: its block has its id.
create table work_orders (
  tenant_id uuid not null references saas_tenants (id),
  -- given once it is there, by the year of the company
  code text check (length(code) <= 20),
  title text not null check (length(title) <= 120),
  status text not null default 'open'
    check (status in ('open', 'scheduled', 'in_progress', 'on_hold', 'done', 'closed', 'cancelled')),
  kind text not null default 'corretiva' check (kind in ('preventiva', 'corretiva', 'inspecao', 'emergencia')),
  priority text not null default 'media' check (priority in ('critica', 'alta', 'media', 'baixa')),
  boat_id uuid not null,
  motor_id uuid,
  plan_asset_id uuid,
  assignee_id uuid,
  supplier_id uuid,
  planned_from date,
  planned_to date,
  hold_kind text check (hold_kind in ('pecas', 'terceiro', 'clima', 'decisao', 'outro')),
  blocks_sailing text not null default 'no' check (blocks_sailing in ('no', 'planned', 'now')),
  downtime_from date,
  downtime_to date,
  from_time time,
  until_time time,
  hours numeric(9, 1) check (hours >= 0),
  description text check (length(description) <= 2000),
  -- what it was opened for
  alert_id uuid,
  -- the row of the book its closing wrote
  log_id uuid,
  search text not null generated always as (app.search_text(title)) stored
);
select app.register_table('work_orders', 'title');
alter table work_orders add constraint work_orders_tenant_id_boat_id_fkey
  foreign key (tenant_id, boat_id) references boats (tenant_id, id);
alter table work_orders add constraint work_orders_tenant_id_motor_id_fkey
  foreign key (tenant_id, motor_id) references motors (tenant_id, id);
alter table work_orders add constraint work_orders_tenant_id_plan_asset_id_fkey
  foreign key (tenant_id, plan_asset_id) references plan_assets (tenant_id, id);
alter table work_orders add constraint work_orders_tenant_id_assignee_id_fkey
  foreign key (tenant_id, assignee_id) references profiles (tenant_id, id);
alter table work_orders add constraint work_orders_tenant_id_supplier_id_fkey
  foreign key (tenant_id, supplier_id) references suppliers (tenant_id, id);
alter table work_orders add constraint work_orders_tenant_id_log_id_fkey
  foreign key (tenant_id, log_id) references maintenance_logs (tenant_id, id);
alter table work_orders add constraint work_orders_tenant_id_alert_id_fkey
  foreign key (tenant_id, alert_id) references maintenance_alert (tenant_id, id);
create unique index work_orders_code_key on work_orders (tenant_id, code);
-- Of one plan and what it is kept for one order is to be done.
create unique index work_orders_once_open on work_orders (tenant_id, plan_asset_id)
  where plan_asset_id is not null and deleted_at is null and status in ('open', 'scheduled', 'in_progress', 'on_hold');
create unique index work_orders_once_per_alert on work_orders (tenant_id, alert_id)
  where alert_id is not null and deleted_at is null and status in ('open', 'scheduled', 'in_progress', 'on_hold');
create index work_orders_by_alert on work_orders (tenant_id, alert_id, created_at, id) where alert_id is not null;
create index work_orders_by_log on work_orders (tenant_id, log_id) where log_id is not null;
create index work_orders_by_status on work_orders (tenant_id, status, created_at, id) where deleted_at is null;
create index work_orders_by_kind on work_orders (tenant_id, kind, created_at, id) where deleted_at is null;
create index work_orders_by_priority on work_orders (tenant_id, priority, created_at, id) where deleted_at is null;
create index work_orders_by_boat on work_orders (tenant_id, boat_id, created_at, id) where deleted_at is null;
create index work_orders_by_motor on work_orders (tenant_id, motor_id, created_at, id) where deleted_at is null;
create index work_orders_by_plan on work_orders (tenant_id, plan_asset_id, created_at, id) where deleted_at is null;
create index work_orders_by_assignee on work_orders (tenant_id, assignee_id, created_at, id) where deleted_at is null;
create index work_orders_by_supplier on work_orders (tenant_id, supplier_id, created_at, id) where deleted_at is null;
create index work_orders_by_hold on work_orders (tenant_id, hold_kind, created_at, id) where deleted_at is null;
create index work_orders_by_stop on work_orders (tenant_id, blocks_sailing, created_at, id) where deleted_at is null;
create index work_orders_by_first on work_orders (tenant_id, planned_from, id) where deleted_at is null;
create index work_orders_by_last on work_orders (tenant_id, planned_to, planned_from, id) where deleted_at is null;
select app.link_table('work_orders_files', 'work_orders', 'files');

create table work_order_checks (
  tenant_id uuid not null references saas_tenants (id),
  order_id uuid not null,
  label text not null check (length(label) <= 120),
  type text not null default 'check' check (type in ('check', 'number', 'text', 'photo')),
  required boolean not null default false,
  least numeric(9, 3),
  most numeric(9, 3),
  done boolean not null default false,
  number numeric(9, 3),
  answer text check (length(answer) <= 500),
  photo uuid,
  note text check (length(note) <= 500),
  place integer not null default 1000000 check (place between 0 and 1000000),
  search text not null generated always as (app.search_text(label)) stored
);
select app.register_table('work_order_checks', 'label');
alter table work_order_checks add constraint work_order_checks_tenant_id_order_id_fkey
  foreign key (tenant_id, order_id) references work_orders (tenant_id, id);
alter table work_order_checks add constraint work_order_checks_tenant_id_photo_fkey
  foreign key (tenant_id, photo) references files (tenant_id, id);
create index work_order_checks_by_order on work_order_checks (tenant_id, order_id, label collate "und-x-icu", id)
  where deleted_at is null;
create index work_order_checks_of on work_order_checks (tenant_id, order_id, id);
create index work_order_checks_by_place on work_order_checks (tenant_id, place, id) where deleted_at is null;
create index work_order_checks_by_photo on work_order_checks (tenant_id, photo) where photo is not null;

create table work_order_parts (
  tenant_id uuid not null references saas_tenants (id),
  order_id uuid not null,
  source text not null default 'stock' check (source in ('stock', 'bought')),
  item_id uuid not null,
  location_id uuid,
  planned numeric(9, 3) check (planned >= 0),
  used numeric(9, 3) check (used >= 0),
  note text check (length(note) <= 120),
  search text not null generated always as (app.search_text(note)) stored
);
select app.register_table('work_order_parts', 'source');
alter table work_order_parts add constraint work_order_parts_tenant_id_order_id_fkey
  foreign key (tenant_id, order_id) references work_orders (tenant_id, id);
alter table work_order_parts add constraint work_order_parts_tenant_id_item_id_fkey
  foreign key (tenant_id, item_id) references stock_items (tenant_id, id);
alter table work_order_parts add constraint work_order_parts_tenant_id_location_id_fkey
  foreign key (tenant_id, location_id) references stock_locations (tenant_id, id);
create index work_order_parts_by_order on work_order_parts (tenant_id, order_id, source collate "und-x-icu", id)
  where deleted_at is null;
create index work_order_parts_of on work_order_parts (tenant_id, order_id, id);
create index work_order_parts_of_item on work_order_parts (tenant_id, item_id) where deleted_at is null;
create index work_order_parts_of_location on work_order_parts (tenant_id, location_id) where deleted_at is null;

create table work_order_labour (
  tenant_id uuid not null references saas_tenants (id),
  order_id uuid not null,
  who text not null check (length(who) <= 80),
  worked_on date,
  minutes integer not null check (minutes between 1 and 1440),
  rate numeric(12, 2) check (rate >= 0),
  search text not null generated always as (app.search_text(who)) stored
);
select app.register_table('work_order_labour', 'who');
alter table work_order_labour add constraint work_order_labour_tenant_id_order_id_fkey
  foreign key (tenant_id, order_id) references work_orders (tenant_id, id);
create index work_order_labour_by_order on work_order_labour (tenant_id, order_id, who collate "und-x-icu", id)
  where deleted_at is null;
create index work_order_labour_of on work_order_labour (tenant_id, order_id, id);

create table work_order_costs (
  tenant_id uuid not null references saas_tenants (id),
  order_id uuid not null,
  what text not null check (length(what) <= 120),
  supplier_id uuid,
  amount numeric(12, 2) not null check (amount >= 0),
  confirmed boolean not null default false,
  file uuid,
  search text not null generated always as (app.search_text(what)) stored
);
select app.register_table('work_order_costs', 'what');
alter table work_order_costs add constraint work_order_costs_tenant_id_order_id_fkey
  foreign key (tenant_id, order_id) references work_orders (tenant_id, id);
alter table work_order_costs add constraint work_order_costs_tenant_id_supplier_id_fkey
  foreign key (tenant_id, supplier_id) references suppliers (tenant_id, id);
alter table work_order_costs add constraint work_order_costs_tenant_id_file_fkey
  foreign key (tenant_id, file) references files (tenant_id, id);
create index work_order_costs_by_order on work_order_costs (tenant_id, order_id, what collate "und-x-icu", id)
  where deleted_at is null;
create index work_order_costs_of on work_order_costs (tenant_id, order_id, id);
create index work_order_costs_of_supplier on work_order_costs (tenant_id, supplier_id) where deleted_at is null;
create index work_order_costs_by_file on work_order_costs (tenant_id, file) where file is not null;

create table work_order_comments (
  tenant_id uuid not null references saas_tenants (id),
  order_id uuid not null,
  comment text not null check (length(comment) <= 500),
  search text not null generated always as (app.search_text(comment)) stored
);
select app.register_table('work_order_comments', 'comment');
alter table work_order_comments add constraint work_order_comments_tenant_id_order_id_fkey
  foreign key (tenant_id, order_id) references work_orders (tenant_id, id);
create index work_order_comments_by_order on work_order_comments
  (tenant_id, order_id, comment collate "und-x-icu", id) where deleted_at is null;
create index work_order_comments_of on work_order_comments (tenant_id, order_id, id);

-- What was sold on the boat when it stopped: it is listed until each departure has another boat or is no more.
create table work_order_hits (
  tenant_id uuid not null,
  order_id uuid not null,
  session_id uuid not null,
  boat_id uuid not null,
  primary key (tenant_id, order_id, session_id),
  foreign key (tenant_id, order_id) references work_orders (tenant_id, id) on delete cascade
);
select app.tenant_table('work_order_hits');

-- Whether a plan that is near only warns, or opens an order as well.
alter table maintenance_tasks add column when_due text not null default 'alert';
alter table maintenance_tasks add constraint maintenance_tasks_when_due_check check (when_due in ('alert', 'order'));

-- A boat that should be back and is not.
alter table maintenance_alert drop constraint maintenance_alert_type_check;
alter table maintenance_alert add constraint maintenance_alert_type_check
  check (type in ('document_expiry', 'meter_due', 'part_life', 'stock_low', 'meter_review', 'crew_cert', 'work_order_overdue', 'manual'));
