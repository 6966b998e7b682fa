-- Companies. Each tenant sees its own row only; the look-up by subdomain goes through leme_auth.
create table saas_tenants (
  id uuid primary key,
  name text not null,
  subdomain text not null unique check (subdomain ~ '^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$'),
  logo_url text,
  primary_color text,
  secondary_color text,
  contact_email text,
  status text not null default 'active' check (status in ('active', 'inactive')),
  settings jsonb not null default '{}',
  created_at timestamptz not null default now()
);
select app.global_table('saas_tenants');
alter table saas_tenants enable row level security;
alter table saas_tenants force row level security;
create policy owner_writes on saas_tenants for all to leme_owner using (true) with check (true);
create policy own_row on saas_tenants for select to leme_app
  using (id = nullif(current_setting('app.tenant_id', true), '')::uuid);
create policy all_rows on saas_tenants for select to leme_auth, leme_platform using (true);

create table saas_modules (id uuid primary key, slug text not null unique, name text not null);
select app.global_table('saas_modules');

create table module_routes (
  module_id uuid not null references saas_modules (id),
  route_path text not null,
  is_active boolean not null default true,
  primary key (module_id, route_path)
);
select app.global_table('module_routes');

-- Which account an address belongs to: an address is unique in the whole installation. No foreign key: who writes it may
-- not lock companies, and none is ever deleted.
create table login_emails (
  email text primary key check (email = lower(btrim(email))),
  tenant_id uuid not null,
  user_id uuid not null unique
);
select app.global_table('login_emails');
revoke select on login_emails from leme_app, leme_platform;
grant insert, update, delete on login_emails to leme_auth;

create table tenant_modules (
  tenant_id uuid not null references saas_tenants (id),
  module_id uuid not null references saas_modules (id),
  is_enabled boolean not null default true,
  primary key (tenant_id, module_id)
);
select app.tenant_table('tenant_modules');

create table tenant_subscriptions (
  tenant_id uuid not null references saas_tenants (id),
  id uuid not null,
  status text not null check (status in ('trialing', 'active', 'past_due', 'inactive')),
  trial_ends_at timestamptz,
  primary key (tenant_id, id)
);
select app.tenant_table('tenant_subscriptions');

create table company_settings (
  tenant_id uuid not null references saas_tenants (id),
  id uuid not null,
  timezone text not null default 'America/Sao_Paulo',
  primary key (tenant_id, id)
);
select app.tenant_table('company_settings');

create table i18n_tenant_locales (
  tenant_id uuid not null references saas_tenants (id),
  locale_code text not null check (locale_code in ('pt-BR', 'en', 'es', 'fr', 'it')),
  is_default boolean not null default false,
  primary key (tenant_id, locale_code)
);
select app.tenant_table('i18n_tenant_locales');

create table suppliers (
  tenant_id uuid not null references saas_tenants (id),
  id uuid not null,
  name text not null,
  status text not null default 'active' check (status in ('active', 'inactive')),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version integer not null default 1,
  deleted_at timestamptz,
  deleted_by uuid,
  primary key (tenant_id, id)
);
select app.tenant_table('suppliers');

create table customers (
  tenant_id uuid not null references saas_tenants (id),
  id uuid not null,
  name text not null,
  kind text not null default 'cliente' check (kind in ('cliente', 'agente')),
  phone text,
  email text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version integer not null default 1,
  deleted_at timestamptz,
  deleted_by uuid,
  primary key (tenant_id, id)
);
create index customers_by_name on customers (tenant_id, kind, name, id);
select app.tenant_table('customers');

-- A person. `id` is the account id everywhere.
create table profiles (
  tenant_id uuid not null references saas_tenants (id),
  id uuid not null,
  full_name text not null,
  email text not null,
  status text not null default 'active' check (status in ('active', 'inactive')),
  supplier_id uuid,
  agent_id uuid,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version integer not null default 1,
  primary key (tenant_id, id),
  unique (tenant_id, email),
  foreign key (tenant_id, supplier_id) references suppliers (tenant_id, id),
  foreign key (tenant_id, agent_id) references customers (tenant_id, id)
);
select app.tenant_table('profiles');

create table user_roles (
  tenant_id uuid not null,
  user_id uuid not null,
  role text not null,
  primary key (tenant_id, user_id),
  foreign key (tenant_id, user_id) references profiles (tenant_id, id) on delete cascade,
  constraint role_known check (role in (
    'saas_super_admin', 'saas_admin', 'saas_manager', 'saas_user', 'admin', 'supplier_admin', 'agent_admin', 'manager',
    'supplier_manager', 'agent_manager', 'supplier_user', 'agent_user', 'marinheiro', 'user', 'supplier')),
  -- saas roles exist only in the platform's own tenant, all others only elsewhere
  constraint role_fits_tenant check ((role like 'saas\_%') = (tenant_id = '00000000-0000-7000-8000-000000000001'))
);
select app.tenant_table('user_roles');

-- Only the differences from the defaults in the contract.
create table role_permissions (
  tenant_id uuid not null references saas_tenants (id),
  role text not null,
  resource text not null,
  action text not null default 'read' check (action in ('read', 'create', 'update', 'delete')),
  granted boolean not null,
  primary key (tenant_id, role, resource, action)
);
select app.tenant_table('role_permissions');

create table user_preferences (
  tenant_id uuid not null,
  user_id uuid not null,
  key text not null,
  value jsonb not null check (octet_length(value::text) <= 16384),
  updated_at timestamptz not null default now(),
  primary key (tenant_id, user_id, key),
  foreign key (tenant_id, user_id) references profiles (tenant_id, id) on delete cascade
);
select app.tenant_table('user_preferences');

create table system_logs (
  tenant_id uuid not null references saas_tenants (id),
  id uuid not null,
  user_id uuid,
  action text not null,
  page text,
  details jsonb not null default '{}',
  ip_address text,
  user_agent text,
  created_at timestamptz not null default now(),
  primary key (tenant_id, id)
);
create index system_logs_by_time on system_logs (tenant_id, created_at, id);
select app.tenant_table('system_logs');
revoke update, delete on system_logs from leme_app;

-- Answers of requests already done, so that a retry gets the same one.
create table idempotency_keys (
  tenant_id uuid not null references saas_tenants (id),
  user_id uuid not null,
  key text not null,
  request_hash text not null,
  status integer,
  body jsonb,
  created_at timestamptz not null default now(),
  primary key (tenant_id, user_id, key)
);
create index idempotency_keys_by_age on idempotency_keys (tenant_id, created_at);
select app.tenant_table('idempotency_keys');

create table document_numbers (
  tenant_id uuid not null references saas_tenants (id),
  series text not null,
  last bigint not null,
  primary key (tenant_id, series)
);
select app.tenant_table('document_numbers');

-- Accounts and sign-in sessions: read and written by leme_auth alone.
create table auth_accounts (
  tenant_id uuid not null,
  id uuid not null,
  password_hash text,
  must_change_password boolean not null default false,
  created_at timestamptz not null default now(),
  primary key (tenant_id, id),
  foreign key (tenant_id, id) references profiles (tenant_id, id) on delete cascade
);
select app.tenant_table('auth_accounts');

create table auth_sessions (
  tenant_id uuid not null,
  token_hash text not null,
  user_id uuid not null,
  created_at timestamptz not null default now(),
  last_active_at timestamptz not null default now(),
  access_expires_at timestamptz not null,
  user_agent text,
  primary key (tenant_id, token_hash),
  foreign key (tenant_id, user_id) references profiles (tenant_id, id) on delete cascade
);
create index auth_sessions_by_user on auth_sessions (tenant_id, user_id);
select app.tenant_table('auth_sessions');

-- An operator's leave to act in a company; rows stand in the platform's own tenant.
create table auth_acting_grants (
  tenant_id uuid not null,
  token_hash text not null,
  acting_tenant_id uuid not null references saas_tenants (id),
  reason text not null,
  granted_at timestamptz not null default now(),
  last_act_at timestamptz not null default now(),
  primary key (tenant_id, token_hash, acting_tenant_id),
  foreign key (tenant_id, token_hash) references auth_sessions (tenant_id, token_hash) on delete cascade
);
select app.tenant_table('auth_acting_grants');

-- Failed attempts by account and address; an unknown account counts under the platform's own tenant.
create table auth_throttle (
  tenant_id uuid not null references saas_tenants (id),
  key text not null,
  failures integer not null default 0,
  window_started_at timestamptz not null default now(),
  primary key (tenant_id, key)
);
select app.tenant_table('auth_throttle');

do $$
declare t text;
begin
  foreach t in array array['auth_accounts', 'auth_sessions', 'auth_acting_grants', 'auth_throttle'] loop
    execute format('revoke all on %I from leme_app, leme_platform', t);
    execute format('grant select, insert, update, delete on %I to leme_auth', t);
  end loop;
  foreach t in array array['profiles', 'user_roles'] loop
    execute format('grant select, insert, update, delete on %I to leme_auth', t);
  end loop;
  foreach t in array array['role_permissions', 'tenant_modules', 'tenant_subscriptions', 'company_settings', 'i18n_tenant_locales', 'suppliers', 'customers'] loop
    execute format('grant select on %I to leme_auth', t);
  end loop;
end $$;
grant select, insert on system_logs to leme_auth;
revoke insert, update, delete on profiles, user_roles from leme_app;
