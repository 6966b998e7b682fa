-- Two hooks end every `create table`. They hold the tenant wall in one place and keep the schema ready for Citus.
create schema app;
revoke all on schema public from public;
grant usage on schema public, app to leme_app, leme_auth, leme_platform;

-- A table whose rows belong to one tenant: forced row-level security, the same policy for every role that serves
-- tenants, and a select-only policy over all tenants for the platform operators' role.
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
  execute format('grant select on %s to leme_platform', t);
  if exists (select from pg_extension where extname = 'citus') then
    execute format('select create_distributed_table(%L, ''tenant_id'')', t);
  end if;
end $$;

-- A table of facts that all tenants share: readable by every role, written by migrations and the operators' verbs.
create function app.global_table(t regclass) returns void language plpgsql as $$
begin
  execute format('grant select on %s to leme_app, leme_auth, leme_platform', t);
  if exists (select from pg_extension where extname = 'citus') then
    execute format('select create_reference_table(%L)', t);
  end if;
end $$;

revoke all on function app.tenant_table(regclass), app.global_table(regclass) from public;
