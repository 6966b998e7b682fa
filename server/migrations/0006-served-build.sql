-- Which kept build of the web application a company's people get; null follows the default. The platform's own row
-- holds the default of all companies.
alter table saas_tenants add column served_build text;
alter table saas_tenants add constraint saas_tenants_served_build_check
  check (served_build ~ '^\d{4}\.\d{2}\.\d{2}\.\d{4}$');
grant update (served_build) on saas_tenants to leme_app;
create policy own_build on saas_tenants for update to leme_app
  using (id = nullif(current_setting('app.tenant_id', true), '')::uuid)
  with check (id = nullif(current_setting('app.tenant_id', true), '')::uuid);
