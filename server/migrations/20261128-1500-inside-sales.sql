-- Whom to call now: cadences, hours of work, and what a lead is promised.
create table cadences (
  tenant_id uuid not null references saas_tenants (id),
  name text not null check (length(name) <= 80),
  active boolean not null default true,
  search text not null generated always as (app.search_text(name)) stored
);
select app.register_table('cadences', 'name');
create unique index cadences_name_key on cadences (tenant_id, lower(name)) where deleted_at is null;
create index cadences_by_active on cadences (tenant_id, active, name collate "und-x-icu", id) where deleted_at is null;

create table cadence_steps (
  tenant_id uuid not null references saas_tenants (id),
  cadence_id uuid not null,
  title text not null check (length(title) <= 120),
  day integer not null default 0 check (day between 0 and 365),
  hour time not null,
  type text not null default 'whatsapp' check (type in ('whatsapp', 'call', 'email', 'meeting')),
  template_id uuid,
  search text not null generated always as (app.search_text(title)) stored
);
select app.register_table('cadence_steps', 'title');
alter table cadence_steps add constraint cadence_steps_tenant_id_cadence_id_fkey
  foreign key (tenant_id, cadence_id) references cadences (tenant_id, id);
alter table cadence_steps add constraint cadence_steps_tenant_id_template_id_fkey
  foreign key (tenant_id, template_id) references whatsapp_templates (tenant_id, id);
create index cadence_steps_by_cadence on cadence_steps (tenant_id, cadence_id, title collate "und-x-icu", id)
  where deleted_at is null;
create index cadence_steps_by_day on cadence_steps (tenant_id, day, id) where deleted_at is null;
create index cadence_steps_of on cadence_steps (tenant_id, cadence_id, id);

-- One row of a company; without it nothing was decided.
create table sales_settings (
  tenant_id uuid not null references saas_tenants (id),
  first_contact_minutes integer not null default 15 check (first_contact_minutes between 1 and 10080),
  hours jsonb not null,
  days_off jsonb not null default '[]',
  round_ids uuid[] not null default '{}',
  absent_ids uuid[] not null default '{}',
  aim integer not null default 80 check (aim between 0 and 100),
  cadence_id uuid,
  version integer not null default 1,
  primary key (tenant_id)
);
select app.tenant_table('sales_settings');
alter table sales_settings add constraint sales_settings_tenant_id_cadence_id_fkey
  foreign key (tenant_id, cadence_id) references cadences (tenant_id, id);

alter table leads add column temperature text;
alter table leads add constraint leads_temperature_check check (temperature in ('frio', 'morno', 'quente'));
alter table leads add column lost_kind text;
alter table leads add constraint leads_lost_kind_check
  check (lost_kind in ('preco', 'data', 'sem_resposta', 'concorrente', 'clima', 'desistiu', 'outro'));
alter table leads add column cadence_id uuid;
alter table leads add constraint leads_tenant_id_cadence_id_fkey
  foreign key (tenant_id, cadence_id) references cadences (tenant_id, id);
-- One time a lead goes through a cadence.
alter table leads add column cadence_run uuid;
-- The day of the step it stands at.
alter table leads add column cadence_step integer;
alter table leads add column cadence_paused text;
alter table leads add constraint leads_cadence_paused_check
  check (cadence_paused in ('answer', 'won', 'lost', 'promise', 'hand'));
alter table leads add column attempts integer not null default 0;
-- As it was promised when the lead came: other hours of work change no promise.
alter table leads add column first_response_due_at timestamptz;
alter table leads add column status_since timestamptz;
create index leads_by_temperature on leads (tenant_id, temperature, created_at, id) where deleted_at is null;
create index leads_by_lost_kind on leads (tenant_id, lost_kind, created_at, id) where deleted_at is null;
create index leads_open_by_owner on leads (tenant_id, owner_id, id)
  where deleted_at is null and merged_into is null and status not in ('won', 'lost');

alter table lead_interactions add column cadence_run uuid;
alter table lead_interactions add column cadence_step_id uuid;
create unique index lead_interactions_step_once on lead_interactions (tenant_id, cadence_run, cadence_step_id)
  where cadence_run is not null;
