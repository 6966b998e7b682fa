-- The statement of results as a company draws it: its lines in their order. Before anybody draws it is the usual one.
create table finance_statements (
  tenant_id uuid not null references saas_tenants (id),
  lines jsonb not null,
  version integer not null default 1,
  updated_at timestamptz not null,
  updated_by uuid not null,
  primary key (tenant_id)
);
select app.tenant_table('finance_statements');
revoke delete on finance_statements from leme_app;

-- The cash somebody keeps for a day: what was in it at first, what was counted at the end, and why that differs.
create table finance_tills (
  tenant_id uuid not null references saas_tenants (id),
  id uuid not null,
  user_id uuid not null,
  day date not null,
  opening_float numeric(12, 2) not null check (opening_float >= 0),
  -- How many of each note and coin, by what it is worth in centavos.
  counted jsonb,
  counted_amount numeric(12, 2) check (counted_amount >= 0),
  expected_amount numeric(12, 2),
  reason text check (length(reason) <= 200),
  status text not null default 'open' check (status in ('open', 'closed')),
  created_at timestamptz not null,
  created_by uuid not null,
  closed_at timestamptz,
  closed_by uuid,
  primary key (tenant_id, id),
  constraint finance_tills_of_day unique (tenant_id, user_id, day),
  constraint till_is_counted_when_closed check ((status = 'closed') = (counted_amount is not null)),
  constraint till_difference_has_reason check (counted_amount = expected_amount or reason is not null)
);
create index finance_tills_by_day on finance_tills (tenant_id, day, id);
select app.tenant_table('finance_tills');
revoke delete on finance_tills from leme_app;

-- What was taken out of it during the day, and where it went.
create table finance_withdrawals (
  tenant_id uuid not null,
  id uuid not null,
  till_id uuid not null,
  amount numeric(12, 2) not null check (amount > 0),
  account_id uuid not null,
  note text check (length(note) <= 200),
  user_id uuid not null,
  created_at timestamptz not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, till_id) references finance_tills (tenant_id, id),
  foreign key (tenant_id, account_id) references finance_accounts (tenant_id, id)
);
create index finance_withdrawals_of_till on finance_withdrawals (tenant_id, till_id, created_at, id);
select app.tenant_table('finance_withdrawals');
revoke update, delete on finance_withdrawals from leme_app;
