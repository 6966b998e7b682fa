-- What somebody likes to come back to in a list, kept for everybody of the company.
create table shared_views (
  tenant_id uuid not null references saas_tenants (id),
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
  primary key (tenant_id, id)
);
create unique index shared_views_name_key on shared_views (tenant_id, list, lower(name));
select app.tenant_table('shared_views');
