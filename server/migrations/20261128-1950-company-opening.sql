-- A company is opened, stopped and kept by its operators. Who it is, how it stands and since when stands in its own row,
-- which it may read and, but for the build it is served, not write.
alter table saas_tenants add column legal_name text;
alter table saas_tenants add constraint saas_tenants_legal_name_check check (length(legal_name) <= 160);
alter table saas_tenants add column tax_id text;
alter table saas_tenants add constraint saas_tenants_tax_id_check check (tax_id ~ '^([0-9]{11}|[0-9A-Z]{12}[0-9]{2})$');
alter table saas_tenants add column contact_name text;
alter table saas_tenants add column contact_phone text;
alter table saas_tenants add column coastal_city_id uuid;
alter table saas_tenants add constraint saas_tenants_coastal_city_id_fkey
  foreign key (coastal_city_id) references coastal_cities (id);
alter table saas_tenants add column locale text not null default 'pt-BR';
alter table saas_tenants add constraint saas_tenants_locale_check
  check (locale in ('pt-BR', 'en', 'es', 'fr', 'it'));
alter table saas_tenants add column status_since timestamptz;
alter table saas_tenants add column status_kind text;
alter table saas_tenants add constraint saas_tenants_status_kind_check
  check (status_kind in ('abuse', 'security', 'request', 'other'));
alter table saas_tenants add column status_reason text;
alter table saas_tenants add constraint saas_tenants_status_reason_check check (length(status_reason) <= 500);
alter table saas_tenants add column opened_at timestamptz;
alter table saas_tenants add column opened_by uuid;
alter table saas_tenants add column updated_at timestamptz;
alter table saas_tenants add column version integer not null default 1;
-- Filled by a value that every node has alike.
update saas_tenants set status_since = created_at, updated_at = created_at;
alter table saas_tenants alter column status_since set not null;
alter table saas_tenants alter column status_since set default now();
alter table saas_tenants alter column updated_at set not null;
alter table saas_tenants alter column updated_at set default now();
alter table saas_tenants add column search text not null
  generated always as (app.search_text(name, subdomain, legal_name, tax_id, contact_name)) stored;

-- The states, and no others. What was shut before is stopped until somebody says otherwise. `erased` is what an opening
-- that was undone leaves: a row without address, to which the trail points.
alter table saas_tenants drop constraint saas_tenants_status_check;
update saas_tenants set status = 'suspended', status_kind = 'other' where status = 'inactive';
alter table saas_tenants add constraint saas_tenants_status_check
  check (status in ('opening', 'active', 'suspended', 'archived', 'erased'));

create index saas_tenants_by_name on saas_tenants (name collate "und-x-icu", id);
create index saas_tenants_by_age on saas_tenants (created_at, id);
create index saas_tenants_by_status on saas_tenants (status, name collate "und-x-icu", id);
create index saas_tenants_by_tax_id on saas_tenants (tax_id) where tax_id is not null;
create index saas_tenants_search on saas_tenants using gin (search gin_trgm_ops);

-- Who opens a company or changes how it stands does it as the role of accounts, in that company and no other.
grant insert on saas_tenants to leme_auth;
grant update (name, subdomain, legal_name, tax_id, contact_name, contact_phone, contact_email, coastal_city_id, locale,
  status, status_since, status_kind, status_reason, updated_at, version) on saas_tenants to leme_auth;
create policy opened_here on saas_tenants for insert to leme_auth
  with check (id = nullif(current_setting('app.tenant_id', true), '')::uuid and status = 'opening');
create policy changed_here on saas_tenants for update to leme_auth
  using (id = nullif(current_setting('app.tenant_id', true), '')::uuid)
  with check (id = nullif(current_setting('app.tenant_id', true), '')::uuid);

-- Every address a company has or had: one constraint decides which are free. A former one leads on until its moment.
create table tenant_slugs (
  slug text primary key check (slug ~ '^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$'),
  company_id uuid not null references saas_tenants (id),
  kind text not null check (kind in ('current', 'former', 'erased')),
  until timestamptz
);
select app.global_table('tenant_slugs');
revoke select on tenant_slugs from leme_app;
grant insert, update, delete on tenant_slugs to leme_auth;
create index tenant_slugs_by_company on tenant_slugs (company_id);
insert into tenant_slugs (slug, company_id, kind) select subdomain, id, 'current' from saas_tenants;

-- What a company may be sold; a plan is a name for a set of modules, and each company may have more or fewer.
create table saas_plans (
  slug text primary key,
  place integer not null,
  modules text[] not null
);
select app.global_table('saas_plans');
grant select on saas_plans to leme_platform;

alter table tenant_subscriptions add column plan text;
alter table tenant_subscriptions add constraint tenant_subscriptions_plan_fkey
  foreign key (plan) references saas_plans (slug);

-- What no company may write of itself.
revoke insert, update, delete on tenant_modules, tenant_subscriptions from leme_app;
grant insert, update, delete on tenant_modules to leme_auth;
grant insert, update on tenant_subscriptions, company_settings, i18n_tenant_locales to leme_auth;
grant select on tenant_modules, tenant_subscriptions to leme_platform;

-- What a company did on a day of its own, counted by the company itself: all that operators' lists and charts read of it.
create table tenant_daily (
  tenant_id uuid not null references saas_tenants (id),
  day date not null,
  active_users integer not null default 0,
  sign_ins integer not null default 0,
  bookings integer not null default 0,
  passengers integer not null default 0,
  check_ins integer not null default 0,
  mails_failed integer not null default 0,
  storage_bytes bigint not null default 0,
  last_active_at timestamptz,
  primary key (tenant_id, day)
);
select app.tenant_table('tenant_daily');
revoke delete on tenant_daily from leme_app;
grant select on tenant_daily to leme_platform;

select pgboss.create_queue('count-days', '{"policy": "short", "retryLimit": 3, "retryDelay": 300,
  "expireInSeconds": 3600, "retentionSeconds": 86400, "deleteAfterSeconds": 3600}'::jsonb);
