-- Refused marks are a list somebody reads. Those of bookings nobody knows are one row a person with their number.
alter table attendance_refusals add column count integer not null default 1;
alter table attendance_refusals add constraint attendance_refusals_count check (count > 0);
alter table attendance_refusals no force row level security;
update attendance_refusals r set count = s.together
from (
  select tenant_id, user_id, (max(id::text))::uuid as id, count(*)::integer as together
  from attendance_refusals
  where reason = 'unknown-booking' and reviewed_at is null
  group by tenant_id, user_id
) s
where r.tenant_id = s.tenant_id and r.id = s.id;
delete from attendance_refusals r
using attendance_refusals s
where s.tenant_id = r.tenant_id and s.user_id = r.user_id
  and r.reason = 'unknown-booking' and r.reviewed_at is null
  and s.reason = 'unknown-booking' and s.reviewed_at is null
  and s.id::text > r.id::text;
alter table attendance_refusals force row level security;
create unique index attendance_refusals_unknown on attendance_refusals (tenant_id, user_id)
  where reason = 'unknown-booking' and reviewed_at is null;
create index attendance_refusals_by_person on attendance_refusals (tenant_id, user_id, reason, server_time)
  where reviewed_at is null;

-- When the person last held the right to check people in, so that what a device sends late is still kept.
alter table auth_accounts add column crew_at timestamptz;
