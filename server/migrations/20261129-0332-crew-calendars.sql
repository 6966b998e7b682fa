-- The calendar somebody of the crew subscribed to: what opens it stands nowhere, only what it comes to.
create table crew_calendars (
  tenant_id uuid not null,
  id uuid not null,
  user_id uuid not null,
  token_hash text not null check (length(token_hash) = 64),
  created_at timestamptz not null,
  revoked_at timestamptz,
  primary key (tenant_id, id),
  constraint crew_calendars_token unique (tenant_id, token_hash)
);
create unique index crew_calendars_one on crew_calendars (tenant_id, user_id) where revoked_at is null;
select app.tenant_table('crew_calendars');
revoke delete on crew_calendars from leme_app;
