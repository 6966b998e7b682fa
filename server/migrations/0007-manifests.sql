-- Why a session or a booking does not take place; shown on the card and to the customers' desk.
alter table sessions add column cancel_reason text;
alter table bookings add column cancel_reason text;
alter table bookings add column cancelled_at timestamptz;

-- `version` counts edits by people (name, document, birth date, boat), never attendance.
alter table manifest_passengers add column version integer not null default 1;
-- which of the session's boats the person boards; null while nobody said
alter table manifest_passengers add column boat_id uuid;
alter table manifest_passengers
  add constraint manifest_passengers_boat foreign key (tenant_id, boat_id) references boats (tenant_id, id);
create index manifest_passengers_by_boat on manifest_passengers (tenant_id, boat_id) where boat_id is not null;
