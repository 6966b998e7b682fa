-- Products and people are pointed to as rows of a register are.
alter table products add column search text not null generated always as (app.search_text(name)) stored;
create index products_search on products using gin (tenant_id, search gin_trgm_ops) where deleted_at is null;
alter table profiles add column deleted_at timestamptz generated always as (removed_at) stored;

create table leads (
  tenant_id uuid not null references saas_tenants (id),
  name text not null,
  email text,
  country text not null default 'Brasil',
  country_code text not null default '+55',
  phone text not null,
  status text not null default 'new'
    check (status in ('new', 'contacted', 'qualified', 'proposal', 'negotiation', 'won', 'lost')),
  product_id uuid,
  interest_date_from date,
  interest_date_to date,
  adult_count integer check (adult_count between 0 and 150),
  child_count integer check (child_count between 0 and 150),
  passenger_count integer check (passenger_count between 0 and 150),
  adult_price numeric(12, 2) check (adult_price >= 0),
  child_price numeric(12, 2) check (child_price >= 0),
  offered_value numeric(12, 2) not null check (offered_value > 0),
  value_mode text not null default 'auto' check (value_mode in ('auto', 'manual', 'by_fare')),
  fare_type_adjustments jsonb,
  source text
    check (source in ('whatsapp', 'telefone', 'instagram', 'site', 'indicacao', 'balcao', 'agencia', 'outro')),
  user_id uuid,
  owner_id uuid,
  lost_reason text,
  first_contact_at timestamptz,
  -- when nobody has spoken to them yet, the day they asked
  last_interaction_at timestamptz not null default now(),
  next_due_at timestamptz,
  merged_into uuid,
  search text not null generated always as (app.search_text(name, email, phone)) stored
);
select app.register_table('leads', 'name');
alter table leads add constraint leads_tenant_id_product_id_fkey
  foreign key (tenant_id, product_id) references products (tenant_id, id);
alter table leads add constraint leads_tenant_id_owner_id_fkey
  foreign key (tenant_id, owner_id) references profiles (tenant_id, id);
alter table leads add constraint leads_tenant_id_merged_into_fkey
  foreign key (tenant_id, merged_into) references leads (tenant_id, id);
create index leads_by_status on leads (tenant_id, status, created_at, id) where deleted_at is null;
create index leads_by_product on leads (tenant_id, product_id, created_at, id) where deleted_at is null;
create index leads_by_source on leads (tenant_id, source, created_at, id) where deleted_at is null;
create index leads_by_owner on leads (tenant_id, owner_id, created_at, id) where deleted_at is null;
create index leads_by_value on leads (tenant_id, offered_value, id) where deleted_at is null;
create index leads_by_interest_date on leads (tenant_id, interest_date_from, id) where deleted_at is null;
create index leads_by_interest_end on leads (tenant_id, interest_date_to, id) where deleted_at is null;
create index leads_by_last_interaction on leads (tenant_id, last_interaction_at, id) where deleted_at is null;
create index leads_by_next_due on leads (tenant_id, next_due_at, id) where deleted_at is null;
create index leads_by_phone on leads (tenant_id, phone) where deleted_at is null;
create index leads_by_email on leads (tenant_id, lower(email)) where deleted_at is null;

create table lead_tag_relations (
  tenant_id uuid not null,
  lead_id uuid not null,
  tag_id uuid not null,
  position integer not null default 0,
  primary key (tenant_id, lead_id, tag_id),
  foreign key (tenant_id, lead_id) references leads (tenant_id, id) on delete cascade,
  foreign key (tenant_id, tag_id) references lead_tags (tenant_id, id)
);
create index lead_tag_relations_by_tag on lead_tag_relations (tenant_id, tag_id, lead_id);
select app.tenant_table('lead_tag_relations');

create table lead_interactions (
  tenant_id uuid not null references saas_tenants (id),
  lead_id uuid not null,
  type text not null default 'whatsapp' check (type in ('whatsapp', 'call', 'email', 'meeting', 'note')),
  title text not null,
  description text check (length(description) <= 4000),
  template_id uuid,
  interaction_date timestamptz not null,
  user_id uuid,
  done_at timestamptz,
  search text not null generated always as (app.search_text(title, description)) stored
);
select app.register_table('lead_interactions', 'title');
-- Dated in the future when it was written, and not done since.
alter table lead_interactions add column status text not null generated always as (
  case when done_at is null and interaction_date - created_at > interval '1 minute' then 'pending' else 'completed' end
) stored;
alter table lead_interactions add constraint lead_interactions_tenant_id_lead_id_fkey
  foreign key (tenant_id, lead_id) references leads (tenant_id, id);
alter table lead_interactions add constraint lead_interactions_tenant_id_template_id_fkey
  foreign key (tenant_id, template_id) references whatsapp_templates (tenant_id, id);
create index lead_interactions_by_lead on lead_interactions (tenant_id, lead_id, title collate "und-x-icu", id)
  where deleted_at is null;
create index lead_interactions_by_date on lead_interactions (tenant_id, interaction_date, id) where deleted_at is null;
create index lead_interactions_of on lead_interactions (tenant_id, lead_id, id);
create index lead_interactions_by_template on lead_interactions (tenant_id, template_id) where deleted_at is null;
