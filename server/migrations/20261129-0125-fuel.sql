-- What boats were fuelled with; a correction is an opposite row.
create table fuel_entries (
  tenant_id uuid not null,
  id uuid not null,
  boat_id uuid not null,
  motor_id uuid,
  taken_at timestamptz not null,
  litres numeric(9, 2) not null,
  total numeric(12, 2) not null,
  hours numeric(9, 1) check (hours >= 0),
  is_full boolean not null,
  is_after_forgotten boolean not null,
  supplier_id uuid,
  payer text not null check (payer in ('caixa', 'cartao', 'conta')),
  note text check (length(note) <= 200),
  reverses_id uuid,
  reason text check (length(reason) <= 200),
  created_at timestamptz not null,
  user_id uuid not null,
  search text not null generated always as (app.search_text(note)) stored,
  primary key (tenant_id, id),
  foreign key (tenant_id, boat_id) references boats (tenant_id, id),
  foreign key (tenant_id, motor_id) references motors (tenant_id, id),
  foreign key (tenant_id, supplier_id) references suppliers (tenant_id, id),
  foreign key (tenant_id, reverses_id) references fuel_entries (tenant_id, id)
);
create index fuel_entries_by_moment on fuel_entries (tenant_id, taken_at, id);
create index fuel_entries_of_boat on fuel_entries (tenant_id, boat_id, taken_at, id);
create index fuel_entries_of_motor on fuel_entries (tenant_id, motor_id, taken_at, id);
create index fuel_entries_of_station on fuel_entries (tenant_id, supplier_id, taken_at, id);
create index fuel_entries_by_payer on fuel_entries (tenant_id, payer, taken_at, id);
create index fuel_entries_by_user on fuel_entries (tenant_id, user_id, taken_at, id);
create unique index fuel_entries_reversed_once on fuel_entries (tenant_id, reverses_id);
select app.tenant_table('fuel_entries');
revoke update, delete on fuel_entries from leme_app;
