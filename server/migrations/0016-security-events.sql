-- Who came in, who was kept out and who saw what of people. No foreign keys: a line about an account outlives it.
create table security_events (
  tenant_id uuid not null,
  id uuid not null,
  created_at timestamptz not null,
  kind text not null check (kind in ('sign-in', 'sign-in-failed', 'throttled', 'sign-out', 'link-asked', 'link-used',
    'password-set', 'operator-entered', 'operator-left', 'data-read', 'data-exported', 'refused')),
  user_id uuid,
  -- the address of an operator of the platform, whom the company cannot look up
  operator text,
  -- the network it came from, not the machine: /24 or /48
  address text,
  device text,
  resource text,
  -- the names of the filters, never what was looked for
  filters text[] not null default '{}',
  row_count integer,
  -- how often the same happened in the stretch this line stands for
  times integer not null default 1 check (times > 0),
  primary key (tenant_id, id)
);
create index security_events_by_time on security_events (tenant_id, created_at, id);
create index security_events_by_kind on security_events (tenant_id, kind, created_at, id);
create index security_events_by_person on security_events (tenant_id, user_id, created_at, id);
create index security_events_by_address on security_events (tenant_id, address, created_at, id);
select app.tenant_table('security_events');
revoke update, delete on security_events from leme_app;
grant select, delete on security_events to leme_auth;

-- What was noted beside a payment: apart from it, because a payment never changes and a note about a person must.
create table payment_notes (
  tenant_id uuid not null,
  payment_id uuid not null,
  note text not null,
  created_at timestamptz not null default now(),
  -- when another text was put in its place
  replaced_at timestamptz,
  primary key (tenant_id, payment_id),
  foreign key (tenant_id, payment_id) references booking_payments (tenant_id, id)
);
alter table booking_payments no force row level security;
insert into payment_notes (tenant_id, payment_id, note, created_at)
select tenant_id, id, note, paid_at from booking_payments where note is not null;
update booking_payments set note = null where note is not null;
alter table booking_payments force row level security;
select app.tenant_table('payment_notes');
revoke delete on payment_notes from leme_app;

-- What has had its life goes at night. What leme_app may only add to is taken away as leme_auth.
grant select, delete on attendance_refusals to leme_auth;
select pgboss.create_queue('forget-expired', '{"policy": "short", "retryLimit": 3, "retryDelay": 300,
  "expireInSeconds": 3600, "retentionSeconds": 86400, "deleteAfterSeconds": 3600}'::jsonb);
delete from pgboss.schedule where name in ('clean-links', 'purge-deleted');
