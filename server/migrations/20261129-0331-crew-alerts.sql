alter table maintenance_alert drop constraint maintenance_alert_type_check;
alter table maintenance_alert add constraint maintenance_alert_type_check
  check (type in ('document_expiry', 'meter_due', 'part_life', 'stock_low', 'meter_review', 'crew_cert', 'work_order_overdue',
    'occurrence', 'voyage_review', 'voyage_overdue', 'fuel_outlier', 'crew_open', 'crew_conflict', 'manual'));

-- Looks every quarter of an hour at departures without a whole crew, and at duties that may no longer be done.
select pgboss.create_queue('watch-rosters', '{"policy": "short", "retryLimit": 3, "retryDelay": 60,
  "expireInSeconds": 300, "retentionSeconds": 86400, "deleteAfterSeconds": 3600}'::jsonb);
