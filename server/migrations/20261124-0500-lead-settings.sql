-- What a company decided about its leads; without a row everything is off.
create table lead_settings (
  tenant_id uuid not null references saas_tenants (id),
  forgets_lost_after integer check (forgets_lost_after between 1 and 120),
  registers_chats boolean not null default false,
  version integer not null default 1,
  primary key (tenant_id)
);
select app.tenant_table('lead_settings');
create index leads_lost_by_change on leads (tenant_id, updated_at, id) where deleted_at is null and status = 'lost';

select pgboss.create_queue('forget-lost-leads', '{"policy": "short", "retryLimit": 3, "retryDelay": 300,
  "expireInSeconds": 3600, "retentionSeconds": 86400, "deleteAfterSeconds": 3600}'::jsonb);
