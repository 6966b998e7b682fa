-- What was closed and is not right after all goes on in an order of its own.
alter table work_orders add column reopens_id uuid;
alter table work_orders add constraint work_orders_tenant_id_reopens_id_fkey
  foreign key (tenant_id, reopens_id) references work_orders (tenant_id, id);
create index work_orders_by_reopened on work_orders (tenant_id, reopens_id, created_at, id) where reopens_id is not null;
create unique index work_orders_once_reopened on work_orders (tenant_id, reopens_id)
  where reopens_id is not null and deleted_at is null and status in ('open', 'scheduled', 'in_progress', 'on_hold');

-- Why seats were sold although the boat had stopped; who did is who made the booking.
alter table bookings add column override_reason text;
alter table bookings add constraint bookings_override_reason_check
  check (length(override_reason) between 3 and 200);
create index bookings_in_spite_of_a_stop on bookings (tenant_id, session_id, id) where override_reason is not null;
