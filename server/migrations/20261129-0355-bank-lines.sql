-- A file of a bank: looked at first, then its lines are taken in, and all of them can go again.
create table bank_statements (
  tenant_id uuid not null,
  id uuid not null,
  account_id uuid not null,
  file_name text not null check (length(file_name) <= 200),
  file_kind text not null check (file_kind in ('ofx', 'csv')),
  -- The number of the account, as its bank writes it.
  bank_account text check (length(bank_account) <= 40),
  status text not null default 'looked' check (status in ('looked', 'running', 'taken', 'undone')),
  -- What was read, until it is taken in, and how many of it are.
  rows jsonb,
  total integer not null check (total between 0 and 20000),
  done integer not null default 0,
  known integer not null default 0,
  refused jsonb not null,
  refused_count integer not null default 0,
  with_txid integer not null default 0,
  first_on date,
  last_on date,
  -- What the bank says is on the account at the end of a day.
  closing_amount numeric(14, 2),
  closing_on date,
  created_at timestamptz not null,
  created_by uuid not null,
  taken_at timestamptz,
  undone_at timestamptz,
  undone_by uuid,
  primary key (tenant_id, id),
  foreign key (tenant_id, account_id) references finance_accounts (tenant_id, id),
  check ((closing_amount is null) = (closing_on is null))
);
create index bank_statements_by_account on bank_statements (tenant_id, account_id, created_at, id);
select app.tenant_table('bank_statements');
revoke delete on bank_statements from leme_app;

create table bank_lines (
  tenant_id uuid not null,
  id uuid not null,
  account_id uuid not null,
  statement_id uuid not null,
  day date not null,
  -- Below zero it went out.
  amount numeric(14, 2) not null check (amount <> 0),
  payer text not null check (length(payer) <= 120),
  memo text not null check (length(memo) <= 255),
  -- What a bank tells it by, with its day, its amount and which of its kind it is.
  identity text not null check (length(identity) <= 80),
  -- The text of a Pix of ours, where the bank printed it.
  txid text check (length(txid) <= 25),
  status text not null default 'unmatched' check (status in ('unmatched', 'suggested', 'matched', 'ignored', 'undone')),
  matched numeric(14, 2) not null default 0,
  -- The best of what it may be: how sure that is, and why.
  points integer,
  reason text check (length(reason) <= 20),
  rule_id uuid,
  replaced_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (tenant_id, id),
  constraint line_is_matched_once check (case when amount > 0 then matched between 0 and amount else matched between amount and 0 end),
  constraint line_is_matched_exactly check ((status = 'matched') = (matched = amount) or status = 'undone'),
  foreign key (tenant_id, account_id) references finance_accounts (tenant_id, id),
  foreign key (tenant_id, statement_id) references bank_statements (tenant_id, id)
);
create unique index bank_lines_once on bank_lines (tenant_id, account_id, identity) where status <> 'undone';
create index bank_lines_by_day on bank_lines (tenant_id, account_id, day, id);
create index bank_lines_open on bank_lines (tenant_id, account_id, day, id) where status in ('unmatched', 'suggested');
create index bank_lines_of_statement on bank_lines (tenant_id, statement_id, id);
select app.tenant_table('bank_lines');
revoke delete on bank_lines from leme_app;

-- What a line is: so much of it is this posting, this bill, this booking. What is undone stays and says so.
create table bank_matches (
  tenant_id uuid not null,
  id uuid not null,
  -- Those that were made at once go at once.
  group_id uuid not null,
  line_id uuid not null,
  kind text not null check (kind in ('posting', 'entry', 'booking', 'charge', 'invoice')),
  target_id uuid not null,
  -- With the sign of the bank; what goes out of a line that came in is its fee.
  amount numeric(14, 2) not null check (amount <> 0),
  -- The entry behind it was made of the line and goes with it.
  creates boolean not null default false,
  -- The payment it recorded, and the one that took it back.
  made_id uuid,
  unmade_id uuid,
  reason text check (length(reason) <= 20),
  by_itself boolean not null default false,
  user_id uuid not null,
  created_at timestamptz not null,
  undone_at timestamptz,
  undone_by uuid,
  primary key (tenant_id, id),
  foreign key (tenant_id, line_id) references bank_lines (tenant_id, id)
);
create index bank_matches_of_line on bank_matches (tenant_id, line_id, created_at, id);
create index bank_matches_of_target on bank_matches (tenant_id, target_id) where undone_at is null;
create index bank_matches_of_group on bank_matches (tenant_id, group_id);
create index bank_matches_made on bank_matches (tenant_id, made_id) where made_id is not null;
create index bank_matches_unmade on bank_matches (tenant_id, unmade_id) where unmade_id is not null;
select app.tenant_table('bank_matches');
revoke delete on bank_matches from leme_app;

-- What the columns of a bank's CSV are, as somebody said once.
create table csv_mappings (
  tenant_id uuid not null,
  account_id uuid not null,
  mapping jsonb not null,
  updated_at timestamptz not null,
  updated_by uuid not null,
  primary key (tenant_id, account_id),
  foreign key (tenant_id, account_id) references finance_accounts (tenant_id, id)
);
select app.tenant_table('csv_mappings');
revoke delete on csv_mappings from leme_app;

-- What is looked for by its amount.
create index finance_postings_by_debited on finance_postings (tenant_id, debit_id, amount, date);
create index finance_postings_by_credited on finance_postings (tenant_id, credit_id, amount, date);
create index finance_entries_open_by_amount on finance_entries (tenant_id, (amount - settled_amount), due_on)
  where status in ('open', 'partial');
create index bookings_open_by_amount on bookings (tenant_id, remaining_amount, starts_at) where remaining_amount > 0;
