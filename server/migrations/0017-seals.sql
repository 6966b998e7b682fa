-- Blocks of what may only grow, each holding the hash of the one before: trail by trail and company by company. They take
-- the place of the blocks of the log of changes alone, which is sealed anew from its first row.
drop table audit_blocks;
create table seal_blocks (
  tenant_id uuid not null,
  trail text not null check (trail in ('changes', 'payments', 'attendance', 'system')),
  number integer not null,
  -- the last row in it, to the microsecond
  last_at timestamptz not null,
  last_id uuid not null,
  row_count integer not null,
  hash text not null,
  sealed_at timestamptz not null default now(),
  primary key (tenant_id, trail, number)
);
select app.tenant_table('seal_blocks');
revoke update, delete on seal_blocks from leme_app;
create index booking_payments_by_time on booking_payments (tenant_id, paid_at, id);
create index attendance_events_by_time on attendance_events (tenant_id, server_time, id);

-- A block that no longer fits its rows. While one is open nothing more of the company is sealed.
create table trail_alarms (
  tenant_id uuid not null,
  id uuid not null,
  trail text not null,
  block integer not null,
  -- what the rows make now, so that the same change rings once and another one again
  found_hash text not null,
  found_at timestamptz not null default now(),
  looked_at timestamptz,
  looked_by uuid,
  note text,
  primary key (tenant_id, id),
  unique (tenant_id, trail, block, found_hash)
);
select app.tenant_table('trail_alarms');
revoke delete on trail_alarms from leme_app;
create index trail_alarms_open on trail_alarms (tenant_id, found_at) where looked_at is null;

select pgboss.create_queue('check-trails', '{"policy": "short", "retryLimit": 2, "retryDelay": 600,
  "expireInSeconds": 14400, "retentionSeconds": 86400, "deleteAfterSeconds": 3600}'::jsonb);
