-- Alerts are looked through, taken note of, put off and ended by people; what became worse counts as new.
alter table maintenance_alert add column acknowledged_by uuid;
alter table maintenance_alert add column acknowledged_at timestamptz;
alter table maintenance_alert add column snoozed_until timestamptz;
alter table maintenance_alert add column note text;
alter table maintenance_alert add constraint maintenance_alert_note_check check (length(note) <= 500);
-- when it became worse than it was
alter table maintenance_alert add column risen_at timestamptz;
-- it was ended by a person while its cause was still there
alter table maintenance_alert add column returned boolean not null default false;
alter table maintenance_alert add column created_by uuid;
alter table maintenance_alert add column search text not null generated always as (app.search_text(description)) stored;
alter table maintenance_alert add constraint maintenance_alert_type_check
  check (type in ('document_expiry', 'meter_due', 'part_life', 'stock_low', 'meter_review', 'manual'));
alter table maintenance_alert no force row level security;
update maintenance_alert set dedupe_key = 'stock_low:' || stock_item_id
where stock_item_id is not null and type = 'stock_low' and dedupe_key is null;
alter table maintenance_alert force row level security;
create index maintenance_alert_by_age on maintenance_alert (tenant_id, created_at, id);
create index maintenance_alert_by_severity on maintenance_alert (tenant_id, severity, created_at, id);
create index maintenance_alert_by_type on maintenance_alert (tenant_id, type, created_at, id);
create index maintenance_alert_by_boat on maintenance_alert (tenant_id, boat_id, created_at, id);
create index maintenance_alert_by_key on maintenance_alert (tenant_id, dedupe_key, created_at, id);
create index maintenance_alert_search on maintenance_alert using gin (tenant_id, search gin_trgm_ops);

select pgboss.create_queue('mail-alerts', '{"policy": "short", "retryLimit": 3, "retryDelay": 60,
  "expireInSeconds": 900, "retentionSeconds": 86400, "deleteAfterSeconds": 3600}'::jsonb);
