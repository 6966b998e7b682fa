-- What operators note of a company: rows of the platform's own tenant, which no company reads or takes with it.
create table company_notes (
  tenant_id uuid not null references saas_tenants (id),
  id uuid not null,
  company_id uuid not null references saas_tenants (id),
  note text not null check (length(note) between 1 and 2000),
  author_id uuid not null,
  author text not null,
  created_at timestamptz not null default now(),
  primary key (tenant_id, id)
);
select app.tenant_table('company_notes');
revoke update, delete on company_notes from leme_app;
create index company_notes_by_company on company_notes (tenant_id, company_id, created_at desc, id);

-- Who asked for a company of their own: rows of the platform's own tenant, from people nobody knows yet.
create table company_requests (
  tenant_id uuid not null references saas_tenants (id),
  id uuid not null,
  created_at timestamptz not null default now(),
  name text not null check (length(name) <= 120),
  company text not null check (length(company) <= 60),
  email text not null check (length(email) <= 254),
  phone text not null check (length(phone) <= 40),
  city text check (length(city) <= 120),
  boats integer check (boats between 0 and 999),
  message text check (length(message) <= 2000),
  locale text not null check (locale in ('pt-BR', 'en', 'es', 'fr', 'it')),
  -- The text they agreed to, by its version.
  consent text not null check (length(consent) <= 20),
  status text not null default 'new' check (status in ('new', 'contacted', 'opened', 'refused')),
  notes text check (length(notes) <= 2000),
  version integer not null default 1,
  search text not null generated always as (app.search_text(name, company, email, city)) stored,
  primary key (tenant_id, id)
);
select app.tenant_table('company_requests');
revoke insert on company_requests from leme_app;
grant insert on company_requests to leme_auth;
create index company_requests_by_age on company_requests (tenant_id, created_at desc, id);
create index company_requests_by_status on company_requests (tenant_id, status, created_at desc, id);
create index company_requests_search on company_requests using gin (tenant_id, search gin_trgm_ops);

-- What a company was given to begin with: those of its rows nobody touched go in one press.
create table starter_rows (
  tenant_id uuid not null references saas_tenants (id),
  register text not null,
  row_id uuid not null,
  primary key (tenant_id, register, row_id)
);
select app.tenant_table('starter_rows');

-- The package is laid by the company's own role, in a job of the opening.
select pgboss.create_queue('lay-package', '{"policy": "standard", "retryLimit": 5, "retryDelay": 30,
  "retryBackoff": true, "expireInSeconds": 300, "retentionSeconds": 604800, "deleteAfterSeconds": 3600}'::jsonb);
