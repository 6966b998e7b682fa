-- Words of the product that were said otherwise since its build, for everybody: the texts that exist by their address, and
-- what replaces one in a language. Everybody reads them; only transactions of the platform's own tenant write.
create table i18n_keys (
  id uuid primary key,
  namespace text not null check (length(namespace) <= 120),
  key text not null check (length(key) <= 120),
  unique (namespace, key)
);
create table i18n_translations (
  key_id uuid not null references i18n_keys (id),
  locale_code text not null check (locale_code in ('pt-BR', 'en', 'es', 'fr', 'it')),
  value text not null check (length(value) between 1 and 2000),
  approved boolean not null default true,
  import_id uuid,
  primary key (key_id, locale_code)
);
-- How often what everybody reads has changed, and whether anything is said otherwise: with it a browser knows whether it has
-- the words of now.
create table i18n_marks (
  name text primary key check (name = 'platform'),
  version integer not null,
  says boolean not null
);
insert into i18n_marks (name, version, says) values ('platform', 0, false);
do $$
declare
  t regclass;
  is_platform text := 'nullif(current_setting(''app.tenant_id'', true), '''')::uuid = ''00000000-0000-7000-8000-000000000001''';
begin
  foreach t in array array['i18n_keys', 'i18n_translations', 'i18n_marks']::regclass[] loop
    perform app.global_table(t);
    execute format('grant insert, update, delete on %s to leme_app', t);
    execute format('alter table %s enable row level security', t);
    execute format('create policy everybody_reads on %s for select using (true)', t);
    execute format('create policy platform_writes on %s for all to leme_app, leme_owner using (%s) with check (%s)', t, is_platform, is_platform);
  end loop;
end $$;
revoke delete on i18n_keys, i18n_marks from leme_app;
revoke insert on i18n_marks from leme_app;

-- What a company says in words of its own: a text a row, with each form of a number; no value is the product's again.
create table i18n_overrides (
  tenant_id uuid not null references saas_tenants (id),
  locale_code text not null check (locale_code in ('pt-BR', 'en', 'es', 'fr', 'it')),
  namespace text not null check (length(namespace) <= 120),
  key text not null check (length(key) <= 120),
  value jsonb,
  version integer not null default 1,
  changed_at timestamptz not null,
  changed_by uuid not null,
  primary key (tenant_id, locale_code, namespace, key)
);
select app.tenant_table('i18n_overrides');
revoke delete on i18n_overrides from leme_app;
-- Letters of accounts are written where people are kept.
grant select on i18n_overrides to leme_auth;
-- Another one after every change of own words, so that it tells nothing of how many there were.
alter table company_settings add column words_mark uuid;

-- Files of translations that were taken in, each with what stood before, so that it can be rolled back.
create table i18n_imports (
  tenant_id uuid not null references saas_tenants (id),
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
  primary key (tenant_id, id)
);
create index i18n_imports_by_age on i18n_imports (tenant_id, created_at desc, id);
select app.tenant_table('i18n_imports');
revoke delete on i18n_imports from leme_app;
