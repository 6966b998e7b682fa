-- The books of a company: what came in, what it cost, what is owed. A chart of accounts is written when they are first opened.
create table finance_accounts (
  tenant_id uuid not null references saas_tenants (id),
  id uuid not null,
  code text not null check (length(code) <= 20),
  -- A company's own word for it; those of the chart go by their role.
  name text check (length(name) <= 120),
  kind text not null check (kind in ('asset', 'liability', 'equity', 'result')),
  role text check (length(role) <= 40),
  money_kind text check (money_kind in ('cash', 'bank', 'card', 'pix')),
  -- The line of the statement of results that a result account stands on.
  line text check (length(line) <= 20),
  -- How what is on it without a departure is shared over the departures of a month.
  allocation text not null default 'none' check (allocation in ('none', 'departure', 'hour', 'passenger')),
  opening_balance numeric(14, 2) not null default 0,
  opening_on date,
  active boolean not null default true,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (tenant_id, id),
  unique (tenant_id, code),
  unique (tenant_id, role)
);
select app.tenant_table('finance_accounts');
revoke delete on finance_accounts from leme_app;

-- One row a company: whoever posts, closes or opens a month holds it to the end, so that a posting is in a month or not.
create table finance_books (
  tenant_id uuid not null references saas_tenants (id),
  opened_at timestamptz not null default now(),
  primary key (tenant_id)
);
select app.tenant_table('finance_books');
revoke delete on finance_books from leme_app;

-- Bookings whose money moved and waits to be posted. Two rows of one booking are as good as one.
create table finance_due (
  tenant_id uuid not null,
  id uuid not null,
  booking_id uuid not null,
  created_at timestamptz not null default now(),
  primary key (tenant_id, id)
);
select app.tenant_table('finance_due');
revoke update on finance_due from leme_app;

-- What comes and goes besides bookings, once it is known: a bill, something owed to the company, a transfer.
create table finance_entries (
  tenant_id uuid not null,
  id uuid not null,
  kind text not null check (kind in ('receivable', 'payable', 'transfer')),
  description text not null check (length(description) <= 200),
  supplier_id uuid,
  customer_id uuid,
  amount numeric(14, 2) not null check (amount > 0),
  settled_amount numeric(14, 2) not null default 0,
  due_on date not null,
  competence_on date not null,
  -- What it is for: a cost, an expense, an income; of a transfer the account it goes to.
  account_id uuid not null,
  -- Where a transfer comes from.
  from_account_id uuid,
  boat_id uuid,
  session_id uuid,
  document_no text check (length(document_no) <= 60),
  boleto_line text check (boleto_line ~ '^[0-9]{47,48}$'),
  -- Which of how many, where one was split.
  part integer check (part >= 1),
  parts integer check (parts between 2 and 120),
  status text not null default 'open' check (status in ('open', 'partial', 'paid', 'cancelled')),
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  created_by uuid not null,
  primary key (tenant_id, id),
  constraint entry_is_settled_once check (settled_amount >= 0 and settled_amount <= amount),
  constraint entry_between_two check ((kind = 'transfer') = (from_account_id is not null) and from_account_id <> account_id),
  foreign key (tenant_id, account_id) references finance_accounts (tenant_id, id),
  foreign key (tenant_id, from_account_id) references finance_accounts (tenant_id, id),
  foreign key (tenant_id, supplier_id) references suppliers (tenant_id, id),
  foreign key (tenant_id, customer_id) references customers (tenant_id, id),
  foreign key (tenant_id, boat_id) references boats (tenant_id, id),
  foreign key (tenant_id, session_id) references sessions (tenant_id, id)
);
create index finance_entries_by_due on finance_entries (tenant_id, due_on, id);
create index finance_entries_by_kind on finance_entries (tenant_id, kind, status, due_on, id);
create index finance_entries_by_supplier on finance_entries (tenant_id, supplier_id) where supplier_id is not null;
create index finance_entries_by_customer on finance_entries (tenant_id, customer_id) where customer_id is not null;
create index finance_entries_by_boat on finance_entries (tenant_id, boat_id) where boat_id is not null;
create index finance_entries_by_session on finance_entries (tenant_id, session_id) where session_id is not null;
select app.tenant_table('finance_entries');
revoke delete on finance_entries from leme_app;

-- What was paid of an entry. A row is never changed; an opposite one takes it back.
create table finance_settlements (
  tenant_id uuid not null,
  id uuid not null,
  entry_id uuid not null,
  amount numeric(14, 2) not null check (amount <> 0),
  discount numeric(14, 2) not null default 0,
  interest numeric(14, 2) not null default 0,
  account_id uuid,
  paid_on date not null,
  reverses_id uuid,
  reason text check (length(reason) <= 200),
  user_id uuid not null,
  created_at timestamptz not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, entry_id) references finance_entries (tenant_id, id),
  foreign key (tenant_id, account_id) references finance_accounts (tenant_id, id),
  foreign key (tenant_id, reverses_id) references finance_settlements (tenant_id, id)
);
create index finance_settlements_of_entry on finance_settlements (tenant_id, entry_id, created_at, id);
create unique index finance_settlements_reversed_once on finance_settlements (tenant_id, reverses_id);
select app.tenant_table('finance_settlements');
revoke update, delete on finance_settlements from leme_app;

-- A posting has one debit and one credit, so the books balance by how they are written. It is never changed.
create table finance_postings (
  tenant_id uuid not null,
  id uuid not null,
  -- The day it counts, and the day it belongs to where that month was closed by then.
  date date not null,
  true_date date not null,
  debit_id uuid not null,
  credit_id uuid not null,
  amount numeric(14, 2) not null check (amount > 0),
  fact_kind text not null
    check (fact_kind in ('payment', 'booking', 'sailing', 'entry', 'settlement', 'allocation', 'tax', 'till')),
  fact_id uuid not null,
  leg integer not null check (leg >= 0),
  session_id uuid,
  boat_id uuid,
  product_id uuid,
  party_kind text check (party_kind in ('customer', 'supplier', 'person')),
  party_id uuid,
  entry_id uuid,
  -- The agreement an amount comes of, and what it said then.
  agreement_id uuid,
  agreement_value integer,
  reverses_id uuid,
  user_id uuid not null,
  created_at timestamptz not null,
  primary key (tenant_id, id),
  constraint finance_postings_fact unique (tenant_id, fact_kind, fact_id, leg),
  constraint posting_between_two check (debit_id <> credit_id),
  check ((party_kind is null) = (party_id is null)),
  foreign key (tenant_id, debit_id) references finance_accounts (tenant_id, id),
  foreign key (tenant_id, credit_id) references finance_accounts (tenant_id, id),
  foreign key (tenant_id, entry_id) references finance_entries (tenant_id, id),
  foreign key (tenant_id, reverses_id) references finance_postings (tenant_id, id)
);
create index finance_postings_by_date on finance_postings (tenant_id, date, id);
create index finance_postings_by_debit on finance_postings (tenant_id, debit_id, date, id);
create index finance_postings_by_credit on finance_postings (tenant_id, credit_id, date, id);
create index finance_postings_by_session on finance_postings (tenant_id, session_id, date) where session_id is not null;
create index finance_postings_of_entry on finance_postings (tenant_id, entry_id) where entry_id is not null;
create unique index finance_postings_reversed_once on finance_postings (tenant_id, reverses_id);
select app.tenant_table('finance_postings');
revoke update, delete on finance_postings from leme_app;

-- How people pay: where the money goes, and what that costs.
create table finance_methods (
  tenant_id uuid not null,
  method text not null check (length(method) <= 40),
  account_id uuid not null,
  fee_bp integer not null default 0 check (fee_bp between 0 and 10000),
  fee_amount numeric(12, 2) not null default 0 check (fee_amount >= 0),
  days integer not null default 0 check (days between 0 and 365),
  version integer not null default 1,
  primary key (tenant_id, method),
  foreign key (tenant_id, account_id) references finance_accounts (tenant_id, id)
);
select app.tenant_table('finance_methods');
revoke delete on finance_methods from leme_app;

-- What was agreed with agents, owners of boats and crews. What a row says once holds; another one follows it.
create table finance_agreements (
  tenant_id uuid not null,
  id uuid not null,
  kind text not null check (kind in ('commission', 'owner_share', 'per_sailing', 'per_hour')),
  agent_id uuid,
  supplier_id uuid,
  product_id uuid,
  boat_id uuid,
  bp integer check (bp between 0 and 10000),
  amount numeric(12, 2) check (amount >= 0),
  base text not null default 'gross' check (base in ('gross', 'after_commission')),
  valid_from date not null,
  valid_to date,
  version integer not null default 1,
  created_at timestamptz not null,
  created_by uuid not null,
  primary key (tenant_id, id),
  constraint agreement_says_one check ((bp is null) <> (amount is null)),
  check (valid_to >= valid_from),
  foreign key (tenant_id, agent_id) references customers (tenant_id, id),
  foreign key (tenant_id, supplier_id) references suppliers (tenant_id, id),
  foreign key (tenant_id, product_id) references products (tenant_id, id),
  foreign key (tenant_id, boat_id) references boats (tenant_id, id)
);
create index finance_agreements_by_kind on finance_agreements (tenant_id, kind, valid_from, id);
select app.tenant_table('finance_agreements');
revoke delete on finance_agreements from leme_app;

create table finance_tax_rates (
  tenant_id uuid not null references saas_tenants (id),
  id uuid not null,
  line text not null check (line in ('2.3', '2.4', '2.5', '2.6')),
  bp integer not null check (bp between 0 and 10000),
  product_id uuid,
  valid_from date not null,
  created_at timestamptz not null,
  created_by uuid not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, product_id) references products (tenant_id, id)
);
create unique index finance_tax_rates_once on finance_tax_rates (tenant_id, line, product_id, valid_from) nulls not distinct;
select app.tenant_table('finance_tax_rates');
revoke update, delete on finance_tax_rates from leme_app;

-- Months that were closed, with the results as they were printed. Opened again, a row stays and says by whom and why.
create table finance_periods (
  tenant_id uuid not null references saas_tenants (id),
  id uuid not null,
  month date not null check (extract(day from month) = 1),
  results jsonb not null,
  closed_at timestamptz not null,
  closed_by uuid not null,
  reopened_at timestamptz,
  reopened_by uuid,
  reason text check (length(reason) <= 200),
  primary key (tenant_id, id)
);
create unique index finance_periods_closed_once on finance_periods (tenant_id, month) where reopened_at is null;
create index finance_periods_by_month on finance_periods (tenant_id, month, closed_at);
select app.tenant_table('finance_periods');
revoke delete on finance_periods from leme_app;

select pgboss.create_queue('post-books', '{"policy": "short", "retryLimit": 3, "retryDelay": 60,
  "expireInSeconds": 900, "retentionSeconds": 86400, "deleteAfterSeconds": 3600}'::jsonb);
select pgboss.create_queue('look-at-books', '{"policy": "short", "retryLimit": 3, "retryDelay": 300,
  "expireInSeconds": 3600, "retentionSeconds": 86400, "deleteAfterSeconds": 3600}'::jsonb);
