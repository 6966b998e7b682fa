-- What a company decided otherwise than the product does, key by key; no row and no value both mean the default.
create table tenant_settings (
  tenant_id uuid not null references saas_tenants (id),
  key text not null check (length(key) <= 60),
  value jsonb,
  version integer not null default 1,
  changed_at timestamptz not null,
  changed_by uuid not null,
  primary key (tenant_id, key)
);
select app.tenant_table('tenant_settings');
revoke delete on tenant_settings from leme_app;
-- How long a session lasts is asked before anybody is in a company.
grant select on tenant_settings to leme_auth;

-- A company's own people say who it is and in which colours it is seen.
grant update (logo_url, primary_color, secondary_color) on saas_tenants to leme_auth;
