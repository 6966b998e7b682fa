-- The pictures companies are seen by, each at an address of its own; one that was replaced goes a day later.
create table company_logos (
  tenant_id uuid not null references saas_tenants (id),
  id uuid not null,
  mime text not null check (mime in ('image/png', 'image/jpeg', 'image/webp')),
  bytes bytea not null check (octet_length(bytes) between 1 and 20000),
  created_at timestamptz not null default now(),
  gone_at timestamptz,
  primary key (tenant_id, id)
);
select app.tenant_table('company_logos');
revoke insert, update, delete on company_logos from leme_app;
grant select, insert, update, delete on company_logos to leme_auth;
