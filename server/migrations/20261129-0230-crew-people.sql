-- The letters to people whose papers end.
select pgboss.create_queue('mail-papers', '{"policy": "short", "retryLimit": 3, "retryDelay": 60,
  "expireInSeconds": 900, "retentionSeconds": 86400, "deleteAfterSeconds": 3600}'::jsonb);

-- Somebody of the crew who was forgotten: what is left says that there was one.
alter table crew_members add column erased_at timestamptz;
