-- What a partner said of a sale in its own words, and who takes the money of its guest.
alter table external_bookings add column said jsonb not null default '{}';
alter table external_bookings add column collects text;
alter table external_bookings add constraint external_bookings_collects_check check (collects in ('partner', 'pier'));

select pgboss.create_queue('purge-test-bookings', '{"policy": "short", "retryLimit": 3, "retryDelay": 60,
  "expireInSeconds": 900, "retentionSeconds": 86400, "deleteAfterSeconds": 3600}'::jsonb);
