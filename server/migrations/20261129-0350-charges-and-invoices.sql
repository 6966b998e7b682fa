-- Where Pix is received: the key of an account of the kind pix, with the name and city banks show of it.
alter table finance_accounts add column pix_key text;
alter table finance_accounts add column pix_name text;
alter table finance_accounts add column pix_city text;
alter table finance_accounts add constraint finance_accounts_pix_key_check check (length(pix_key) <= 77);
alter table finance_accounts add constraint finance_accounts_pix_name_check check (length(pix_name) <= 80);
alter table finance_accounts add constraint finance_accounts_pix_city_check check (length(pix_city) <= 80);
alter table finance_accounts add constraint finance_accounts_pix_of_pix check (pix_key is null or money_kind = 'pix');

-- Numbered demands for payment, and the notes that take back some of them. Drafts have no number; what was issued stays.
create table invoices (
  tenant_id uuid not null references saas_tenants (id),
  id uuid not null,
  kind text not null default 'invoice' check (kind in ('invoice', 'credit-note')),
  of_id uuid,
  series text check (length(series) <= 20),
  number integer check (number > 0),
  status text not null default 'draft' check (status in ('draft', 'issued', 'partial', 'paid', 'void')),
  -- Whom it was made for, and how that was called when it was issued.
  customer_id uuid,
  customer_name text not null check (length(customer_name) <= 200),
  customer_document text check (length(customer_document) <= 20),
  customer_address text check (length(customer_address) <= 300),
  customer_email text check (length(customer_email) <= 200),
  locale text not null default 'pt-BR' check (locale in ('pt-BR', 'en', 'es', 'fr', 'it')),
  -- An agent's month.
  period_from date,
  period_to date,
  issued_on date,
  due_on date not null,
  terms text check (length(terms) <= 2000),
  fine_bp integer not null default 0 check (fine_bp between 0 and 200),
  interest_bp integer not null default 0 check (interest_bp between 0 and 100),
  total numeric(14, 2) not null default 0 check (total >= 0),
  paid_amount numeric(14, 2) not null default 0 check (paid_amount >= 0),
  credited_amount numeric(14, 2) not null default 0 check (credited_amount >= 0),
  -- What a city asks for its own electronic invoice, whose number comes back.
  service_code text check (length(service_code) <= 20),
  service_city text check (length(service_city) <= 80),
  iss_bp integer check (iss_bp between 0 and 500),
  deductions numeric(14, 2) check (deductions >= 0),
  nfse_number text check (length(nfse_number) <= 30),
  nfse_on date,
  reason text check (length(reason) <= 200),
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  created_by uuid not null,
  search text not null generated always as
    (app.search_text(variadic array[customer_name, customer_document, series || '-' || number::text, nfse_number])) stored,
  primary key (tenant_id, id),
  constraint invoices_number unique (tenant_id, series, number),
  constraint invoice_has_number_once_issued check ((status = 'draft') = (number is null)),
  constraint invoice_number_is_of_series check ((number is null) = (series is null)),
  constraint invoice_issue_has_day check ((number is null) = (issued_on is null)),
  constraint invoice_due_after_issue check (issued_on is null or due_on >= issued_on),
  constraint invoice_is_paid_once check (paid_amount + credited_amount <= total),
  constraint credit_note_is_of_one check ((kind = 'credit-note') = (of_id is not null)),
  foreign key (tenant_id, of_id) references invoices (tenant_id, id),
  foreign key (tenant_id, customer_id) references customers (tenant_id, id)
);
create index invoices_by_age on invoices (tenant_id, created_at, id);
create index invoices_by_due on invoices (tenant_id, due_on, id);
create index invoices_by_issue on invoices (tenant_id, issued_on, id);
create index invoices_by_status on invoices (tenant_id, status, due_on, id);
create index invoices_by_kind on invoices (tenant_id, kind, due_on, id);
create index invoices_by_customer on invoices (tenant_id, customer_id, due_on, id);
create index invoices_of on invoices (tenant_id, of_id) where of_id is not null;
create index invoices_search on invoices using gin (tenant_id, search gin_trgm_ops);
select app.tenant_table('invoices');

-- What an invoice asks for, line by line; a commission is below nought.
create table invoice_lines (
  tenant_id uuid not null,
  id uuid not null,
  invoice_id uuid not null,
  position integer not null check (position >= 0),
  kind text not null check (kind in ('booking', 'commission', 'free')),
  description text not null check (length(description) <= 300),
  qty numeric(10, 2) not null default 1 check (qty > 0),
  unit_price numeric(14, 2) not null,
  discount numeric(14, 2) not null default 0 check (discount >= 0),
  amount numeric(14, 2) not null,
  booking_id uuid,
  -- The income account of a free line.
  account_id uuid,
  iss_bp integer check (iss_bp between 0 and 500),
  service_code text check (length(service_code) <= 20),
  -- Not of a void invoice: then its booking may stand in another one.
  counts boolean not null default true,
  primary key (tenant_id, id),
  constraint line_of_its_kind check ((kind = 'free') = (booking_id is null)),
  constraint commission_is_below_nought check ((kind = 'commission') = (amount < 0)),
  foreign key (tenant_id, invoice_id) references invoices (tenant_id, id),
  foreign key (tenant_id, booking_id) references bookings (tenant_id, id),
  foreign key (tenant_id, account_id) references finance_accounts (tenant_id, id)
);
create index invoice_lines_of on invoice_lines (tenant_id, invoice_id, position, id);
create index invoice_lines_by_booking on invoice_lines (tenant_id, booking_id) where booking_id is not null;
create unique index invoice_lines_booking_once on invoice_lines (tenant_id, booking_id, kind)
  where booking_id is not null and counts;
select app.tenant_table('invoice_lines');

-- What was paid of an invoice; a row is never changed, an opposite one takes it back.
create table invoice_payments (
  tenant_id uuid not null,
  id uuid not null,
  invoice_id uuid not null,
  amount numeric(14, 2) not null check (amount <> 0),
  extra numeric(14, 2) not null default 0,
  -- Paid above what was owed, which is the customer's.
  surplus numeric(14, 2) not null default 0,
  method text not null check (method in ('pix', 'dinheiro', 'cartao', 'transferencia', 'outro')),
  account_id uuid not null,
  paid_on date not null,
  -- Of which bookings it paid how much, as it was shared out.
  shares jsonb not null default '[]',
  reverses_id uuid,
  reason text check (length(reason) <= 200),
  user_id uuid not null,
  created_at timestamptz not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, invoice_id) references invoices (tenant_id, id),
  foreign key (tenant_id, account_id) references finance_accounts (tenant_id, id),
  foreign key (tenant_id, reverses_id) references invoice_payments (tenant_id, id)
);
create index invoice_payments_of on invoice_payments (tenant_id, invoice_id, created_at, id);
create unique index invoice_payments_reversed_once on invoice_payments (tenant_id, reverses_id);
select app.tenant_table('invoice_payments');
revoke update, delete on invoice_payments from leme_app;

-- What a customer was asked for by a Pix code of its own, of one booking, invoice or entry.
create table charges (
  tenant_id uuid not null references saas_tenants (id),
  id uuid not null,
  booking_id uuid,
  invoice_id uuid,
  entry_id uuid,
  kind text not null check (kind in ('deposit', 'rest', 'free')),
  amount numeric(14, 2) not null check (amount > 0),
  paid_amount numeric(14, 2) not null default 0 check (paid_amount >= 0),
  -- What came above what was owed.
  surplus numeric(14, 2) not null default 0 check (surplus >= 0),
  expires_at timestamptz not null,
  txid text not null check (txid ~ '^[A-Z0-9]{5,25}$'),
  account_id uuid not null,
  payload text not null check (length(payload) <= 512),
  -- What its page is opened by; it opens nothing else and tells of nobody.
  token text not null check (length(token) = 22),
  status text not null default 'open' check (status in ('open', 'partial', 'paid', 'expired', 'cancelled', 'refunded')),
  reason text check (length(reason) <= 200),
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  created_by uuid not null,
  primary key (tenant_id, id),
  constraint charges_txid unique (tenant_id, txid),
  constraint charges_token unique (tenant_id, token),
  constraint charge_of_one check (num_nonnulls(booking_id, invoice_id, entry_id) = 1),
  foreign key (tenant_id, booking_id) references bookings (tenant_id, id),
  foreign key (tenant_id, invoice_id) references invoices (tenant_id, id),
  foreign key (tenant_id, entry_id) references finance_entries (tenant_id, id),
  foreign key (tenant_id, account_id) references finance_accounts (tenant_id, id)
);
create index charges_by_age on charges (tenant_id, created_at, id);
create index charges_of_booking on charges (tenant_id, booking_id, created_at, id) where booking_id is not null;
create index charges_of_invoice on charges (tenant_id, invoice_id, created_at, id) where invoice_id is not null;
create index charges_of_entry on charges (tenant_id, entry_id, created_at, id) where entry_id is not null;
create index charges_to_expire on charges (tenant_id, expires_at) where status in ('open', 'partial');
create index charges_open on charges (tenant_id, amount, id) where status in ('open', 'partial');
select app.tenant_table('charges');
revoke delete on charges from leme_app;

-- Which payment came for which charge: each once.
create table charge_payments (
  tenant_id uuid not null,
  charge_id uuid not null,
  -- The payment of the booking, the settlement of the entry or the payment of the invoice.
  payment_id uuid not null,
  amount numeric(14, 2) not null check (amount >= 0),
  surplus numeric(14, 2) not null default 0 check (surplus >= 0),
  created_at timestamptz not null,
  primary key (tenant_id, payment_id),
  foreign key (tenant_id, charge_id) references charges (tenant_id, id)
);
create index charge_payments_of on charge_payments (tenant_id, charge_id, created_at);
select app.tenant_table('charge_payments');
revoke update, delete on charge_payments from leme_app;

alter table finance_postings drop constraint finance_postings_fact_kind_check;
alter table finance_postings add constraint finance_postings_fact_kind_check check (fact_kind in
  ('payment', 'booking', 'sailing', 'service', 'entry', 'settlement', 'allocation', 'tax', 'till', 'credit', 'invoice',
   'invoice-payment'));

select pgboss.create_queue('expire-charges', '{"policy": "short", "retryLimit": 3, "retryDelay": 60,
  "retryBackoff": true, "expireInSeconds": 600, "retentionSeconds": 86400, "deleteAfterSeconds": 3600}'::jsonb);
