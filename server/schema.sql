-- The database as the migrations make it, written by `npm run schema`; the tests compare it with a fresh one.
-- Policies that several tables share stand once, at the end.

create extension btree_gin;
create extension btree_gist;
create extension pg_trgm;

create function app.fold(t text) returns text language sql immutable parallel safe as $$
  select btrim(regexp_replace(replace(lower(
    regexp_replace(normalize(t, nfd), '[\u005e\u0060\u00a8\u00af\u00b4\u00b7\u00b8\u02b0-\u034e\u0350-\u0357\u035d-\u0362]', '', 'g')),
    'ß', 'ss'), '[\t-\r \u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff]+', ' ', 'g'))
$$;

create function app.global_table(t regclass) returns void language plpgsql as $$
begin
  execute format('grant select on %s to leme_app, leme_auth', t);
  if exists (select from pg_extension where extname = 'citus') then
    execute format('select create_reference_table(%L)', t);
  end if;
end $$;

create function app.link_table(t text, owner regclass, target regclass) returns void language plpgsql as $$
begin
  execute format('create table %I (
    tenant_id uuid not null,
    owner_id uuid not null,
    target_id uuid not null,
    position integer not null default 0,
    primary key (tenant_id, owner_id, target_id),
    foreign key (tenant_id, owner_id) references %s (tenant_id, id) on delete cascade,
    foreign key (tenant_id, target_id) references %s (tenant_id, id))', t, owner, target);
  execute format('create index %I on %I (tenant_id, target_id, owner_id)', t || '_by_target', t);
  perform app.tenant_table(t);
end $$;

create function app.register_indexes(t regclass, owner text, title text) returns void language plpgsql as $$
begin
  execute format('create index %I on %s (%s%I collate "und-x-icu", id) where deleted_at is null', t || '_by_title', t, owner, title);
  execute format('create index %I on %s (%screated_at, id) where deleted_at is null', t || '_by_age', t, owner);
  execute format('create index %I on %s using gin (%ssearch gin_trgm_ops) where deleted_at is null', t || '_search', t, owner);
  execute format('create index %I on %s (%sdeleted_at, id) where deleted_at is not null', t || '_deleted', t, owner);
end $$;

create function app.register_table(t regclass, title text) returns void language plpgsql as $$
begin
  perform app.row_facts(t);
  execute format('alter table %s add primary key (tenant_id, id)', t);
  perform app.tenant_table(t);
  perform app.register_indexes(t, 'tenant_id, ', title);
end $$;

create function app.row_facts(t regclass) returns void language plpgsql as $$
begin
  execute format('alter table %s
    add column id uuid not null,
    add column created_at timestamptz not null default now(),
    add column updated_at timestamptz not null default now(),
    add column version integer not null default 1,
    add column deleted_at timestamptz,
    add column deleted_by uuid', t);
end $$;

create function app.search_text(variadic parts text[]) returns text language sql immutable parallel safe as $$
  select ' ' || app.fold(array_to_string(parts, ' '))
$$;

create function app.shared_register(t regclass, title text) returns void language plpgsql as $$
declare is_platform text := 'nullif(current_setting(''app.tenant_id'', true), '''')::uuid = ''00000000-0000-7000-8000-000000000001''';
begin
  perform app.row_facts(t);
  execute format('alter table %s add primary key (id)', t);
  perform app.global_table(t);
  perform app.register_indexes(t, '', title);
  execute format('grant insert, update on %s to leme_app', t);
  execute format('alter table %s enable row level security', t);
  execute format('create policy everybody_reads on %s for select using (true)', t);
  execute format('create policy platform_writes on %s for all to leme_app, leme_owner using (%s) with check (%s)', t, is_platform, is_platform);
end $$;

create function app.tenant_table(t regclass) returns void language plpgsql as $$
begin
  execute format('alter table %s enable row level security', t);
  execute format('alter table %s force row level security', t);
  execute format(
    'create policy tenant_wall on %s for all to leme_owner, leme_app, leme_auth
       using (tenant_id = nullif(current_setting(''app.tenant_id'', true), '''')::uuid)
       with check (tenant_id = nullif(current_setting(''app.tenant_id'', true), '''')::uuid)', t);
  execute format('create policy platform_reads on %s for select to leme_platform using (true)', t);
  execute format('grant select, insert, update, delete on %s to leme_app', t);
  if exists (select from pg_extension where extname = 'citus') then
    execute format('select create_distributed_table(%L, ''tenant_id'')', t);
  end if;
end $$;

create table allotment_uses (
  tenant_id uuid not null,
  booking_id uuid not null,
  allotment_id uuid not null,
  seats integer not null check (seats >= 0),
  people integer not null check (people >= 0),
  primary key (tenant_id, booking_id, allotment_id),
  constraint allotment_uses_allotment foreign key (tenant_id, allotment_id) references seat_allotments(tenant_id, id),
  constraint allotment_uses_booking foreign key (tenant_id, booking_id) references bookings(tenant_id, id)
);
create index allotment_uses_by_allotment on allotment_uses (tenant_id, allotment_id);
alter table allotment_uses enable row level security;
alter table allotment_uses force row level security;
-- policies: platform_reads, tenant_wall
grant select, insert, update, delete on allotment_uses to leme_app;

create table attendance_events (
  tenant_id uuid not null,
  id uuid not null,
  booking_id uuid not null,
  manifest_passenger_id uuid not null,
  status text not null check (status in ('pending', 'checked_in', 'no_show')),
  bases uuid[] not null default '{}'::uuid[],
  device_id text,
  user_id uuid not null,
  client_time timestamptz,
  server_time timestamptz not null default now(),
  primary key (tenant_id, id),
  foreign key (tenant_id, booking_id) references bookings(tenant_id, id)
);
create index attendance_events_by_booking on attendance_events (tenant_id, booking_id);
create index attendance_events_by_passenger on attendance_events (tenant_id, manifest_passenger_id, server_time, id);
create index attendance_events_by_time on attendance_events (tenant_id, server_time, id);
alter table attendance_events enable row level security;
alter table attendance_events force row level security;
-- policies: platform_reads, tenant_wall
grant select, insert on attendance_events to leme_app;

create table attendance_refusals (
  tenant_id uuid not null,
  id uuid not null,
  booking_id uuid not null,
  manifest_passenger_id uuid not null,
  status text not null check (status in ('pending', 'checked_in', 'no_show')),
  reason text not null,
  device_id text,
  user_id uuid not null,
  client_time timestamptz,
  server_time timestamptz not null default now(),
  reviewed_at timestamptz,
  reviewed_by uuid,
  count integer not null default 1 constraint attendance_refusals_count check (count > 0),
  primary key (tenant_id, id)
);
create index attendance_refusals_by_person on attendance_refusals (tenant_id, user_id, reason, server_time) where reviewed_at is null;
create index attendance_refusals_open on attendance_refusals (tenant_id, server_time, id) where reviewed_at is null;
create unique index attendance_refusals_unknown on attendance_refusals (tenant_id, user_id) where reason = 'unknown-booking' and reviewed_at is null;
alter table attendance_refusals enable row level security;
alter table attendance_refusals force row level security;
-- policies: platform_reads, tenant_wall
grant select, insert, update on attendance_refusals to leme_app;
grant select, delete on attendance_refusals to leme_auth;

create table audit_log (
  tenant_id uuid not null,
  id uuid not null,
  at timestamptz not null default now(),
  actor_id uuid not null,
  actor_name text not null,
  resource text not null,
  record_id uuid not null,
  action text not null check (action in ('created', 'updated', 'deleted', 'restored', 'merged', 'erased')),
  changes jsonb not null default '{}'::jsonb,
  primary key (tenant_id, id)
);
create index audit_log_by_record on audit_log (tenant_id, resource, record_id, id);
create index audit_log_by_time on audit_log (tenant_id, at, id);
alter table audit_log enable row level security;
alter table audit_log force row level security;
-- policies: platform_reads, tenant_wall
grant select, insert on audit_log to leme_app, leme_auth;

create table audit_values (
  tenant_id uuid not null,
  audit_id uuid not null,
  field text not null,
  salt text not null,
  before jsonb,
  after jsonb,
  primary key (tenant_id, audit_id, field),
  foreign key (tenant_id, audit_id) references audit_log(tenant_id, id)
);
alter table audit_values enable row level security;
alter table audit_values force row level security;
-- policies: platform_reads, tenant_wall
grant select, insert, delete on audit_values to leme_app, leme_auth;

create table auth_accounts (
  tenant_id uuid not null,
  id uuid not null,
  password_hash text,
  must_change_password boolean not null default false,
  created_at timestamptz not null default now(),
  device_key text check (length(device_key) = 44),
  crew_at timestamptz,
  temporary_until timestamptz,
  last_sign_in_at timestamptz,
  primary key (tenant_id, id),
  foreign key (tenant_id, id) references profiles(tenant_id, id) on delete cascade
);
alter table auth_accounts enable row level security;
alter table auth_accounts force row level security;
-- policies: platform_reads, tenant_wall
grant select, insert, update, delete on auth_accounts to leme_auth;

create table auth_acting_grants (
  tenant_id uuid not null,
  token_hash text not null,
  acting_tenant_id uuid not null,
  reason text not null,
  granted_at timestamptz not null default now(),
  last_act_at timestamptz not null default now(),
  primary key (tenant_id, token_hash, acting_tenant_id),
  foreign key (acting_tenant_id) references saas_tenants(id),
  foreign key (tenant_id, token_hash) references auth_sessions(tenant_id, token_hash) on delete cascade
);
alter table auth_acting_grants enable row level security;
alter table auth_acting_grants force row level security;
-- policies: platform_reads, tenant_wall
grant select, insert, update, delete on auth_acting_grants to leme_auth;

create table auth_crew_tokens (
  tenant_id uuid not null,
  token_hash text not null,
  user_id uuid not null,
  role text not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  primary key (tenant_id, token_hash),
  foreign key (tenant_id, user_id) references profiles(tenant_id, id) on delete cascade
);
create index auth_crew_tokens_by_end on auth_crew_tokens (tenant_id, expires_at);
create index auth_crew_tokens_by_user on auth_crew_tokens (tenant_id, user_id);
alter table auth_crew_tokens enable row level security;
alter table auth_crew_tokens force row level security;
-- policies: platform_reads, tenant_wall
grant select, insert, update, delete on auth_crew_tokens to leme_auth;

create table auth_links (
  tenant_id uuid not null,
  token_hash text not null,
  user_id uuid not null,
  type text not null check (type in ('first_access', 'password_reset', 'login')),
  expires_at timestamptz not null,
  used_at timestamptz,
  created_at timestamptz not null default now(),
  redirect_url text,
  primary key (tenant_id, token_hash),
  foreign key (tenant_id, user_id) references profiles(tenant_id, id) on delete cascade
);
create index auth_links_by_expiry on auth_links (tenant_id, expires_at);
create index auth_links_by_user on auth_links (tenant_id, user_id);
alter table auth_links enable row level security;
alter table auth_links force row level security;
-- policies: platform_reads, tenant_wall
grant select, insert, update, delete on auth_links to leme_auth;

create table auth_machine_tokens (
  tenant_id uuid not null,
  id uuid not null,
  kind text not null check (kind = 'partner'),
  partner_id uuid not null,
  mode text not null check (mode in ('live', 'test')),
  slot integer not null check (slot in (1, 2)),
  label text not null check (length(label) <= 80),
  token_hash text not null,
  hint text not null check (length(hint) <= 8),
  scopes text[] not null,
  created_at timestamptz not null default now(),
  created_by uuid not null,
  expires_at timestamptz,
  last_used_at timestamptz,
  revoked_at timestamptz,
  revoked_by uuid,
  primary key (tenant_id, id),
  constraint auth_machine_tokens_partner foreign key (tenant_id, partner_id) references channel_partners(tenant_id, id),
  foreign key (tenant_id) references saas_tenants(id)
);
create index auth_machine_tokens_by_partner on auth_machine_tokens (tenant_id, partner_id, created_at);
create unique index auth_machine_tokens_token_hash_key on auth_machine_tokens (tenant_id, token_hash);
create unique index auth_machine_tokens_two on auth_machine_tokens (tenant_id, partner_id, mode, slot) where revoked_at is null;
alter table auth_machine_tokens enable row level security;
alter table auth_machine_tokens force row level security;
-- policies: platform_reads, tenant_wall
grant select, insert, update, delete on auth_machine_tokens to leme_auth;

create table auth_recovery_codes (
  tenant_id uuid not null,
  user_id uuid not null,
  code_hash text not null,
  used_at timestamptz,
  primary key (tenant_id, user_id, code_hash),
  foreign key (tenant_id, user_id) references profiles(tenant_id, id) on delete cascade
);
alter table auth_recovery_codes enable row level security;
alter table auth_recovery_codes force row level security;
-- policies: platform_reads, tenant_wall
grant select, insert, update, delete on auth_recovery_codes to leme_auth;

create table auth_second_factors (
  tenant_id uuid not null,
  user_id uuid not null,
  secret text not null,
  begun_at timestamptz not null,
  confirmed_at timestamptz,
  used_step bigint,
  primary key (tenant_id, user_id),
  foreign key (tenant_id, user_id) references profiles(tenant_id, id) on delete cascade
);
alter table auth_second_factors enable row level security;
alter table auth_second_factors force row level security;
-- policies: platform_reads, tenant_wall
grant select, insert, update, delete on auth_second_factors to leme_auth;

create table auth_sessions (
  tenant_id uuid not null,
  token_hash text not null,
  user_id uuid not null,
  created_at timestamptz not null default now(),
  last_active_at timestamptz not null default now(),
  access_expires_at timestamptz not null,
  user_agent text,
  primary key (tenant_id, token_hash),
  foreign key (tenant_id, user_id) references profiles(tenant_id, id) on delete cascade
);
create index auth_sessions_by_user on auth_sessions (tenant_id, user_id);
alter table auth_sessions enable row level security;
alter table auth_sessions force row level security;
-- policies: platform_reads, tenant_wall
grant select, insert, update, delete on auth_sessions to leme_auth;

create table auth_throttle (
  tenant_id uuid not null,
  key text not null,
  failures integer not null default 0,
  window_started_at timestamptz not null default now(),
  primary key (tenant_id, key),
  foreign key (tenant_id) references saas_tenants(id)
);
alter table auth_throttle enable row level security;
alter table auth_throttle force row level security;
-- policies: platform_reads, tenant_wall
grant select, insert, update, delete on auth_throttle to leme_auth;

create table bank_line_facts (
  tenant_id uuid not null,
  fact_id uuid not null,
  line_id uuid not null,
  primary key (tenant_id, fact_id),
  foreign key (tenant_id, line_id) references bank_lines(tenant_id, id)
);
create index bank_line_facts_of on bank_line_facts (tenant_id, line_id);
alter table bank_line_facts enable row level security;
alter table bank_line_facts force row level security;
-- policies: platform_reads, tenant_wall
grant select, insert on bank_line_facts to leme_app;

create table bank_lines (
  tenant_id uuid not null,
  id uuid not null,
  account_id uuid not null,
  statement_id uuid not null,
  day date not null,
  amount numeric(14,2) not null check (amount <> 0),
  payer text not null check (length(payer) <= 120),
  memo text not null check (length(memo) <= 255),
  identity text not null check (length(identity) <= 80),
  txid text check (length(txid) <= 25),
  status text not null default 'unmatched' check (status in ('unmatched', 'suggested', 'matched', 'ignored', 'undone')),
  matched numeric(14,2) not null default 0,
  points integer,
  reason text check (length(reason) <= 20),
  rule_id uuid,
  replaced_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (tenant_id, id),
  constraint line_is_matched_exactly check ((status = 'matched') = (matched = amount) or status = 'undone'),
  constraint line_is_matched_once check (
case
    when amount > 0 then matched >= 0 and matched <= amount
    else matched >= amount and matched <= 0
end),
  foreign key (tenant_id, account_id) references finance_accounts(tenant_id, id),
  foreign key (tenant_id, statement_id) references bank_statements(tenant_id, id)
);
create index bank_lines_by_day on bank_lines (tenant_id, account_id, day, id);
create index bank_lines_by_rule on bank_lines (tenant_id, rule_id) where rule_id is not null;
create index bank_lines_of_statement on bank_lines (tenant_id, statement_id, id);
create unique index bank_lines_once on bank_lines (tenant_id, account_id, identity) where status <> 'undone';
create index bank_lines_open on bank_lines (tenant_id, account_id, day, id) where status in ('unmatched', 'suggested');
alter table bank_lines enable row level security;
alter table bank_lines force row level security;
-- policies: platform_reads, tenant_wall
grant select, insert, update on bank_lines to leme_app;

create table bank_matches (
  tenant_id uuid not null,
  id uuid not null,
  group_id uuid not null,
  line_id uuid not null,
  kind text not null check (kind in ('posting', 'entry', 'booking', 'charge', 'invoice')),
  target_id uuid not null,
  amount numeric(14,2) not null check (amount <> 0),
  creates boolean not null default false,
  made_id uuid,
  unmade_id uuid,
  reason text check (length(reason) <= 20),
  by_itself boolean not null default false,
  user_id uuid not null,
  created_at timestamptz not null,
  undone_at timestamptz,
  undone_by uuid,
  primary key (tenant_id, id),
  foreign key (tenant_id, line_id) references bank_lines(tenant_id, id)
);
create index bank_matches_made on bank_matches (tenant_id, made_id) where made_id is not null;
create index bank_matches_of_group on bank_matches (tenant_id, group_id);
create index bank_matches_of_line on bank_matches (tenant_id, line_id, created_at, id);
create index bank_matches_of_target on bank_matches (tenant_id, target_id) where undone_at is null;
create index bank_matches_unmade on bank_matches (tenant_id, unmade_id) where unmade_id is not null;
alter table bank_matches enable row level security;
alter table bank_matches force row level security;
-- policies: platform_reads, tenant_wall
grant select, insert, update on bank_matches to leme_app;

create table bank_rules (
  tenant_id uuid not null,
  contains text not null check (length(contains) <= 80),
  direction text not null default 'any' check (direction in ('any', 'in', 'out')),
  category_id uuid not null,
  cost_centre_id uuid,
  by_itself boolean not null default false,
  turn integer not null default 100 check (turn >= 1 and turn <= 999),
  active boolean not null default true,
  search text not null generated always as (app.search_text(variadic array[contains])) stored,
  id uuid not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version integer not null default 1,
  deleted_at timestamptz,
  deleted_by uuid,
  primary key (tenant_id, id),
  foreign key (tenant_id, category_id) references finance_categories(tenant_id, id),
  foreign key (tenant_id, cost_centre_id) references cost_centres(tenant_id, id),
  foreign key (tenant_id) references saas_tenants(id)
);
create index bank_rules_by_active on bank_rules (tenant_id, active, contains collate "und-x-icu", id) where deleted_at is null;
create index bank_rules_by_age on bank_rules (tenant_id, created_at, id) where deleted_at is null;
create index bank_rules_by_title on bank_rules (tenant_id, contains collate "und-x-icu", id) where deleted_at is null;
create index bank_rules_by_turn on bank_rules (tenant_id, turn, id) where deleted_at is null;
create unique index bank_rules_contains_key on bank_rules (tenant_id, lower(contains)) where deleted_at is null;
create index bank_rules_deleted on bank_rules (tenant_id, deleted_at, id) where deleted_at is not null;
create index bank_rules_search on bank_rules using gin (tenant_id, search gin_trgm_ops) where deleted_at is null;
alter table bank_rules enable row level security;
alter table bank_rules force row level security;
-- policies: platform_reads, tenant_wall
grant select, insert, update, delete on bank_rules to leme_app;

create table bank_statements (
  tenant_id uuid not null,
  id uuid not null,
  account_id uuid not null,
  file_name text not null check (length(file_name) <= 200),
  file_kind text not null check (file_kind in ('ofx', 'csv')),
  bank_account text check (length(bank_account) <= 40),
  status text not null default 'looked' check (status in ('looked', 'running', 'taken', 'undone')),
  rows jsonb,
  total integer not null check (total >= 0 and total <= 20000),
  done integer not null default 0,
  known integer not null default 0,
  refused jsonb not null,
  refused_count integer not null default 0,
  with_txid integer not null default 0,
  first_on date,
  last_on date,
  closing_amount numeric(14,2),
  closing_on date,
  created_at timestamptz not null,
  created_by uuid not null,
  taken_at timestamptz,
  undone_at timestamptz,
  undone_by uuid,
  primary key (tenant_id, id),
  check ((closing_amount is null) = (closing_on is null)),
  foreign key (tenant_id, account_id) references finance_accounts(tenant_id, id)
);
create index bank_statements_by_account on bank_statements (tenant_id, account_id, created_at, id);
alter table bank_statements enable row level security;
alter table bank_statements force row level security;
-- policies: platform_reads, tenant_wall
grant select, insert, update on bank_statements to leme_app;

create table blackouts (
  tenant_id uuid not null,
  reason text not null check (length(reason) <= 200),
  kind text not null default 'weather' check (kind in ('weather', 'maintenance', 'holiday', 'private', 'authority')),
  scope text not null default 'tenant' check (scope in ('tenant', 'product', 'boat', 'city')),
  product_id uuid,
  boat_id uuid,
  city_id uuid,
  days_from date,
  days_to date,
  from_time time,
  until_time time,
  source text not null default 'person' check (source in ('person', 'work_order')),
  search text not null generated always as (app.search_text(variadic array[reason])) stored,
  id uuid not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version integer not null default 1,
  deleted_at timestamptz,
  deleted_by uuid,
  primary key (tenant_id, id),
  check (days_from is not null or days_to is not null),
  foreign key (city_id) references coastal_cities(id),
  foreign key (tenant_id, boat_id) references boats(tenant_id, id),
  foreign key (tenant_id) references saas_tenants(id),
  foreign key (tenant_id, product_id) references products(tenant_id, id)
);
create index blackouts_by_age on blackouts (tenant_id, created_at, id) where deleted_at is null;
create index blackouts_by_boat on blackouts (tenant_id, boat_id, days_from, id) where deleted_at is null;
create index blackouts_by_city on blackouts (tenant_id, city_id, days_from, id) where deleted_at is null;
create index blackouts_by_first on blackouts (tenant_id, days_from, id) where deleted_at is null;
create index blackouts_by_kind on blackouts (tenant_id, kind, days_from, id) where deleted_at is null;
create index blackouts_by_last on blackouts (tenant_id, days_to, days_from, id) where deleted_at is null;
create index blackouts_by_product on blackouts (tenant_id, product_id, days_from, id) where deleted_at is null;
create index blackouts_by_scope on blackouts (tenant_id, scope, days_from, id) where deleted_at is null;
create index blackouts_by_title on blackouts (tenant_id, reason collate "und-x-icu", id) where deleted_at is null;
create index blackouts_deleted on blackouts (tenant_id, deleted_at, id) where deleted_at is not null;
create index blackouts_search on blackouts using gin (tenant_id, search gin_trgm_ops) where deleted_at is null;
alter table blackouts enable row level security;
alter table blackouts force row level security;
-- policies: platform_reads, tenant_wall
grant select, insert, update, delete on blackouts to leme_app;

create table boat_documents (
  tenant_id uuid not null,
  id uuid not null,
  boat_id uuid not null,
  kind text not null check (kind in ('TIE', 'PRPM', 'CTS', 'DPEM', 'CSN', 'seguro', 'vistoria', 'alvara')),
  number text,
  issued_on date,
  expires_on date,
  file uuid,
  alert_days integer[] not null default '{60,30,7}'::integer[],
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version integer not null default 1,
  deleted_at timestamptz,
  deleted_by uuid,
  search text not null generated always as (app.search_text(variadic array[number])) stored,
  primary key (tenant_id, id),
  check (expires_on >= issued_on),
  foreign key (tenant_id, boat_id) references boats(tenant_id, id) on delete cascade,
  foreign key (tenant_id, file) references files(tenant_id, id)
);
create index boat_documents_by_age on boat_documents (tenant_id, created_at, id) where deleted_at is null;
create index boat_documents_by_boat on boat_documents (tenant_id, boat_id, expires_on, id);
create index boat_documents_by_expires_on on boat_documents (tenant_id, expires_on, id) where deleted_at is null;
create index boat_documents_by_title on boat_documents (tenant_id, kind collate "und-x-icu", id) where deleted_at is null;
create index boat_documents_deleted on boat_documents (tenant_id, deleted_at, id) where deleted_at is not null;
create index boat_documents_of on boat_documents (tenant_id, boat_id, id);
create index boat_documents_search on boat_documents using gin (tenant_id, search gin_trgm_ops) where deleted_at is null;
alter table boat_documents enable row level security;
alter table boat_documents force row level security;
-- policies: platform_reads, tenant_wall
grant select, insert, update, delete on boat_documents to leme_app;

create table boat_features (
  tenant_id uuid not null,
  name text not null,
  name_translations jsonb not null default '{}'::jsonb,
  icon text,
  group text not null default 'conforto' check ("group" in ('conforto', 'seguranca', 'som', 'esporte')),
  filterable boolean not null default true,
  search text not null generated always as (app.search_text(variadic array[name, name_translations ->> 'en', name_translations ->> 'es', name_translations ->> 'fr', name_translations ->> 'it'])) stored,
  id uuid not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version integer not null default 1,
  deleted_at timestamptz,
  deleted_by uuid,
  primary key (tenant_id, id),
  foreign key (tenant_id) references saas_tenants(id)
);
create index boat_features_by_age on boat_features (tenant_id, created_at, id) where deleted_at is null;
create index boat_features_by_group on boat_features (tenant_id, "group", name collate "und-x-icu", id) where deleted_at is null;
create index boat_features_by_title on boat_features (tenant_id, name collate "und-x-icu", id) where deleted_at is null;
create index boat_features_deleted on boat_features (tenant_id, deleted_at, id) where deleted_at is not null;
create unique index boat_features_name_key on boat_features (tenant_id, lower(name)) where deleted_at is null;
create index boat_features_search on boat_features using gin (tenant_id, search gin_trgm_ops) where deleted_at is null;
alter table boat_features enable row level security;
alter table boat_features force row level security;
-- policies: platform_reads, tenant_wall
grant select, insert, update, delete on boat_features to leme_app;

create table boat_manning (
  tenant_id uuid not null,
  boat_id uuid not null,
  position text not null check ("position" in ('comandante', 'marinheiro', 'maquinista', 'guia', 'instrutor', 'observador', 'apoio')),
  count integer not null default 1 check (count >= 1 and count <= 30),
  competency_id uuid,
  source text not null default 'TIE' check (source in ('CTS', 'TIE', 'empresa')),
  note text check (length(note) <= 120),
  search text not null generated always as (app.search_text(variadic array[note])) stored,
  id uuid not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version integer not null default 1,
  deleted_at timestamptz,
  deleted_by uuid,
  primary key (tenant_id, id),
  foreign key (competency_id) references competencies(id),
  foreign key (tenant_id, boat_id) references boats(tenant_id, id),
  foreign key (tenant_id) references saas_tenants(id)
);
create index boat_manning_by_age on boat_manning (tenant_id, created_at, id) where deleted_at is null;
create index boat_manning_by_position on boat_manning (tenant_id, "position", id) where deleted_at is null;
create index boat_manning_by_source on boat_manning (tenant_id, source, "position" collate "und-x-icu", id) where deleted_at is null;
create index boat_manning_by_title on boat_manning (tenant_id, "position" collate "und-x-icu", id) where deleted_at is null;
create index boat_manning_deleted on boat_manning (tenant_id, deleted_at, id) where deleted_at is not null;
create index boat_manning_of on boat_manning (tenant_id, boat_id, id);
create index boat_manning_search on boat_manning using gin (tenant_id, search gin_trgm_ops) where deleted_at is null;
alter table boat_manning enable row level security;
alter table boat_manning force row level security;
-- policies: platform_reads, tenant_wall
grant select, insert, update, delete on boat_manning to leme_app;

create table boats (
  tenant_id uuid not null,
  id uuid not null,
  boat_name text not null,
  capacity integer not null check (capacity >= 1 and capacity <= 500),
  type text not null default 'lancha' check (type in ('lancha', 'escuna', 'saveiro', 'catamara', 'veleiro', 'jet_ski', 'caiaque', 'outro')),
  status text not null default 'active' check (status in ('active', 'maintenance', 'inactive')),
  owner_supplier_id uuid,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version integer not null default 1,
  deleted_at timestamptz,
  deleted_by uuid,
  registration_no text,
  hull_no text,
  length_m numeric(6,2) check (length_m > 0),
  year integer check (year >= 1900 and year <= 2100),
  flag text,
  capacity_includes_crew boolean not null default false,
  min_crew integer not null default 1 check (min_crew >= 0 and min_crew <= 100),
  nav_area text not null default 'interior1' check (nav_area in ('interior1', 'interior2', 'costeira', 'oceanica')),
  use_class text not null default 'passageiros' check (use_class in ('esporte_recreio', 'passageiros')),
  home_port_id uuid,
  fuel_type text check (fuel_type in ('gasolina', 'diesel', 'eletrico', 'nenhum')),
  tank_l integer check (tank_l >= 0 and tank_l <= 100000),
  cost_per_hour numeric(12, 2) check (cost_per_hour >= 0),
  photo uuid,
  notes text,
  search text not null generated always as (app.search_text(variadic array[boat_name, registration_no, hull_no])) stored,
  gross_tonnage numeric(8,2) check (gross_tonnage >= 0),
  primary key (tenant_id, id),
  foreign key (home_port_id) references coastal_cities(id),
  foreign key (tenant_id) references saas_tenants(id),
  foreign key (tenant_id, owner_supplier_id) references suppliers(tenant_id, id)
);
create index boats_by_age on boats (tenant_id, created_at, id) where deleted_at is null;
create index boats_by_capacity on boats (tenant_id, capacity, id) where deleted_at is null;
create index boats_by_cost_per_hour on boats (tenant_id, cost_per_hour, id) where deleted_at is null;
create index boats_by_home_port on boats (tenant_id, home_port_id, boat_name collate "und-x-icu", id) where deleted_at is null;
create index boats_by_name on boats (tenant_id, status, boat_name, id);
create index boats_by_owner on boats (tenant_id, owner_supplier_id);
create index boats_by_status on boats (tenant_id, status, boat_name collate "und-x-icu", id) where deleted_at is null;
create index boats_by_title on boats (tenant_id, boat_name collate "und-x-icu", id) where deleted_at is null;
create index boats_by_type on boats (tenant_id, type, boat_name collate "und-x-icu", id) where deleted_at is null;
create index boats_by_year on boats (tenant_id, year, id) where deleted_at is null;
create index boats_deleted on boats (tenant_id, deleted_at, id) where deleted_at is not null;
create unique index boats_registration_no_key on boats (tenant_id, registration_no) where deleted_at is null;
create index boats_search on boats using gin (tenant_id, search gin_trgm_ops) where deleted_at is null;
alter table boats enable row level security;
alter table boats force row level security;
-- policies: platform_reads, tenant_wall
grant select, insert, update, delete on boats to leme_app;

create table boats_features (
  tenant_id uuid not null,
  owner_id uuid not null,
  target_id uuid not null,
  position integer not null default 0,
  value integer check (value >= 1 and value <= 999),
  primary key (tenant_id, owner_id, target_id),
  foreign key (tenant_id, owner_id) references boats(tenant_id, id) on delete cascade,
  foreign key (tenant_id, target_id) references boat_features(tenant_id, id)
);
create index boats_features_by_target on boats_features (tenant_id, target_id, owner_id);
alter table boats_features enable row level security;
alter table boats_features force row level security;
-- policies: platform_reads, tenant_wall
grant select, insert, update, delete on boats_features to leme_app;

create table boats_photos (
  tenant_id uuid not null,
  owner_id uuid not null,
  target_id uuid not null,
  position integer not null default 0,
  primary key (tenant_id, owner_id, target_id),
  foreign key (tenant_id, owner_id) references boats(tenant_id, id) on delete cascade,
  foreign key (tenant_id, target_id) references files(tenant_id, id)
);
create index boats_photos_by_target on boats_photos (tenant_id, target_id, owner_id);
alter table boats_photos enable row level security;
alter table boats_photos force row level security;
-- policies: platform_reads, tenant_wall
grant select, insert, update, delete on boats_photos to leme_app;

create table booking_adjustments (
  tenant_id uuid not null,
  id uuid not null,
  booking_id uuid not null,
  kind text not null check (kind in ('group', 'minimum', 'extra', 'discount', 'fee', 'reschedule', 'cancellation', 'correction')),
  amount numeric(12, 2) not null check (amount <> 0),
  reason text check (length(reason) <= 200),
  user_id uuid,
  created_at timestamptz not null default now(),
  primary key (tenant_id, id),
  foreign key (tenant_id, booking_id) references bookings(tenant_id, id)
);
create index booking_adjustments_by_booking on booking_adjustments (tenant_id, booking_id, created_at, id);
alter table booking_adjustments enable row level security;
alter table booking_adjustments force row level security;
-- policies: platform_reads, tenant_wall
grant select, insert on booking_adjustments to leme_app;
grant update (reason) on booking_adjustments to leme_app;

create table booking_passengers (
  tenant_id uuid not null,
  id uuid not null,
  booking_id uuid not null,
  fare_type_id uuid,
  quantity integer not null check (quantity >= 1 and quantity <= 500),
  unit_price numeric(12, 2) not null check (unit_price >= 0),
  total_price numeric(12, 2) not null check (total_price >= 0),
  order_index integer not null default 0,
  primary key (tenant_id, id),
  foreign key (tenant_id, booking_id) references bookings(tenant_id, id) on delete cascade,
  foreign key (tenant_id, fare_type_id) references fare_types(tenant_id, id)
);
create index booking_passengers_by_booking on booking_passengers (tenant_id, booking_id, order_index, id);
alter table booking_passengers enable row level security;
alter table booking_passengers force row level security;
-- policies: platform_reads, tenant_wall
grant select, insert, update, delete on booking_passengers to leme_app;

create table booking_payments (
  tenant_id uuid not null,
  id uuid not null,
  booking_id uuid not null,
  amount numeric(12, 2) not null check (amount <> 0),
  method text not null check (method in ('pix', 'dinheiro', 'cartao', 'transferencia', 'outro', 'credito', 'parceiro')),
  note text,
  user_id uuid,
  paid_at timestamptz not null default now(),
  received_on date,
  primary key (tenant_id, id),
  foreign key (tenant_id, booking_id) references bookings(tenant_id, id)
);
create index booking_payments_by_booking on booking_payments (tenant_id, booking_id, paid_at, id);
create index booking_payments_by_time on booking_payments (tenant_id, paid_at, id);
alter table booking_payments enable row level security;
alter table booking_payments force row level security;
-- policies: platform_reads, tenant_wall
grant select, insert on booking_payments to leme_app;

create table booking_settings (
  tenant_id uuid not null,
  hold_minutes integer not null default 15 check (hold_minutes >= 1 and hold_minutes <= 240),
  option_hours integer not null default 72 check (option_hours >= 1 and option_hours <= 2160),
  max_discount_bp integer not null default 1000 check (max_discount_bp >= 0 and max_discount_bp <= 10000),
  pix_key text,
  pix_name text check (length(pix_name) <= 60),
  pix_city text check (length(pix_city) <= 60),
  version integer not null default 1,
  infants_take_no_place boolean not null default false,
  primary key (tenant_id),
  foreign key (tenant_id) references saas_tenants(id)
);
alter table booking_settings enable row level security;
alter table booking_settings force row level security;
-- policies: platform_reads, tenant_wall
grant select, insert, update, delete on booking_settings to leme_app;

create table bookings (
  tenant_id uuid not null,
  id uuid not null,
  code text not null check (code ~ '^[A-HJ-NP-Z2-9]{6}$'),
  session_id uuid not null,
  customer_id uuid,
  customer_name text not null,
  customer_phone text,
  customer_email text,
  special_requirements text,
  status text not null default 'confirmed' check (status in ('draft', 'on_hold', 'confirmed', 'cancelled', 'expired', 'completed')),
  seats integer not null check (seats >= 0 and seats <= 2000),
  checkin boolean not null default false,
  no_show boolean not null default false,
  total_price numeric(12, 2) not null check (total_price >= 0),
  paid_amount numeric(12, 2) not null default 0,
  remaining_amount numeric(12, 2) not null generated always as (total_price - paid_amount) stored,
  agent_id uuid,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version integer not null default 1,
  cancel_reason text,
  cancelled_at timestamptz,
  people integer not null default 1 constraint bookings_people check (people > 0),
  hold_expires_at timestamptz,
  channel text not null default 'counter' constraint bookings_channel check (channel in ('counter', 'phone', 'whatsapp', 'site', 'agency', 'octo')),
  lead_id uuid,
  language text constraint bookings_language check (language in ('pt-BR', 'en', 'es', 'fr', 'it')),
  hold_kind text constraint bookings_hold_kind check (hold_kind in ('cart', 'option', 'house')),
  confirmed_at timestamptz,
  completed_at timestamptz,
  cancel_kind text constraint bookings_cancel_kind check (cancel_kind in ('customer', 'weather', 'boat', 'company', 'authority', 'no-show', 'duplicate', 'other')),
  price_trace jsonb,
  policy jsonb,
  deposit_amount numeric(12, 2) constraint bookings_deposit check (deposit_amount >= 0),
  deposit_due_at timestamptz,
  balance_due_at timestamptz,
  created_by uuid,
  starts_at timestamptz,
  product_id uuid,
  search text not null generated always as (app.search_text(variadic array[customer_name, code, customer_email, regexp_replace(customer_phone, '\D', '', 'g')])) stored,
  override_reason text check (length(override_reason) >= 3 and length(override_reason) <= 200),
  primary key (tenant_id, id),
  unique (tenant_id, code),
  check (not (checkin and no_show)),
  foreign key (tenant_id, agent_id) references customers(tenant_id, id),
  foreign key (tenant_id, customer_id) references customers(tenant_id, id),
  foreign key (tenant_id, session_id) references sessions(tenant_id, id)
);
create index bookings_by_age on bookings (tenant_id, created_at, id);
create index bookings_by_agent on bookings (tenant_id, agent_id, session_id);
create index bookings_by_customer on bookings (tenant_id, customer_id) where customer_id is not null;
create index bookings_by_departure on bookings (tenant_id, starts_at, id);
create index bookings_by_lead on bookings (tenant_id, lead_id) where lead_id is not null;
create index bookings_by_product on bookings (tenant_id, product_id, starts_at, id);
create index bookings_by_session on bookings (tenant_id, session_id, status, customer_name, id);
create index bookings_ending on bookings (tenant_id, hold_expires_at) where status = 'on_hold';
create index bookings_held on bookings (tenant_id, session_id, hold_expires_at) where status = 'on_hold';
create index bookings_in_spite_of_a_stop on bookings (tenant_id, session_id, id) where override_reason is not null;
create index bookings_open_by_amount on bookings (tenant_id, remaining_amount, starts_at) where remaining_amount > 0;
create index bookings_search on bookings using gin (tenant_id, search gin_trgm_ops);
create index bookings_to_complete on bookings (tenant_id, starts_at) where status = 'confirmed';
create index bookings_to_return on bookings (tenant_id, starts_at, id) where remaining_amount < 0;
alter table bookings enable row level security;
alter table bookings force row level security;
-- policies: platform_reads, tenant_wall
grant select, insert, update, delete on bookings to leme_app;

create table cadence_steps (
  tenant_id uuid not null,
  cadence_id uuid not null,
  title text not null check (length(title) <= 120),
  day integer not null default 0 check (day >= 0 and day <= 365),
  hour time not null,
  type text not null default 'whatsapp' check (type in ('whatsapp', 'call', 'email', 'meeting')),
  template_id uuid,
  search text not null generated always as (app.search_text(variadic array[title])) stored,
  id uuid not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version integer not null default 1,
  deleted_at timestamptz,
  deleted_by uuid,
  primary key (tenant_id, id),
  foreign key (tenant_id, cadence_id) references cadences(tenant_id, id),
  foreign key (tenant_id) references saas_tenants(id),
  foreign key (tenant_id, template_id) references whatsapp_templates(tenant_id, id)
);
create index cadence_steps_by_age on cadence_steps (tenant_id, created_at, id) where deleted_at is null;
create index cadence_steps_by_cadence on cadence_steps (tenant_id, cadence_id, title collate "und-x-icu", id) where deleted_at is null;
create index cadence_steps_by_day on cadence_steps (tenant_id, day, id) where deleted_at is null;
create index cadence_steps_by_title on cadence_steps (tenant_id, title collate "und-x-icu", id) where deleted_at is null;
create index cadence_steps_deleted on cadence_steps (tenant_id, deleted_at, id) where deleted_at is not null;
create index cadence_steps_of on cadence_steps (tenant_id, cadence_id, id);
create index cadence_steps_search on cadence_steps using gin (tenant_id, search gin_trgm_ops) where deleted_at is null;
alter table cadence_steps enable row level security;
alter table cadence_steps force row level security;
-- policies: platform_reads, tenant_wall
grant select, insert, update, delete on cadence_steps to leme_app;

create table cadences (
  tenant_id uuid not null,
  name text not null check (length(name) <= 80),
  active boolean not null default true,
  search text not null generated always as (app.search_text(variadic array[name])) stored,
  id uuid not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version integer not null default 1,
  deleted_at timestamptz,
  deleted_by uuid,
  primary key (tenant_id, id),
  foreign key (tenant_id) references saas_tenants(id)
);
create index cadences_by_active on cadences (tenant_id, active, name collate "und-x-icu", id) where deleted_at is null;
create index cadences_by_age on cadences (tenant_id, created_at, id) where deleted_at is null;
create index cadences_by_title on cadences (tenant_id, name collate "und-x-icu", id) where deleted_at is null;
create index cadences_deleted on cadences (tenant_id, deleted_at, id) where deleted_at is not null;
create unique index cadences_name_key on cadences (tenant_id, lower(name)) where deleted_at is null;
create index cadences_search on cadences using gin (tenant_id, search gin_trgm_ops) where deleted_at is null;
alter table cadences enable row level security;
alter table cadences force row level security;
-- policies: platform_reads, tenant_wall
grant select, insert, update, delete on cadences to leme_app;

create table cancellation_policies (
  tenant_id uuid not null,
  name text not null,
  tiers jsonb not null default '[]'::jsonb,
  no_show_fee_bp integer not null default 10000 check (no_show_fee_bp >= 0 and no_show_fee_bp <= 10000),
  own_fault text not null default 'refund' check (own_fault in ('refund', 'credit', 'choose')),
  withdrawal_days integer not null default 7 check (withdrawal_days >= 0 and withdrawal_days <= 90),
  text text,
  text_translations jsonb not null default '{}'::jsonb,
  search text not null generated always as (app.search_text(variadic array[name])) stored,
  id uuid not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version integer not null default 1,
  deleted_at timestamptz,
  deleted_by uuid,
  fee_may_fall boolean not null default false,
  primary key (tenant_id, id),
  foreign key (tenant_id) references saas_tenants(id)
);
create index cancellation_policies_by_age on cancellation_policies (tenant_id, created_at, id) where deleted_at is null;
create index cancellation_policies_by_title on cancellation_policies (tenant_id, name collate "und-x-icu", id) where deleted_at is null;
create index cancellation_policies_deleted on cancellation_policies (tenant_id, deleted_at, id) where deleted_at is not null;
create unique index cancellation_policies_name_key on cancellation_policies (tenant_id, lower(name)) where deleted_at is null;
create index cancellation_policies_search on cancellation_policies using gin (tenant_id, search gin_trgm_ops) where deleted_at is null;
alter table cancellation_policies enable row level security;
alter table cancellation_policies force row level security;
-- policies: platform_reads, tenant_wall
grant select, insert, update, delete on cancellation_policies to leme_app;

create table channel_mappings (
  tenant_id uuid not null,
  their_name text not null check (length(their_name) <= 120),
  partner_id uuid not null,
  kind text not null default 'product' check (kind in ('product', 'unit')),
  product_id uuid,
  fare_code text check (fare_code in ('ADULT', 'YOUTH', 'CHILD', 'INFANT', 'SENIOR', 'RESIDENT', 'OTHER')),
  search text not null generated always as (app.search_text(variadic array[their_name])) stored,
  id uuid not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version integer not null default 1,
  deleted_at timestamptz,
  deleted_by uuid,
  primary key (tenant_id, id),
  constraint channel_mappings_partner foreign key (tenant_id, partner_id) references channel_partners(tenant_id, id),
  constraint channel_mappings_product foreign key (tenant_id, product_id) references products(tenant_id, id),
  foreign key (tenant_id) references saas_tenants(id)
);
create index channel_mappings_by_age on channel_mappings (tenant_id, created_at, id) where deleted_at is null;
create index channel_mappings_by_kind on channel_mappings (tenant_id, kind, their_name collate "und-x-icu", id) where deleted_at is null;
create index channel_mappings_by_partner on channel_mappings (tenant_id, partner_id, their_name collate "und-x-icu", id) where deleted_at is null;
create index channel_mappings_by_product on channel_mappings (tenant_id, product_id);
create index channel_mappings_by_title on channel_mappings (tenant_id, their_name collate "und-x-icu", id) where deleted_at is null;
create index channel_mappings_deleted on channel_mappings (tenant_id, deleted_at, id) where deleted_at is not null;
create index channel_mappings_search on channel_mappings using gin (tenant_id, search gin_trgm_ops) where deleted_at is null;
alter table channel_mappings enable row level security;
alter table channel_mappings force row level security;
-- policies: platform_reads, tenant_wall
grant select, insert, update, delete on channel_mappings to leme_app;

create table channel_messages (
  tenant_id uuid not null,
  id uuid not null,
  partner_id uuid not null,
  method text not null,
  path text not null check (length(path) <= 300),
  status integer not null,
  error text,
  ms integer not null,
  request jsonb,
  answer jsonb,
  is_test boolean not null default false,
  created_at timestamptz not null default now(),
  primary key (tenant_id, id),
  constraint channel_messages_partner foreign key (tenant_id, partner_id) references channel_partners(tenant_id, id),
  foreign key (tenant_id) references saas_tenants(id)
);
create index channel_messages_by_age on channel_messages (tenant_id, created_at, id);
create index channel_messages_by_partner on channel_messages (tenant_id, partner_id, created_at, id);
alter table channel_messages enable row level security;
alter table channel_messages force row level security;
-- policies: platform_reads, tenant_wall
grant select, insert, update, delete on channel_messages to leme_app;

create table channel_partners (
  tenant_id uuid not null,
  name text not null check (length(name) <= 120),
  kind text not null default 'ota' check (kind in ('ota', 'agency', 'hotel', 'marketplace')),
  protocol text not null default 'octo' check (protocol in ('octo', 'csv', 'manual')),
  agent_id uuid,
  commission_bp integer not null default 0 check (commission_bp >= 0 and commission_bp <= 10000),
  collects text not null default 'partner' check (collects in ('partner', 'pier')),
  beyond_quota boolean not null default true,
  active boolean not null default true,
  notes text check (length(notes) <= 1000),
  search text not null generated always as (app.search_text(variadic array[name])) stored,
  id uuid not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version integer not null default 1,
  deleted_at timestamptz,
  deleted_by uuid,
  primary key (tenant_id, id),
  foreign key (tenant_id, agent_id) references customers(tenant_id, id),
  foreign key (tenant_id) references saas_tenants(id)
);
create index channel_partners_by_active on channel_partners (tenant_id, active, name collate "und-x-icu", id) where deleted_at is null;
create index channel_partners_by_age on channel_partners (tenant_id, created_at, id) where deleted_at is null;
create index channel_partners_by_agent on channel_partners (tenant_id, agent_id);
create index channel_partners_by_kind on channel_partners (tenant_id, kind, name collate "und-x-icu", id) where deleted_at is null;
create index channel_partners_by_protocol on channel_partners (tenant_id, protocol, name collate "und-x-icu", id) where deleted_at is null;
create index channel_partners_by_title on channel_partners (tenant_id, name collate "und-x-icu", id) where deleted_at is null;
create index channel_partners_deleted on channel_partners (tenant_id, deleted_at, id) where deleted_at is not null;
create unique index channel_partners_name_key on channel_partners (tenant_id, lower(name)) where deleted_at is null;
create index channel_partners_search on channel_partners using gin (tenant_id, search gin_trgm_ops) where deleted_at is null;
alter table channel_partners enable row level security;
alter table channel_partners force row level security;
-- policies: platform_reads, tenant_wall
grant select, insert, update, delete on channel_partners to leme_app;

create table channel_partners_product_ids (
  tenant_id uuid not null,
  owner_id uuid not null,
  target_id uuid not null,
  position integer not null default 0,
  primary key (tenant_id, owner_id, target_id),
  foreign key (tenant_id, owner_id) references channel_partners(tenant_id, id) on delete cascade,
  foreign key (tenant_id, target_id) references products(tenant_id, id)
);
create index channel_partners_product_ids_by_target on channel_partners_product_ids (tenant_id, target_id, owner_id);
alter table channel_partners_product_ids enable row level security;
alter table channel_partners_product_ids force row level security;
-- policies: platform_reads, tenant_wall
grant select, insert, update, delete on channel_partners_product_ids to leme_app;

create table charge_payments (
  tenant_id uuid not null,
  charge_id uuid not null,
  payment_id uuid not null,
  amount numeric(14,2) not null check (amount >= 0),
  surplus numeric(14,2) not null default 0 check (surplus >= 0),
  created_at timestamptz not null,
  primary key (tenant_id, payment_id),
  foreign key (tenant_id, charge_id) references charges(tenant_id, id)
);
create index charge_payments_of on charge_payments (tenant_id, charge_id, created_at);
alter table charge_payments enable row level security;
alter table charge_payments force row level security;
-- policies: platform_reads, tenant_wall
grant select, insert on charge_payments to leme_app;

create table charges (
  tenant_id uuid not null,
  id uuid not null,
  booking_id uuid,
  invoice_id uuid,
  entry_id uuid,
  kind text not null check (kind in ('deposit', 'rest', 'free')),
  amount numeric(14,2) not null check (amount > 0),
  paid_amount numeric(14,2) not null default 0 check (paid_amount >= 0),
  surplus numeric(14,2) not null default 0 check (surplus >= 0),
  expires_at timestamptz not null,
  txid text not null check (txid ~ '^[A-Z0-9]{5,25}$'),
  account_id uuid not null,
  payload text not null check (length(payload) <= 512),
  token text not null check (length(token) = 22),
  status text not null default 'open' check (status in ('open', 'partial', 'paid', 'expired', 'cancelled', 'refunded')),
  reason text check (length(reason) <= 200),
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  created_by uuid not null,
  primary key (tenant_id, id),
  constraint charges_token unique (tenant_id, token),
  constraint charges_txid unique (tenant_id, txid),
  constraint charge_of_one check (num_nonnulls(booking_id, invoice_id, entry_id) = 1),
  foreign key (tenant_id, account_id) references finance_accounts(tenant_id, id),
  foreign key (tenant_id, booking_id) references bookings(tenant_id, id),
  foreign key (tenant_id, entry_id) references finance_entries(tenant_id, id),
  foreign key (tenant_id) references saas_tenants(id),
  foreign key (tenant_id, invoice_id) references invoices(tenant_id, id)
);
create index charges_by_age on charges (tenant_id, created_at, id);
create index charges_of_booking on charges (tenant_id, booking_id, created_at, id) where booking_id is not null;
create index charges_of_entry on charges (tenant_id, entry_id, created_at, id) where entry_id is not null;
create index charges_of_invoice on charges (tenant_id, invoice_id, created_at, id) where invoice_id is not null;
create index charges_open on charges (tenant_id, amount, id) where status in ('open', 'partial');
create index charges_open_by_amount on charges (tenant_id, (amount - paid_amount), created_at) where status in ('open', 'partial');
create index charges_to_expire on charges (tenant_id, expires_at) where status in ('open', 'partial');
alter table charges enable row level security;
alter table charges force row level security;
-- policies: platform_reads, tenant_wall
grant select, insert, update on charges to leme_app;

create table coastal_cities (
  name text not null,
  uf text not null check (uf ~ '^[A-Z]{2}$'),
  ibge_code text not null check (ibge_code ~ '^\d{7}$'),
  latitude numeric(8,5),
  longitude numeric(8,5),
  captaincy text check (captaincy in ('CP', 'DL', 'AG')),
  timezone text not null default 'America/Sao_Paulo',
  active boolean not null default true,
  search text not null generated always as (app.search_text(variadic array[name, uf, ibge_code])) stored,
  id uuid not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version integer not null default 1,
  deleted_at timestamptz,
  deleted_by uuid,
  primary key (id)
);
create index coastal_cities_by_active on coastal_cities (active, name collate "und-x-icu", id) where deleted_at is null;
create index coastal_cities_by_age on coastal_cities (created_at, id) where deleted_at is null;
create index coastal_cities_by_title on coastal_cities (name collate "und-x-icu", id) where deleted_at is null;
create index coastal_cities_by_uf on coastal_cities (uf, name collate "und-x-icu", id) where deleted_at is null;
create index coastal_cities_deleted on coastal_cities (deleted_at, id) where deleted_at is not null;
create unique index coastal_cities_ibge_code_key on coastal_cities (ibge_code) where deleted_at is null;
create index coastal_cities_search on coastal_cities using gin (search gin_trgm_ops) where deleted_at is null;
alter table coastal_cities enable row level security;
-- policies: everybody_reads, platform_writes
grant select, insert, update on coastal_cities to leme_app;
grant select on coastal_cities to leme_auth, leme_platform;

create table combo_items (
  tenant_id uuid not null,
  combo_id uuid not null,
  product_id uuid not null,
  fare text not null default 'ADULT' check (fare in ('ADULT', 'YOUTH', 'CHILD', 'INFANT', 'SENIOR', 'RESIDENT', 'OTHER')),
  quantity integer not null default 1 check (quantity >= 1 and quantity <= 150),
  day_offset integer not null default 0 check (day_offset >= 0 and day_offset <= 30),
  optional boolean not null default false,
  note text,
  place integer not null default 1000000 check (place >= 0 and place <= 1000000),
  search text not null generated always as (app.search_text(variadic array[note])) stored,
  id uuid not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version integer not null default 1,
  deleted_at timestamptz,
  deleted_by uuid,
  primary key (tenant_id, id),
  foreign key (tenant_id, combo_id) references combos(tenant_id, id),
  foreign key (tenant_id) references saas_tenants(id),
  foreign key (tenant_id, product_id) references products(tenant_id, id)
);
create index combo_items_by_age on combo_items (tenant_id, created_at, id) where deleted_at is null;
create index combo_items_by_combo on combo_items (tenant_id, combo_id, fare collate "und-x-icu", id) where deleted_at is null;
create index combo_items_by_place on combo_items (tenant_id, place, id) where deleted_at is null;
create index combo_items_by_title on combo_items (tenant_id, fare collate "und-x-icu", id) where deleted_at is null;
create index combo_items_deleted on combo_items (tenant_id, deleted_at, id) where deleted_at is not null;
create index combo_items_of on combo_items (tenant_id, combo_id, id);
create index combo_items_of_product on combo_items (tenant_id, product_id) where deleted_at is null;
create index combo_items_search on combo_items using gin (tenant_id, search gin_trgm_ops) where deleted_at is null;
alter table combo_items enable row level security;
alter table combo_items force row level security;
-- policies: platform_reads, tenant_wall
grant select, insert, update, delete on combo_items to leme_app;

create table combos (
  tenant_id uuid not null,
  name text not null,
  status text not null default 'draft' check (status in ('draft', 'active', 'inactive')),
  pricing text not null default 'sum' check (pricing in ('sum', 'fixed', 'sum_minus_bp')),
  price numeric(12, 2) check (price > 0),
  discount_bp integer check (discount_bp >= 1 and discount_bp <= 9999),
  validity_from date,
  validity_to date,
  search text not null generated always as (app.search_text(variadic array[name])) stored,
  id uuid not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version integer not null default 1,
  deleted_at timestamptz,
  deleted_by uuid,
  primary key (tenant_id, id),
  foreign key (tenant_id) references saas_tenants(id)
);
create index combos_by_age on combos (tenant_id, created_at, id) where deleted_at is null;
create index combos_by_price on combos (tenant_id, price, id) where deleted_at is null;
create index combos_by_pricing on combos (tenant_id, pricing, name collate "und-x-icu", id) where deleted_at is null;
create index combos_by_status on combos (tenant_id, status, name collate "und-x-icu", id) where deleted_at is null;
create index combos_by_title on combos (tenant_id, name collate "und-x-icu", id) where deleted_at is null;
create index combos_deleted on combos (tenant_id, deleted_at, id) where deleted_at is not null;
create index combos_search on combos using gin (tenant_id, search gin_trgm_ops) where deleted_at is null;
alter table combos enable row level security;
alter table combos force row level security;
-- policies: platform_reads, tenant_wall
grant select, insert, update, delete on combos to leme_app;

create table company_logos (
  tenant_id uuid not null,
  id uuid not null,
  mime text not null check (mime in ('image/png', 'image/jpeg', 'image/webp')),
  bytes bytea not null check (octet_length(bytes) >= 1 and octet_length(bytes) <= 20000),
  created_at timestamptz not null default now(),
  gone_at timestamptz,
  primary key (tenant_id, id),
  foreign key (tenant_id) references saas_tenants(id)
);
alter table company_logos enable row level security;
alter table company_logos force row level security;
-- policies: platform_reads, tenant_wall
grant select on company_logos to leme_app;
grant select, insert, update, delete on company_logos to leme_auth;

create table company_notes (
  tenant_id uuid not null,
  id uuid not null,
  company_id uuid not null,
  note text not null check (length(note) >= 1 and length(note) <= 2000),
  author_id uuid not null,
  author text not null,
  created_at timestamptz not null default now(),
  primary key (tenant_id, id),
  foreign key (company_id) references saas_tenants(id),
  foreign key (tenant_id) references saas_tenants(id)
);
create index company_notes_by_company on company_notes (tenant_id, company_id, created_at desc, id);
alter table company_notes enable row level security;
alter table company_notes force row level security;
-- policies: platform_reads, tenant_wall
grant select, insert on company_notes to leme_app;

create table company_requests (
  tenant_id uuid not null,
  id uuid not null,
  created_at timestamptz not null default now(),
  name text not null check (length(name) <= 120),
  company text not null check (length(company) <= 60),
  email text not null check (length(email) <= 254),
  phone text not null check (length(phone) <= 40),
  city text check (length(city) <= 120),
  boats integer check (boats >= 0 and boats <= 999),
  message text check (length(message) <= 2000),
  locale text not null check (locale in ('pt-BR', 'en', 'es', 'fr', 'it')),
  consent text not null check (length(consent) <= 20),
  status text not null default 'new' check (status in ('new', 'contacted', 'opened', 'refused')),
  notes text check (length(notes) <= 2000),
  version integer not null default 1,
  search text not null generated always as (app.search_text(variadic array[name, company, email, city])) stored,
  primary key (tenant_id, id),
  foreign key (tenant_id) references saas_tenants(id)
);
create index company_requests_by_age on company_requests (tenant_id, created_at desc, id);
create index company_requests_by_status on company_requests (tenant_id, status, created_at desc, id);
create index company_requests_search on company_requests using gin (tenant_id, search gin_trgm_ops);
alter table company_requests enable row level security;
alter table company_requests force row level security;
-- policies: platform_reads, tenant_wall
grant select, update, delete on company_requests to leme_app;
grant insert on company_requests to leme_auth;
grant select (tenant_id, id, created_at, email) on company_requests to leme_auth;

create table company_settings (
  tenant_id uuid not null,
  id uuid not null,
  timezone text not null default 'America/Sao_Paulo',
  words_mark uuid,
  primary key (tenant_id, id),
  foreign key (tenant_id) references saas_tenants(id)
);
alter table company_settings enable row level security;
alter table company_settings force row level security;
-- policies: platform_reads, tenant_wall
grant select, insert, update, delete on company_settings to leme_app;
grant select, insert, update on company_settings to leme_auth;

create table competencies (
  code text not null check (length(code) <= 20),
  name text not null,
  name_translations jsonb not null default '{}'::jsonb,
  kind text not null check (kind in ('CIR', 'CHA', 'curso', 'saude', 'registro', 'interno')),
  group text check (length("group") <= 20),
  rank integer check (rank >= 0 and rank <= 99),
  nav_area text check (nav_area in ('interior1', 'interior2', 'costeira', 'oceanica')),
  validity_months integer check (validity_months >= 1 and validity_months <= 600),
  warn_days integer[] not null default '{60,30,7}'::integer[],
  evidence_required boolean not null default true,
  search text not null generated always as (app.search_text(variadic array[code, name, name_translations ->> 'en', name_translations ->> 'es', name_translations ->> 'fr', name_translations ->> 'it', "group"])) stored,
  id uuid not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version integer not null default 1,
  deleted_at timestamptz,
  deleted_by uuid,
  primary key (id)
);
create index competencies_by_age on competencies (created_at, id) where deleted_at is null;
create index competencies_by_code on competencies (code collate "und-x-icu", id) where deleted_at is null;
create index competencies_by_kind on competencies (kind, name collate "und-x-icu", id) where deleted_at is null;
create index competencies_by_title on competencies (name collate "und-x-icu", id) where deleted_at is null;
create unique index competencies_code_key on competencies (lower(code)) where deleted_at is null;
create index competencies_deleted on competencies (deleted_at, id) where deleted_at is not null;
create index competencies_search on competencies using gin (search gin_trgm_ops) where deleted_at is null;
alter table competencies enable row level security;
-- policies: everybody_reads, platform_writes
grant select, insert, update on competencies to leme_app;
grant select on competencies to leme_auth;

create table competency_overrides (
  tenant_id uuid not null,
  position text not null check ("position" in ('comandante', 'marinheiro', 'maquinista', 'guia', 'instrutor', 'observador', 'apoio')),
  activity text check (activity in ('passeio', 'fretamento', 'translado', 'reboque', 'locacao_sem_tripulacao', 'escola')),
  use_class text check (use_class in ('esporte_recreio', 'passageiros')),
  nav_area text check (nav_area in ('interior1', 'interior2', 'costeira', 'oceanica')),
  boat_type text check (boat_type in ('lancha', 'escuna', 'saveiro', 'catamara', 'veleiro', 'jet_ski', 'caiaque', 'outro')),
  tonnage text check (tonnage in ('to10', 'to20', 'above20')),
  change text not null check (change in ('add', 'waive')),
  reason text not null check (length(reason) >= 20 and length(reason) <= 500),
  basis text check (length(basis) <= 120),
  valid_from date not null,
  valid_to date not null,
  status text not null default 'pedida' check (status in ('pedida', 'aprovada', 'recusada', 'encerrada')),
  asked_by uuid,
  decided_by uuid,
  search text not null generated always as (app.search_text(variadic array[basis])) stored,
  id uuid not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version integer not null default 1,
  deleted_at timestamptz,
  deleted_by uuid,
  primary key (tenant_id, id),
  constraint competency_overrides_by_two check (status <> 'aprovada' or asked_by <> decided_by),
  constraint competency_overrides_end_later check (valid_to >= valid_from),
  constraint competency_overrides_waive_shortly check (change <> 'waive' or (valid_to - valid_from) < 90),
  foreign key (tenant_id) references saas_tenants(id)
);
create index competency_overrides_by_age on competency_overrides (tenant_id, created_at, id) where deleted_at is null;
create index competency_overrides_by_change on competency_overrides (tenant_id, change, "position" collate "und-x-icu", id) where deleted_at is null;
create index competency_overrides_by_position on competency_overrides (tenant_id, "position", id) where deleted_at is null;
create index competency_overrides_by_title on competency_overrides (tenant_id, "position" collate "und-x-icu", id) where deleted_at is null;
create index competency_overrides_by_valid_to on competency_overrides (tenant_id, valid_to, id) where deleted_at is null;
create index competency_overrides_deleted on competency_overrides (tenant_id, deleted_at, id) where deleted_at is not null;
create index competency_overrides_search on competency_overrides using gin (tenant_id, search gin_trgm_ops) where deleted_at is null;
alter table competency_overrides enable row level security;
alter table competency_overrides force row level security;
-- policies: platform_reads, tenant_wall
grant select, insert, update, delete on competency_overrides to leme_app;

create table competency_overrides_competencies (
  tenant_id uuid not null,
  owner_id uuid not null,
  target_id uuid not null,
  position integer not null default 0,
  primary key (tenant_id, owner_id, target_id),
  foreign key (target_id) references competencies(id),
  foreign key (tenant_id, owner_id) references competency_overrides(tenant_id, id) on delete cascade
);
create index competency_overrides_competencies_by_target on competency_overrides_competencies (tenant_id, target_id, owner_id);
alter table competency_overrides_competencies enable row level security;
alter table competency_overrides_competencies force row level security;
-- policies: platform_reads, tenant_wall
grant select, insert, update, delete on competency_overrides_competencies to leme_app;

create table competency_overrides_files (
  tenant_id uuid not null,
  owner_id uuid not null,
  target_id uuid not null,
  position integer not null default 0,
  primary key (tenant_id, owner_id, target_id),
  foreign key (tenant_id, owner_id) references competency_overrides(tenant_id, id) on delete cascade,
  foreign key (tenant_id, target_id) references files(tenant_id, id)
);
create index competency_overrides_files_by_target on competency_overrides_files (tenant_id, target_id, owner_id);
alter table competency_overrides_files enable row level security;
alter table competency_overrides_files force row level security;
-- policies: platform_reads, tenant_wall
grant select, insert, update, delete on competency_overrides_files to leme_app;

create table competency_overrides_own_competencies (
  tenant_id uuid not null,
  owner_id uuid not null,
  target_id uuid not null,
  position integer not null default 0,
  primary key (tenant_id, owner_id, target_id),
  foreign key (tenant_id, owner_id) references competency_overrides(tenant_id, id) on delete cascade,
  foreign key (tenant_id, target_id) references own_competencies(tenant_id, id)
);
create index competency_overrides_own_competencies_by_target on competency_overrides_own_competencies (tenant_id, target_id, owner_id);
alter table competency_overrides_own_competencies enable row level security;
alter table competency_overrides_own_competencies force row level security;
-- policies: platform_reads, tenant_wall
grant select, insert, update, delete on competency_overrides_own_competencies to leme_app;

create table competency_versions (
  id uuid not null,
  number integer not null,
  status text not null default 'draft' check (status in ('draft', 'published')),
  effective_from date,
  cells jsonb not null default '[]'::jsonb,
  version integer not null default 1,
  primary key (id),
  unique (number),
  constraint competency_versions_begin check ((status = 'published') = (effective_from is not null))
);
create unique index competency_versions_one_a_day on competency_versions (effective_from) where status = 'published';
create unique index competency_versions_one_draft on competency_versions (status) where status = 'draft';
alter table competency_versions enable row level security;
create policy platform_adds on competency_versions for insert to leme_app with check (nullif(current_setting('app.tenant_id', true), '')::uuid = '00000000-0000-7000-8000-000000000001'::uuid and status = 'draft');
create policy platform_writes on competency_versions for update to leme_app using (nullif(current_setting('app.tenant_id', true), '')::uuid = '00000000-0000-7000-8000-000000000001'::uuid and status = 'draft') with check (nullif(current_setting('app.tenant_id', true), '')::uuid = '00000000-0000-7000-8000-000000000001'::uuid);
-- policies: everybody_reads
grant select, insert, update on competency_versions to leme_app;
grant select on competency_versions to leme_auth;

create table cost_centres (
  tenant_id uuid not null,
  name text not null check (length(name) <= 80),
  active boolean not null default true,
  search text not null generated always as (app.search_text(variadic array[name])) stored,
  id uuid not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version integer not null default 1,
  deleted_at timestamptz,
  deleted_by uuid,
  primary key (tenant_id, id),
  foreign key (tenant_id) references saas_tenants(id)
);
create index cost_centres_by_active on cost_centres (tenant_id, active, name collate "und-x-icu", id) where deleted_at is null;
create index cost_centres_by_age on cost_centres (tenant_id, created_at, id) where deleted_at is null;
create index cost_centres_by_title on cost_centres (tenant_id, name collate "und-x-icu", id) where deleted_at is null;
create index cost_centres_deleted on cost_centres (tenant_id, deleted_at, id) where deleted_at is not null;
create unique index cost_centres_name_key on cost_centres (tenant_id, lower(name)) where deleted_at is null;
create index cost_centres_search on cost_centres using gin (tenant_id, search gin_trgm_ops) where deleted_at is null;
alter table cost_centres enable row level security;
alter table cost_centres force row level security;
-- policies: platform_reads, tenant_wall
grant select, insert, update, delete on cost_centres to leme_app;

create table countries (
  id text not null check (id ~ '^[A-Z]{2}$'),
  name text not null,
  code text not null,
  phone_code text not null check (phone_code ~ '^\+[0-9]{1,4}$'),
  primary key (id),
  unique (code)
);
grant select on countries to leme_app, leme_auth;

create table credit_moves (
  tenant_id uuid not null,
  id uuid not null,
  credit_id uuid not null,
  amount numeric(12, 2) not null check (amount <> 0),
  booking_id uuid not null,
  payment_id uuid not null,
  created_at timestamptz not null default now(),
  primary key (tenant_id, id),
  foreign key (tenant_id, booking_id) references bookings(tenant_id, id),
  foreign key (tenant_id, credit_id) references credits(tenant_id, id),
  foreign key (tenant_id, payment_id) references booking_payments(tenant_id, id)
);
create index credit_moves_by_credit on credit_moves (tenant_id, credit_id, created_at, id);
create index credit_moves_by_payment on credit_moves (tenant_id, payment_id);
alter table credit_moves enable row level security;
alter table credit_moves force row level security;
-- policies: platform_reads, tenant_wall
grant select, insert on credit_moves to leme_app;

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
  foreign key (tenant_id, booking_id) references bookings(tenant_id, id),
  foreign key (tenant_id, customer_id) references customers(tenant_id, id)
);
create index credits_by_booking on credits (tenant_id, booking_id);
create index credits_by_customer on credits (tenant_id, customer_id, expires_on) where customer_id is not null;
create index credits_left on credits (tenant_id, expires_on) where amount_left > 0;
alter table credits enable row level security;
alter table credits force row level security;
-- policies: platform_reads, tenant_wall
grant select, insert, update on credits to leme_app;

create table crew_assignments (
  tenant_id uuid not null,
  id uuid not null,
  crew_id uuid not null,
  session_id uuid,
  shift_id uuid,
  boat_id uuid,
  position text not null check ("position" in ('comandante', 'marinheiro', 'maquinista', 'guia', 'instrutor', 'observador', 'apoio')),
  date date not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  status text not null default 'proposed' check (status in ('proposed', 'confirmed', 'declined', 'done', 'cancelled')),
  source text not null default 'hand' check (source in ('hand', 'auto', 'copy')),
  reason text check (length(reason) <= 200),
  explanation jsonb,
  pay_amount numeric(12, 2) check (pay_amount >= 0),
  told text,
  sequence integer not null default 0 check (sequence >= 0),
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  created_by uuid not null,
  primary key (tenant_id, id),
  constraint crew_in_one_place exclude using gist (tenant_id with =, crew_id with =, tstzrange(starts_at, ends_at) with &&) where (status in ('proposed', 'confirmed', 'done')),
  constraint crew_assignments_last check (ends_at > starts_at),
  constraint crew_assignments_of_one check ((session_id is null) <> (shift_id is null)),
  foreign key (tenant_id, boat_id) references boats(tenant_id, id),
  foreign key (tenant_id, crew_id) references crew_members(tenant_id, id),
  foreign key (tenant_id, session_id) references sessions(tenant_id, id) on delete cascade,
  foreign key (tenant_id, shift_id) references crew_shifts(tenant_id, id)
);
create index crew_assignments_by_day on crew_assignments (tenant_id, date, starts_at, id);
create index crew_assignments_by_departure on crew_assignments (tenant_id, session_id, id);
create index crew_assignments_by_member on crew_assignments (tenant_id, crew_id, starts_at, id);
create index crew_assignments_by_shift on crew_assignments (tenant_id, shift_id, id);
alter table crew_assignments enable row level security;
alter table crew_assignments force row level security;
-- policies: platform_reads, tenant_wall
grant select, insert, update on crew_assignments to leme_app;

create table crew_calendars (
  tenant_id uuid not null,
  id uuid not null,
  user_id uuid not null,
  token_hash text not null check (length(token_hash) = 64),
  created_at timestamptz not null,
  revoked_at timestamptz,
  primary key (tenant_id, id),
  constraint crew_calendars_token unique (tenant_id, token_hash)
);
create unique index crew_calendars_one on crew_calendars (tenant_id, user_id) where revoked_at is null;
alter table crew_calendars enable row level security;
alter table crew_calendars force row level security;
-- policies: platform_reads, tenant_wall
grant select, insert, update on crew_calendars to leme_app;

create table crew_credentials (
  tenant_id uuid not null,
  crew_id uuid not null,
  competency_id uuid,
  own_competency_id uuid,
  number text not null check (length(number) <= 60),
  issued_on date,
  expires_on date,
  issuer text check (length(issuer) <= 80),
  front uuid,
  back uuid,
  status text not null default 'aguardando' check (status in ('aguardando', 'conferida', 'recusada')),
  self_declared boolean not null default false,
  search text not null generated always as (app.search_text(variadic array[number, issuer])) stored,
  id uuid not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version integer not null default 1,
  deleted_at timestamptz,
  deleted_by uuid,
  primary key (tenant_id, id),
  constraint crew_credentials_end_later check (expires_on >= issued_on),
  constraint crew_credentials_of_one check (competency_id is null or own_competency_id is null),
  foreign key (competency_id) references competencies(id),
  foreign key (tenant_id, back) references files(tenant_id, id),
  foreign key (tenant_id, crew_id) references crew_members(tenant_id, id),
  foreign key (tenant_id) references saas_tenants(id),
  foreign key (tenant_id, front) references files(tenant_id, id),
  foreign key (tenant_id, own_competency_id) references own_competencies(tenant_id, id)
);
create index crew_credentials_by_age on crew_credentials (tenant_id, created_at, id) where deleted_at is null;
create index crew_credentials_by_competency on crew_credentials (tenant_id, competency_id, number collate "und-x-icu", id) where deleted_at is null;
create index crew_credentials_by_expires_on on crew_credentials (tenant_id, expires_on, id) where deleted_at is null;
create index crew_credentials_by_own on crew_credentials (tenant_id, own_competency_id, number collate "und-x-icu", id) where deleted_at is null;
create index crew_credentials_by_status on crew_credentials (tenant_id, status, number collate "und-x-icu", id) where deleted_at is null;
create index crew_credentials_by_title on crew_credentials (tenant_id, number collate "und-x-icu", id) where deleted_at is null;
create index crew_credentials_deleted on crew_credentials (tenant_id, deleted_at, id) where deleted_at is not null;
create index crew_credentials_of on crew_credentials (tenant_id, crew_id, id);
create index crew_credentials_search on crew_credentials using gin (tenant_id, search gin_trgm_ops) where deleted_at is null;
alter table crew_credentials enable row level security;
alter table crew_credentials force row level security;
-- policies: platform_reads, tenant_wall
grant select, insert, update, delete on crew_credentials to leme_app;

create table crew_days (
  tenant_id uuid not null,
  crew_id uuid not null,
  date date not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  rest_until timestamptz not null,
  primary key (tenant_id, crew_id, date),
  constraint crew_day_rested exclude using gist (tenant_id with =, crew_id with =, tstzrange(starts_at, rest_until) with &&),
  constraint crew_days_last check (ends_at > starts_at and rest_until >= ends_at),
  foreign key (tenant_id, crew_id) references crew_members(tenant_id, id)
);
alter table crew_days enable row level security;
alter table crew_days force row level security;
-- policies: platform_reads, tenant_wall
grant select, insert, update, delete on crew_days to leme_app;

create table crew_leave (
  tenant_id uuid not null,
  crew_id uuid not null,
  kind text not null check (kind in ('folga', 'ferias', 'atestado', 'indisponivel')),
  starts_on date not null,
  ends_on date not null,
  number text check (length(number) <= 40),
  search text not null generated always as (app.search_text(variadic array[number])) stored,
  id uuid not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version integer not null default 1,
  deleted_at timestamptz,
  deleted_by uuid,
  primary key (tenant_id, id),
  constraint crew_leave_once exclude using gist (tenant_id with =, crew_id with =, daterange(starts_on, ends_on, '[]') with &&) where (deleted_at is null),
  constraint crew_leave_ends_later check (ends_on >= starts_on),
  foreign key (tenant_id, crew_id) references crew_members(tenant_id, id),
  foreign key (tenant_id) references saas_tenants(id)
);
create index crew_leave_by_age on crew_leave (tenant_id, created_at, id) where deleted_at is null;
create index crew_leave_by_start on crew_leave (tenant_id, starts_on, id) where deleted_at is null;
create index crew_leave_by_title on crew_leave (tenant_id, kind collate "und-x-icu", id) where deleted_at is null;
create index crew_leave_deleted on crew_leave (tenant_id, deleted_at, id) where deleted_at is not null;
create index crew_leave_of on crew_leave (tenant_id, crew_id, id);
create index crew_leave_search on crew_leave using gin (tenant_id, search gin_trgm_ops) where deleted_at is null;
alter table crew_leave enable row level security;
alter table crew_leave force row level security;
-- policies: platform_reads, tenant_wall
grant select, insert, update, delete on crew_leave to leme_app;

create table crew_members (
  tenant_id uuid not null,
  full_name text not null,
  short_name text check (length(short_name) <= 30),
  status text not null default 'active' check (status in ('active', 'leave', 'inactive')),
  positions text[] not null default '{}'::text[] check (positions <@ array['comandante', 'marinheiro', 'maquinista', 'guia', 'instrutor', 'observador', 'apoio']),
  engagement text not null default 'diarista' check (engagement in ('CLT', 'diarista', 'autonomo', 'socio', 'parceiro')),
  cpf text check (length(cpf) = 11),
  birth date,
  phone text,
  email text,
  photo uuid,
  languages text[] not null default '{}'::text[] check (languages <@ array['pt-BR', 'en', 'es', 'fr', 'it', 'de']),
  next_of_kin_name text,
  next_of_kin_phone text,
  next_of_kin_relation text check (length(next_of_kin_relation) <= 40),
  supplier_id uuid,
  daily_rate numeric(12, 2) check (daily_rate >= 0),
  trip_rate numeric(12, 2) check (trip_rate >= 0),
  pix_key text check (length(pix_key) <= 77),
  user_id uuid,
  notes text check (length(notes) <= 2000),
  search text not null generated always as (app.search_text(variadic array[full_name, short_name, cpf, phone, email])) stored,
  id uuid not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version integer not null default 1,
  deleted_at timestamptz,
  deleted_by uuid,
  erased_at timestamptz,
  primary key (tenant_id, id),
  foreign key (tenant_id) references saas_tenants(id),
  foreign key (tenant_id, photo) references files(tenant_id, id),
  foreign key (tenant_id, supplier_id) references suppliers(tenant_id, id),
  foreign key (tenant_id, user_id) references profiles(tenant_id, id)
);
create index crew_members_by_age on crew_members (tenant_id, created_at, id) where deleted_at is null;
create index crew_members_by_engagement on crew_members (tenant_id, engagement, full_name collate "und-x-icu", id) where deleted_at is null;
create index crew_members_by_status on crew_members (tenant_id, status, full_name collate "und-x-icu", id) where deleted_at is null;
create index crew_members_by_supplier on crew_members (tenant_id, supplier_id, full_name collate "und-x-icu", id) where deleted_at is null;
create index crew_members_by_title on crew_members (tenant_id, full_name collate "und-x-icu", id) where deleted_at is null;
create index crew_members_by_user on crew_members (tenant_id, user_id, full_name collate "und-x-icu", id) where deleted_at is null;
create unique index crew_members_cpf_key on crew_members (tenant_id, cpf) where deleted_at is null;
create index crew_members_deleted on crew_members (tenant_id, deleted_at, id) where deleted_at is not null;
create index crew_members_search on crew_members using gin (tenant_id, search gin_trgm_ops) where deleted_at is null;
create unique index crew_members_user_id_key on crew_members (tenant_id, user_id) where deleted_at is null;
alter table crew_members enable row level security;
alter table crew_members force row level security;
-- policies: platform_reads, tenant_wall
grant select, insert, update, delete on crew_members to leme_app;

create table crew_shifts (
  tenant_id uuid not null,
  id uuid not null,
  kind text not null check (kind in ('base', 'prontidao', 'manutencao', 'treinamento')),
  date date not null,
  start_time time not null,
  end_time time not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  place text check (length(place) <= 80),
  cancelled boolean not null default false,
  created_at timestamptz not null,
  primary key (tenant_id, id),
  constraint crew_shifts_last check (ends_at > starts_at and ends_at <= (starts_at + '24:00:00'::interval))
);
create index crew_shifts_by_day on crew_shifts (tenant_id, date, start_time, id);
alter table crew_shifts enable row level security;
alter table crew_shifts force row level security;
-- policies: platform_reads, tenant_wall
grant select, insert, update on crew_shifts to leme_app;

create table csv_mappings (
  tenant_id uuid not null,
  account_id uuid not null,
  mapping jsonb not null,
  updated_at timestamptz not null,
  updated_by uuid not null,
  primary key (tenant_id, account_id),
  foreign key (tenant_id, account_id) references finance_accounts(tenant_id, id)
);
alter table csv_mappings enable row level security;
alter table csv_mappings force row level security;
-- policies: platform_reads, tenant_wall
grant select, insert, update on csv_mappings to leme_app;

create table customer_consents (
  tenant_id uuid not null,
  id uuid not null,
  customer_id uuid not null,
  said text not null check (said in ('given', 'withdrawn')),
  channel text not null check (channel in ('counter', 'whatsapp', 'email', 'sms', 'phone', 'site', 'import', 'unknown')),
  text_version text,
  user_id uuid,
  user_name text,
  created_at timestamptz not null default clock_timestamp(),
  primary key (tenant_id, id),
  foreign key (tenant_id, customer_id) references customers(tenant_id, id) on delete cascade,
  foreign key (tenant_id) references saas_tenants(id)
);
create index customer_consents_of on customer_consents (tenant_id, customer_id, created_at, id);
alter table customer_consents enable row level security;
alter table customer_consents force row level security;
-- policies: platform_reads, tenant_wall
grant select, insert, delete on customer_consents to leme_app;
grant update (customer_id) on customer_consents to leme_app;

create table customers (
  tenant_id uuid not null,
  id uuid not null,
  name text not null,
  kind text not null default 'pessoa' check (kind in ('pessoa', 'empresa', 'agente')),
  phone text,
  email text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version integer not null default 1,
  deleted_at timestamptz,
  deleted_by uuid,
  tax_id text,
  birth_date date,
  nationality text,
  language text check (language in ('pt-BR', 'en', 'es', 'fr', 'it')),
  marketing_consent boolean not null default false,
  marketing_consent_at timestamptz,
  agent_id uuid,
  notes text,
  merged_into uuid,
  erased_at timestamptz,
  search text not null generated always as (app.search_text(variadic array[name, tax_id, email, phone])) stored,
  primary key (tenant_id, id),
  foreign key (tenant_id, agent_id) references customers(tenant_id, id),
  foreign key (tenant_id) references saas_tenants(id),
  foreign key (tenant_id, merged_into) references customers(tenant_id, id)
);
create index customers_by_age on customers (tenant_id, created_at, id) where deleted_at is null;
create index customers_by_agent on customers (tenant_id, agent_id, id);
create index customers_by_email on customers (tenant_id, email) where deleted_at is null;
create index customers_by_kind on customers (tenant_id, kind, name collate "und-x-icu", id) where deleted_at is null;
create index customers_by_merged on customers (tenant_id, merged_into) where merged_into is not null;
create index customers_by_name on customers (tenant_id, kind, name, id);
create index customers_by_phone on customers (tenant_id, phone) where deleted_at is null;
create index customers_by_title on customers (tenant_id, name collate "und-x-icu", id) where deleted_at is null;
create index customers_deleted on customers (tenant_id, deleted_at, id) where deleted_at is not null;
create index customers_search on customers using gin (tenant_id, search gin_trgm_ops) where deleted_at is null;
create unique index customers_tax_id_key on customers (tenant_id, tax_id) where deleted_at is null;
alter table customers enable row level security;
alter table customers force row level security;
-- policies: platform_reads, tenant_wall
grant select, insert, update, delete on customers to leme_app;
grant select on customers to leme_auth;

create table customers_tags (
  tenant_id uuid not null,
  owner_id uuid not null,
  target_id uuid not null,
  position integer not null default 0,
  primary key (tenant_id, owner_id, target_id),
  foreign key (tenant_id, owner_id) references customers(tenant_id, id) on delete cascade,
  foreign key (tenant_id, target_id) references lead_tags(tenant_id, id)
);
create index customers_tags_by_target on customers_tags (tenant_id, target_id, owner_id);
alter table customers_tags enable row level security;
alter table customers_tags force row level security;
-- policies: platform_reads, tenant_wall
grant select, insert, update, delete on customers_tags to leme_app;

create table departure_events (
  tenant_id uuid not null,
  id uuid not null,
  kind text not null check (kind in ('counted', 'marked', 'missing', 'closed', 'released', 'answered')),
  voyage_id uuid,
  boat_id uuid not null,
  session_id uuid,
  step integer not null check (step >= 0),
  at timestamptz not null,
  client_time timestamptz,
  created_at timestamptz not null default now(),
  said jsonb not null,
  device_id text check (length(device_id) <= 64),
  user_id uuid not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, boat_id) references boats(tenant_id, id)
);
create index departure_events_by_boat on departure_events (tenant_id, boat_id, created_at);
create index departure_events_by_voyage on departure_events (tenant_id, voyage_id, step, id);
create index departure_events_of_sailing on departure_events (tenant_id, session_id, boat_id);
alter table departure_events enable row level security;
alter table departure_events force row level security;
-- policies: platform_reads, tenant_wall
grant select, insert on departure_events to leme_app;

create table departure_seals (
  tenant_id uuid not null,
  id uuid not null,
  voyage_id uuid not null,
  boat_id uuid not null,
  session_id uuid,
  amends uuid,
  root text not null check (root ~ '^[0-9a-f]{64}$'),
  header text not null,
  result text not null check (result in ('GO', 'GO_COM_RESSALVA', 'NO_GO')),
  sealed_by text not null check (sealed_by in ('device', 'server')),
  intact boolean not null,
  known jsonb not null,
  sealed_at timestamptz not null,
  created_at timestamptz not null default now(),
  device_id text check (length(device_id) <= 64),
  user_id uuid not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, amends) references departure_seals(tenant_id, id),
  foreign key (tenant_id, boat_id) references boats(tenant_id, id)
);
create index departure_seals_by_age on departure_seals (tenant_id, created_at, id);
create index departure_seals_by_boat on departure_seals (tenant_id, boat_id, created_at);
create index departure_seals_by_voyage on departure_seals (tenant_id, voyage_id, created_at);
create index departure_seals_of_sailing on departure_seals (tenant_id, session_id, boat_id);
alter table departure_seals enable row level security;
alter table departure_seals force row level security;
-- policies: platform_reads, tenant_wall
grant select, insert on departure_seals to leme_app;

create table document_numbers (
  tenant_id uuid not null,
  series text not null,
  last bigint not null,
  primary key (tenant_id, series),
  foreign key (tenant_id) references saas_tenants(id)
);
alter table document_numbers enable row level security;
alter table document_numbers force row level security;
-- policies: platform_reads, tenant_wall
grant select, insert, update, delete on document_numbers to leme_app;

create table email_logs (
  tenant_id uuid not null,
  id uuid not null,
  user_id uuid,
  to_email text not null,
  template text not null,
  locale text not null check (locale in ('pt-BR', 'en', 'es', 'fr', 'it')),
  params jsonb not null default '{}'::jsonb,
  subject text,
  status text not null default 'queued' check (status in ('queued', 'sent', 'kept', 'failed', 'suppressed')),
  attempts integer not null default 0,
  error text,
  created_at timestamptz not null default now(),
  sent_at timestamptz,
  primary key (tenant_id, id),
  foreign key (tenant_id) references saas_tenants(id)
);
create index email_logs_by_booking on email_logs (tenant_id, (params ->> 'booking_id'), id) where (params ->> 'booking_id') is not null;
create index email_logs_by_invoice on email_logs (tenant_id, (params ->> 'invoice_id'), id) where (params ->> 'invoice_id') is not null;
create index email_logs_by_status on email_logs (tenant_id, status, created_at, id);
create index email_logs_by_time on email_logs (tenant_id, created_at, id);
create index email_logs_by_user on email_logs (tenant_id, user_id, created_at, id);
alter table email_logs enable row level security;
alter table email_logs force row level security;
-- policies: platform_reads, tenant_wall
grant select, insert, update, delete on email_logs to leme_app;
grant select, insert on email_logs to leme_auth;

create table engine_part_fits (
  tenant_id uuid not null,
  item_id uuid not null,
  line integer not null,
  brand text not null check (length(brand) <= 60),
  model text check (length(model) <= 60),
  serial_from text check (length(serial_from) <= 40),
  serial_to text check (length(serial_to) <= 40),
  primary key (tenant_id, item_id, line),
  foreign key (tenant_id, item_id) references engine_parts(tenant_id, item_id)
);
create index engine_part_fits_by_brand on engine_part_fits (tenant_id, lower(brand), lower(model));
alter table engine_part_fits enable row level security;
alter table engine_part_fits force row level security;
-- policies: platform_reads, tenant_wall
grant select, insert, update, delete on engine_part_fits to leme_app;

create table engine_parts (
  tenant_id uuid not null,
  item_id uuid not null,
  supplier_id uuid,
  location_id uuid,
  life_hours numeric(7,1) check (life_hours > 0),
  life_months integer check (life_months >= 1 and life_months <= 240),
  version integer not null default 1,
  primary key (tenant_id, item_id),
  foreign key (tenant_id, item_id) references stock_items(tenant_id, id),
  foreign key (tenant_id, location_id) references stock_locations(tenant_id, id),
  foreign key (tenant_id, supplier_id) references suppliers(tenant_id, id)
);
create index engine_parts_by_location on engine_parts (tenant_id, location_id, item_id);
create index engine_parts_by_supplier on engine_parts (tenant_id, supplier_id, item_id);
alter table engine_parts enable row level security;
alter table engine_parts force row level security;
-- policies: platform_reads, tenant_wall
grant select, insert, update, delete on engine_parts to leme_app;

create table external_bookings (
  tenant_id uuid not null,
  id uuid not null,
  partner_id uuid not null,
  source text not null check (source in ('octo', 'csv', 'manual')),
  uuid uuid not null,
  reference text check (length(reference) <= 200),
  state text not null check (state in ('received', 'mapped', 'needs_review', 'rejected', 'cancelled')),
  fault text check (length(fault) <= 200),
  booking_id uuid,
  session_id uuid,
  product_id uuid,
  customer_name text,
  contact jsonb not null default '{}'::jsonb,
  items jsonb not null default '[]'::jsonb,
  notes text check (length(notes) <= 2000),
  said_total numeric(12, 2),
  commission_bp integer not null default 0 check (commission_bp >= 0 and commission_bp <= 10000),
  asked text not null,
  is_test boolean not null default false,
  test_code text,
  test_status text check (test_status in ('ON_HOLD', 'CONFIRMED', 'EXPIRED', 'CANCELLED')),
  test_expires_at timestamptz,
  test_confirmed_at timestamptz,
  test_cancelled_at timestamptz,
  test_cents bigint,
  cancel_reason text check (length(cancel_reason) <= 200),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version integer not null default 1,
  search text not null generated always as (app.search_text(variadic array[reference, customer_name])) stored,
  said jsonb not null default '{}'::jsonb,
  collects text check (collects in ('partner', 'pier')),
  primary key (tenant_id, id),
  constraint external_bookings_booking foreign key (tenant_id, booking_id) references bookings(tenant_id, id),
  constraint external_bookings_partner foreign key (tenant_id, partner_id) references channel_partners(tenant_id, id),
  foreign key (tenant_id) references saas_tenants(id)
);
create index external_bookings_by_age on external_bookings (tenant_id, created_at, id);
create unique index external_bookings_by_booking on external_bookings (tenant_id, booking_id) where booking_id is not null;
create index external_bookings_by_partner on external_bookings (tenant_id, partner_id, created_at, id);
create index external_bookings_by_reference on external_bookings (tenant_id, partner_id, reference);
create index external_bookings_by_state on external_bookings (tenant_id, state, created_at, id);
create unique index external_bookings_reference on external_bookings (tenant_id, partner_id, lower(reference)) where source <> 'octo';
create index external_bookings_search on external_bookings using gin (tenant_id, search gin_trgm_ops);
create index external_bookings_tests on external_bookings (tenant_id, created_at) where is_test;
create unique index external_bookings_uuid on external_bookings (tenant_id, partner_id, uuid);
alter table external_bookings enable row level security;
alter table external_bookings force row level security;
-- policies: platform_reads, tenant_wall
grant select, insert, update, delete on external_bookings to leme_app;

create table fare_types (
  tenant_id uuid not null,
  id uuid not null,
  product_id uuid not null,
  label text not null,
  code text not null default 'ADULT' check (code in ('ADULT', 'YOUTH', 'CHILD', 'INFANT', 'SENIOR', 'RESIDENT', 'OTHER')),
  cost_price numeric(12, 2) not null check (cost_price >= 0),
  pax_count integer not null default 1 check (pax_count >= 0 and pax_count <= 20),
  active boolean not null default true,
  order_index integer not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version integer not null default 1,
  deleted_at timestamptz,
  deleted_by uuid,
  min_age integer check (min_age >= 0 and min_age <= 130),
  max_age integer check (max_age >= 0 and max_age <= 130),
  accompanied_by text[] not null default '{}'::text[] check (accompanied_by <@ array['ADULT', 'YOUTH', 'CHILD', 'INFANT', 'SENIOR', 'RESIDENT', 'OTHER']),
  id_required boolean not null default false,
  min_price numeric(12, 2) check (min_price >= 0),
  max_price numeric(12, 2) check (max_price >= 0),
  min_qty integer check (min_qty >= 1 and min_qty <= 150),
  max_qty integer check (max_qty >= 1 and max_qty <= 150),
  search text not null generated always as (app.search_text(variadic array[label])) stored,
  primary key (tenant_id, id),
  foreign key (tenant_id, product_id) references products(tenant_id, id)
);
create index fare_types_by_active on fare_types (tenant_id, active, label collate "und-x-icu", id) where deleted_at is null;
create index fare_types_by_age on fare_types (tenant_id, created_at, id) where deleted_at is null;
create index fare_types_by_code on fare_types (tenant_id, code, label collate "und-x-icu", id) where deleted_at is null;
create index fare_types_by_order on fare_types (tenant_id, order_index, id) where deleted_at is null;
create index fare_types_by_product on fare_types (tenant_id, product_id, active, order_index, id);
create index fare_types_by_title on fare_types (tenant_id, label collate "und-x-icu", id) where deleted_at is null;
create index fare_types_deleted on fare_types (tenant_id, deleted_at, id) where deleted_at is not null;
create index fare_types_of_product on fare_types (tenant_id, product_id, label collate "und-x-icu", id) where deleted_at is null;
create index fare_types_search on fare_types using gin (tenant_id, search gin_trgm_ops) where deleted_at is null;
alter table fare_types enable row level security;
alter table fare_types force row level security;
-- policies: platform_reads, tenant_wall
grant select, insert, update, delete on fare_types to leme_app;

create table file_contents (
  tenant_id uuid not null,
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  bytes bytea not null check (octet_length(bytes) <= 10485760),
  primary key (tenant_id, sha256)
);
alter table file_contents enable row level security;
alter table file_contents force row level security;
-- policies: platform_reads, tenant_wall
grant select, insert, delete on file_contents to leme_app;

create table file_usage (
  tenant_id uuid not null,
  bytes bigint not null default 0 constraint file_usage_is_no_debt check (bytes >= 0),
  primary key (tenant_id)
);
alter table file_usage enable row level security;
alter table file_usage force row level security;
-- policies: platform_reads, tenant_wall
grant select, insert, update, delete on file_usage to leme_app;

create table files (
  tenant_id uuid not null,
  id uuid not null,
  resource text not null,
  name text not null,
  mime text not null,
  size integer not null check (size >= 1 and size <= 10485760),
  sha256 text not null,
  created_at timestamptz not null default now(),
  created_by uuid not null,
  kept boolean not null default false,
  primary key (tenant_id, id),
  foreign key (tenant_id, sha256) references file_contents(tenant_id, sha256)
);
create index files_not_kept on files (tenant_id, created_at) where not kept;
alter table files enable row level security;
alter table files force row level security;
-- policies: platform_reads, tenant_wall
grant select, insert, update, delete on files to leme_app;

create table finance_accounts (
  tenant_id uuid not null,
  id uuid not null,
  code text not null check (length(code) <= 20),
  name text check (length(name) <= 120),
  kind text not null check (kind in ('asset', 'liability', 'equity', 'result')),
  role text check (length(role) <= 40),
  money_kind text check (money_kind in ('cash', 'bank', 'card', 'pix')),
  line text check (length(line) <= 20),
  allocation text not null default 'none' check (allocation in ('none', 'departure', 'hour', 'passenger')),
  opening_balance numeric(14,2) not null default 0,
  opening_on date,
  active boolean not null default true,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  pix_key text check (length(pix_key) <= 77),
  pix_name text check (length(pix_name) <= 80),
  pix_city text check (length(pix_city) <= 80),
  primary key (tenant_id, id),
  unique (tenant_id, code),
  unique (tenant_id, role),
  constraint finance_accounts_pix_of_pix check (pix_key is null or money_kind = 'pix'),
  foreign key (tenant_id) references saas_tenants(id)
);
alter table finance_accounts enable row level security;
alter table finance_accounts force row level security;
-- policies: platform_reads, tenant_wall
grant select, insert, update on finance_accounts to leme_app;

create table finance_agreements (
  tenant_id uuid not null,
  id uuid not null,
  kind text not null check (kind in ('commission', 'owner_share', 'per_sailing', 'per_hour')),
  agent_id uuid,
  supplier_id uuid,
  product_id uuid,
  boat_id uuid,
  bp integer check (bp >= 0 and bp <= 10000),
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
  foreign key (tenant_id, agent_id) references customers(tenant_id, id),
  foreign key (tenant_id, boat_id) references boats(tenant_id, id),
  foreign key (tenant_id, product_id) references products(tenant_id, id),
  foreign key (tenant_id, supplier_id) references suppliers(tenant_id, id)
);
create index finance_agreements_by_kind on finance_agreements (tenant_id, kind, valid_from, id);
alter table finance_agreements enable row level security;
alter table finance_agreements force row level security;
-- policies: platform_reads, tenant_wall
grant select, insert, update on finance_agreements to leme_app;

create table finance_books (
  tenant_id uuid not null,
  opened_at timestamptz not null default now(),
  primary key (tenant_id),
  foreign key (tenant_id) references saas_tenants(id)
);
alter table finance_books enable row level security;
alter table finance_books force row level security;
-- policies: platform_reads, tenant_wall
grant select, insert, update on finance_books to leme_app;

create table finance_categories (
  tenant_id uuid not null,
  name text not null check (length(name) <= 80),
  kind text not null default 'cost' check (kind in ('cost', 'income')),
  account_role text not null check (length(account_role) <= 20),
  parent_id uuid,
  allocation text not null default 'none' check (allocation in ('none', 'departure', 'hour', 'passenger')),
  search text not null generated always as (app.search_text(variadic array[name])) stored,
  id uuid not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version integer not null default 1,
  deleted_at timestamptz,
  deleted_by uuid,
  primary key (tenant_id, id),
  foreign key (tenant_id) references saas_tenants(id),
  foreign key (tenant_id, parent_id) references finance_categories(tenant_id, id)
);
create index finance_categories_by_age on finance_categories (tenant_id, created_at, id) where deleted_at is null;
create index finance_categories_by_kind on finance_categories (tenant_id, kind, name collate "und-x-icu", id) where deleted_at is null;
create index finance_categories_by_parent on finance_categories (tenant_id, parent_id, name collate "und-x-icu", id) where deleted_at is null;
create index finance_categories_by_title on finance_categories (tenant_id, name collate "und-x-icu", id) where deleted_at is null;
create index finance_categories_deleted on finance_categories (tenant_id, deleted_at, id) where deleted_at is not null;
create unique index finance_categories_name_key on finance_categories (tenant_id, lower(name)) where deleted_at is null;
create index finance_categories_of on finance_categories (tenant_id, parent_id);
create index finance_categories_search on finance_categories using gin (tenant_id, search gin_trgm_ops) where deleted_at is null;
alter table finance_categories enable row level security;
alter table finance_categories force row level security;
-- policies: platform_reads, tenant_wall
grant select, insert, update, delete on finance_categories to leme_app;

create table finance_due (
  tenant_id uuid not null,
  id uuid not null,
  booking_id uuid,
  created_at timestamptz not null default now(),
  log_id uuid,
  credit_id uuid,
  primary key (tenant_id, id),
  constraint finance_due_of_one check (num_nonnulls(booking_id, log_id, credit_id) = 1)
);
alter table finance_due enable row level security;
alter table finance_due force row level security;
-- policies: platform_reads, tenant_wall
grant select, insert, delete on finance_due to leme_app;

create table finance_entries (
  tenant_id uuid not null,
  id uuid not null,
  kind text not null check (kind in ('receivable', 'payable', 'transfer')),
  description text not null check (length(description) <= 200),
  supplier_id uuid,
  customer_id uuid,
  amount numeric(14,2) not null check (amount > 0),
  settled_amount numeric(14,2) not null default 0,
  due_on date not null,
  competence_on date not null,
  account_id uuid not null,
  from_account_id uuid,
  boat_id uuid,
  session_id uuid,
  document_no text check (length(document_no) <= 60),
  boleto_line text check (boleto_line ~ '^[0-9]{47,48}$'),
  part integer check (part >= 1),
  parts integer check (parts >= 2 and parts <= 120),
  status text not null default 'open' check (status in ('open', 'partial', 'paid', 'cancelled')),
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  created_by uuid not null,
  search text not null generated always as (app.search_text(variadic array[description, document_no])) stored,
  category_id uuid,
  cost_centre_id uuid,
  repeats text check (repeats in ('weekly', 'monthly', 'yearly')),
  series_id uuid,
  primary key (tenant_id, id),
  constraint entry_between_two check ((kind = 'transfer') = (from_account_id is not null) and from_account_id <> account_id),
  constraint entry_is_settled_once check (settled_amount >= 0 and settled_amount <= amount),
  foreign key (tenant_id, account_id) references finance_accounts(tenant_id, id),
  foreign key (tenant_id, boat_id) references boats(tenant_id, id),
  foreign key (tenant_id, category_id) references finance_categories(tenant_id, id),
  foreign key (tenant_id, cost_centre_id) references cost_centres(tenant_id, id),
  foreign key (tenant_id, customer_id) references customers(tenant_id, id),
  foreign key (tenant_id, from_account_id) references finance_accounts(tenant_id, id),
  foreign key (tenant_id, session_id) references sessions(tenant_id, id),
  foreign key (tenant_id, supplier_id) references suppliers(tenant_id, id)
);
create index finance_entries_by_boat on finance_entries (tenant_id, boat_id) where boat_id is not null;
create index finance_entries_by_category on finance_entries (tenant_id, category_id) where category_id is not null;
create index finance_entries_by_competence on finance_entries (tenant_id, competence_on, id);
create index finance_entries_by_cost_centre on finance_entries (tenant_id, cost_centre_id) where cost_centre_id is not null;
create index finance_entries_by_customer on finance_entries (tenant_id, customer_id) where customer_id is not null;
create index finance_entries_by_due on finance_entries (tenant_id, due_on, id);
create index finance_entries_by_kind on finance_entries (tenant_id, kind, status, due_on, id);
create index finance_entries_by_session on finance_entries (tenant_id, session_id) where session_id is not null;
create index finance_entries_by_status on finance_entries (tenant_id, status, due_on, id);
create index finance_entries_by_supplier on finance_entries (tenant_id, supplier_id) where supplier_id is not null;
create index finance_entries_of_series on finance_entries (tenant_id, series_id, due_on) where series_id is not null;
create index finance_entries_open_by_amount on finance_entries (tenant_id, (amount - settled_amount), due_on) where status in ('open', 'partial');
create index finance_entries_search on finance_entries using gin (tenant_id, search gin_trgm_ops);
alter table finance_entries enable row level security;
alter table finance_entries force row level security;
-- policies: platform_reads, tenant_wall
grant select, insert, update on finance_entries to leme_app;

create table finance_methods (
  tenant_id uuid not null,
  method text not null check (length(method) <= 40),
  account_id uuid not null,
  fee_bp integer not null default 0 check (fee_bp >= 0 and fee_bp <= 10000),
  fee_amount numeric(12, 2) not null default 0 check (fee_amount >= 0),
  days integer not null default 0 check (days >= 0 and days <= 365),
  version integer not null default 1,
  primary key (tenant_id, method),
  foreign key (tenant_id, account_id) references finance_accounts(tenant_id, id)
);
alter table finance_methods enable row level security;
alter table finance_methods force row level security;
-- policies: platform_reads, tenant_wall
grant select, insert, update on finance_methods to leme_app;

create table finance_periods (
  tenant_id uuid not null,
  id uuid not null,
  month date not null check (extract(day from month) = 1),
  results jsonb not null,
  closed_at timestamptz not null,
  closed_by uuid not null,
  reopened_at timestamptz,
  reopened_by uuid,
  reason text check (length(reason) <= 200),
  primary key (tenant_id, id),
  foreign key (tenant_id) references saas_tenants(id)
);
create index finance_periods_by_month on finance_periods (tenant_id, month, closed_at);
create unique index finance_periods_closed_once on finance_periods (tenant_id, month) where reopened_at is null;
alter table finance_periods enable row level security;
alter table finance_periods force row level security;
-- policies: platform_reads, tenant_wall
grant select, insert, update on finance_periods to leme_app;

create table finance_postings (
  tenant_id uuid not null,
  id uuid not null,
  date date not null,
  true_date date not null,
  debit_id uuid not null,
  credit_id uuid not null,
  amount numeric(14,2) not null check (amount > 0),
  fact_kind text not null check (fact_kind in ('payment', 'booking', 'sailing', 'service', 'entry', 'settlement', 'allocation', 'tax', 'till', 'credit', 'invoice', 'invoice-payment')),
  fact_id uuid not null,
  leg integer not null check (leg >= 0),
  session_id uuid,
  boat_id uuid,
  product_id uuid,
  party_kind text check (party_kind in ('customer', 'supplier', 'person')),
  party_id uuid,
  entry_id uuid,
  agreement_id uuid,
  agreement_value integer,
  reverses_id uuid,
  user_id uuid not null,
  created_at timestamptz not null,
  category_id uuid,
  cost_centre_id uuid,
  primary key (tenant_id, id),
  constraint finance_postings_fact unique (tenant_id, fact_kind, fact_id, leg),
  check ((party_kind is null) = (party_id is null)),
  constraint posting_between_two check (debit_id <> credit_id),
  foreign key (tenant_id, credit_id) references finance_accounts(tenant_id, id),
  foreign key (tenant_id, debit_id) references finance_accounts(tenant_id, id),
  foreign key (tenant_id, entry_id) references finance_entries(tenant_id, id),
  foreign key (tenant_id, reverses_id) references finance_postings(tenant_id, id)
);
create index finance_postings_by_cost_centre on finance_postings (tenant_id, cost_centre_id, date) where cost_centre_id is not null;
create index finance_postings_by_credit on finance_postings (tenant_id, credit_id, date, id);
create index finance_postings_by_credited on finance_postings (tenant_id, credit_id, amount, date);
create index finance_postings_by_date on finance_postings (tenant_id, date, id);
create index finance_postings_by_debit on finance_postings (tenant_id, debit_id, date, id);
create index finance_postings_by_debited on finance_postings (tenant_id, debit_id, amount, date);
create index finance_postings_by_session on finance_postings (tenant_id, session_id, date) where session_id is not null;
create index finance_postings_of_entry on finance_postings (tenant_id, entry_id) where entry_id is not null;
create unique index finance_postings_reversed_once on finance_postings (tenant_id, reverses_id);
alter table finance_postings enable row level security;
alter table finance_postings force row level security;
-- policies: platform_reads, tenant_wall
grant select, insert on finance_postings to leme_app;

create table finance_settlements (
  tenant_id uuid not null,
  id uuid not null,
  entry_id uuid not null,
  amount numeric(14,2) not null check (amount <> 0),
  discount numeric(14,2) not null default 0,
  interest numeric(14,2) not null default 0,
  account_id uuid,
  paid_on date not null,
  reverses_id uuid,
  reason text check (length(reason) <= 200),
  user_id uuid not null,
  created_at timestamptz not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, account_id) references finance_accounts(tenant_id, id),
  foreign key (tenant_id, entry_id) references finance_entries(tenant_id, id),
  foreign key (tenant_id, reverses_id) references finance_settlements(tenant_id, id)
);
create index finance_settlements_of_entry on finance_settlements (tenant_id, entry_id, created_at, id);
create unique index finance_settlements_reversed_once on finance_settlements (tenant_id, reverses_id);
alter table finance_settlements enable row level security;
alter table finance_settlements force row level security;
-- policies: platform_reads, tenant_wall
grant select, insert on finance_settlements to leme_app;

create table finance_statements (
  tenant_id uuid not null,
  lines jsonb not null,
  version integer not null default 1,
  updated_at timestamptz not null,
  updated_by uuid not null,
  primary key (tenant_id),
  foreign key (tenant_id) references saas_tenants(id)
);
alter table finance_statements enable row level security;
alter table finance_statements force row level security;
-- policies: platform_reads, tenant_wall
grant select, insert, update on finance_statements to leme_app;

create table finance_tax_rates (
  tenant_id uuid not null,
  id uuid not null,
  line text not null check (line in ('2.3', '2.4', '2.5', '2.6')),
  bp integer not null check (bp >= 0 and bp <= 10000),
  product_id uuid,
  valid_from date not null,
  created_at timestamptz not null,
  created_by uuid not null,
  primary key (tenant_id, id),
  foreign key (tenant_id) references saas_tenants(id),
  foreign key (tenant_id, product_id) references products(tenant_id, id)
);
create unique index finance_tax_rates_once on finance_tax_rates (tenant_id, line, product_id, valid_from) nulls not distinct;
alter table finance_tax_rates enable row level security;
alter table finance_tax_rates force row level security;
-- policies: platform_reads, tenant_wall
grant select, insert on finance_tax_rates to leme_app;

create table finance_tills (
  tenant_id uuid not null,
  id uuid not null,
  user_id uuid not null,
  day date not null,
  opening_float numeric(12, 2) not null check (opening_float >= 0),
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
  constraint till_difference_has_reason check (counted_amount = expected_amount or reason is not null),
  constraint till_is_counted_when_closed check ((status = 'closed') = (counted_amount is not null)),
  foreign key (tenant_id) references saas_tenants(id)
);
create index finance_tills_by_day on finance_tills (tenant_id, day, id);
alter table finance_tills enable row level security;
alter table finance_tills force row level security;
-- policies: platform_reads, tenant_wall
grant select, insert, update on finance_tills to leme_app;

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
  foreign key (tenant_id, account_id) references finance_accounts(tenant_id, id),
  foreign key (tenant_id, till_id) references finance_tills(tenant_id, id)
);
create index finance_withdrawals_of_till on finance_withdrawals (tenant_id, till_id, created_at, id);
alter table finance_withdrawals enable row level security;
alter table finance_withdrawals force row level security;
-- policies: platform_reads, tenant_wall
grant select, insert on finance_withdrawals to leme_app;

create table fuel_entries (
  tenant_id uuid not null,
  id uuid not null,
  boat_id uuid not null,
  motor_id uuid,
  taken_at timestamptz not null,
  litres numeric(9,2) not null,
  total numeric(12, 2) not null,
  hours numeric(9,1) check (hours >= 0),
  is_full boolean not null,
  is_after_forgotten boolean not null,
  supplier_id uuid,
  payer text not null check (payer in ('caixa', 'cartao', 'conta')),
  note text check (length(note) <= 200),
  reverses_id uuid,
  reason text check (length(reason) <= 200),
  created_at timestamptz not null,
  user_id uuid not null,
  search text not null generated always as (app.search_text(variadic array[note])) stored,
  photo uuid,
  session_id uuid,
  is_cost boolean,
  unit text check (unit in ('L', 'kWh')),
  item_id uuid,
  location_id uuid,
  primary key (tenant_id, id),
  check ((item_id is null) = (location_id is null)),
  foreign key (tenant_id, boat_id) references boats(tenant_id, id),
  foreign key (tenant_id, item_id) references stock_items(tenant_id, id),
  foreign key (tenant_id, location_id) references stock_locations(tenant_id, id),
  foreign key (tenant_id, motor_id) references motors(tenant_id, id),
  foreign key (tenant_id, photo) references files(tenant_id, id),
  foreign key (tenant_id, reverses_id) references fuel_entries(tenant_id, id),
  foreign key (tenant_id, supplier_id) references suppliers(tenant_id, id)
);
create index fuel_entries_by_moment on fuel_entries (tenant_id, taken_at, id);
create index fuel_entries_by_payer on fuel_entries (tenant_id, payer, taken_at, id);
create index fuel_entries_by_user on fuel_entries (tenant_id, user_id, taken_at, id);
create index fuel_entries_of_boat on fuel_entries (tenant_id, boat_id, taken_at, id);
create index fuel_entries_of_motor on fuel_entries (tenant_id, motor_id, taken_at, id);
create index fuel_entries_of_station on fuel_entries (tenant_id, supplier_id, taken_at, id);
create unique index fuel_entries_reversed_once on fuel_entries (tenant_id, reverses_id);
alter table fuel_entries enable row level security;
alter table fuel_entries force row level security;
-- policies: platform_reads, tenant_wall
grant select, insert on fuel_entries to leme_app;

create table i18n_imports (
  tenant_id uuid not null,
  id uuid not null,
  file text not null check (length(file) <= 200),
  approved boolean not null,
  added integer not null,
  changed integer not null,
  refused integer not null,
  lines jsonb not null,
  version integer not null default 1,
  created_at timestamptz not null,
  created_by uuid not null,
  rolled_back_at timestamptz,
  rolled_back_by uuid,
  primary key (tenant_id, id),
  foreign key (tenant_id) references saas_tenants(id)
);
create index i18n_imports_by_age on i18n_imports (tenant_id, created_at desc, id);
alter table i18n_imports enable row level security;
alter table i18n_imports force row level security;
-- policies: platform_reads, tenant_wall
grant select, insert, update on i18n_imports to leme_app;

create table i18n_keys (
  id uuid not null,
  namespace text not null check (length(namespace) <= 120),
  key text not null check (length(key) <= 120),
  primary key (id),
  unique (namespace, key)
);
alter table i18n_keys enable row level security;
-- policies: everybody_reads, platform_writes
grant select, insert, update on i18n_keys to leme_app;
grant select on i18n_keys to leme_auth;

create table i18n_marks (
  name text not null check (name = 'platform'),
  version integer not null,
  says boolean not null,
  primary key (name)
);
alter table i18n_marks enable row level security;
-- policies: everybody_reads, platform_writes
grant select, update on i18n_marks to leme_app;
grant select on i18n_marks to leme_auth;

create table i18n_overrides (
  tenant_id uuid not null,
  locale_code text not null check (locale_code in ('pt-BR', 'en', 'es', 'fr', 'it')),
  namespace text not null check (length(namespace) <= 120),
  key text not null check (length(key) <= 120),
  value jsonb,
  version integer not null default 1,
  changed_at timestamptz not null,
  changed_by uuid not null,
  primary key (tenant_id, locale_code, namespace, key),
  foreign key (tenant_id) references saas_tenants(id)
);
alter table i18n_overrides enable row level security;
alter table i18n_overrides force row level security;
-- policies: platform_reads, tenant_wall
grant select, insert, update on i18n_overrides to leme_app;
grant select on i18n_overrides to leme_auth;

create table i18n_tenant_locales (
  tenant_id uuid not null,
  locale_code text not null check (locale_code in ('pt-BR', 'en', 'es', 'fr', 'it')),
  is_default boolean not null default false,
  primary key (tenant_id, locale_code),
  foreign key (tenant_id) references saas_tenants(id)
);
alter table i18n_tenant_locales enable row level security;
alter table i18n_tenant_locales force row level security;
-- policies: platform_reads, tenant_wall
grant select, insert, update, delete on i18n_tenant_locales to leme_app;
grant select, insert, update on i18n_tenant_locales to leme_auth;

create table i18n_translations (
  key_id uuid not null,
  locale_code text not null check (locale_code in ('pt-BR', 'en', 'es', 'fr', 'it')),
  value text not null check (length(value) >= 1 and length(value) <= 2000),
  approved boolean not null default true,
  import_id uuid,
  primary key (key_id, locale_code),
  foreign key (key_id) references i18n_keys(id)
);
alter table i18n_translations enable row level security;
-- policies: everybody_reads, platform_writes
grant select, insert, update, delete on i18n_translations to leme_app;
grant select on i18n_translations to leme_auth;

create table idempotency_keys (
  tenant_id uuid not null,
  user_id uuid not null,
  key text not null,
  request_hash text not null,
  status integer,
  body jsonb,
  created_at timestamptz not null default now(),
  answer text,
  primary key (tenant_id, user_id, key),
  foreign key (tenant_id) references saas_tenants(id)
);
create index idempotency_keys_by_age on idempotency_keys (tenant_id, created_at);
alter table idempotency_keys enable row level security;
alter table idempotency_keys force row level security;
-- policies: platform_reads, tenant_wall
grant select, insert, update, delete on idempotency_keys to leme_app;
grant select, insert, update on idempotency_keys to leme_auth;

create table import_refusals (
  tenant_id uuid not null,
  import_id uuid not null,
  row_number integer not null,
  cells jsonb not null,
  faults jsonb not null,
  primary key (tenant_id, import_id, row_number),
  foreign key (tenant_id, import_id) references imports(tenant_id, id) on delete cascade
);
alter table import_refusals enable row level security;
alter table import_refusals force row level security;
-- policies: platform_reads, tenant_wall
grant select, insert, update, delete on import_refusals to leme_app;

create table imports (
  tenant_id uuid not null,
  id uuid not null,
  resource text not null,
  file_name text not null,
  content text not null,
  columns jsonb not null default '[]'::jsonb,
  examples jsonb not null default '[]'::jsonb,
  mapping jsonb not null,
  faults jsonb not null default '[]'::jsonb,
  status text not null check (status in ('checked', 'running', 'done', 'failed')),
  total integer not null,
  will_create integer not null default 0,
  will_update integer not null default 0,
  refused_count integer not null default 0,
  done integer not null default 0,
  created integer not null default 0,
  updated integer not null default 0,
  created_at timestamptz not null default now(),
  created_by uuid not null,
  created_by_tenant uuid not null,
  finished_at timestamptz,
  twin_count integer not null default 0,
  twins jsonb not null default '[]'::jsonb,
  twin_choice text not null default 'skip' check (twin_choice in ('skip', 'update', 'create')),
  looked_at timestamptz not null default now(),
  twin_choices jsonb not null default '{}'::jsonb,
  readings jsonb not null default '{}'::jsonb,
  given jsonb not null default '{}'::jsonb,
  primary key (tenant_id, id)
);
create index imports_by_age on imports (tenant_id, created_at, id);
alter table imports enable row level security;
alter table imports force row level security;
-- policies: platform_reads, tenant_wall
grant select, insert, update, delete on imports to leme_app;

create table installed_parts (
  tenant_id uuid not null,
  id uuid not null,
  motor_id uuid not null,
  item_id uuid not null,
  installed_on date not null,
  at_hours numeric(9,1) not null check (at_hours >= 0),
  due_hours numeric(9,1),
  due_on date,
  removed_on date,
  reason text check (length(reason) <= 200),
  user_id uuid not null,
  primary key (tenant_id, id),
  constraint installed_part_goes_later check (removed_on >= installed_on),
  foreign key (tenant_id, item_id) references stock_items(tenant_id, id),
  foreign key (tenant_id, motor_id) references motors(tenant_id, id)
);
create index installed_parts_by_item on installed_parts (tenant_id, item_id);
create index installed_parts_of_motor on installed_parts (tenant_id, motor_id, id);
alter table installed_parts enable row level security;
alter table installed_parts force row level security;
-- policies: platform_reads, tenant_wall
grant select, insert on installed_parts to leme_app;
grant update (removed_on, reason) on installed_parts to leme_app;

create table invoice_lines (
  tenant_id uuid not null,
  id uuid not null,
  invoice_id uuid not null,
  position integer not null check ("position" >= 0),
  kind text not null check (kind in ('booking', 'commission', 'free')),
  description text not null check (length(description) <= 300),
  qty numeric(10,2) not null default 1 check (qty > 0),
  unit_price numeric(14,2) not null,
  discount numeric(14,2) not null default 0 check (discount >= 0),
  amount numeric(14,2) not null,
  booking_id uuid,
  account_id uuid,
  iss_bp integer check (iss_bp >= 0 and iss_bp <= 500),
  service_code text check (length(service_code) <= 20),
  counts boolean not null default true,
  primary key (tenant_id, id),
  constraint commission_is_below_nought check ((kind = 'commission') = (amount < 0)),
  constraint line_of_its_kind check ((kind = 'free') = (booking_id is null)),
  foreign key (tenant_id, account_id) references finance_accounts(tenant_id, id),
  foreign key (tenant_id, booking_id) references bookings(tenant_id, id),
  foreign key (tenant_id, invoice_id) references invoices(tenant_id, id)
);
create unique index invoice_lines_booking_once on invoice_lines (tenant_id, booking_id, kind) where booking_id is not null and counts;
create index invoice_lines_by_booking on invoice_lines (tenant_id, booking_id) where booking_id is not null;
create index invoice_lines_of on invoice_lines (tenant_id, invoice_id, "position", id);
alter table invoice_lines enable row level security;
alter table invoice_lines force row level security;
-- policies: platform_reads, tenant_wall
grant select, insert, update, delete on invoice_lines to leme_app;

create table invoice_payments (
  tenant_id uuid not null,
  id uuid not null,
  invoice_id uuid not null,
  amount numeric(14,2) not null check (amount <> 0),
  extra numeric(14,2) not null default 0,
  surplus numeric(14,2) not null default 0,
  method text not null check (method in ('pix', 'dinheiro', 'cartao', 'transferencia', 'outro')),
  account_id uuid not null,
  paid_on date not null,
  shares jsonb not null default '[]'::jsonb,
  reverses_id uuid,
  reason text check (length(reason) <= 200),
  user_id uuid not null,
  created_at timestamptz not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, account_id) references finance_accounts(tenant_id, id),
  foreign key (tenant_id, invoice_id) references invoices(tenant_id, id),
  foreign key (tenant_id, reverses_id) references invoice_payments(tenant_id, id)
);
create index invoice_payments_of on invoice_payments (tenant_id, invoice_id, created_at, id);
create unique index invoice_payments_reversed_once on invoice_payments (tenant_id, reverses_id);
alter table invoice_payments enable row level security;
alter table invoice_payments force row level security;
-- policies: platform_reads, tenant_wall
grant select, insert on invoice_payments to leme_app;

create table invoices (
  tenant_id uuid not null,
  id uuid not null,
  kind text not null default 'invoice' check (kind in ('invoice', 'credit-note')),
  of_id uuid,
  series text check (length(series) <= 20),
  number integer check (number > 0),
  status text not null default 'draft' check (status in ('draft', 'issued', 'partial', 'paid', 'void')),
  customer_id uuid,
  customer_name text not null check (length(customer_name) <= 200),
  customer_document text check (length(customer_document) <= 20),
  customer_address text check (length(customer_address) <= 300),
  customer_email text check (length(customer_email) <= 200),
  locale text not null default 'pt-BR' check (locale in ('pt-BR', 'en', 'es', 'fr', 'it')),
  period_from date,
  period_to date,
  issued_on date,
  due_on date not null,
  terms text check (length(terms) <= 2000),
  fine_bp integer not null default 0 check (fine_bp >= 0 and fine_bp <= 200),
  interest_bp integer not null default 0 check (interest_bp >= 0 and interest_bp <= 100),
  total numeric(14,2) not null default 0 check (total >= 0),
  paid_amount numeric(14,2) not null default 0 check (paid_amount >= 0),
  credited_amount numeric(14,2) not null default 0 check (credited_amount >= 0),
  service_code text check (length(service_code) <= 20),
  service_city text check (length(service_city) <= 80),
  iss_bp integer check (iss_bp >= 0 and iss_bp <= 500),
  deductions numeric(14,2) check (deductions >= 0),
  nfse_number text check (length(nfse_number) <= 30),
  nfse_on date,
  reason text check (length(reason) <= 200),
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  created_by uuid not null,
  search text not null generated always as (app.search_text(variadic array[customer_name, customer_document, (series || '-') || number::text, nfse_number])) stored,
  reminds boolean not null default true,
  reminded integer check (reminded in ('-3'::integer, 0, 3)),
  primary key (tenant_id, id),
  constraint invoices_number unique (tenant_id, series, number),
  constraint credit_note_is_of_one check ((kind = 'credit-note') = (of_id is not null)),
  constraint invoice_due_after_issue check (issued_on is null or due_on >= issued_on),
  constraint invoice_has_number_once_issued check ((status = 'draft') = (number is null)),
  constraint invoice_is_paid_once check ((paid_amount + credited_amount) <= total),
  constraint invoice_issue_has_day check ((number is null) = (issued_on is null)),
  constraint invoice_number_is_of_series check ((number is null) = (series is null)),
  foreign key (tenant_id, customer_id) references customers(tenant_id, id),
  foreign key (tenant_id) references saas_tenants(id),
  foreign key (tenant_id, of_id) references invoices(tenant_id, id)
);
create index invoices_by_age on invoices (tenant_id, created_at, id);
create index invoices_by_customer on invoices (tenant_id, customer_id, due_on, id);
create index invoices_by_due on invoices (tenant_id, due_on, id);
create index invoices_by_issue on invoices (tenant_id, issued_on, id);
create index invoices_by_kind on invoices (tenant_id, kind, due_on, id);
create index invoices_by_status on invoices (tenant_id, status, due_on, id);
create index invoices_of on invoices (tenant_id, of_id) where of_id is not null;
create index invoices_open_by_amount on invoices (tenant_id, (total - paid_amount - credited_amount), due_on) where status in ('issued', 'partial');
create index invoices_search on invoices using gin (tenant_id, search gin_trgm_ops);
alter table invoices enable row level security;
alter table invoices force row level security;
-- policies: platform_reads, tenant_wall
grant select, insert, update, delete on invoices to leme_app;

create table lead_interactions (
  tenant_id uuid not null,
  lead_id uuid not null,
  type text not null default 'whatsapp' check (type in ('whatsapp', 'call', 'email', 'meeting', 'note')),
  title text not null,
  description text check (length(description) <= 4000),
  template_id uuid,
  interaction_date timestamptz not null,
  user_id uuid,
  done_at timestamptz,
  search text not null generated always as (app.search_text(variadic array[title, description])) stored,
  id uuid not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version integer not null default 1,
  deleted_at timestamptz,
  deleted_by uuid,
  status text not null generated always as (
case
    when done_at is null and (interaction_date - created_at) > '00:01:00'::interval then 'pending'
    else 'completed'
end) stored,
  cadence_run uuid,
  cadence_step_id uuid,
  primary key (tenant_id, id),
  foreign key (tenant_id) references saas_tenants(id),
  foreign key (tenant_id, lead_id) references leads(tenant_id, id),
  foreign key (tenant_id, template_id) references whatsapp_templates(tenant_id, id)
);
create index lead_interactions_by_age on lead_interactions (tenant_id, created_at, id) where deleted_at is null;
create index lead_interactions_by_date on lead_interactions (tenant_id, interaction_date, id) where deleted_at is null;
create index lead_interactions_by_lead on lead_interactions (tenant_id, lead_id, title collate "und-x-icu", id) where deleted_at is null;
create index lead_interactions_by_template on lead_interactions (tenant_id, template_id) where deleted_at is null;
create index lead_interactions_by_title on lead_interactions (tenant_id, title collate "und-x-icu", id) where deleted_at is null;
create index lead_interactions_deleted on lead_interactions (tenant_id, deleted_at, id) where deleted_at is not null;
create index lead_interactions_of on lead_interactions (tenant_id, lead_id, id);
create index lead_interactions_search on lead_interactions using gin (tenant_id, search gin_trgm_ops) where deleted_at is null;
create unique index lead_interactions_step_once on lead_interactions (tenant_id, cadence_run, cadence_step_id) where cadence_run is not null;
alter table lead_interactions enable row level security;
alter table lead_interactions force row level security;
-- policies: platform_reads, tenant_wall
grant select, insert, update, delete on lead_interactions to leme_app;

create table lead_merges (
  tenant_id uuid not null,
  kept_id uuid not null,
  other_id uuid not null,
  kept_version integer not null,
  other_version integer not null,
  former jsonb not null,
  tag_ids uuid[] not null,
  interaction_ids uuid[] not null,
  follower_ids uuid[] not null,
  merged_version integer not null,
  created_at timestamptz not null default now(),
  created_by uuid,
  primary key (tenant_id, other_id),
  foreign key (tenant_id) references saas_tenants(id),
  foreign key (tenant_id, kept_id) references leads(tenant_id, id) on delete cascade,
  foreign key (tenant_id, other_id) references leads(tenant_id, id) on delete cascade
);
create index lead_merges_by_kept on lead_merges (tenant_id, kept_id, created_at, other_id);
alter table lead_merges enable row level security;
alter table lead_merges force row level security;
-- policies: platform_reads, tenant_wall
grant select, insert, update, delete on lead_merges to leme_app;

create table lead_settings (
  tenant_id uuid not null,
  forgets_lost_after integer check (forgets_lost_after >= 1 and forgets_lost_after <= 120),
  registers_chats boolean not null default false,
  version integer not null default 1,
  primary key (tenant_id),
  foreign key (tenant_id) references saas_tenants(id)
);
alter table lead_settings enable row level security;
alter table lead_settings force row level security;
-- policies: platform_reads, tenant_wall
grant select, insert, update, delete on lead_settings to leme_app;

create table lead_tag_relations (
  tenant_id uuid not null,
  lead_id uuid not null,
  tag_id uuid not null,
  position integer not null default 0,
  primary key (tenant_id, lead_id, tag_id),
  foreign key (tenant_id, lead_id) references leads(tenant_id, id) on delete cascade,
  foreign key (tenant_id, tag_id) references lead_tags(tenant_id, id)
);
create index lead_tag_relations_by_tag on lead_tag_relations (tenant_id, tag_id, lead_id);
alter table lead_tag_relations enable row level security;
alter table lead_tag_relations force row level security;
-- policies: platform_reads, tenant_wall
grant select, insert, update, delete on lead_tag_relations to leme_app;

create table lead_tags (
  tenant_id uuid not null,
  name text not null,
  color text not null default '#6b7280' check (color ~ '^#[0-9a-f]{6}$'),
  search text not null generated always as (app.search_text(variadic array[name])) stored,
  id uuid not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version integer not null default 1,
  deleted_at timestamptz,
  deleted_by uuid,
  primary key (tenant_id, id),
  foreign key (tenant_id) references saas_tenants(id)
);
create index lead_tags_by_age on lead_tags (tenant_id, created_at, id) where deleted_at is null;
create index lead_tags_by_title on lead_tags (tenant_id, name collate "und-x-icu", id) where deleted_at is null;
create index lead_tags_deleted on lead_tags (tenant_id, deleted_at, id) where deleted_at is not null;
create unique index lead_tags_name_key on lead_tags (tenant_id, lower(name)) where deleted_at is null;
create index lead_tags_search on lead_tags using gin (tenant_id, search gin_trgm_ops) where deleted_at is null;
alter table lead_tags enable row level security;
alter table lead_tags force row level security;
-- policies: platform_reads, tenant_wall
grant select, insert, update, delete on lead_tags to leme_app;

create table leads (
  tenant_id uuid not null,
  name text not null,
  email text,
  country text not null default 'Brasil',
  country_code text not null default '+55',
  phone text not null,
  status text not null default 'new' check (status in ('new', 'contacted', 'qualified', 'proposal', 'negotiation', 'won', 'lost')),
  product_id uuid,
  interest_date_from date,
  interest_date_to date,
  adult_count integer check (adult_count >= 0 and adult_count <= 150),
  child_count integer check (child_count >= 0 and child_count <= 150),
  passenger_count integer check (passenger_count >= 0 and passenger_count <= 150),
  adult_price numeric(12, 2) check (adult_price >= 0),
  child_price numeric(12, 2) check (child_price >= 0),
  offered_value numeric(12, 2) not null check (offered_value > 0),
  value_mode text not null default 'auto' check (value_mode in ('auto', 'manual', 'by_fare')),
  fare_type_adjustments jsonb,
  source text check (source in ('whatsapp', 'telefone', 'instagram', 'site', 'indicacao', 'balcao', 'agencia', 'outro')),
  user_id uuid,
  owner_id uuid,
  lost_reason text,
  first_contact_at timestamptz,
  last_interaction_at timestamptz not null default now(),
  next_due_at timestamptz,
  merged_into uuid,
  search text not null generated always as (app.search_text(variadic array[name, email, phone])) stored,
  id uuid not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version integer not null default 1,
  deleted_at timestamptz,
  deleted_by uuid,
  temperature text check (temperature in ('frio', 'morno', 'quente')),
  lost_kind text check (lost_kind in ('preco', 'data', 'sem_resposta', 'concorrente', 'clima', 'desistiu', 'outro')),
  cadence_id uuid,
  cadence_run uuid,
  cadence_step integer,
  cadence_paused text check (cadence_paused in ('answer', 'won', 'lost', 'promise', 'hand')),
  attempts integer not null default 0,
  first_response_due_at timestamptz,
  status_since timestamptz,
  primary key (tenant_id, id),
  foreign key (tenant_id, cadence_id) references cadences(tenant_id, id),
  foreign key (tenant_id) references saas_tenants(id),
  foreign key (tenant_id, merged_into) references leads(tenant_id, id),
  foreign key (tenant_id, owner_id) references profiles(tenant_id, id),
  foreign key (tenant_id, product_id) references products(tenant_id, id)
);
create index leads_by_age on leads (tenant_id, created_at, id) where deleted_at is null;
create index leads_by_email on leads (tenant_id, lower(email)) where deleted_at is null;
create index leads_by_interest_date on leads (tenant_id, interest_date_from, id) where deleted_at is null;
create index leads_by_interest_end on leads (tenant_id, interest_date_to, interest_date_from, id) where deleted_at is null;
create index leads_by_last_interaction on leads (tenant_id, last_interaction_at, id) where deleted_at is null;
create index leads_by_lost_kind on leads (tenant_id, lost_kind, created_at, id) where deleted_at is null;
create index leads_by_merged on leads (tenant_id, merged_into, id) where merged_into is not null;
create index leads_by_next_due on leads (tenant_id, next_due_at, id) where deleted_at is null;
create index leads_by_owner on leads (tenant_id, owner_id, created_at, id) where deleted_at is null;
create index leads_by_phone on leads (tenant_id, phone) where deleted_at is null;
create index leads_by_product on leads (tenant_id, product_id, created_at, id) where deleted_at is null;
create index leads_by_source on leads (tenant_id, source, created_at, id) where deleted_at is null;
create index leads_by_status on leads (tenant_id, status, created_at, id) where deleted_at is null;
create index leads_by_temperature on leads (tenant_id, temperature, created_at, id) where deleted_at is null;
create index leads_by_title on leads (tenant_id, name collate "und-x-icu", id) where deleted_at is null;
create index leads_by_value on leads (tenant_id, offered_value, id) where deleted_at is null;
create index leads_deleted on leads (tenant_id, deleted_at, id) where deleted_at is not null;
create index leads_for_figures on leads (tenant_id, created_at) include (id, product_id, source, owner_id, offered_value) where deleted_at is null and merged_into is null;
create index leads_lost_by_change on leads (tenant_id, updated_at, id) where deleted_at is null and status = 'lost';
create index leads_open_by_owner on leads (tenant_id, owner_id, id) where deleted_at is null and merged_into is null and (status <> all (array['won', 'lost']));
create index leads_search on leads using gin (tenant_id, search gin_trgm_ops) where deleted_at is null;
alter table leads enable row level security;
alter table leads force row level security;
-- policies: platform_reads, tenant_wall
grant select, insert, update, delete on leads to leme_app;

create table logbook_entries (
  tenant_id uuid not null,
  id uuid not null,
  boat_id uuid not null,
  session_id uuid,
  date date not null,
  status text not null check (status in ('open', 'review', 'closed', 'cancelled')),
  why text check (why in ('people', 'hours', 'no-departure', 'other-voyage')),
  captain text check (length(captain) <= 120),
  departed_at timestamptz,
  returned_at timestamptz,
  eta timestamptz,
  people_out integer check (people_out >= 0),
  people_in integer check (people_in >= 0),
  hours_start numeric(9,1) check (hours_start >= 0),
  hours_end numeric(9,1) check (hours_end >= 0),
  fuel_start integer check (fuel_start >= 0 and fuel_start <= 100),
  fuel_end integer check (fuel_end >= 0 and fuel_end <= 100),
  occurrences integer not null,
  amendments integer not null,
  steps integer not null,
  created_at timestamptz not null,
  search text not null generated always as (app.search_text(variadic array[captain])) stored,
  primary key (tenant_id, id),
  foreign key (tenant_id, boat_id) references boats(tenant_id, id)
);
create index logbook_entries_by_age on logbook_entries (tenant_id, created_at, id);
create index logbook_entries_by_boat on logbook_entries (tenant_id, boat_id, created_at, id);
create index logbook_entries_by_day on logbook_entries (tenant_id, date, id);
create index logbook_entries_by_status on logbook_entries (tenant_id, status, created_at, id);
create index logbook_entries_of_sailing on logbook_entries (tenant_id, session_id);
create unique index logbook_entries_once_open on logbook_entries (tenant_id, boat_id) where status = 'open';
alter table logbook_entries enable row level security;
alter table logbook_entries force row level security;
-- policies: platform_reads, tenant_wall
grant select, insert, update on logbook_entries to leme_app;

create table logbook_events (
  tenant_id uuid not null,
  id uuid not null,
  entry_id uuid not null,
  voyage_id uuid not null,
  kind text not null check (kind in ('departed', 'returned', 'reading', 'occurrence', 'fuel_level', 'eta', 'amended', 'cancelled')),
  step integer not null check (step >= 0),
  at timestamptz not null,
  client_time timestamptz,
  created_at timestamptz not null,
  said jsonb not null,
  device_id text check (length(device_id) <= 64),
  user_id uuid not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, entry_id) references logbook_entries(tenant_id, id)
);
create index logbook_events_by_voyage on logbook_events (tenant_id, voyage_id);
create index logbook_events_of on logbook_events (tenant_id, entry_id, step, id);
alter table logbook_events enable row level security;
alter table logbook_events force row level security;
-- policies: platform_reads, tenant_wall
grant select, insert on logbook_events to leme_app;

create table login_emails (
  email text not null check (email = lower(btrim(email))),
  tenant_id uuid not null,
  user_id uuid not null,
  primary key (email),
  unique (user_id)
);
grant select, insert, update, delete on login_emails to leme_auth;

create table maintenance_alert (
  tenant_id uuid not null,
  id uuid not null,
  description text not null,
  severity text not null check (severity in ('critica', 'alta', 'media', 'baixa')),
  status text not null default 'pendente' check (status in ('pendente', 'resolvido')),
  type text not null default 'manual' check (type in ('document_expiry', 'meter_due', 'part_life', 'stock_low', 'meter_review', 'crew_cert', 'work_order_overdue', 'occurrence', 'voyage_review', 'voyage_overdue', 'fuel_outlier', 'crew_open', 'crew_conflict', 'manual')),
  boat_id uuid,
  created_at timestamptz not null default now(),
  stock_item_id uuid,
  resolved_at timestamptz,
  motor_id uuid,
  plan_asset_id uuid,
  dedupe_key text,
  params jsonb not null default '{}'::jsonb,
  due_at timestamptz,
  resolution text check (resolution in ('automatic', 'cleared', 'manual')),
  resolved_by uuid,
  acknowledged_by uuid,
  acknowledged_at timestamptz,
  snoozed_until timestamptz,
  note text check (length(note) <= 500),
  risen_at timestamptz,
  returned boolean not null default false,
  created_by uuid,
  search text not null generated always as (app.search_text(variadic array[description])) stored,
  document_id uuid,
  crew_id uuid,
  primary key (tenant_id, id),
  foreign key (tenant_id, boat_id) references boats(tenant_id, id),
  foreign key (tenant_id, crew_id) references crew_members(tenant_id, id),
  foreign key (tenant_id, document_id) references boat_documents(tenant_id, id),
  foreign key (tenant_id) references saas_tenants(id),
  foreign key (tenant_id, motor_id) references motors(tenant_id, id),
  foreign key (tenant_id, plan_asset_id) references plan_assets(tenant_id, id),
  foreign key (tenant_id, stock_item_id) references stock_items(tenant_id, id)
);
create index maintenance_alert_by_age on maintenance_alert (tenant_id, created_at, id);
create index maintenance_alert_by_boat on maintenance_alert (tenant_id, boat_id, created_at, id);
create unique index maintenance_alert_by_cause on maintenance_alert (tenant_id, dedupe_key) where status = 'pendente';
create index maintenance_alert_by_crew on maintenance_alert (tenant_id, crew_id);
create index maintenance_alert_by_document on maintenance_alert (tenant_id, document_id);
create index maintenance_alert_by_key on maintenance_alert (tenant_id, dedupe_key, created_at, id);
create index maintenance_alert_by_motor on maintenance_alert (tenant_id, motor_id, created_at, id);
create index maintenance_alert_by_plan on maintenance_alert (tenant_id, plan_asset_id);
create index maintenance_alert_by_severity on maintenance_alert (tenant_id, severity, created_at, id);
create index maintenance_alert_by_status on maintenance_alert (tenant_id, status, created_at, id);
create index maintenance_alert_by_type on maintenance_alert (tenant_id, type, created_at, id);
create unique index maintenance_alert_of_stock on maintenance_alert (tenant_id, stock_item_id) where status = 'pendente' and type = 'stock_low';
create index maintenance_alert_search on maintenance_alert using gin (tenant_id, search gin_trgm_ops);
alter table maintenance_alert enable row level security;
alter table maintenance_alert force row level security;
-- policies: platform_reads, tenant_wall
grant select, insert, update, delete on maintenance_alert to leme_app;

create table maintenance_alert_photos (
  tenant_id uuid not null,
  owner_id uuid not null,
  target_id uuid not null,
  position integer not null default 0,
  primary key (tenant_id, owner_id, target_id),
  foreign key (tenant_id, owner_id) references maintenance_alert(tenant_id, id) on delete cascade,
  foreign key (tenant_id, target_id) references files(tenant_id, id)
);
create index maintenance_alert_photos_by_target on maintenance_alert_photos (tenant_id, target_id, owner_id);
alter table maintenance_alert_photos enable row level security;
alter table maintenance_alert_photos force row level security;
-- policies: platform_reads, tenant_wall
grant select, insert, update, delete on maintenance_alert_photos to leme_app;

create table maintenance_log_parts (
  tenant_id uuid not null,
  log_id uuid not null,
  line integer not null,
  item_id uuid not null,
  location_id uuid not null,
  quantity numeric(12,3) not null check (quantity > 0),
  primary key (tenant_id, log_id, line),
  foreign key (tenant_id, item_id) references stock_items(tenant_id, id),
  foreign key (tenant_id, location_id) references stock_locations(tenant_id, id),
  foreign key (tenant_id, log_id) references maintenance_logs(tenant_id, id)
);
create index maintenance_log_parts_by_item on maintenance_log_parts (tenant_id, item_id);
create index maintenance_log_parts_by_location on maintenance_log_parts (tenant_id, location_id);
alter table maintenance_log_parts enable row level security;
alter table maintenance_log_parts force row level security;
-- policies: platform_reads, tenant_wall
grant select, insert on maintenance_log_parts to leme_app;

create table maintenance_logs (
  tenant_id uuid not null,
  id uuid not null,
  date date not null,
  kind text not null check (kind in ('preventiva', 'corretiva', 'inspecao')),
  description text not null check (length(description) <= 500),
  plan_asset_id uuid,
  motor_id uuid,
  boat_id uuid,
  hours numeric(9,1),
  cost numeric(12, 2) not null default 0,
  supplier_id uuid,
  was_due_on date,
  was_due_hours numeric(9,1),
  due_on date,
  due_hours numeric(9,1),
  reverses_id uuid,
  reason text check (length(reason) <= 200),
  created_at timestamptz not null,
  user_id uuid not null,
  checks text check (length(checks) <= 4000),
  search text not null generated always as (app.search_text(variadic array[description])) stored,
  person_id uuid,
  primary key (tenant_id, id),
  foreign key (tenant_id, boat_id) references boats(tenant_id, id),
  foreign key (tenant_id, motor_id) references motors(tenant_id, id),
  foreign key (tenant_id, plan_asset_id) references plan_assets(tenant_id, id),
  foreign key (tenant_id, reverses_id) references maintenance_logs(tenant_id, id),
  foreign key (tenant_id, supplier_id) references suppliers(tenant_id, id)
);
create index maintenance_logs_by_age on maintenance_logs (tenant_id, created_at, id);
create index maintenance_logs_by_date on maintenance_logs (tenant_id, date, id);
create index maintenance_logs_by_kind on maintenance_logs (tenant_id, kind, date, id);
create index maintenance_logs_by_person on maintenance_logs (tenant_id, user_id, date, id);
create index maintenance_logs_by_supplier on maintenance_logs (tenant_id, supplier_id);
create index maintenance_logs_by_who_did_it on maintenance_logs (tenant_id, person_id, date, id);
create index maintenance_logs_of_boat on maintenance_logs (tenant_id, boat_id, date, id);
create index maintenance_logs_of_motor on maintenance_logs (tenant_id, motor_id, date, id);
create index maintenance_logs_of_plan on maintenance_logs (tenant_id, plan_asset_id, id);
create unique index maintenance_logs_reversed_once on maintenance_logs (tenant_id, reverses_id);
create index maintenance_logs_search on maintenance_logs using gin (tenant_id, search gin_trgm_ops);
alter table maintenance_logs enable row level security;
alter table maintenance_logs force row level security;
-- policies: platform_reads, tenant_wall
grant select, insert on maintenance_logs to leme_app;

create table maintenance_logs_files (
  tenant_id uuid not null,
  owner_id uuid not null,
  target_id uuid not null,
  position integer not null default 0,
  primary key (tenant_id, owner_id, target_id),
  foreign key (tenant_id, owner_id) references maintenance_logs(tenant_id, id) on delete cascade,
  foreign key (tenant_id, target_id) references files(tenant_id, id)
);
create index maintenance_logs_files_by_target on maintenance_logs_files (tenant_id, target_id, owner_id);
alter table maintenance_logs_files enable row level security;
alter table maintenance_logs_files force row level security;
-- policies: platform_reads, tenant_wall
grant select, insert, update, delete on maintenance_logs_files to leme_app;

create table maintenance_tasks (
  tenant_id uuid not null,
  title text not null check (length(title) <= 120),
  applies_to text not null default 'motor' check (applies_to in ('motor', 'boat', 'motor_model', 'boat_type')),
  trigger text not null default 'calendar' check (trigger in ('calendar', 'meter', 'both')),
  every_days integer check (every_days >= 1 and every_days <= 3650),
  every_hours numeric(7,1) check (every_hours > 0),
  first_hours numeric(7,1) check (first_hours > 0),
  based_on text not null default 'completed' check (based_on in ('completed', 'scheduled')),
  warn_days integer not null default 0 check (warn_days >= 0 and warn_days <= 365),
  warn_hours numeric(7,1) not null default 0 check (warn_hours >= 0),
  tolerance_days integer not null default 0 check (tolerance_days >= 0 and tolerance_days <= 365),
  tolerance_hours numeric(7,1) not null default 0 check (tolerance_hours >= 0),
  est_minutes integer check (est_minutes >= 0 and est_minutes <= 10080),
  blocks_sailing boolean not null default false,
  priority text not null default 'media' check (priority in ('alta', 'media', 'baixa')),
  supplier_id uuid,
  active boolean not null default true,
  notes text check (length(notes) <= 2000),
  search text not null generated always as (app.search_text(variadic array[title])) stored,
  id uuid not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version integer not null default 1,
  deleted_at timestamptz,
  deleted_by uuid,
  checklist jsonb not null default '[]'::jsonb,
  when_due text not null default 'alert' check (when_due in ('alert', 'order')),
  primary key (tenant_id, id),
  foreign key (tenant_id) references saas_tenants(id),
  foreign key (tenant_id, supplier_id) references suppliers(tenant_id, id)
);
create index maintenance_tasks_by_active on maintenance_tasks (tenant_id, active, title collate "und-x-icu", id) where deleted_at is null;
create index maintenance_tasks_by_age on maintenance_tasks (tenant_id, created_at, id) where deleted_at is null;
create index maintenance_tasks_by_applies_to on maintenance_tasks (tenant_id, applies_to, title collate "und-x-icu", id) where deleted_at is null;
create index maintenance_tasks_by_blocking on maintenance_tasks (tenant_id, blocks_sailing, title collate "und-x-icu", id) where deleted_at is null;
create index maintenance_tasks_by_priority on maintenance_tasks (tenant_id, priority, title collate "und-x-icu", id) where deleted_at is null;
create index maintenance_tasks_by_supplier on maintenance_tasks (tenant_id, supplier_id, title collate "und-x-icu", id) where deleted_at is null;
create index maintenance_tasks_by_title on maintenance_tasks (tenant_id, title collate "und-x-icu", id) where deleted_at is null;
create index maintenance_tasks_by_trigger on maintenance_tasks (tenant_id, trigger, title collate "und-x-icu", id) where deleted_at is null;
create index maintenance_tasks_deleted on maintenance_tasks (tenant_id, deleted_at, id) where deleted_at is not null;
create index maintenance_tasks_search on maintenance_tasks using gin (tenant_id, search gin_trgm_ops) where deleted_at is null;
alter table maintenance_tasks enable row level security;
alter table maintenance_tasks force row level security;
-- policies: platform_reads, tenant_wall
grant select, insert, update, delete on maintenance_tasks to leme_app;

create table maintenance_tasks_parts (
  tenant_id uuid not null,
  owner_id uuid not null,
  target_id uuid not null,
  position integer not null default 0,
  value integer check (value >= 1 and value <= 999),
  primary key (tenant_id, owner_id, target_id),
  foreign key (tenant_id, owner_id) references maintenance_tasks(tenant_id, id) on delete cascade,
  foreign key (tenant_id, target_id) references stock_items(tenant_id, id)
);
create index maintenance_tasks_parts_by_target on maintenance_tasks_parts (tenant_id, target_id, owner_id);
alter table maintenance_tasks_parts enable row level security;
alter table maintenance_tasks_parts force row level security;
-- policies: platform_reads, tenant_wall
grant select, insert, update, delete on maintenance_tasks_parts to leme_app;

create table manifest_passengers (
  tenant_id uuid not null,
  id uuid not null,
  booking_id uuid not null,
  booking_passenger_id uuid,
  position integer not null,
  name text,
  document text,
  birth_date date,
  status text not null default 'pending' check (status in ('pending', 'checked_in', 'no_show')),
  status_at timestamptz,
  status_by uuid,
  heads uuid[] not null default '{}'::uuid[],
  version integer not null default 1,
  boat_id uuid,
  head_states text[] not null default '{}'::text[],
  in_conflict boolean not null generated always as (cardinality(head_states) > 1 and not (head_states[1] = all (head_states))) stored,
  primary key (tenant_id, id),
  unique (tenant_id, booking_id, "position"),
  constraint manifest_passengers_head_states check (cardinality(head_states) = cardinality(heads)),
  constraint manifest_passengers_boat foreign key (tenant_id, boat_id) references boats(tenant_id, id),
  foreign key (tenant_id, booking_id) references bookings(tenant_id, id) on delete cascade,
  foreign key (tenant_id, booking_passenger_id) references booking_passengers(tenant_id, id)
);
create index manifest_passengers_by_boat on manifest_passengers (tenant_id, boat_id) where boat_id is not null;
create index manifest_passengers_in_conflict on manifest_passengers (tenant_id, booking_id) where in_conflict;
alter table manifest_passengers enable row level security;
alter table manifest_passengers force row level security;
-- policies: platform_reads, tenant_wall
grant select, insert, update, delete on manifest_passengers to leme_app;

create table meter_readings (
  tenant_id uuid not null,
  id uuid not null,
  motor_id uuid not null,
  dial integer not null default 1,
  hours numeric(7,1) not null check (hours >= 0 and hours <= 50000),
  total numeric(9,1) not null,
  taken_at timestamptz not null,
  source text not null check (source in ('manual', 'logbook', 'fuel', 'work_order', 'return', 'import')),
  state text not null check (state in ('accepted', 'review', 'rejected')),
  jumps boolean not null default false,
  reason text check (length(reason) <= 200),
  decided_at timestamptz,
  decided_by uuid,
  user_id uuid not null,
  photo uuid,
  primary key (tenant_id, id),
  foreign key (tenant_id, motor_id) references motors(tenant_id, id),
  foreign key (tenant_id, photo) references files(tenant_id, id)
);
create index meter_readings_by_photo on meter_readings (tenant_id, photo) where photo is not null;
create index meter_readings_in_review on meter_readings (tenant_id, motor_id, id) where state = 'review';
create index meter_readings_of_dial on meter_readings (tenant_id, motor_id, dial, taken_at, id);
create index meter_readings_of_motor on meter_readings (tenant_id, motor_id, taken_at, id);
alter table meter_readings enable row level security;
alter table meter_readings force row level security;
-- policies: platform_reads, tenant_wall
grant select, insert on meter_readings to leme_app;
grant update (dial, total, state, jumps, reason, decided_at, decided_by) on meter_readings to leme_app;

create table meter_replacements (
  tenant_id uuid not null,
  id uuid not null,
  motor_id uuid not null,
  dial integer not null check (dial > 1),
  at timestamptz not null,
  last_hours numeric(7,1) not null check (last_hours >= 0),
  first_hours numeric(7,1) not null check (first_hours >= 0),
  hours_before numeric(9,1) not null check (hours_before >= 0),
  reason text not null check (length(reason) <= 200),
  user_id uuid not null,
  primary key (tenant_id, id),
  unique (tenant_id, motor_id, dial),
  foreign key (tenant_id, motor_id) references motors(tenant_id, id)
);
create index meter_replacements_of_motor on meter_replacements (tenant_id, motor_id, at);
alter table meter_replacements enable row level security;
alter table meter_replacements force row level security;
-- policies: platform_reads, tenant_wall
grant select, insert on meter_replacements to leme_app;

create table module_routes (
  module_id uuid not null,
  route_path text not null,
  is_active boolean not null default true,
  primary key (module_id, route_path),
  foreign key (module_id) references saas_modules(id)
);
grant select on module_routes to leme_app, leme_auth;

create table motor_placements (
  tenant_id uuid not null,
  id uuid not null,
  motor_id uuid not null,
  status text not null check (status in ('installed', 'spare', 'overhaul', 'scrapped')),
  boat_id uuid,
  position text check ("position" in ('popa', 'centro', 'bombordo', 'boreste')),
  began_at timestamptz not null,
  ended_at timestamptz,
  hours numeric(9,1) not null check (hours >= 0),
  note text check (length(note) <= 200),
  user_id uuid not null,
  primary key (tenant_id, id),
  constraint motor_in_one_place exclude using gist (tenant_id with =, motor_id with =, tstzrange(began_at, ended_at) with &&),
  constraint position_held_once exclude using gist (tenant_id with =, boat_id with =, "position" with =, tstzrange(began_at, ended_at) with &&) where (boat_id is not null),
  constraint motor_placement_ends_later check (ended_at >= began_at),
  constraint motor_placement_is_somewhere check ((status = 'installed') = (boat_id is not null) and (boat_id is null) = ("position" is null)),
  foreign key (tenant_id, boat_id) references boats(tenant_id, id),
  foreign key (tenant_id, motor_id) references motors(tenant_id, id)
);
create index motor_placements_by_boat on motor_placements (tenant_id, boat_id, began_at, id);
create index motor_placements_of_motor on motor_placements (tenant_id, motor_id, began_at, id);
alter table motor_placements enable row level security;
alter table motor_placements force row level security;
-- policies: platform_reads, tenant_wall
grant select, insert on motor_placements to leme_app;
grant update (ended_at) on motor_placements to leme_app;

create table motors (
  tenant_id uuid not null,
  name text not null check (length(name) <= 80),
  brand text check (length(brand) <= 60),
  model text check (length(model) <= 60),
  serial text check (length(serial) <= 40),
  kind text not null default 'popa' check (kind in ('popa', 'centro_rabeta', 'eixo', 'jato', 'gerador', 'eletrico')),
  hp numeric(7,1) check (hp >= 0),
  fuel_type text check (fuel_type in ('gasolina', 'diesel', 'eletrico')),
  year integer check (year >= 1900 and year <= 2100),
  warranty_until date,
  supplier_id uuid,
  manual uuid,
  notes text check (length(notes) <= 2000),
  status text not null default 'spare' check (status in ('installed', 'spare', 'overhaul', 'scrapped')),
  boat_id uuid,
  position text check ("position" in ('popa', 'centro', 'bombordo', 'boreste')),
  hours numeric(9,1) not null default 0 check (hours >= 0),
  dial integer not null default 1 check (dial > 0),
  dial_began_at timestamptz,
  dial_first_hours numeric(7,1) not null default 0,
  dial_hours_before numeric(9,1) not null default 0,
  dial_hours numeric(7,1),
  last_reading_at timestamptz,
  in_review integer not null default 0 check (in_review >= 0),
  search text not null generated always as (app.search_text(variadic array[name, brand, model, serial])) stored,
  id uuid not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version integer not null default 1,
  deleted_at timestamptz,
  deleted_by uuid,
  primary key (tenant_id, id),
  constraint motors_stand_somewhere check ((status = 'installed') = (boat_id is not null) and (boat_id is null) = ("position" is null)),
  foreign key (tenant_id, boat_id) references boats(tenant_id, id),
  foreign key (tenant_id) references saas_tenants(id),
  foreign key (tenant_id, manual) references files(tenant_id, id),
  foreign key (tenant_id, supplier_id) references suppliers(tenant_id, id)
);
create index motors_by_age on motors (tenant_id, created_at, id) where deleted_at is null;
create index motors_by_boat on motors (tenant_id, boat_id, name collate "und-x-icu", id) where deleted_at is null;
create index motors_by_hp on motors (tenant_id, hp, id) where deleted_at is null;
create index motors_by_kind on motors (tenant_id, kind, name collate "und-x-icu", id) where deleted_at is null;
create index motors_by_position on motors (tenant_id, "position", name collate "und-x-icu", id) where deleted_at is null;
create index motors_by_reading on motors (tenant_id, last_reading_at, id) where deleted_at is null;
create index motors_by_status on motors (tenant_id, status, name collate "und-x-icu", id) where deleted_at is null;
create index motors_by_supplier on motors (tenant_id, supplier_id, name collate "und-x-icu", id) where deleted_at is null;
create index motors_by_title on motors (tenant_id, name collate "und-x-icu", id) where deleted_at is null;
create index motors_by_warranty on motors (tenant_id, warranty_until, id) where deleted_at is null;
create index motors_by_year on motors (tenant_id, year, id) where deleted_at is null;
create index motors_deleted on motors (tenant_id, deleted_at, id) where deleted_at is not null;
create index motors_search on motors using gin (tenant_id, search gin_trgm_ops) where deleted_at is null;
create unique index motors_serial_key on motors (tenant_id, lower(serial)) where deleted_at is null;
alter table motors enable row level security;
alter table motors force row level security;
-- policies: platform_reads, tenant_wall
grant select, insert, update, delete on motors to leme_app;

create table motors_photos (
  tenant_id uuid not null,
  owner_id uuid not null,
  target_id uuid not null,
  position integer not null default 0,
  primary key (tenant_id, owner_id, target_id),
  foreign key (tenant_id, owner_id) references motors(tenant_id, id) on delete cascade,
  foreign key (tenant_id, target_id) references files(tenant_id, id)
);
create index motors_photos_by_target on motors_photos (tenant_id, target_id, owner_id);
alter table motors_photos enable row level security;
alter table motors_photos force row level security;
-- policies: platform_reads, tenant_wall
grant select, insert, update, delete on motors_photos to leme_app;

create table own_competencies (
  tenant_id uuid not null,
  name text not null check (length(name) <= 80),
  validity_months integer check (validity_months >= 1 and validity_months <= 600),
  warn_days integer[] not null default '{60,30,7}'::integer[],
  evidence_required boolean not null default false,
  notes text check (length(notes) <= 2000),
  search text not null generated always as (app.search_text(variadic array[name])) stored,
  id uuid not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version integer not null default 1,
  deleted_at timestamptz,
  deleted_by uuid,
  primary key (tenant_id, id),
  foreign key (tenant_id) references saas_tenants(id)
);
create index own_competencies_by_age on own_competencies (tenant_id, created_at, id) where deleted_at is null;
create index own_competencies_by_title on own_competencies (tenant_id, name collate "und-x-icu", id) where deleted_at is null;
create index own_competencies_deleted on own_competencies (tenant_id, deleted_at, id) where deleted_at is not null;
create unique index own_competencies_name_key on own_competencies (tenant_id, lower(name)) where deleted_at is null;
create index own_competencies_search on own_competencies using gin (tenant_id, search gin_trgm_ops) where deleted_at is null;
alter table own_competencies enable row level security;
alter table own_competencies force row level security;
-- policies: platform_reads, tenant_wall
grant select, insert, update, delete on own_competencies to leme_app;

create table payment_condition_parts (
  tenant_id uuid not null,
  condition_id uuid not null,
  label text not null check (length(label) <= 40),
  days integer not null default 0 check (days >= 0 and days <= 720),
  bp integer not null check (bp >= 0 and bp <= 10000),
  search text not null generated always as (app.search_text(variadic array[label])) stored,
  id uuid not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version integer not null default 1,
  deleted_at timestamptz,
  deleted_by uuid,
  primary key (tenant_id, id),
  foreign key (tenant_id, condition_id) references payment_conditions(tenant_id, id),
  foreign key (tenant_id) references saas_tenants(id)
);
create index payment_condition_parts_by_age on payment_condition_parts (tenant_id, created_at, id) where deleted_at is null;
create index payment_condition_parts_by_condition on payment_condition_parts (tenant_id, condition_id, label collate "und-x-icu", id) where deleted_at is null;
create index payment_condition_parts_by_days on payment_condition_parts (tenant_id, days, id) where deleted_at is null;
create index payment_condition_parts_by_title on payment_condition_parts (tenant_id, label collate "und-x-icu", id) where deleted_at is null;
create index payment_condition_parts_deleted on payment_condition_parts (tenant_id, deleted_at, id) where deleted_at is not null;
create index payment_condition_parts_of on payment_condition_parts (tenant_id, condition_id, id);
create index payment_condition_parts_search on payment_condition_parts using gin (tenant_id, search gin_trgm_ops) where deleted_at is null;
alter table payment_condition_parts enable row level security;
alter table payment_condition_parts force row level security;
-- policies: platform_reads, tenant_wall
grant select, insert, update, delete on payment_condition_parts to leme_app;

create table payment_conditions (
  tenant_id uuid not null,
  name text not null check (length(name) <= 80),
  active boolean not null default true,
  search text not null generated always as (app.search_text(variadic array[name])) stored,
  id uuid not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version integer not null default 1,
  deleted_at timestamptz,
  deleted_by uuid,
  primary key (tenant_id, id),
  foreign key (tenant_id) references saas_tenants(id)
);
create index payment_conditions_by_active on payment_conditions (tenant_id, active, name collate "und-x-icu", id) where deleted_at is null;
create index payment_conditions_by_age on payment_conditions (tenant_id, created_at, id) where deleted_at is null;
create index payment_conditions_by_title on payment_conditions (tenant_id, name collate "und-x-icu", id) where deleted_at is null;
create index payment_conditions_deleted on payment_conditions (tenant_id, deleted_at, id) where deleted_at is not null;
create unique index payment_conditions_name_key on payment_conditions (tenant_id, lower(name)) where deleted_at is null;
create index payment_conditions_search on payment_conditions using gin (tenant_id, search gin_trgm_ops) where deleted_at is null;
alter table payment_conditions enable row level security;
alter table payment_conditions force row level security;
-- policies: platform_reads, tenant_wall
grant select, insert, update, delete on payment_conditions to leme_app;

create table payment_notes (
  tenant_id uuid not null,
  payment_id uuid not null,
  note text not null,
  created_at timestamptz not null default now(),
  replaced_at timestamptz,
  primary key (tenant_id, payment_id),
  foreign key (tenant_id, payment_id) references booking_payments(tenant_id, id)
);
alter table payment_notes enable row level security;
alter table payment_notes force row level security;
-- policies: platform_reads, tenant_wall
grant select, insert, update on payment_notes to leme_app;

create table plan_assets (
  tenant_id uuid not null,
  task_id uuid not null,
  name text not null check (length(name) <= 80),
  motor_id uuid,
  boat_id uuid,
  last_on date,
  last_hours numeric(9,1) check (last_hours >= 0),
  paused_until date,
  pause_reason text check (length(pause_reason) <= 200),
  due_on date,
  due_hours numeric(9,1),
  search text not null generated always as (app.search_text(variadic array[name])) stored,
  id uuid not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version integer not null default 1,
  deleted_at timestamptz,
  deleted_by uuid,
  primary key (tenant_id, id),
  constraint plan_assets_of_one check (motor_id is null or boat_id is null),
  foreign key (tenant_id, boat_id) references boats(tenant_id, id),
  foreign key (tenant_id) references saas_tenants(id),
  foreign key (tenant_id, motor_id) references motors(tenant_id, id),
  foreign key (tenant_id, task_id) references maintenance_tasks(tenant_id, id)
);
create index plan_assets_by_age on plan_assets (tenant_id, created_at, id) where deleted_at is null;
create index plan_assets_by_boat on plan_assets (tenant_id, boat_id, name collate "und-x-icu", id) where deleted_at is null;
create index plan_assets_by_motor on plan_assets (tenant_id, motor_id, name collate "und-x-icu", id) where deleted_at is null;
create index plan_assets_by_task on plan_assets (tenant_id, task_id, name collate "und-x-icu", id) where deleted_at is null;
create index plan_assets_by_title on plan_assets (tenant_id, name collate "und-x-icu", id) where deleted_at is null;
create index plan_assets_deleted on plan_assets (tenant_id, deleted_at, id) where deleted_at is not null;
create index plan_assets_of on plan_assets (tenant_id, task_id, id);
create index plan_assets_search on plan_assets using gin (tenant_id, search gin_trgm_ops) where deleted_at is null;
alter table plan_assets enable row level security;
alter table plan_assets force row level security;
-- policies: platform_reads, tenant_wall
grant select, insert, update, delete on plan_assets to leme_app;

create table price_seasons (
  tenant_id uuid not null,
  name text not null,
  ranges jsonb not null,
  search text not null generated always as (app.search_text(variadic array[name])) stored,
  id uuid not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version integer not null default 1,
  deleted_at timestamptz,
  deleted_by uuid,
  primary key (tenant_id, id),
  foreign key (tenant_id) references saas_tenants(id)
);
create index price_seasons_by_age on price_seasons (tenant_id, created_at, id) where deleted_at is null;
create index price_seasons_by_title on price_seasons (tenant_id, name collate "und-x-icu", id) where deleted_at is null;
create index price_seasons_deleted on price_seasons (tenant_id, deleted_at, id) where deleted_at is not null;
create unique index price_seasons_name_key on price_seasons (tenant_id, lower(name)) where deleted_at is null;
create index price_seasons_search on price_seasons using gin (tenant_id, search gin_trgm_ops) where deleted_at is null;
alter table price_seasons enable row level security;
alter table price_seasons force row level security;
-- policies: platform_reads, tenant_wall
grant select, insert, update, delete on price_seasons to leme_app;

create table pricing_rule_versions (
  tenant_id uuid not null,
  rule_id uuid not null,
  version integer not null check (version > 0),
  draft_version integer not null,
  season_version integer,
  rule jsonb,
  published_at timestamptz not null,
  published_by uuid not null,
  primary key (tenant_id, rule_id, version),
  foreign key (tenant_id, rule_id) references pricing_rules(tenant_id, id)
);
alter table pricing_rule_versions enable row level security;
alter table pricing_rule_versions force row level security;
-- policies: platform_reads, tenant_wall
grant select, insert on pricing_rule_versions to leme_app;

create table pricing_rules (
  tenant_id uuid not null,
  name text not null,
  active boolean not null default true,
  priority integer not null default 0 check (priority >= 0 and priority <= 1000),
  stackable boolean not null default false,
  effect text not null default 'percent' check (effect in ('set', 'add', 'percent')),
  amount numeric(12, 2) check (amount >= '-99999.99'::numeric and amount <= 99999.99),
  percent_bp integer check (percent_bp >= '-10000'::integer and percent_bp <= 100000),
  applies_always boolean not null default false,
  season_id uuid,
  travel jsonb,
  sale jsonb,
  weekdays smallint[] not null default '{}'::smallint[] check (weekdays <@ array[1::smallint, 2::smallint, 3::smallint, 4::smallint, 5::smallint, 6::smallint, 7::smallint]),
  start_from time,
  start_to time,
  lead_min integer check (lead_min >= 0 and lead_min <= 1095),
  lead_max integer check (lead_max >= 0 and lead_max <= 1095),
  occupancy_min_bp integer check (occupancy_min_bp >= 0 and occupancy_min_bp <= 10000),
  occupancy_max_bp integer check (occupancy_max_bp >= 0 and occupancy_max_bp <= 10000),
  party_min integer check (party_min >= 1 and party_min <= 150),
  party_max integer check (party_max >= 1 and party_max <= 150),
  fares text[] not null default '{}'::text[] check (fares <@ array['ADULT', 'YOUTH', 'CHILD', 'INFANT', 'SENIOR', 'RESIDENT', 'OTHER']),
  channels text[] not null default '{}'::text[] check (channels <@ array['counter', 'phone', 'whatsapp', 'site', 'agency', 'octo']),
  published_version integer,
  search text not null generated always as (app.search_text(variadic array[name])) stored,
  id uuid not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version integer not null default 1,
  deleted_at timestamptz,
  deleted_by uuid,
  primary key (tenant_id, id),
  foreign key (tenant_id) references saas_tenants(id),
  foreign key (tenant_id, season_id) references price_seasons(tenant_id, id)
);
create index pricing_rules_by_active on pricing_rules (tenant_id, active, priority, id) where deleted_at is null;
create index pricing_rules_by_age on pricing_rules (tenant_id, created_at, id) where deleted_at is null;
create index pricing_rules_by_effect on pricing_rules (tenant_id, effect, priority, id) where deleted_at is null;
create index pricing_rules_by_priority on pricing_rules (tenant_id, priority, id) where deleted_at is null;
create index pricing_rules_by_season on pricing_rules (tenant_id, season_id, priority, id) where deleted_at is null;
create index pricing_rules_by_stackable on pricing_rules (tenant_id, stackable, priority, id) where deleted_at is null;
create index pricing_rules_by_title on pricing_rules (tenant_id, name collate "und-x-icu", id) where deleted_at is null;
create index pricing_rules_deleted on pricing_rules (tenant_id, deleted_at, id) where deleted_at is not null;
create index pricing_rules_published on pricing_rules (tenant_id, id) where published_version is not null;
create index pricing_rules_search on pricing_rules using gin (tenant_id, search gin_trgm_ops) where deleted_at is null;
alter table pricing_rules enable row level security;
alter table pricing_rules force row level security;
-- policies: platform_reads, tenant_wall
grant select, insert, update, delete on pricing_rules to leme_app;

create table pricing_rules_agent_ids (
  tenant_id uuid not null,
  owner_id uuid not null,
  target_id uuid not null,
  position integer not null default 0,
  primary key (tenant_id, owner_id, target_id),
  foreign key (tenant_id, owner_id) references pricing_rules(tenant_id, id) on delete cascade,
  foreign key (tenant_id, target_id) references customers(tenant_id, id)
);
create index pricing_rules_agent_ids_by_target on pricing_rules_agent_ids (tenant_id, target_id, owner_id);
alter table pricing_rules_agent_ids enable row level security;
alter table pricing_rules_agent_ids force row level security;
-- policies: platform_reads, tenant_wall
grant select, insert, update, delete on pricing_rules_agent_ids to leme_app;

create table pricing_rules_boat_ids (
  tenant_id uuid not null,
  owner_id uuid not null,
  target_id uuid not null,
  position integer not null default 0,
  primary key (tenant_id, owner_id, target_id),
  foreign key (tenant_id, owner_id) references pricing_rules(tenant_id, id) on delete cascade,
  foreign key (tenant_id, target_id) references boats(tenant_id, id)
);
create index pricing_rules_boat_ids_by_target on pricing_rules_boat_ids (tenant_id, target_id, owner_id);
alter table pricing_rules_boat_ids enable row level security;
alter table pricing_rules_boat_ids force row level security;
-- policies: platform_reads, tenant_wall
grant select, insert, update, delete on pricing_rules_boat_ids to leme_app;

create table pricing_rules_category_ids (
  tenant_id uuid not null,
  owner_id uuid not null,
  target_id uuid not null,
  position integer not null default 0,
  primary key (tenant_id, owner_id, target_id),
  foreign key (tenant_id, owner_id) references pricing_rules(tenant_id, id) on delete cascade,
  foreign key (tenant_id, target_id) references product_categories(tenant_id, id)
);
create index pricing_rules_category_ids_by_target on pricing_rules_category_ids (tenant_id, target_id, owner_id);
alter table pricing_rules_category_ids enable row level security;
alter table pricing_rules_category_ids force row level security;
-- policies: platform_reads, tenant_wall
grant select, insert, update, delete on pricing_rules_category_ids to leme_app;

create table pricing_rules_product_ids (
  tenant_id uuid not null,
  owner_id uuid not null,
  target_id uuid not null,
  position integer not null default 0,
  primary key (tenant_id, owner_id, target_id),
  foreign key (tenant_id, owner_id) references pricing_rules(tenant_id, id) on delete cascade,
  foreign key (tenant_id, target_id) references products(tenant_id, id)
);
create index pricing_rules_product_ids_by_target on pricing_rules_product_ids (tenant_id, target_id, owner_id);
alter table pricing_rules_product_ids enable row level security;
alter table pricing_rules_product_ids force row level security;
-- policies: platform_reads, tenant_wall
grant select, insert, update, delete on pricing_rules_product_ids to leme_app;

create table pricing_rules_tag_ids (
  tenant_id uuid not null,
  owner_id uuid not null,
  target_id uuid not null,
  position integer not null default 0,
  primary key (tenant_id, owner_id, target_id),
  foreign key (target_id) references product_tags(id),
  foreign key (tenant_id, owner_id) references pricing_rules(tenant_id, id) on delete cascade
);
create index pricing_rules_tag_ids_by_target on pricing_rules_tag_ids (tenant_id, target_id, owner_id);
alter table pricing_rules_tag_ids enable row level security;
alter table pricing_rules_tag_ids force row level security;
-- policies: platform_reads, tenant_wall
grant select, insert, update, delete on pricing_rules_tag_ids to leme_app;

create table product_boats (
  tenant_id uuid not null,
  product_id uuid not null,
  boat_id uuid not null,
  status text not null default 'active' check (status in ('active', 'inactive')),
  priority integer not null default 1 check (priority >= 1 and priority <= 99),
  capacity_for_product integer check (capacity_for_product >= 1 and capacity_for_product <= 500),
  setup_min integer not null default 0 check (setup_min >= 0 and setup_min <= 1440),
  note text check (length(note) <= 120),
  search text not null generated always as (app.search_text(variadic array[note])) stored,
  id uuid not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version integer not null default 1,
  deleted_at timestamptz,
  deleted_by uuid,
  primary key (tenant_id, id),
  foreign key (tenant_id, boat_id) references boats(tenant_id, id),
  foreign key (tenant_id) references saas_tenants(id),
  foreign key (tenant_id, product_id) references products(tenant_id, id)
);
create index product_boats_by_age on product_boats (tenant_id, created_at, id) where deleted_at is null;
create index product_boats_by_boat on product_boats (tenant_id, boat_id, priority, id) where deleted_at is null;
create index product_boats_by_priority on product_boats (tenant_id, priority, id) where deleted_at is null;
create index product_boats_by_product on product_boats (tenant_id, product_id, priority, id) where deleted_at is null;
create index product_boats_by_status on product_boats (tenant_id, status, priority, id) where deleted_at is null;
create index product_boats_by_title on product_boats (tenant_id, status collate "und-x-icu", id) where deleted_at is null;
create index product_boats_deleted on product_boats (tenant_id, deleted_at, id) where deleted_at is not null;
create index product_boats_of on product_boats (tenant_id, product_id, id);
create index product_boats_search on product_boats using gin (tenant_id, search gin_trgm_ops) where deleted_at is null;
alter table product_boats enable row level security;
alter table product_boats force row level security;
-- policies: platform_reads, tenant_wall
grant select, insert, update, delete on product_boats to leme_app;

create table product_categories (
  tenant_id uuid not null,
  name text not null,
  parent_id uuid,
  icon text,
  octo_label text,
  order_index integer not null default 0,
  search text not null generated always as (app.search_text(variadic array[name])) stored,
  id uuid not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version integer not null default 1,
  deleted_at timestamptz,
  deleted_by uuid,
  primary key (tenant_id, id),
  foreign key (tenant_id) references saas_tenants(id),
  foreign key (tenant_id, parent_id) references product_categories(tenant_id, id)
);
create index product_categories_by_age on product_categories (tenant_id, created_at, id) where deleted_at is null;
create index product_categories_by_order_index on product_categories (tenant_id, order_index, id) where deleted_at is null;
create index product_categories_by_parent on product_categories (tenant_id, parent_id);
create index product_categories_by_title on product_categories (tenant_id, name collate "und-x-icu", id) where deleted_at is null;
create index product_categories_deleted on product_categories (tenant_id, deleted_at, id) where deleted_at is not null;
create unique index product_categories_name_key on product_categories (tenant_id, lower(name)) where deleted_at is null;
create index product_categories_search on product_categories using gin (tenant_id, search gin_trgm_ops) where deleted_at is null;
alter table product_categories enable row level security;
alter table product_categories force row level security;
-- policies: platform_reads, tenant_wall
grant select, insert, update, delete on product_categories to leme_app;

create table product_group_prices (
  tenant_id uuid not null,
  product_id uuid not null,
  name text not null,
  max_size integer not null check (max_size >= 1 and max_size <= 999),
  price numeric(12, 2) not null check (price >= 0),
  search text not null generated always as (app.search_text(variadic array[name])) stored,
  id uuid not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version integer not null default 1,
  deleted_at timestamptz,
  deleted_by uuid,
  primary key (tenant_id, id),
  foreign key (tenant_id) references saas_tenants(id),
  foreign key (tenant_id, product_id) references products(tenant_id, id)
);
create index product_group_prices_by_age on product_group_prices (tenant_id, created_at, id) where deleted_at is null;
create index product_group_prices_by_product on product_group_prices (tenant_id, product_id, name collate "und-x-icu", id) where deleted_at is null;
create index product_group_prices_by_size on product_group_prices (tenant_id, max_size, id) where deleted_at is null;
create index product_group_prices_by_title on product_group_prices (tenant_id, name collate "und-x-icu", id) where deleted_at is null;
create index product_group_prices_deleted on product_group_prices (tenant_id, deleted_at, id) where deleted_at is not null;
create index product_group_prices_of on product_group_prices (tenant_id, product_id, id);
create index product_group_prices_search on product_group_prices using gin (tenant_id, search gin_trgm_ops) where deleted_at is null;
alter table product_group_prices enable row level security;
alter table product_group_prices force row level security;
-- policies: platform_reads, tenant_wall
grant select, insert, update, delete on product_group_prices to leme_app;

create table product_tags (
  name text not null,
  name_translations jsonb not null default '{}'::jsonb,
  color text not null default '#6b7280',
  kind text not null default 'feature' check (kind in ('audience', 'feature', 'difficulty')),
  search text not null generated always as (app.search_text(variadic array[name, name_translations ->> 'en', name_translations ->> 'es', name_translations ->> 'fr', name_translations ->> 'it'])) stored,
  id uuid not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version integer not null default 1,
  deleted_at timestamptz,
  deleted_by uuid,
  primary key (id)
);
create index product_tags_by_age on product_tags (created_at, id) where deleted_at is null;
create index product_tags_by_kind on product_tags (kind, name collate "und-x-icu", id) where deleted_at is null;
create index product_tags_by_title on product_tags (name collate "und-x-icu", id) where deleted_at is null;
create index product_tags_deleted on product_tags (deleted_at, id) where deleted_at is not null;
create unique index product_tags_name_key on product_tags (lower(name)) where deleted_at is null;
create index product_tags_search on product_tags using gin (search gin_trgm_ops) where deleted_at is null;
alter table product_tags enable row level security;
-- policies: everybody_reads, platform_writes
grant select, insert, update on product_tags to leme_app;
grant select on product_tags to leme_auth;

create table products (
  tenant_id uuid not null,
  id uuid not null,
  name text not null,
  type text not null default 'shared_tour' check (type in ('shared_tour', 'private_charter', 'rental', 'transfer', 'retail', 'combo')),
  sharing_mode text not null default 'shared' check (sharing_mode in ('shared', 'private')),
  status text not null default 'draft' check (status in ('draft', 'active', 'inactive')),
  color text not null default '#6366f1' check (color ~ '^#[0-9a-fA-F]{6}$'),
  price numeric(12, 2) not null default 0 check (price >= 0),
  duration_min integer not null default 120 check (duration_min >= 1 and duration_min <= 10080),
  buffer_before_min integer not null default 0 check (buffer_before_min >= 0 and buffer_before_min <= 1440),
  buffer_after_min integer not null default 0 check (buffer_after_min >= 0 and buffer_after_min <= 1440),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version integer not null default 1,
  deleted_at timestamptz,
  deleted_by uuid,
  slug text check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  internal_name text,
  category_id uuid,
  coastal_city_id uuid,
  description text,
  description_translations jsonb not null default '{}'::jsonb,
  includes text,
  includes_translations jsonb not null default '{}'::jsonb,
  excludes text,
  excludes_translations jsonb not null default '{}'::jsonb,
  bring text,
  bring_translations jsonb not null default '{}'::jsonb,
  voucher_text text,
  voucher_text_translations jsonb not null default '{}'::jsonb,
  meeting_point text,
  position_lat numeric(9,6) check (position_lat >= '-90'::integer::numeric and position_lat <= 90),
  position_lng numeric(9,6) check (position_lng >= '-180'::integer::numeric and position_lng <= 180),
  capacity_mode text not null default 'boat' check (capacity_mode in ('boat', 'fixed', 'units')),
  fixed_capacity integer check (fixed_capacity >= 1 and fixed_capacity <= 9999),
  min_party integer check (min_party >= 1 and min_party <= 999),
  max_party integer check (max_party >= 1 and max_party <= 999),
  min_charge numeric(12, 2) check (min_charge >= 0),
  rounding text not null default 'none' check (rounding in ('none', '0.50', '1.00', 'x.90')),
  cutoff_min integer check (cutoff_min >= 0 and cutoff_min <= 43200),
  horizon_days integer check (horizon_days >= 1 and horizon_days <= 1095),
  deposit_bp integer check (deposit_bp >= 0 and deposit_bp <= 10000),
  balance_due_hours integer check (balance_due_hours >= 0 and balance_due_hours <= 8784),
  requires_crew boolean not null default true,
  requires_license text not null default 'none' check (requires_license in ('none', 'CHA', 'MTA_E')),
  octo_enabled boolean not null default false,
  search text not null generated always as (app.search_text(variadic array[name, slug, internal_name])) stored,
  cancellation_policy_id uuid,
  availability_type text not null default 'start_time' constraint products_availability_type check (availability_type in ('start_time', 'opening_hours')),
  primary key (tenant_id, id),
  foreign key (coastal_city_id) references coastal_cities(id),
  foreign key (tenant_id, cancellation_policy_id) references cancellation_policies(tenant_id, id),
  foreign key (tenant_id, category_id) references product_categories(tenant_id, id),
  foreign key (tenant_id) references saas_tenants(id)
);
create index products_by_age on products (tenant_id, created_at, id) where deleted_at is null;
create index products_by_category on products (tenant_id, category_id, name collate "und-x-icu", id) where deleted_at is null;
create index products_by_city on products (tenant_id, coastal_city_id) where deleted_at is null;
create index products_by_name on products (tenant_id, status, name, id);
create index products_by_policy on products (tenant_id, cancellation_policy_id) where deleted_at is null;
create index products_by_price on products (tenant_id, price, id) where deleted_at is null;
create index products_by_status on products (tenant_id, status, name collate "und-x-icu", id) where deleted_at is null;
create index products_by_title on products (tenant_id, name collate "und-x-icu", id) where deleted_at is null;
create index products_by_type on products (tenant_id, type, name collate "und-x-icu", id) where deleted_at is null;
create index products_deleted on products (tenant_id, deleted_at, id) where deleted_at is not null;
create index products_search on products using gin (tenant_id, search gin_trgm_ops) where deleted_at is null;
create unique index products_slug_key on products (tenant_id, lower(slug)) where deleted_at is null;
alter table products enable row level security;
alter table products force row level security;
-- policies: platform_reads, tenant_wall
grant select, insert, update, delete on products to leme_app;

create table products_photos (
  tenant_id uuid not null,
  owner_id uuid not null,
  target_id uuid not null,
  position integer not null default 0,
  primary key (tenant_id, owner_id, target_id),
  foreign key (tenant_id, owner_id) references products(tenant_id, id) on delete cascade,
  foreign key (tenant_id, target_id) references files(tenant_id, id)
);
create index products_photos_by_target on products_photos (tenant_id, target_id, owner_id);
alter table products_photos enable row level security;
alter table products_photos force row level security;
-- policies: platform_reads, tenant_wall
grant select, insert, update, delete on products_photos to leme_app;

create table products_tags (
  tenant_id uuid not null,
  owner_id uuid not null,
  target_id uuid not null,
  position integer not null default 0,
  primary key (tenant_id, owner_id, target_id),
  foreign key (target_id) references product_tags(id),
  foreign key (tenant_id, owner_id) references products(tenant_id, id) on delete cascade
);
create index products_tags_by_target on products_tags (tenant_id, target_id, owner_id);
alter table products_tags enable row level security;
alter table products_tags force row level security;
-- policies: platform_reads, tenant_wall
grant select, insert, update, delete on products_tags to leme_app;
grant select on products_tags to leme_platform;

create table profiles (
  tenant_id uuid not null,
  id uuid not null,
  full_name text not null,
  email text not null,
  status text not null default 'active' check (status in ('active', 'inactive')),
  supplier_id uuid,
  agent_id uuid,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version integer not null default 1,
  removed_at timestamptz,
  search text not null generated always as (app.search_text(variadic array[full_name, email])) stored,
  deleted_at timestamptz generated always as (removed_at) stored,
  primary key (tenant_id, id),
  unique (tenant_id, email),
  foreign key (tenant_id, agent_id) references customers(tenant_id, id),
  foreign key (tenant_id) references saas_tenants(id),
  foreign key (tenant_id, supplier_id) references suppliers(tenant_id, id)
);
create index profiles_by_created on profiles (tenant_id, created_at, id) where removed_at is null;
create index profiles_by_email on profiles (tenant_id, email collate "und-x-icu", id) where removed_at is null;
create index profiles_by_name on profiles (tenant_id, full_name collate "und-x-icu", id) where removed_at is null;
create index profiles_by_status on profiles (tenant_id, status, created_at, id) where removed_at is null;
create index profiles_search on profiles using gin (tenant_id, search gin_trgm_ops) where removed_at is null;
alter table profiles enable row level security;
alter table profiles force row level security;
-- policies: platform_reads, tenant_wall
grant select on profiles to leme_app;
grant select, insert, update, delete on profiles to leme_auth;

create table role_permissions (
  tenant_id uuid not null,
  role text not null,
  resource text not null,
  action text not null default 'read' check (action in ('read', 'create', 'update', 'delete')),
  granted boolean not null,
  changed_by uuid,
  changed_at timestamptz,
  primary key (tenant_id, role, resource, action),
  foreign key (tenant_id) references saas_tenants(id)
);
alter table role_permissions enable row level security;
alter table role_permissions force row level security;
-- policies: platform_reads, tenant_wall
grant select, insert, update, delete on role_permissions to leme_app, leme_auth;

create table role_versions (
  tenant_id uuid not null,
  role text not null,
  version integer not null default 1,
  primary key (tenant_id, role),
  foreign key (tenant_id) references saas_tenants(id)
);
alter table role_versions enable row level security;
alter table role_versions force row level security;
-- policies: platform_reads, tenant_wall
grant select on role_versions to leme_app;
grant select, insert, update, delete on role_versions to leme_auth;

create table roster_proposals (
  tenant_id uuid not null,
  id uuid not null,
  week date not null,
  kind text not null check (kind in ('fill', 'copy')),
  lines jsonb not null,
  created_at timestamptz not null,
  created_by uuid not null,
  applied_at timestamptz,
  primary key (tenant_id, id)
);
create index roster_proposals_by_age on roster_proposals (tenant_id, created_at, id);
alter table roster_proposals enable row level security;
alter table roster_proposals force row level security;
-- policies: platform_reads, tenant_wall
grant select, insert, update, delete on roster_proposals to leme_app;

create table rosters (
  tenant_id uuid not null,
  id uuid not null,
  week date not null check (extract(isodow from week) = 1),
  status text not null default 'draft' check (status in ('draft', 'published', 'locked')),
  version integer not null default 1,
  published_at timestamptz,
  locked_at timestamptz,
  created_at timestamptz not null,
  primary key (tenant_id, id),
  unique (tenant_id, week)
);
alter table rosters enable row level security;
alter table rosters force row level security;
-- policies: platform_reads, tenant_wall
grant select, insert, update on rosters to leme_app;

create table saas_modules (
  id uuid not null,
  slug text not null,
  name text not null,
  primary key (id),
  unique (slug)
);
grant select on saas_modules to leme_app, leme_auth;

create table saas_plans (
  slug text not null,
  place integer not null,
  modules text[] not null,
  primary key (slug)
);
grant select on saas_plans to leme_app, leme_auth, leme_platform;

create table saas_tenants (
  id uuid not null,
  name text not null,
  subdomain text not null check (subdomain ~ '^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$'),
  logo_url text,
  primary_color text,
  secondary_color text,
  contact_email text,
  status text not null default 'active' check (status in ('opening', 'active', 'suspended', 'archived', 'erased')),
  settings jsonb not null default '{}'::jsonb,
  created_at timestamptz not null default now(),
  served_build text check (served_build ~ '^\d{4}\.\d{2}\.\d{2}\.\d{4}$'),
  legal_name text check (length(legal_name) <= 160),
  tax_id text check (tax_id ~ '^([0-9]{11}|[0-9A-Z]{12}[0-9]{2})$'),
  contact_name text,
  contact_phone text,
  coastal_city_id uuid,
  locale text not null default 'pt-BR' check (locale in ('pt-BR', 'en', 'es', 'fr', 'it')),
  status_since timestamptz not null default now(),
  status_kind text check (status_kind in ('abuse', 'security', 'request', 'other')),
  status_reason text check (length(status_reason) <= 500),
  opened_at timestamptz,
  opened_by uuid,
  updated_at timestamptz not null default now(),
  version integer not null default 1,
  search text not null generated always as (app.search_text(variadic array[name, subdomain, legal_name, tax_id, contact_name])) stored,
  primary key (id),
  unique (subdomain),
  foreign key (coastal_city_id) references coastal_cities(id)
);
create index saas_tenants_by_age on saas_tenants (created_at, id);
create index saas_tenants_by_city on saas_tenants (coastal_city_id, name collate "und-x-icu", id);
create index saas_tenants_by_name on saas_tenants (name collate "und-x-icu", id);
create index saas_tenants_by_status on saas_tenants (status, name collate "und-x-icu", id);
create index saas_tenants_by_tax_id on saas_tenants (tax_id) where tax_id is not null;
create index saas_tenants_search on saas_tenants using gin (search gin_trgm_ops);
alter table saas_tenants enable row level security;
alter table saas_tenants force row level security;
create policy all_rows on saas_tenants for select to leme_auth, leme_platform using (true);
create policy changed_here on saas_tenants for update to leme_auth using (id = nullif(current_setting('app.tenant_id', true), '')::uuid) with check (id = nullif(current_setting('app.tenant_id', true), '')::uuid);
create policy opened_here on saas_tenants for insert to leme_auth with check (id = nullif(current_setting('app.tenant_id', true), '')::uuid and status = 'opening');
create policy own_build on saas_tenants for update to leme_app using (id = nullif(current_setting('app.tenant_id', true), '')::uuid) with check (id = nullif(current_setting('app.tenant_id', true), '')::uuid);
create policy own_row on saas_tenants for select to leme_app using (id = nullif(current_setting('app.tenant_id', true), '')::uuid);
create policy owner_writes on saas_tenants for all to leme_owner using (true) with check (true);
grant select on saas_tenants to leme_app, leme_platform;
grant update (served_build) on saas_tenants to leme_app;
grant select, insert on saas_tenants to leme_auth;
grant update (name, subdomain, logo_url, primary_color, secondary_color, contact_email, status, settings, legal_name, tax_id, contact_name, contact_phone, coastal_city_id, locale, status_since, status_kind, status_reason, updated_at, version) on saas_tenants to leme_auth;

create table sales_settings (
  tenant_id uuid not null,
  first_contact_minutes integer not null default 15 check (first_contact_minutes >= 1 and first_contact_minutes <= 10080),
  hours jsonb not null,
  days_off jsonb not null default '[]'::jsonb,
  round_ids uuid[] not null default '{}'::uuid[],
  absent_ids uuid[] not null default '{}'::uuid[],
  aim integer not null default 80 check (aim >= 0 and aim <= 100),
  cadence_id uuid,
  version integer not null default 1,
  primary key (tenant_id),
  foreign key (tenant_id, cadence_id) references cadences(tenant_id, id),
  foreign key (tenant_id) references saas_tenants(id)
);
alter table sales_settings enable row level security;
alter table sales_settings force row level security;
-- policies: platform_reads, tenant_wall
grant select, insert, update, delete on sales_settings to leme_app;

create table schedule_applications (
  tenant_id uuid not null,
  id uuid not null,
  hash text not null check (hash ~ '^[0-9a-f]{64}$'),
  decisions jsonb not null default '[]'::jsonb,
  result jsonb not null default '[]'::jsonb,
  applied_at timestamptz not null,
  applied_by uuid not null,
  undone_at timestamptz,
  primary key (tenant_id, id),
  foreign key (tenant_id) references saas_tenants(id)
);
create index schedule_applications_by_time on schedule_applications (tenant_id, applied_at, id);
alter table schedule_applications enable row level security;
alter table schedule_applications force row level security;
-- policies: platform_reads, tenant_wall
grant select, insert, update on schedule_applications to leme_app;

create table schedule_exceptions (
  tenant_id uuid not null,
  schedule_id uuid not null,
  date date not null,
  kind text not null default 'skip' check (kind in ('skip', 'extra', 'change')),
  slot_time time,
  new_time time,
  reason text check (length(reason) <= 200),
  search text not null generated always as (app.search_text(variadic array[reason])) stored,
  id uuid not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version integer not null default 1,
  deleted_at timestamptz,
  deleted_by uuid,
  primary key (tenant_id, id),
  foreign key (tenant_id) references saas_tenants(id),
  foreign key (tenant_id, schedule_id) references schedules(tenant_id, id)
);
create index schedule_exceptions_by_age on schedule_exceptions (tenant_id, created_at, id) where deleted_at is null;
create index schedule_exceptions_by_date on schedule_exceptions (tenant_id, date, id) where deleted_at is null;
create index schedule_exceptions_by_schedule on schedule_exceptions (tenant_id, schedule_id, kind collate "und-x-icu", id) where deleted_at is null;
create index schedule_exceptions_by_title on schedule_exceptions (tenant_id, kind collate "und-x-icu", id) where deleted_at is null;
create index schedule_exceptions_deleted on schedule_exceptions (tenant_id, deleted_at, id) where deleted_at is not null;
create index schedule_exceptions_of on schedule_exceptions (tenant_id, schedule_id, id);
create index schedule_exceptions_search on schedule_exceptions using gin (tenant_id, search gin_trgm_ops) where deleted_at is null;
alter table schedule_exceptions enable row level security;
alter table schedule_exceptions force row level security;
-- policies: platform_reads, tenant_wall
grant select, insert, update, delete on schedule_exceptions to leme_app;

create table schedule_times (
  tenant_id uuid not null,
  schedule_id uuid not null,
  label text not null check (length(label) <= 40),
  start_time time not null,
  duration_min integer check (duration_min >= 1 and duration_min <= 1440),
  capacity integer check (capacity >= 1 and capacity <= 2000),
  boat_id uuid,
  search text not null generated always as (app.search_text(variadic array[label])) stored,
  id uuid not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version integer not null default 1,
  deleted_at timestamptz,
  deleted_by uuid,
  primary key (tenant_id, id),
  foreign key (tenant_id, boat_id) references boats(tenant_id, id),
  foreign key (tenant_id) references saas_tenants(id),
  foreign key (tenant_id, schedule_id) references schedules(tenant_id, id)
);
create index schedule_times_by_age on schedule_times (tenant_id, created_at, id) where deleted_at is null;
create index schedule_times_by_schedule on schedule_times (tenant_id, schedule_id, label collate "und-x-icu", id) where deleted_at is null;
create index schedule_times_by_start on schedule_times (tenant_id, start_time, id) where deleted_at is null;
create index schedule_times_by_title on schedule_times (tenant_id, label collate "und-x-icu", id) where deleted_at is null;
create index schedule_times_deleted on schedule_times (tenant_id, deleted_at, id) where deleted_at is not null;
create index schedule_times_of on schedule_times (tenant_id, schedule_id, id);
create index schedule_times_search on schedule_times using gin (tenant_id, search gin_trgm_ops) where deleted_at is null;
alter table schedule_times enable row level security;
alter table schedule_times force row level security;
-- policies: platform_reads, tenant_wall
grant select, insert, update, delete on schedule_times to leme_app;

create table schedule_versions (
  tenant_id uuid not null,
  schedule_id uuid not null,
  version integer not null check (version > 0),
  mark text not null,
  schedule jsonb,
  applied_at timestamptz not null,
  applied_by uuid not null,
  primary key (tenant_id, schedule_id, version),
  foreign key (tenant_id, schedule_id) references schedules(tenant_id, id)
);
alter table schedule_versions enable row level security;
alter table schedule_versions force row level security;
-- policies: platform_reads, tenant_wall
grant select, insert on schedule_versions to leme_app;

create table schedules (
  tenant_id uuid not null,
  name text not null check (length(name) <= 80),
  product_id uuid not null,
  active boolean not null default true,
  state text not null default 'open' check (state in ('open', 'closed', 'call', 'hidden')),
  weekdays smallint[] not null default '{}'::smallint[] check (weekdays <@ array[1::smallint, 2::smallint, 3::smallint, 4::smallint, 5::smallint, 6::smallint, 7::smallint]),
  season_id uuid,
  dates jsonb,
  capacity integer check (capacity >= 1 and capacity <= 2000),
  boat_choice text not null default 'automatic' check (boat_choice in ('automatic', 'chosen')),
  guide_name text check (length(guide_name) <= 80),
  applied_version integer,
  search text not null generated always as (app.search_text(variadic array[name])) stored,
  id uuid not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version integer not null default 1,
  deleted_at timestamptz,
  deleted_by uuid,
  primary key (tenant_id, id),
  foreign key (tenant_id) references saas_tenants(id),
  foreign key (tenant_id, product_id) references products(tenant_id, id),
  foreign key (tenant_id, season_id) references price_seasons(tenant_id, id)
);
create index schedules_applied on schedules (tenant_id, id) where applied_version is not null;
create index schedules_by_active on schedules (tenant_id, active, name collate "und-x-icu", id) where deleted_at is null;
create index schedules_by_age on schedules (tenant_id, created_at, id) where deleted_at is null;
create index schedules_by_product on schedules (tenant_id, product_id, name collate "und-x-icu", id) where deleted_at is null;
create index schedules_by_state on schedules (tenant_id, state, name collate "und-x-icu", id) where deleted_at is null;
create index schedules_by_title on schedules (tenant_id, name collate "und-x-icu", id) where deleted_at is null;
create index schedules_deleted on schedules (tenant_id, deleted_at, id) where deleted_at is not null;
create index schedules_search on schedules using gin (tenant_id, search gin_trgm_ops) where deleted_at is null;
alter table schedules enable row level security;
alter table schedules force row level security;
-- policies: platform_reads, tenant_wall
grant select, insert, update, delete on schedules to leme_app;

create table schedules_boat_ids (
  tenant_id uuid not null,
  owner_id uuid not null,
  target_id uuid not null,
  position integer not null default 0,
  primary key (tenant_id, owner_id, target_id),
  foreign key (tenant_id, owner_id) references schedules(tenant_id, id) on delete cascade,
  foreign key (tenant_id, target_id) references boats(tenant_id, id)
);
create index schedules_boat_ids_by_target on schedules_boat_ids (tenant_id, target_id, owner_id);
alter table schedules_boat_ids enable row level security;
alter table schedules_boat_ids force row level security;
-- policies: platform_reads, tenant_wall
grant select, insert, update, delete on schedules_boat_ids to leme_app;

create table seal_blocks (
  tenant_id uuid not null,
  trail text not null check (trail in ('changes', 'payments', 'attendance', 'system', 'departures')),
  number integer not null,
  last_at timestamptz not null,
  last_id uuid not null,
  row_count integer not null,
  hash text not null,
  sealed_at timestamptz not null default now(),
  primary key (tenant_id, trail, number)
);
alter table seal_blocks enable row level security;
alter table seal_blocks force row level security;
-- policies: platform_reads, tenant_wall
grant select, insert on seal_blocks to leme_app;

create table sealed_values (
  tenant_id uuid not null,
  seal_id uuid not null,
  place integer not null check (place >= 0),
  kind text not null check (kind in ('passenger', 'crew', 'person', 'release', 'note')),
  row_id text check (length(row_id) <= 64),
  value text not null,
  primary key (tenant_id, seal_id, place),
  foreign key (tenant_id, seal_id) references departure_seals(tenant_id, id)
);
create index sealed_values_by_row on sealed_values (tenant_id, row_id) where row_id is not null;
alter table sealed_values enable row level security;
alter table sealed_values force row level security;
-- policies: platform_reads, tenant_wall
grant select, insert, delete on sealed_values to leme_app;

create table seat_allotments (
  tenant_id uuid not null,
  id uuid not null,
  partner_id uuid not null,
  session_id uuid not null,
  seats integer not null check (seats >= 1 and seats <= 2000),
  used_seats integer not null default 0,
  used_people integer not null default 0,
  release_hours integer not null check (release_hours >= 0 and release_hours <= 2160),
  note text check (length(note) <= 200),
  released_at timestamptz,
  released_by uuid,
  returned_seats integer,
  created_at timestamptz not null default now(),
  created_by uuid not null,
  primary key (tenant_id, id),
  constraint allotment_within check (used_seats >= 0 and used_seats <= seats and used_people >= 0 and used_people <= seats),
  constraint seat_allotments_partner foreign key (tenant_id, partner_id) references channel_partners(tenant_id, id),
  constraint seat_allotments_session foreign key (tenant_id, session_id) references sessions(tenant_id, id),
  foreign key (tenant_id) references saas_tenants(id)
);
create index seat_allotments_by_partner on seat_allotments (tenant_id, partner_id, id);
create index seat_allotments_by_session on seat_allotments (tenant_id, session_id);
create unique index seat_allotments_once on seat_allotments (tenant_id, session_id, partner_id) where released_at is null;
alter table seat_allotments enable row level security;
alter table seat_allotments force row level security;
-- policies: platform_reads, tenant_wall
grant select, insert, update, delete on seat_allotments to leme_app;

create table security_events (
  tenant_id uuid not null,
  id uuid not null,
  created_at timestamptz not null,
  kind text not null check (kind in ('sign-in', 'sign-in-failed', 'throttled', 'sign-out', 'link-asked', 'link-used', 'password-set', 'operator-entered', 'operator-left', 'data-read', 'data-exported', 'refused')),
  user_id uuid,
  operator text,
  address text,
  device text,
  resource text,
  filters text[] not null default '{}'::text[],
  row_count integer,
  times integer not null default 1 check (times > 0),
  primary key (tenant_id, id)
);
create index security_events_by_address on security_events (tenant_id, address, created_at, id);
create index security_events_by_kind on security_events (tenant_id, kind, created_at, id);
create index security_events_by_person on security_events (tenant_id, user_id, created_at, id);
create index security_events_by_time on security_events (tenant_id, created_at, id);
alter table security_events enable row level security;
alter table security_events force row level security;
-- policies: platform_reads, tenant_wall
grant select, insert on security_events to leme_app;
grant select, delete on security_events to leme_auth;
grant update (address) on security_events to leme_auth;
grant select on security_events to leme_platform;

create table selling_defaults (
  tenant_id uuid not null,
  min_party integer check (min_party >= 1 and min_party <= 999),
  max_party integer check (max_party >= 1 and max_party <= 999),
  cutoff_min integer check (cutoff_min >= 0 and cutoff_min <= 43200),
  horizon_days integer check (horizon_days >= 1 and horizon_days <= 1095),
  deposit_bp integer check (deposit_bp >= 0 and deposit_bp <= 10000),
  balance_due_hours integer check (balance_due_hours >= 0 and balance_due_hours <= 8784),
  cancellation_policy_id uuid,
  version integer not null default 1,
  primary key (tenant_id),
  foreign key (tenant_id, cancellation_policy_id) references cancellation_policies(tenant_id, id),
  foreign key (tenant_id) references saas_tenants(id)
);
alter table selling_defaults enable row level security;
alter table selling_defaults force row level security;
-- policies: platform_reads, tenant_wall
grant select, insert, update, delete on selling_defaults to leme_app;

create table session_boats (
  tenant_id uuid not null,
  id uuid not null,
  session_id uuid not null,
  boat_id uuid not null,
  position integer not null default 1,
  blocked_from timestamptz not null,
  blocked_until timestamptz not null,
  cancelled boolean not null default false,
  primary key (tenant_id, id),
  unique (tenant_id, session_id, boat_id),
  constraint boat_in_one_place exclude using gist (tenant_id with =, boat_id with =, tstzrange(blocked_from, blocked_until) with &&) where (not cancelled),
  foreign key (tenant_id, boat_id) references boats(tenant_id, id),
  foreign key (tenant_id, session_id) references sessions(tenant_id, id) on delete cascade
);
create index session_boats_by_boat on session_boats (tenant_id, boat_id, session_id);
alter table session_boats enable row level security;
alter table session_boats force row level security;
-- policies: platform_reads, tenant_wall
grant select, insert, update, delete on session_boats to leme_app;

create table session_seats (
  tenant_id uuid not null,
  session_id uuid not null,
  total_capacity integer not null check (total_capacity >= 0 and total_capacity <= 2000),
  taken integer not null default 0,
  people integer not null default 0,
  people_limit integer,
  people_allowed integer,
  primary key (tenant_id, session_id),
  constraint nobody_sails_too_many check (people >= 0 and people <= people_allowed),
  constraint people_limit_is_allowed check ((people_limit is null) = (people_allowed is null) and people_limit <= people_allowed),
  constraint seats_not_oversold check (taken >= 0 and taken <= total_capacity),
  foreign key (tenant_id, session_id) references sessions(tenant_id, id) on delete cascade
);
alter table session_seats enable row level security;
alter table session_seats force row level security;
-- policies: platform_reads, tenant_wall
grant select, insert, update, delete on session_seats to leme_app;

create table sessions (
  tenant_id uuid not null,
  id uuid not null,
  product_id uuid not null,
  date date not null,
  start_time time not null,
  end_time time not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  guide_name text,
  sailor_name text,
  status text not null default 'available' check (status in ('available', 'cancelled')),
  notes text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version integer not null default 1,
  cancel_reason text,
  schedule_id uuid,
  slot_date date,
  slot_time time,
  edited_at timestamptz,
  sale_state text check (sale_state in ('open', 'closed', 'call', 'hidden')),
  sale_reason text check (length(sale_reason) <= 200),
  cutoff_min integer check (cutoff_min >= 0 and cutoff_min <= 43200),
  departed_at timestamptz,
  returned_at timestamptz,
  primary key (tenant_id, id),
  check (ends_at > starts_at),
  check ((schedule_id is null) = (slot_date is null) and (schedule_id is null) = (slot_time is null)),
  foreign key (tenant_id, product_id) references products(tenant_id, id),
  foreign key (tenant_id, schedule_id) references schedules(tenant_id, id)
);
create index sessions_by_day on sessions (tenant_id, date, start_time, id);
create index sessions_by_product on sessions (tenant_id, product_id, date);
create unique index sessions_slot_once on sessions (tenant_id, schedule_id, slot_date, slot_time) where schedule_id is not null;
alter table sessions enable row level security;
alter table sessions force row level security;
-- policies: platform_reads, tenant_wall
grant select, insert, update, delete on sessions to leme_app;

create table shared_views (
  tenant_id uuid not null,
  id uuid not null,
  version integer not null default 1,
  list text not null,
  name text not null,
  search jsonb not null,
  columns jsonb,
  compact boolean not null default false,
  pinned boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (tenant_id, id),
  foreign key (tenant_id) references saas_tenants(id)
);
create unique index shared_views_name_key on shared_views (tenant_id, list, lower(name));
alter table shared_views enable row level security;
alter table shared_views force row level security;
-- policies: platform_reads, tenant_wall
grant select, insert, update, delete on shared_views to leme_app;

create table special_price_uses (
  tenant_id uuid not null,
  special_price_id uuid not null,
  booking_id uuid not null,
  taken_at timestamptz not null,
  returned_at timestamptz,
  primary key (tenant_id, special_price_id, booking_id),
  foreign key (tenant_id, special_price_id) references special_prices(tenant_id, id)
);
create index special_price_uses_by_booking on special_price_uses (tenant_id, booking_id) where returned_at is null;
alter table special_price_uses enable row level security;
alter table special_price_uses force row level security;
-- policies: platform_reads, tenant_wall
grant select, insert, update, delete on special_price_uses to leme_app;

create table special_price_versions (
  tenant_id uuid not null,
  special_price_id uuid not null,
  version integer not null check (version > 0),
  special jsonb not null,
  primary key (tenant_id, special_price_id, version),
  foreign key (tenant_id, special_price_id) references special_prices(tenant_id, id)
);
alter table special_price_versions enable row level security;
alter table special_price_versions force row level security;
-- policies: platform_reads, tenant_wall
grant select, insert on special_price_versions to leme_app;

create table special_prices (
  tenant_id uuid not null,
  name text not null,
  active boolean not null default true,
  reason text,
  effect text not null default 'set' check (effect in ('set', 'percent')),
  price numeric(12, 2) check (price >= 0 and price <= 99999.99),
  percent_bp integer check (percent_bp >= '-10000'::integer and percent_bp <= 100000),
  with_rules boolean not null default false,
  fares text[] not null default '{}'::text[] check (fares <@ array['ADULT', 'YOUTH', 'CHILD', 'INFANT', 'SENIOR', 'RESIDENT', 'OTHER']),
  travel_from date,
  travel_to date,
  validity_from date,
  validity_to date,
  agent_id uuid,
  customer_id uuid,
  code text,
  quota integer check (quota >= 1 and quota <= 100000),
  used integer not null default 0 check (used >= 0),
  search text not null generated always as (app.search_text(variadic array[name, code])) stored,
  id uuid not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version integer not null default 1,
  deleted_at timestamptz,
  deleted_by uuid,
  primary key (tenant_id, id),
  foreign key (tenant_id, agent_id) references customers(tenant_id, id),
  foreign key (tenant_id, customer_id) references customers(tenant_id, id),
  foreign key (tenant_id) references saas_tenants(id)
);
create index special_prices_by_active on special_prices (tenant_id, active, name collate "und-x-icu", id) where deleted_at is null;
create index special_prices_by_age on special_prices (tenant_id, created_at, id) where deleted_at is null;
create index special_prices_by_agent on special_prices (tenant_id, agent_id, name collate "und-x-icu", id) where deleted_at is null;
create index special_prices_by_customer on special_prices (tenant_id, customer_id) where deleted_at is null;
create index special_prices_by_effect on special_prices (tenant_id, effect, name collate "und-x-icu", id) where deleted_at is null;
create index special_prices_by_title on special_prices (tenant_id, name collate "und-x-icu", id) where deleted_at is null;
create unique index special_prices_code_key on special_prices (tenant_id, lower(code)) where deleted_at is null;
create index special_prices_deleted on special_prices (tenant_id, deleted_at, id) where deleted_at is not null;
create index special_prices_search on special_prices using gin (tenant_id, search gin_trgm_ops) where deleted_at is null;
alter table special_prices enable row level security;
alter table special_prices force row level security;
-- policies: platform_reads, tenant_wall
grant select, insert, update, delete on special_prices to leme_app;

create table special_prices_product_ids (
  tenant_id uuid not null,
  owner_id uuid not null,
  target_id uuid not null,
  position integer not null default 0,
  primary key (tenant_id, owner_id, target_id),
  foreign key (tenant_id, owner_id) references special_prices(tenant_id, id) on delete cascade,
  foreign key (tenant_id, target_id) references products(tenant_id, id)
);
create index special_prices_product_ids_by_target on special_prices_product_ids (tenant_id, target_id, owner_id);
alter table special_prices_product_ids enable row level security;
alter table special_prices_product_ids force row level security;
-- policies: platform_reads, tenant_wall
grant select, insert, update, delete on special_prices_product_ids to leme_app;

create table starter_rows (
  tenant_id uuid not null,
  register text not null,
  row_id uuid not null,
  primary key (tenant_id, register, row_id),
  foreign key (tenant_id) references saas_tenants(id)
);
alter table starter_rows enable row level security;
alter table starter_rows force row level security;
-- policies: platform_reads, tenant_wall
grant select, insert, update, delete on starter_rows to leme_app;

create table stock_counts (
  tenant_id uuid not null,
  id uuid not null,
  item_id uuid not null,
  location_id uuid not null,
  expected numeric(12,3) not null,
  counted numeric(12,3) not null check (counted >= 0),
  at timestamptz not null,
  user_id uuid not null,
  primary key (tenant_id, id, item_id),
  foreign key (tenant_id, item_id) references stock_items(tenant_id, id),
  foreign key (tenant_id, location_id) references stock_locations(tenant_id, id)
);
create index stock_counts_by_item on stock_counts (tenant_id, item_id, at);
create index stock_counts_by_location on stock_counts (tenant_id, location_id);
alter table stock_counts enable row level security;
alter table stock_counts force row level security;
-- policies: platform_reads, tenant_wall
grant select, insert on stock_counts to leme_app;

create table stock_items (
  tenant_id uuid not null,
  name text not null,
  sku text not null,
  kind text not null default 'consumable' check (kind in ('consumable', 'rental_unit', 'retail', 'part')),
  unit text not null default 'un' check (unit in ('un', 'pair', 'box', 'pack', 'kg', 'L', 'm')),
  min_qty integer not null default 0 check (min_qty >= 0 and min_qty <= 999999),
  barcode text,
  size_class text check (size_class in ('baby', 'child', 'youth', 'adult', 'large')),
  sale_price numeric(12, 2) check (sale_price >= 0),
  notes text check (length(notes) <= 2000),
  quantity numeric(12,3) not null default 0 check (quantity >= 0),
  average_cost numeric(16,4) check (average_cost >= 0),
  search text not null generated always as (app.search_text(variadic array[name, sku, barcode])) stored,
  id uuid not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version integer not null default 1,
  deleted_at timestamptz,
  deleted_by uuid,
  state text not null generated always as (
case
    when quantity >= min_qty::numeric then 'ok'
    when quantity = 0 then 'out'
    else 'low'
end) stored,
  value numeric(18,2) not null generated always as (round(quantity * coalesce(average_cost, 0), 2)) stored,
  primary key (tenant_id, id),
  foreign key (tenant_id) references saas_tenants(id)
);
create unique index stock_items_barcode_key on stock_items (tenant_id, lower(barcode)) where deleted_at is null;
create index stock_items_by_age on stock_items (tenant_id, created_at, id) where deleted_at is null;
create index stock_items_by_kind on stock_items (tenant_id, kind, name collate "und-x-icu", id) where deleted_at is null;
create index stock_items_by_price on stock_items (tenant_id, sale_price, id) where deleted_at is null;
create index stock_items_by_size on stock_items (tenant_id, size_class, name collate "und-x-icu", id) where deleted_at is null;
create index stock_items_by_sku on stock_items (tenant_id, sku collate "und-x-icu", id) where deleted_at is null;
create index stock_items_by_state on stock_items (tenant_id, state, name collate "und-x-icu", id) where deleted_at is null;
create index stock_items_by_title on stock_items (tenant_id, name collate "und-x-icu", id) where deleted_at is null;
create index stock_items_deleted on stock_items (tenant_id, deleted_at, id) where deleted_at is not null;
create index stock_items_search on stock_items using gin (tenant_id, search gin_trgm_ops) where deleted_at is null;
create unique index stock_items_sku_key on stock_items (tenant_id, lower(sku)) where deleted_at is null;
alter table stock_items enable row level security;
alter table stock_items force row level security;
-- policies: platform_reads, tenant_wall
grant select, insert, update, delete on stock_items to leme_app;

create table stock_levels (
  tenant_id uuid not null,
  item_id uuid not null,
  location_id uuid not null,
  quantity numeric(12,3) not null check (quantity >= 0),
  moves integer not null default 1,
  primary key (tenant_id, item_id, location_id),
  foreign key (tenant_id, item_id) references stock_items(tenant_id, id),
  foreign key (tenant_id, location_id) references stock_locations(tenant_id, id)
);
create index stock_levels_by_location on stock_levels (tenant_id, location_id, item_id);
alter table stock_levels enable row level security;
alter table stock_levels force row level security;
-- policies: platform_reads, tenant_wall
grant select, insert, update, delete on stock_levels to leme_app;

create table stock_locations (
  tenant_id uuid not null,
  name text not null,
  boat_id uuid,
  notes text check (length(notes) <= 2000),
  search text not null generated always as (app.search_text(variadic array[name])) stored,
  id uuid not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version integer not null default 1,
  deleted_at timestamptz,
  deleted_by uuid,
  primary key (tenant_id, id),
  foreign key (tenant_id, boat_id) references boats(tenant_id, id),
  foreign key (tenant_id) references saas_tenants(id)
);
create index stock_locations_by_age on stock_locations (tenant_id, created_at, id) where deleted_at is null;
create index stock_locations_by_boat on stock_locations (tenant_id, boat_id, name collate "und-x-icu", id) where deleted_at is null;
create index stock_locations_by_title on stock_locations (tenant_id, name collate "und-x-icu", id) where deleted_at is null;
create index stock_locations_deleted on stock_locations (tenant_id, deleted_at, id) where deleted_at is not null;
create unique index stock_locations_name_key on stock_locations (tenant_id, lower(name)) where deleted_at is null;
create index stock_locations_search on stock_locations using gin (tenant_id, search gin_trgm_ops) where deleted_at is null;
alter table stock_locations enable row level security;
alter table stock_locations force row level security;
-- policies: platform_reads, tenant_wall
grant select, insert, update, delete on stock_locations to leme_app;

create table stock_moves (
  tenant_id uuid not null,
  id uuid not null,
  item_id uuid not null,
  location_id uuid not null,
  quantity numeric(12,3) not null check (quantity <> 0),
  reason text not null check (reason in ('purchase', 'return', 'sale', 'consumption', 'loss', 'adjustment', 'transfer')),
  ref text,
  unit_cost numeric(12, 2) check (unit_cost >= 0),
  at timestamptz not null,
  mark integer not null,
  transfer_id uuid,
  count_id uuid,
  user_id uuid not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, item_id) references stock_items(tenant_id, id),
  foreign key (tenant_id, location_id) references stock_locations(tenant_id, id)
);
create index stock_moves_by_location on stock_moves (tenant_id, location_id);
create unique index stock_moves_by_mark on stock_moves (tenant_id, item_id, location_id, mark);
create index stock_moves_by_time on stock_moves (tenant_id, at, id);
create index stock_moves_of_item on stock_moves (tenant_id, item_id, at, id);
alter table stock_moves enable row level security;
alter table stock_moves force row level security;
-- policies: platform_reads, tenant_wall
grant select, insert on stock_moves to leme_app;

create table supplier_contacts (
  tenant_id uuid not null,
  supplier_id uuid not null,
  name text not null,
  position text,
  phone text,
  email text,
  notes text,
  place integer not null default 1000000 check (place >= 0 and place <= 1000000),
  search text not null generated always as (app.search_text(variadic array[name, "position", phone, email])) stored,
  id uuid not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version integer not null default 1,
  deleted_at timestamptz,
  deleted_by uuid,
  primary key (tenant_id, id),
  foreign key (tenant_id) references saas_tenants(id),
  foreign key (tenant_id, supplier_id) references suppliers(tenant_id, id)
);
create index supplier_contacts_by_age on supplier_contacts (tenant_id, created_at, id) where deleted_at is null;
create index supplier_contacts_by_place on supplier_contacts (tenant_id, place, id) where deleted_at is null;
create index supplier_contacts_by_supplier on supplier_contacts (tenant_id, supplier_id, name collate "und-x-icu", id) where deleted_at is null;
create index supplier_contacts_by_title on supplier_contacts (tenant_id, name collate "und-x-icu", id) where deleted_at is null;
create index supplier_contacts_deleted on supplier_contacts (tenant_id, deleted_at, id) where deleted_at is not null;
create index supplier_contacts_of on supplier_contacts (tenant_id, supplier_id, id);
create index supplier_contacts_search on supplier_contacts using gin (tenant_id, search gin_trgm_ops) where deleted_at is null;
alter table supplier_contacts enable row level security;
alter table supplier_contacts force row level security;
-- policies: platform_reads, tenant_wall
grant select, insert, update, delete on supplier_contacts to leme_app;

create table supplier_types (
  tenant_id uuid not null,
  name text not null,
  kind text not null default 'other' check (kind in ('owner', 'fuel', 'maintenance', 'catering', 'agency', 'transfer', 'marina', 'other')),
  search text not null generated always as (app.search_text(variadic array[name])) stored,
  id uuid not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version integer not null default 1,
  deleted_at timestamptz,
  deleted_by uuid,
  primary key (tenant_id, id),
  foreign key (tenant_id) references saas_tenants(id)
);
create index supplier_types_by_age on supplier_types (tenant_id, created_at, id) where deleted_at is null;
create index supplier_types_by_kind on supplier_types (tenant_id, kind, name collate "und-x-icu", id) where deleted_at is null;
create index supplier_types_by_title on supplier_types (tenant_id, name collate "und-x-icu", id) where deleted_at is null;
create index supplier_types_deleted on supplier_types (tenant_id, deleted_at, id) where deleted_at is not null;
create unique index supplier_types_name_key on supplier_types (tenant_id, lower(name)) where deleted_at is null;
create index supplier_types_search on supplier_types using gin (tenant_id, search gin_trgm_ops) where deleted_at is null;
alter table supplier_types enable row level security;
alter table supplier_types force row level security;
-- policies: platform_reads, tenant_wall
grant select, insert, update, delete on supplier_types to leme_app;

create table suppliers (
  tenant_id uuid not null,
  id uuid not null,
  name text not null,
  status text not null default 'active' check (status in ('active', 'inactive')),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version integer not null default 1,
  deleted_at timestamptz,
  deleted_by uuid,
  legal_name text,
  tax_id text,
  contact_name text,
  email text,
  phone text,
  pix_key text,
  bank text,
  payment_terms_days integer check (payment_terms_days >= 0 and payment_terms_days <= 365),
  rating integer check (rating >= 1 and rating <= 5),
  notes text,
  search text not null generated always as (app.search_text(variadic array[name, legal_name, tax_id, contact_name, email, phone])) stored,
  website text,
  primary key (tenant_id, id),
  foreign key (tenant_id) references saas_tenants(id)
);
create index suppliers_by_age on suppliers (tenant_id, created_at, id) where deleted_at is null;
create index suppliers_by_contact_name on suppliers (tenant_id, contact_name collate "und-x-icu", id) where deleted_at is null;
create index suppliers_by_payment_terms_days on suppliers (tenant_id, payment_terms_days, id) where deleted_at is null;
create index suppliers_by_rating on suppliers (tenant_id, rating, id) where deleted_at is null;
create index suppliers_by_status on suppliers (tenant_id, status, name collate "und-x-icu", id) where deleted_at is null;
create index suppliers_by_title on suppliers (tenant_id, name collate "und-x-icu", id) where deleted_at is null;
create index suppliers_deleted on suppliers (tenant_id, deleted_at, id) where deleted_at is not null;
create index suppliers_search on suppliers using gin (tenant_id, search gin_trgm_ops) where deleted_at is null;
create unique index suppliers_tax_id_key on suppliers (tenant_id, tax_id) where deleted_at is null;
alter table suppliers enable row level security;
alter table suppliers force row level security;
-- policies: platform_reads, tenant_wall
grant select, insert, update, delete on suppliers to leme_app;
grant select on suppliers to leme_auth;

create table suppliers_types (
  tenant_id uuid not null,
  owner_id uuid not null,
  target_id uuid not null,
  position integer not null default 0,
  primary key (tenant_id, owner_id, target_id),
  foreign key (tenant_id, owner_id) references suppliers(tenant_id, id) on delete cascade,
  foreign key (tenant_id, target_id) references supplier_types(tenant_id, id)
);
create index suppliers_types_by_target on suppliers_types (tenant_id, target_id, owner_id);
alter table suppliers_types enable row level security;
alter table suppliers_types force row level security;
-- policies: platform_reads, tenant_wall
grant select, insert, update, delete on suppliers_types to leme_app;

create table system_logs (
  tenant_id uuid not null,
  id uuid not null,
  user_id uuid,
  action text not null,
  page text,
  details jsonb not null default '{}'::jsonb,
  ip_address text,
  user_agent text,
  created_at timestamptz not null default now(),
  primary key (tenant_id, id),
  foreign key (tenant_id) references saas_tenants(id)
);
create index system_logs_by_time on system_logs (tenant_id, created_at, id);
alter table system_logs enable row level security;
alter table system_logs force row level security;
-- policies: platform_reads, tenant_wall
grant select, insert on system_logs to leme_app, leme_auth;

create table tenant_daily (
  tenant_id uuid not null,
  day date not null,
  active_users integer not null default 0,
  sign_ins integer not null default 0,
  bookings integer not null default 0,
  passengers integer not null default 0,
  check_ins integer not null default 0,
  mails_failed integer not null default 0,
  storage_bytes bigint not null default 0,
  last_active_at timestamptz,
  primary key (tenant_id, day),
  foreign key (tenant_id) references saas_tenants(id)
);
alter table tenant_daily enable row level security;
alter table tenant_daily force row level security;
-- policies: platform_reads, tenant_wall
grant select, insert, update on tenant_daily to leme_app;
grant select on tenant_daily to leme_platform;

create table tenant_modules (
  tenant_id uuid not null,
  module_id uuid not null,
  is_enabled boolean not null default true,
  primary key (tenant_id, module_id),
  foreign key (module_id) references saas_modules(id),
  foreign key (tenant_id) references saas_tenants(id)
);
alter table tenant_modules enable row level security;
alter table tenant_modules force row level security;
-- policies: platform_reads, tenant_wall
grant select on tenant_modules to leme_app, leme_platform;
grant select, insert, update, delete on tenant_modules to leme_auth;

create table tenant_settings (
  tenant_id uuid not null,
  key text not null check (length(key) <= 60),
  value jsonb,
  version integer not null default 1,
  changed_at timestamptz not null,
  changed_by uuid not null,
  primary key (tenant_id, key),
  foreign key (tenant_id) references saas_tenants(id)
);
alter table tenant_settings enable row level security;
alter table tenant_settings force row level security;
-- policies: platform_reads, tenant_wall
grant select, insert, update on tenant_settings to leme_app;
grant select on tenant_settings to leme_auth;

create table tenant_slugs (
  slug text not null check (slug ~ '^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$'),
  company_id uuid not null,
  kind text not null check (kind in ('current', 'former', 'erased')),
  until timestamptz,
  primary key (slug),
  foreign key (company_id) references saas_tenants(id)
);
create index tenant_slugs_by_company on tenant_slugs (company_id);
grant select, insert, update, delete on tenant_slugs to leme_auth;

create table tenant_subscriptions (
  tenant_id uuid not null,
  id uuid not null,
  status text not null check (status in ('trialing', 'active', 'past_due', 'inactive')),
  trial_ends_at timestamptz,
  plan text,
  primary key (tenant_id, id),
  foreign key (plan) references saas_plans(slug),
  foreign key (tenant_id) references saas_tenants(id)
);
alter table tenant_subscriptions enable row level security;
alter table tenant_subscriptions force row level security;
-- policies: platform_reads, tenant_wall
grant select on tenant_subscriptions to leme_app, leme_platform;
grant select, insert, update on tenant_subscriptions to leme_auth;

create table trail_alarms (
  tenant_id uuid not null,
  id uuid not null,
  trail text not null,
  block integer not null,
  found_hash text not null,
  found_at timestamptz not null default now(),
  looked_at timestamptz,
  looked_by uuid,
  note text,
  primary key (tenant_id, id),
  unique (tenant_id, trail, block, found_hash)
);
create index trail_alarms_open on trail_alarms (tenant_id, found_at) where looked_at is null;
alter table trail_alarms enable row level security;
alter table trail_alarms force row level security;
-- policies: platform_reads, tenant_wall
grant select, insert, update on trail_alarms to leme_app;
grant select on trail_alarms to leme_platform;

create table transfers (
  tenant_id uuid not null,
  slot integer not null check (slot in (1, 2)),
  holder uuid not null,
  ends_at timestamptz not null,
  primary key (tenant_id, slot)
);
alter table transfers enable row level security;
alter table transfers force row level security;
-- policies: platform_reads, tenant_wall
grant select, insert, update, delete on transfers to leme_app;

create table user_permissions (
  tenant_id uuid not null,
  user_id uuid not null,
  resource text not null,
  action text not null check (action in ('read', 'create', 'update', 'delete')),
  granted boolean not null,
  reason text not null,
  expires_at timestamptz,
  created_at timestamptz not null default now(),
  created_by uuid not null,
  primary key (tenant_id, user_id, resource, action),
  foreign key (tenant_id, user_id) references profiles(tenant_id, id) on delete cascade
);
alter table user_permissions enable row level security;
alter table user_permissions force row level security;
-- policies: platform_reads, tenant_wall
grant select on user_permissions to leme_app;
grant select, insert, update, delete on user_permissions to leme_auth;

create table user_preferences (
  tenant_id uuid not null,
  user_id uuid not null,
  key text not null,
  value jsonb not null check (octet_length(value::text) <= 16384),
  updated_at timestamptz not null default now(),
  primary key (tenant_id, user_id, key),
  foreign key (tenant_id, user_id) references profiles(tenant_id, id) on delete cascade
);
alter table user_preferences enable row level security;
alter table user_preferences force row level security;
-- policies: platform_reads, tenant_wall
grant select, insert, update, delete on user_preferences to leme_app;
grant select, delete on user_preferences to leme_auth;

create table user_roles (
  tenant_id uuid not null,
  user_id uuid not null,
  role text not null constraint role_known check (role in ('saas_super_admin', 'saas_admin', 'saas_manager', 'saas_user', 'admin', 'supplier_admin', 'agent_admin', 'manager', 'supplier_manager', 'agent_manager', 'supplier_user', 'agent_user', 'marinheiro', 'user', 'supplier')),
  primary key (tenant_id, user_id),
  constraint role_fits_tenant check ((role ~~ 'saas\_%') = (tenant_id = '00000000-0000-7000-8000-000000000001'::uuid)),
  foreign key (tenant_id, user_id) references profiles(tenant_id, id) on delete cascade
);
create index user_roles_by_role on user_roles (tenant_id, role, user_id);
alter table user_roles enable row level security;
alter table user_roles force row level security;
-- policies: platform_reads, tenant_wall
grant select on user_roles to leme_app;
grant select, insert, update, delete on user_roles to leme_auth;

create table whatsapp_templates (
  tenant_id uuid not null,
  name text not null,
  message text not null check (length(message) <= 2000),
  category text not null default 'outro' check (category in ('contato', 'proposta', 'lembrete', 'pagamento', 'depois', 'outro')),
  language text not null default 'pt-BR' check (language in ('pt-BR', 'en', 'es', 'fr', 'it')),
  order_index integer not null default 0 check (order_index >= 0 and order_index <= 999),
  is_active boolean not null default true,
  search text not null generated always as (app.search_text(variadic array[name, message])) stored,
  id uuid not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version integer not null default 1,
  deleted_at timestamptz,
  deleted_by uuid,
  primary key (tenant_id, id),
  foreign key (tenant_id) references saas_tenants(id)
);
create index whatsapp_templates_by_active on whatsapp_templates (tenant_id, is_active, name collate "und-x-icu", id) where deleted_at is null;
create index whatsapp_templates_by_age on whatsapp_templates (tenant_id, created_at, id) where deleted_at is null;
create index whatsapp_templates_by_category on whatsapp_templates (tenant_id, category, name collate "und-x-icu", id) where deleted_at is null;
create index whatsapp_templates_by_language on whatsapp_templates (tenant_id, language, name collate "und-x-icu", id) where deleted_at is null;
create index whatsapp_templates_by_order on whatsapp_templates (tenant_id, order_index, id) where deleted_at is null;
create index whatsapp_templates_by_title on whatsapp_templates (tenant_id, name collate "und-x-icu", id) where deleted_at is null;
create index whatsapp_templates_deleted on whatsapp_templates (tenant_id, deleted_at, id) where deleted_at is not null;
create unique index whatsapp_templates_name_key on whatsapp_templates (tenant_id, lower(name)) where deleted_at is null;
create index whatsapp_templates_search on whatsapp_templates using gin (tenant_id, search gin_trgm_ops) where deleted_at is null;
alter table whatsapp_templates enable row level security;
alter table whatsapp_templates force row level security;
-- policies: platform_reads, tenant_wall
grant select, insert, update, delete on whatsapp_templates to leme_app;

create table work_order_checks (
  tenant_id uuid not null,
  order_id uuid not null,
  label text not null check (length(label) <= 120),
  type text not null default 'check' check (type in ('check', 'number', 'text', 'photo')),
  required boolean not null default false,
  least numeric(9,3),
  most numeric(9,3),
  done boolean not null default false,
  number numeric(9,3),
  answer text check (length(answer) <= 500),
  photo uuid,
  note text check (length(note) <= 500),
  place integer not null default 1000000 check (place >= 0 and place <= 1000000),
  search text not null generated always as (app.search_text(variadic array[label])) stored,
  id uuid not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version integer not null default 1,
  deleted_at timestamptz,
  deleted_by uuid,
  primary key (tenant_id, id),
  foreign key (tenant_id) references saas_tenants(id),
  foreign key (tenant_id, order_id) references work_orders(tenant_id, id),
  foreign key (tenant_id, photo) references files(tenant_id, id)
);
create index work_order_checks_by_age on work_order_checks (tenant_id, created_at, id) where deleted_at is null;
create index work_order_checks_by_order on work_order_checks (tenant_id, order_id, label collate "und-x-icu", id) where deleted_at is null;
create index work_order_checks_by_photo on work_order_checks (tenant_id, photo) where photo is not null;
create index work_order_checks_by_place on work_order_checks (tenant_id, place, id) where deleted_at is null;
create index work_order_checks_by_title on work_order_checks (tenant_id, label collate "und-x-icu", id) where deleted_at is null;
create index work_order_checks_deleted on work_order_checks (tenant_id, deleted_at, id) where deleted_at is not null;
create index work_order_checks_of on work_order_checks (tenant_id, order_id, id);
create index work_order_checks_search on work_order_checks using gin (tenant_id, search gin_trgm_ops) where deleted_at is null;
alter table work_order_checks enable row level security;
alter table work_order_checks force row level security;
-- policies: platform_reads, tenant_wall
grant select, insert, update, delete on work_order_checks to leme_app;

create table work_order_comments (
  tenant_id uuid not null,
  order_id uuid not null,
  comment text not null check (length(comment) <= 500),
  search text not null generated always as (app.search_text(variadic array[comment])) stored,
  id uuid not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version integer not null default 1,
  deleted_at timestamptz,
  deleted_by uuid,
  primary key (tenant_id, id),
  foreign key (tenant_id) references saas_tenants(id),
  foreign key (tenant_id, order_id) references work_orders(tenant_id, id)
);
create index work_order_comments_by_age on work_order_comments (tenant_id, created_at, id) where deleted_at is null;
create index work_order_comments_by_order on work_order_comments (tenant_id, order_id, comment collate "und-x-icu", id) where deleted_at is null;
create index work_order_comments_by_title on work_order_comments (tenant_id, comment collate "und-x-icu", id) where deleted_at is null;
create index work_order_comments_deleted on work_order_comments (tenant_id, deleted_at, id) where deleted_at is not null;
create index work_order_comments_of on work_order_comments (tenant_id, order_id, id);
create index work_order_comments_search on work_order_comments using gin (tenant_id, search gin_trgm_ops) where deleted_at is null;
alter table work_order_comments enable row level security;
alter table work_order_comments force row level security;
-- policies: platform_reads, tenant_wall
grant select, insert, update, delete on work_order_comments to leme_app;

create table work_order_costs (
  tenant_id uuid not null,
  order_id uuid not null,
  what text not null check (length(what) <= 120),
  supplier_id uuid,
  amount numeric(12, 2) not null check (amount >= 0),
  confirmed boolean not null default false,
  file uuid,
  search text not null generated always as (app.search_text(variadic array[what])) stored,
  id uuid not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version integer not null default 1,
  deleted_at timestamptz,
  deleted_by uuid,
  primary key (tenant_id, id),
  foreign key (tenant_id, file) references files(tenant_id, id),
  foreign key (tenant_id) references saas_tenants(id),
  foreign key (tenant_id, order_id) references work_orders(tenant_id, id),
  foreign key (tenant_id, supplier_id) references suppliers(tenant_id, id)
);
create index work_order_costs_by_age on work_order_costs (tenant_id, created_at, id) where deleted_at is null;
create index work_order_costs_by_file on work_order_costs (tenant_id, file) where file is not null;
create index work_order_costs_by_order on work_order_costs (tenant_id, order_id, what collate "und-x-icu", id) where deleted_at is null;
create index work_order_costs_by_title on work_order_costs (tenant_id, what collate "und-x-icu", id) where deleted_at is null;
create index work_order_costs_deleted on work_order_costs (tenant_id, deleted_at, id) where deleted_at is not null;
create index work_order_costs_of on work_order_costs (tenant_id, order_id, id);
create index work_order_costs_of_supplier on work_order_costs (tenant_id, supplier_id) where deleted_at is null;
create index work_order_costs_search on work_order_costs using gin (tenant_id, search gin_trgm_ops) where deleted_at is null;
alter table work_order_costs enable row level security;
alter table work_order_costs force row level security;
-- policies: platform_reads, tenant_wall
grant select, insert, update, delete on work_order_costs to leme_app;

create table work_order_hits (
  tenant_id uuid not null,
  order_id uuid not null,
  session_id uuid not null,
  boat_id uuid not null,
  primary key (tenant_id, order_id, session_id),
  foreign key (tenant_id, order_id) references work_orders(tenant_id, id) on delete cascade
);
alter table work_order_hits enable row level security;
alter table work_order_hits force row level security;
-- policies: platform_reads, tenant_wall
grant select, insert, update, delete on work_order_hits to leme_app;

create table work_order_labour (
  tenant_id uuid not null,
  order_id uuid not null,
  who text not null check (length(who) <= 80),
  worked_on date,
  minutes integer not null check (minutes >= 1 and minutes <= 1440),
  rate numeric(12, 2) check (rate >= 0),
  search text not null generated always as (app.search_text(variadic array[who])) stored,
  id uuid not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version integer not null default 1,
  deleted_at timestamptz,
  deleted_by uuid,
  primary key (tenant_id, id),
  foreign key (tenant_id) references saas_tenants(id),
  foreign key (tenant_id, order_id) references work_orders(tenant_id, id)
);
create index work_order_labour_by_age on work_order_labour (tenant_id, created_at, id) where deleted_at is null;
create index work_order_labour_by_order on work_order_labour (tenant_id, order_id, who collate "und-x-icu", id) where deleted_at is null;
create index work_order_labour_by_title on work_order_labour (tenant_id, who collate "und-x-icu", id) where deleted_at is null;
create index work_order_labour_deleted on work_order_labour (tenant_id, deleted_at, id) where deleted_at is not null;
create index work_order_labour_of on work_order_labour (tenant_id, order_id, id);
create index work_order_labour_search on work_order_labour using gin (tenant_id, search gin_trgm_ops) where deleted_at is null;
alter table work_order_labour enable row level security;
alter table work_order_labour force row level security;
-- policies: platform_reads, tenant_wall
grant select, insert, update, delete on work_order_labour to leme_app;

create table work_order_parts (
  tenant_id uuid not null,
  order_id uuid not null,
  source text not null default 'stock' check (source in ('stock', 'bought')),
  item_id uuid not null,
  location_id uuid,
  planned numeric(9,3) check (planned >= 0),
  used numeric(9,3) check (used >= 0),
  note text check (length(note) <= 120),
  search text not null generated always as (app.search_text(variadic array[note])) stored,
  id uuid not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version integer not null default 1,
  deleted_at timestamptz,
  deleted_by uuid,
  primary key (tenant_id, id),
  foreign key (tenant_id) references saas_tenants(id),
  foreign key (tenant_id, item_id) references stock_items(tenant_id, id),
  foreign key (tenant_id, location_id) references stock_locations(tenant_id, id),
  foreign key (tenant_id, order_id) references work_orders(tenant_id, id)
);
create index work_order_parts_by_age on work_order_parts (tenant_id, created_at, id) where deleted_at is null;
create index work_order_parts_by_order on work_order_parts (tenant_id, order_id, source collate "und-x-icu", id) where deleted_at is null;
create index work_order_parts_by_title on work_order_parts (tenant_id, source collate "und-x-icu", id) where deleted_at is null;
create index work_order_parts_deleted on work_order_parts (tenant_id, deleted_at, id) where deleted_at is not null;
create index work_order_parts_of on work_order_parts (tenant_id, order_id, id);
create index work_order_parts_of_item on work_order_parts (tenant_id, item_id) where deleted_at is null;
create index work_order_parts_of_location on work_order_parts (tenant_id, location_id) where deleted_at is null;
create index work_order_parts_search on work_order_parts using gin (tenant_id, search gin_trgm_ops) where deleted_at is null;
alter table work_order_parts enable row level security;
alter table work_order_parts force row level security;
-- policies: platform_reads, tenant_wall
grant select, insert, update, delete on work_order_parts to leme_app;

create table work_orders (
  tenant_id uuid not null,
  code text check (length(code) <= 20),
  title text not null check (length(title) <= 120),
  status text not null default 'open' check (status in ('open', 'scheduled', 'in_progress', 'on_hold', 'done', 'closed', 'cancelled')),
  kind text not null default 'corretiva' check (kind in ('preventiva', 'corretiva', 'inspecao', 'emergencia')),
  priority text not null default 'media' check (priority in ('critica', 'alta', 'media', 'baixa')),
  boat_id uuid not null,
  motor_id uuid,
  plan_asset_id uuid,
  assignee_id uuid,
  supplier_id uuid,
  planned_from date,
  planned_to date,
  hold_kind text check (hold_kind in ('pecas', 'terceiro', 'clima', 'decisao', 'outro')),
  blocks_sailing text not null default 'no' check (blocks_sailing in ('no', 'planned', 'now')),
  downtime_from date,
  downtime_to date,
  from_time time,
  until_time time,
  hours numeric(9,1) check (hours >= 0),
  description text check (length(description) <= 2000),
  alert_id uuid,
  log_id uuid,
  search text not null generated always as (app.search_text(variadic array[title])) stored,
  id uuid not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version integer not null default 1,
  deleted_at timestamptz,
  deleted_by uuid,
  reopens_id uuid,
  primary key (tenant_id, id),
  foreign key (tenant_id, alert_id) references maintenance_alert(tenant_id, id),
  foreign key (tenant_id, assignee_id) references profiles(tenant_id, id),
  foreign key (tenant_id, boat_id) references boats(tenant_id, id),
  foreign key (tenant_id) references saas_tenants(id),
  foreign key (tenant_id, log_id) references maintenance_logs(tenant_id, id),
  foreign key (tenant_id, motor_id) references motors(tenant_id, id),
  foreign key (tenant_id, plan_asset_id) references plan_assets(tenant_id, id),
  foreign key (tenant_id, reopens_id) references work_orders(tenant_id, id),
  foreign key (tenant_id, supplier_id) references suppliers(tenant_id, id)
);
create index work_orders_by_age on work_orders (tenant_id, created_at, id) where deleted_at is null;
create index work_orders_by_alert on work_orders (tenant_id, alert_id, created_at, id) where alert_id is not null;
create index work_orders_by_assignee on work_orders (tenant_id, assignee_id, created_at, id) where deleted_at is null;
create index work_orders_by_boat on work_orders (tenant_id, boat_id, created_at, id) where deleted_at is null;
create index work_orders_by_first on work_orders (tenant_id, planned_from, id) where deleted_at is null;
create index work_orders_by_hold on work_orders (tenant_id, hold_kind, created_at, id) where deleted_at is null;
create index work_orders_by_kind on work_orders (tenant_id, kind, created_at, id) where deleted_at is null;
create index work_orders_by_last on work_orders (tenant_id, planned_to, planned_from, id) where deleted_at is null;
create index work_orders_by_log on work_orders (tenant_id, log_id) where log_id is not null;
create index work_orders_by_motor on work_orders (tenant_id, motor_id, created_at, id) where deleted_at is null;
create index work_orders_by_plan on work_orders (tenant_id, plan_asset_id, created_at, id) where deleted_at is null;
create index work_orders_by_priority on work_orders (tenant_id, priority, created_at, id) where deleted_at is null;
create index work_orders_by_reopened on work_orders (tenant_id, reopens_id, created_at, id) where reopens_id is not null;
create index work_orders_by_status on work_orders (tenant_id, status, created_at, id) where deleted_at is null;
create index work_orders_by_stop on work_orders (tenant_id, blocks_sailing, created_at, id) where deleted_at is null;
create index work_orders_by_supplier on work_orders (tenant_id, supplier_id, created_at, id) where deleted_at is null;
create index work_orders_by_title on work_orders (tenant_id, title collate "und-x-icu", id) where deleted_at is null;
create unique index work_orders_code_key on work_orders (tenant_id, code);
create index work_orders_deleted on work_orders (tenant_id, deleted_at, id) where deleted_at is not null;
create unique index work_orders_once_open on work_orders (tenant_id, plan_asset_id) where plan_asset_id is not null and deleted_at is null and (status in ('open', 'scheduled', 'in_progress', 'on_hold'));
create unique index work_orders_once_per_alert on work_orders (tenant_id, alert_id) where alert_id is not null and deleted_at is null and (status in ('open', 'scheduled', 'in_progress', 'on_hold'));
create unique index work_orders_once_reopened on work_orders (tenant_id, reopens_id) where reopens_id is not null and deleted_at is null and (status in ('open', 'scheduled', 'in_progress', 'on_hold'));
create index work_orders_search on work_orders using gin (tenant_id, search gin_trgm_ops) where deleted_at is null;
alter table work_orders enable row level security;
alter table work_orders force row level security;
-- policies: platform_reads, tenant_wall
grant select, insert, update, delete on work_orders to leme_app;

create table work_orders_files (
  tenant_id uuid not null,
  owner_id uuid not null,
  target_id uuid not null,
  position integer not null default 0,
  primary key (tenant_id, owner_id, target_id),
  foreign key (tenant_id, owner_id) references work_orders(tenant_id, id) on delete cascade,
  foreign key (tenant_id, target_id) references files(tenant_id, id)
);
create index work_orders_files_by_target on work_orders_files (tenant_id, target_id, owner_id);
alter table work_orders_files enable row level security;
alter table work_orders_files force row level security;
-- policies: platform_reads, tenant_wall
grant select, insert, update, delete on work_orders_files to leme_app;

-- on every table that names it
create policy platform_reads for select to leme_platform using (true);

-- on every table that names it
create policy tenant_wall for all to leme_app, leme_auth, leme_owner using (tenant_id = nullif(current_setting('app.tenant_id', true), '')::uuid) with check (tenant_id = nullif(current_setting('app.tenant_id', true), '')::uuid);

-- on every table that names it
create policy everybody_reads for select to public using (true);

-- on every table that names it
create policy platform_writes for all to leme_app, leme_owner using (nullif(current_setting('app.tenant_id', true), '')::uuid = '00000000-0000-7000-8000-000000000001'::uuid) with check (nullif(current_setting('app.tenant_id', true), '')::uuid = '00000000-0000-7000-8000-000000000001'::uuid);
