-- Everybody a booking brings aboard, a baby in arms too; `seats` are only those somebody sits on.
alter table bookings add column people integer not null default 1;
-- Until when an unconfirmed booking keeps its seats; null keeps them until somebody releases them.
alter table bookings add column hold_expires_at timestamptz;

-- The ledger counts people beside seats. `people_limit` is what the departure's boats may carry, null while it has none.
-- `people_allowed` is that limit, or as many as were there already when it came to lie below them: whoever was there
-- stays, nobody joins, and the check holds for every row.
alter table session_seats add column people integer not null default 0;
alter table session_seats add column people_limit integer;
alter table session_seats add column people_allowed integer;

alter table bookings no force row level security;
alter table booking_passengers no force row level security;
alter table boats no force row level security;
alter table session_boats no force row level security;
alter table session_seats no force row level security;
update bookings b
set people = (
  select coalesce(sum(p.quantity), 1) from booking_passengers p where p.tenant_id = b.tenant_id and p.booking_id = b.id
);
update session_seats q
set people = (
    select coalesce(sum(b.people), 0) from bookings b
    where b.tenant_id = q.tenant_id and b.session_id = q.session_id and b.status in ('on_hold', 'confirmed', 'completed')
  ),
  people_limit = (
    select sum(greatest(0, b.capacity - case when b.capacity_includes_crew then b.min_crew else 0 end))
    from session_boats x join boats b on b.tenant_id = x.tenant_id and b.id = x.boat_id
    where x.tenant_id = q.tenant_id and x.session_id = q.session_id
  );
update session_seats set people_allowed = greatest(people_limit, people) where people_limit is not null;
alter table bookings force row level security;
alter table booking_passengers force row level security;
alter table boats force row level security;
alter table session_boats force row level security;
alter table session_seats force row level security;

alter table bookings add constraint bookings_people check (people > 0);
alter table session_seats add constraint people_limit_is_allowed
  check ((people_limit is null) = (people_allowed is null) and people_limit <= people_allowed);
alter table session_seats add constraint nobody_sails_too_many check (people between 0 and people_allowed);
create index bookings_held on bookings (tenant_id, session_id, hold_expires_at) where status = 'on_hold';

select pgboss.create_queue('expire-holds', '{"policy": "short", "retryLimit": 3, "retryDelay": 60,
  "expireInSeconds": 300, "retentionSeconds": 86400, "deleteAfterSeconds": 3600}'::jsonb);
