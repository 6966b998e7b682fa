-- How a booking was sold, what it may cost later, and until when; money that is owed back; what a company decided.
alter table bookings no force row level security;
alter table sessions no force row level security;

alter table bookings add column channel text not null default 'counter';
alter table bookings add constraint bookings_channel
  check (channel in ('counter', 'phone', 'whatsapp', 'site', 'agency', 'octo'));
-- Leads stand beside bookings and may be forgotten: no key binds them.
alter table bookings add column lead_id uuid;
alter table bookings add column language text;
alter table bookings add constraint bookings_language check (language in ('pt-BR', 'en', 'es', 'fr', 'it'));
alter table bookings add column hold_kind text;
alter table bookings add constraint bookings_hold_kind check (hold_kind in ('cart', 'option'));
alter table bookings add column confirmed_at timestamptz;
alter table bookings add column completed_at timestamptz;
alter table bookings add column cancel_kind text;
alter table bookings add constraint bookings_cancel_kind check (cancel_kind in
  ('customer', 'weather', 'boat', 'company', 'authority', 'no-show', 'duplicate', 'other'));
alter table bookings add column price_trace jsonb;
-- The policy as it was when it was sold.
alter table bookings add column policy jsonb;
alter table bookings add column deposit_amount numeric(12, 2);
alter table bookings add constraint bookings_deposit check (deposit_amount >= 0);
alter table bookings add column deposit_due_at timestamptz;
alter table bookings add column balance_due_at timestamptz;
alter table bookings add column created_by uuid;
-- Of its departure, so that lists by departure and product have indexes of their own.
alter table bookings add column starts_at timestamptz;
alter table bookings add column product_id uuid;
update bookings b set starts_at = s.starts_at, product_id = s.product_id,
    confirmed_at = case when b.status in ('confirmed', 'completed') then b.created_at end
  from sessions s where s.tenant_id = b.tenant_id and s.id = b.session_id;
alter table bookings drop column search;
alter table bookings add column search text not null
  generated always as (app.search_text(customer_name, code, customer_email, regexp_replace(customer_phone, '\D', '', 'g'))) stored;
create index bookings_search on bookings using gin (tenant_id, search gin_trgm_ops);
create index bookings_by_departure on bookings (tenant_id, starts_at, id);
create index bookings_by_age on bookings (tenant_id, created_at, id);
create index bookings_by_product on bookings (tenant_id, product_id, starts_at, id);
create index bookings_by_lead on bookings (tenant_id, lead_id) where lead_id is not null;
create index bookings_ending on bookings (tenant_id, hold_expires_at) where status = 'on_hold';
create index bookings_to_complete on bookings (tenant_id, starts_at) where status = 'confirmed';
create index bookings_to_return on bookings (tenant_id, starts_at, id) where remaining_amount < 0;
alter table sessions force row level security;
alter table bookings force row level security;

alter table booking_payments drop constraint booking_payments_method_check;
alter table booking_payments add constraint booking_payments_method_check
  check (method in ('pix', 'dinheiro', 'cartao', 'transferencia', 'outro', 'credito'));
-- The day the money came in, where it is not the day it was written down.
alter table booking_payments add column received_on date;

-- What a total is beside its fares; only grows. A reason may name a person and can be taken away.
create table booking_adjustments (
  tenant_id uuid not null,
  id uuid not null,
  booking_id uuid not null,
  kind text not null check (kind in
    ('group', 'minimum', 'extra', 'discount', 'fee', 'reschedule', 'cancellation', 'correction')),
  amount numeric(12, 2) not null check (amount <> 0),
  reason text check (length(reason) <= 200),
  user_id uuid,
  created_at timestamptz not null default now(),
  primary key (tenant_id, id),
  foreign key (tenant_id, booking_id) references bookings (tenant_id, id)
);
create index booking_adjustments_by_booking on booking_adjustments (tenant_id, booking_id, created_at, id);
select app.tenant_table('booking_adjustments');
revoke update, delete on booking_adjustments from leme_app;
grant update (reason) on booking_adjustments to leme_app;

-- Money a customer has with the company.
create table credits (
  tenant_id uuid not null,
  id uuid not null,
  code text not null check (code ~ '^[A-HJ-NP-Z2-9]{8}$'),
  customer_id uuid,
  booking_id uuid not null,
  amount numeric(12, 2) not null check (amount > 0),
  amount_left numeric(12, 2) not null,
  expires_on date not null,
  reason text check (length(reason) <= 200),
  created_at timestamptz not null default now(),
  primary key (tenant_id, id),
  unique (tenant_id, code),
  constraint credit_is_spent_once check (amount_left >= 0 and amount_left <= amount),
  foreign key (tenant_id, customer_id) references customers (tenant_id, id),
  foreign key (tenant_id, booking_id) references bookings (tenant_id, id)
);
create index credits_by_customer on credits (tenant_id, customer_id, expires_on) where customer_id is not null;
create index credits_by_booking on credits (tenant_id, booking_id);
select app.tenant_table('credits');
revoke delete on credits from leme_app;

create table credit_moves (
  tenant_id uuid not null,
  id uuid not null,
  credit_id uuid not null,
  amount numeric(12, 2) not null check (amount <> 0),
  booking_id uuid not null,
  payment_id uuid not null,
  created_at timestamptz not null default now(),
  primary key (tenant_id, id),
  foreign key (tenant_id, credit_id) references credits (tenant_id, id),
  foreign key (tenant_id, booking_id) references bookings (tenant_id, id),
  foreign key (tenant_id, payment_id) references booking_payments (tenant_id, id)
);
create index credit_moves_by_credit on credit_moves (tenant_id, credit_id, created_at, id);
create index credit_moves_by_payment on credit_moves (tenant_id, payment_id);
select app.tenant_table('credit_moves');
revoke update, delete on credit_moves from leme_app;

-- What a company decided about selling; without a row everything is as usual.
create table booking_settings (
  tenant_id uuid not null references saas_tenants (id),
  hold_minutes integer not null default 15 check (hold_minutes between 1 and 240),
  option_hours integer not null default 72 check (option_hours between 1 and 2160),
  max_discount_bp integer not null default 1000 check (max_discount_bp between 0 and 10000),
  pix_key text,
  pix_name text check (length(pix_name) <= 60),
  pix_city text check (length(pix_city) <= 60),
  version integer not null default 1,
  primary key (tenant_id)
);
select app.tenant_table('booking_settings');

select pgboss.create_queue('complete-bookings', '{"policy": "short", "retryLimit": 3, "retryDelay": 60,
  "expireInSeconds": 900, "retentionSeconds": 86400, "deleteAfterSeconds": 3600}'::jsonb);
