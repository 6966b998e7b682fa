-- Operators' reads are a list: what is not on it leme_platform cannot read, tables of later migrations neither.
create or replace function app.tenant_table(t regclass) returns void language plpgsql as $$
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
create or replace function app.global_table(t regclass) returns void language plpgsql as $$
begin
  execute format('grant select on %s to leme_app, leme_auth', t);
  if exists (select from pg_extension where extname = 'citus') then
    execute format('select create_reference_table(%L)', t);
  end if;
end $$;
revoke select on all tables in schema public from leme_platform;
grant select on saas_tenants, trail_alarms to leme_platform;
do $$ begin
  if to_regclass('public.security_events') is not null then
    grant select on security_events to leme_platform;
  end if;
end $$;
