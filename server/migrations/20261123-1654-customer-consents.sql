-- What customers said of receiving offers: rows that only come. They move when two become one and go when a person is
-- forgotten; nobody changes what was said.
create table customer_consents (
  tenant_id uuid not null references saas_tenants (id),
  id uuid not null,
  customer_id uuid not null,
  said text not null check (said in ('given', 'withdrawn')),
  channel text not null
    check (channel in ('counter', 'whatsapp', 'email', 'sms', 'phone', 'site', 'import', 'unknown')),
  text_version text,
  user_id uuid,
  user_name text,
  -- The moment of the statement: who waited for the customer's row spoke last.
  created_at timestamptz not null default clock_timestamp(),
  primary key (tenant_id, id),
  foreign key (tenant_id, customer_id) references customers (tenant_id, id) on delete cascade
);
create index customer_consents_of on customer_consents (tenant_id, customer_id, created_at, id);
alter table customers no force row level security;
-- Of those who had said yes nobody noted where, to which text and by whom.
insert into customer_consents (tenant_id, id, customer_id, said, channel, created_at)
select tenant_id, id, id, 'given', 'unknown', coalesce(marketing_consent_at, updated_at)
from customers where marketing_consent;
alter table customers force row level security;
select app.tenant_table('customer_consents');
revoke update on customer_consents from leme_app;
grant update (customer_id) on customer_consents to leme_app;
