-- The weeks of a company, from Monday on.
create table rosters (
  tenant_id uuid not null,
  id uuid not null,
  week date not null check (extract(isodow from week) = 1),
  status text not null default 'draft' check (status in ('draft', 'published', 'locked')),
  version integer not null default 1,
  published_at timestamptz,
  locked_at timestamptz,
  created_at timestamptz not null,
  primary key (tenant_id, id),
  unique (tenant_id, week)
);
select app.tenant_table('rosters');
revoke delete on rosters from leme_app;

-- Work that is no departure.
create table crew_shifts (
  tenant_id uuid not null,
  id uuid not null,
  kind text not null check (kind in ('base', 'prontidao', 'manutencao', 'treinamento')),
  date date not null,
  start_time time not null,
  end_time time not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  place text check (length(place) <= 80),
  cancelled boolean not null default false,
  created_at timestamptz not null,
  primary key (tenant_id, id),
  constraint crew_shifts_last check (ends_at > starts_at and ends_at <= starts_at + interval '24 hours')
);
create index crew_shifts_by_day on crew_shifts (tenant_id, date, start_time, id);
select app.tenant_table('crew_shifts');
revoke delete on crew_shifts from leme_app;

-- Who works on what; nobody is in two places.
create table crew_assignments (
  tenant_id uuid not null,
  id uuid not null,
  crew_id uuid not null,
  session_id uuid,
  shift_id uuid,
  boat_id uuid,
  "position" text not null check ("position" in ('comandante', 'marinheiro', 'maquinista', 'guia', 'instrutor', 'observador',
    'apoio')),
  -- the day it begins on, minutes before included
  date date not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  status text not null default 'proposed' check (status in ('proposed', 'confirmed', 'declined', 'done', 'cancelled')),
  source text not null default 'hand' check (source in ('hand', 'auto', 'copy')),
  reason text check (length(reason) <= 200),
  explanation jsonb,
  pay_amount numeric(12, 2) check (pay_amount >= 0),
  -- what the person was last told of it; nothing before anybody was
  told text,
  -- how often its calendar entry changed
  sequence integer not null default 0 check (sequence >= 0),
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  created_by uuid not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, crew_id) references crew_members (tenant_id, id),
  foreign key (tenant_id, shift_id) references crew_shifts (tenant_id, id),
  foreign key (tenant_id, boat_id) references boats (tenant_id, id),
  foreign key (tenant_id, session_id) references sessions (tenant_id, id) on delete cascade,
  constraint crew_assignments_of_one check ((session_id is null) <> (shift_id is null)),
  constraint crew_assignments_last check (ends_at > starts_at),
  constraint crew_in_one_place exclude using gist (tenant_id with =, crew_id with =, tstzrange(starts_at, ends_at) with &&)
    where (status in ('proposed', 'confirmed', 'done'))
);
create index crew_assignments_by_day on crew_assignments (tenant_id, date, starts_at, id);
create index crew_assignments_by_member on crew_assignments (tenant_id, crew_id, starts_at, id);
create index crew_assignments_by_departure on crew_assignments (tenant_id, session_id, id);
create index crew_assignments_by_shift on crew_assignments (tenant_id, shift_id, id);
select app.tenant_table('crew_assignments');
revoke delete on crew_assignments from leme_app;

-- The working days of people, each with the rest that follows it: none begins before the rest of the one before ends.
create table crew_days (
  tenant_id uuid not null,
  crew_id uuid not null,
  date date not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  rest_until timestamptz not null,
  primary key (tenant_id, crew_id, date),
  foreign key (tenant_id, crew_id) references crew_members (tenant_id, id),
  constraint crew_days_last check (ends_at > starts_at and rest_until >= ends_at),
  constraint crew_day_rested exclude using gist (tenant_id with =, crew_id with =, tstzrange(starts_at, rest_until) with &&)
);
select app.tenant_table('crew_days');

-- What was proposed for a week, until somebody takes it.
create table roster_proposals (
  tenant_id uuid not null,
  id uuid not null,
  week date not null,
  kind text not null check (kind in ('fill', 'copy')),
  lines jsonb not null,
  created_at timestamptz not null,
  created_by uuid not null,
  applied_at timestamptz,
  primary key (tenant_id, id)
);
create index roster_proposals_by_age on roster_proposals (tenant_id, created_at, id);
select app.tenant_table('roster_proposals');
