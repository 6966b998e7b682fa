-- The form text is searched in, the same that `fold()` of the contract makes: no accents, lower case, single spaces.
create function app.fold(t text) returns text language sql immutable parallel safe as $$
  select btrim(regexp_replace(replace(lower(
    regexp_replace(normalize(t, nfd), '[\u005e\u0060\u00a8\u00af\u00b4\u00b7\u00b8\u02b0-\u034e\u0350-\u0357\u035d-\u0362]', '', 'g')),
    'ß', 'ss'), '[\t-\r \u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff]+', ' ', 'g'))
$$;

-- What a row is found by. It begins with a space, so that the beginning of a word is always ` word`.
create function app.search_text(variadic parts text[]) returns text language sql immutable parallel safe as $$
  select ' ' || app.fold(array_to_string(parts, ' '))
$$;

-- Makes a plain register of a table that has only its tenant and fields of its own: what every row has, the tenant wall, the list in the
-- order of its title, search, and what was deleted. Lists and look-ups see only what is not.
create function app.register_table(t regclass, title text) returns void language plpgsql as $$
begin
  perform app.row_facts(t);
  execute format('alter table %s add primary key (tenant_id, id)', t);
  perform app.tenant_table(t);
  perform app.register_indexes(t, 'tenant_id, ', title);
end $$;

-- The same for one register of all companies: everybody reads it, only transactions of the platform's own tenant write it.
create function app.shared_register(t regclass, title text) returns void language plpgsql as $$
declare is_platform text := 'nullif(current_setting(''app.tenant_id'', true), '''')::uuid = ''00000000-0000-7000-8000-000000000001''';
begin
  perform app.row_facts(t);
  execute format('alter table %s add primary key (id)', t);
  perform app.global_table(t);
  perform app.register_indexes(t, '', title);
  execute format('grant insert, update on %s to leme_app', t);
  execute format('alter table %s enable row level security', t);
  execute format('create policy everybody_reads on %s for select using (true)', t);
  execute format('create policy platform_writes on %s for all to leme_app, leme_owner using (%s) with check (%s)', t, is_platform, is_platform);
end $$;

create function app.row_facts(t regclass) returns void language plpgsql as $$
begin
  execute format('alter table %s
    add column id uuid not null,
    add column created_at timestamptz not null default now(),
    add column updated_at timestamptz not null default now(),
    add column version integer not null default 1,
    add column deleted_at timestamptz,
    add column deleted_by uuid', t);
end $$;

create function app.register_indexes(t regclass, owner text, title text) returns void language plpgsql as $$
begin
  execute format('create index %I on %s (%s%I collate "und-x-icu", id) where deleted_at is null', t || '_by_title', t, owner, title);
  execute format('create index %I on %s (%screated_at, id) where deleted_at is null', t || '_by_age', t, owner);
  execute format('create index %I on %s using gin (%ssearch gin_trgm_ops) where deleted_at is null', t || '_search', t, owner);
  execute format('create index %I on %s (%sdeleted_at, id) where deleted_at is not null', t || '_deleted', t, owner);
end $$;

-- The rows of one register that those of another name, in the order they were chosen.
create function app.link_table(t text, owner regclass, target regclass) returns void language plpgsql as $$
begin
  execute format('create table %I (
    tenant_id uuid not null,
    owner_id uuid not null,
    target_id uuid not null,
    position integer not null default 0,
    primary key (tenant_id, owner_id, target_id),
    foreign key (tenant_id, owner_id) references %s (tenant_id, id) on delete cascade,
    foreign key (tenant_id, target_id) references %s (tenant_id, id))', t, owner, target);
  execute format('create index %I on %I (tenant_id, target_id, owner_id)', t || '_by_target', t);
  perform app.tenant_table(t);
end $$;
revoke all on function app.register_table(regclass, text), app.shared_register(regclass, text), app.row_facts(regclass),
  app.register_indexes(regclass, text, text), app.link_table(text, regclass, regclass) from public;

-- Who did what to which row. Personal values stand apart, so that erasing a person leaves the trail whole.
create table audit_log (
  tenant_id uuid not null,
  id uuid not null,
  at timestamptz not null default now(),
  actor_id uuid not null,
  actor_name text not null,
  resource text not null,
  record_id uuid not null,
  action text not null check (action in ('created', 'updated', 'deleted', 'restored', 'merged', 'erased')),
  -- { field: [before, after] }; of a personal field { field: [hash, hash] }, with the salt in audit_values
  changes jsonb not null default '{}',
  primary key (tenant_id, id)
);
create index audit_log_by_record on audit_log (tenant_id, resource, record_id, id);
create index audit_log_by_time on audit_log (tenant_id, at, id);
select app.tenant_table('audit_log');
revoke update, delete on audit_log from leme_app;

create table audit_values (
  tenant_id uuid not null,
  audit_id uuid not null,
  field text not null,
  salt text not null,
  before jsonb,
  after jsonb,
  primary key (tenant_id, audit_id, field),
  foreign key (tenant_id, audit_id) references audit_log (tenant_id, id)
);
select app.tenant_table('audit_values');
revoke update on audit_values from leme_app;

-- Blocks of the trail, each holding the hash of the one before: a row that is changed later no longer fits.
create table audit_blocks (
  tenant_id uuid not null,
  number integer not null,
  last_id uuid not null,
  row_count integer not null,
  hash text not null,
  sealed_at timestamptz not null default now(),
  primary key (tenant_id, number)
);
select app.tenant_table('audit_blocks');
revoke update, delete on audit_blocks from leme_app;

-- Bytes by what they are; two files with the same content share them.
create table file_contents (
  tenant_id uuid not null,
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  bytes bytea not null check (octet_length(bytes) <= 10485760),
  primary key (tenant_id, sha256)
);
select app.tenant_table('file_contents');
revoke update on file_contents from leme_app;

-- `resource` is whose right to read opens it.
create table files (
  tenant_id uuid not null,
  id uuid not null,
  resource text not null,
  name text not null,
  mime text not null,
  size integer not null check (size between 1 and 10485760),
  sha256 text not null,
  created_at timestamptz not null default now(),
  created_by uuid not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, sha256) references file_contents (tenant_id, sha256)
);
select app.tenant_table('files');

-- A CSV on its way in: looked through first, taken in on a second word, in chunks that a restart continues.
create table imports (
  tenant_id uuid not null,
  id uuid not null,
  resource text not null,
  file_name text not null,
  -- the file as text, emptied once it is in
  content text not null,
  -- the headers, the first rows, and { header: field, or '' for a column that is left out }
  columns jsonb not null default '[]',
  examples jsonb not null default '[]',
  mapping jsonb not null,
  -- what keeps the whole file out
  faults jsonb not null default '[]',
  status text not null check (status in ('checked', 'running', 'done', 'failed')),
  total integer not null,
  will_create integer not null default 0,
  will_update integer not null default 0,
  refused_count integer not null default 0,
  done integer not null default 0,
  created integer not null default 0,
  updated integer not null default 0,
  created_at timestamptz not null default now(),
  created_by uuid not null,
  -- the tenant the importing person belongs to: an operator may act in another
  created_by_tenant uuid not null,
  finished_at timestamptz,
  primary key (tenant_id, id)
);
create index imports_by_age on imports (tenant_id, created_at, id);
select app.tenant_table('imports');

-- The rows of it that cannot be taken in, as they stand in the file, and why.
create table import_refusals (
  tenant_id uuid not null,
  import_id uuid not null,
  row_number integer not null,
  cells jsonb not null,
  faults jsonb not null,
  primary key (tenant_id, import_id, row_number),
  foreign key (tenant_id, import_id) references imports (tenant_id, id) on delete cascade
);
select app.tenant_table('import_refusals');

-- Exports and looks through a file, two of a company at a time; one whose process died ends by itself.
create table transfers (
  tenant_id uuid not null,
  slot integer not null check (slot in (1, 2)),
  holder uuid not null,
  ends_at timestamptz not null,
  primary key (tenant_id, slot)
);
select app.tenant_table('transfers');

create table coastal_cities (
  name text not null,
  uf text not null check (uf ~ '^[A-Z]{2}$'),
  ibge_code text not null check (ibge_code ~ '^\d{7}$'),
  latitude numeric(8, 5),
  longitude numeric(8, 5),
  captaincy text check (captaincy in ('CP', 'DL', 'AG')),
  timezone text not null default 'America/Sao_Paulo',
  active boolean not null default true,
  search text not null generated always as (app.search_text(name, uf, ibge_code)) stored
);
select app.shared_register('coastal_cities', 'name');
create unique index coastal_cities_ibge_code_key on coastal_cities (ibge_code) where deleted_at is null;
create index coastal_cities_by_uf on coastal_cities (uf, name collate "und-x-icu", id) where deleted_at is null;
create index coastal_cities_by_active on coastal_cities (active, name collate "und-x-icu", id) where deleted_at is null;

create table product_categories (
  tenant_id uuid not null references saas_tenants (id),
  name text not null,
  parent_id uuid,
  icon text,
  octo_label text,
  order_index integer not null default 0,
  search text not null generated always as (app.search_text(name)) stored
);
select app.register_table('product_categories', 'name');
alter table product_categories add constraint product_categories_tenant_id_parent_id_fkey
  foreign key (tenant_id, parent_id) references product_categories (tenant_id, id);
create unique index product_categories_name_key on product_categories (tenant_id, lower(name)) where deleted_at is null;
create index product_categories_by_order_index on product_categories (tenant_id, order_index, id) where deleted_at is null;
create index product_categories_by_parent on product_categories (tenant_id, parent_id);

create table supplier_types (
  tenant_id uuid not null references saas_tenants (id),
  name text not null,
  kind text not null default 'other'
    check (kind in ('owner', 'fuel', 'maintenance', 'catering', 'agency', 'transfer', 'marina', 'other')),
  search text not null generated always as (app.search_text(name)) stored
);
select app.register_table('supplier_types', 'name');
create unique index supplier_types_name_key on supplier_types (tenant_id, lower(name)) where deleted_at is null;
create index supplier_types_by_kind on supplier_types (tenant_id, kind, name collate "und-x-icu", id) where deleted_at is null;

alter table suppliers
  add column legal_name text,
  add column tax_id text,
  add column contact_name text,
  add column email text,
  add column phone text,
  add column pix_key text,
  add column bank text,
  add column payment_terms_days integer,
  add column rating integer,
  add column notes text,
  add column search text not null generated always as
    (app.search_text(name, legal_name, tax_id, contact_name, email, phone)) stored;
alter table suppliers add constraint suppliers_payment_terms_days_check check (payment_terms_days between 0 and 365);
alter table suppliers add constraint suppliers_rating_check check (rating between 1 and 5);
create unique index suppliers_tax_id_key on suppliers (tenant_id, tax_id) where deleted_at is null;
create index suppliers_by_status on suppliers (tenant_id, status, name collate "und-x-icu", id) where deleted_at is null;
select app.register_indexes('suppliers', 'tenant_id, ', 'name');
select app.link_table('suppliers_types', 'suppliers', 'supplier_types');

create table boat_features (
  tenant_id uuid not null references saas_tenants (id),
  name text not null,
  name_translations jsonb not null default '{}',
  icon text,
  "group" text not null default 'conforto' check ("group" in ('conforto', 'seguranca', 'som', 'esporte')),
  filterable boolean not null default true,
  search text not null generated always as (app.search_text(name,
    name_translations ->> 'en', name_translations ->> 'es', name_translations ->> 'fr', name_translations ->> 'it')) stored
);
select app.register_table('boat_features', 'name');
create unique index boat_features_name_key on boat_features (tenant_id, lower(name)) where deleted_at is null;
create index boat_features_by_group on boat_features (tenant_id, "group", name collate "und-x-icu", id) where deleted_at is null;

alter table boats
  add column registration_no text,
  add column hull_no text,
  add column length_m numeric(6, 2),
  add column year integer,
  add column flag text,
  add column capacity_includes_crew boolean not null default false,
  add column min_crew integer not null default 1,
  add column nav_area text not null default 'interior1',
  add column use_class text not null default 'passageiros',
  add column home_port_id uuid,
  add column fuel_type text,
  add column tank_l integer,
  add column cost_per_hour numeric(12, 2),
  add column photo uuid,
  add column notes text,
  add column search text not null generated always as (app.search_text(boat_name, registration_no, hull_no)) stored;
alter table boats add constraint boats_length_m_check check (length_m > 0);
alter table boats add constraint boats_year_check check (year between 1900 and 2100);
alter table boats add constraint boats_min_crew_check check (min_crew between 0 and 100);
alter table boats add constraint boats_nav_area_check
  check (nav_area in ('interior1', 'interior2', 'costeira', 'oceanica'));
alter table boats add constraint boats_use_class_check check (use_class in ('esporte_recreio', 'passageiros'));
alter table boats add constraint boats_home_port_id_fkey foreign key (home_port_id) references coastal_cities (id);
alter table boats add constraint boats_fuel_type_check
  check (fuel_type in ('gasolina', 'diesel', 'eletrico', 'nenhum'));
alter table boats add constraint boats_tank_l_check check (tank_l between 0 and 100000);
alter table boats add constraint boats_cost_per_hour_check check (cost_per_hour >= 0);
alter table boats add constraint boats_tenant_id_photo_fkey
  foreign key (tenant_id, photo) references files (tenant_id, id);
create unique index boats_registration_no_key on boats (tenant_id, registration_no) where deleted_at is null;
create index boats_by_capacity on boats (tenant_id, capacity, id) where deleted_at is null;
create index boats_by_status on boats (tenant_id, status, boat_name collate "und-x-icu", id) where deleted_at is null;
create index boats_by_type on boats (tenant_id, type, boat_name collate "und-x-icu", id) where deleted_at is null;
select app.register_indexes('boats', 'tenant_id, ', 'boat_name');
select app.link_table('boats_features', 'boats', 'boat_features');

-- The papers a boat carries. One that expires before a sailing makes the boat red for that date.
create table boat_documents (
  tenant_id uuid not null,
  id uuid not null,
  boat_id uuid not null,
  kind text not null check (kind in ('TIE', 'PRPM', 'CTS', 'DPEM', 'CSN', 'seguro', 'vistoria', 'alvara')),
  number text,
  issued_on date,
  expires_on date,
  file uuid,
  alert_days integer[] not null default '{60,30,7}',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version integer not null default 1,
  primary key (tenant_id, id),
  foreign key (tenant_id, boat_id) references boats (tenant_id, id) on delete cascade,
  foreign key (tenant_id, file) references files (tenant_id, id),
  check (expires_on >= issued_on)
);
create index boat_documents_by_boat on boat_documents (tenant_id, boat_id, expires_on, id);
create index boat_documents_by_expiry on boat_documents (tenant_id, expires_on, boat_id);
select app.tenant_table('boat_documents');

create table lead_tags (
  tenant_id uuid not null references saas_tenants (id),
  name text not null,
  color text not null default '#6366f1' check (color ~ '^#[0-9a-f]{6}$'),
  search text not null generated always as (app.search_text(name)) stored
);
select app.register_table('lead_tags', 'name');
create unique index lead_tags_name_key on lead_tags (tenant_id, lower(name)) where deleted_at is null;

alter table customers no force row level security;
alter table customers drop constraint customers_kind_check;
update customers set kind = 'pessoa' where kind = 'cliente';
update customers set phone = '+55' || regexp_replace(phone, '\D', '', 'g')
where phone !~ '^\+' and length(regexp_replace(phone, '\D', '', 'g')) in (10, 11);
alter table customers alter column kind set default 'pessoa';
alter table customers add constraint customers_kind_check check (kind in ('pessoa', 'empresa', 'agente'));
alter table customers
  add column tax_id text,
  add column birth_date date,
  add column nationality text,
  add column language text,
  add column marketing_consent boolean not null default false,
  add column marketing_consent_at timestamptz,
  add column agent_id uuid,
  add column notes text,
  -- the one this row was merged into, whose history goes on there
  add column merged_into uuid,
  -- when the person asked to be forgotten: the row stays for what was sold and says nothing any more
  add column erased_at timestamptz,
  add column search text not null generated always as (app.search_text(name, tax_id, email, phone)) stored;
alter table customers add constraint customers_language_check check (language in ('pt-BR', 'en', 'es', 'fr', 'it'));
alter table customers add constraint customers_tenant_id_agent_id_fkey
  foreign key (tenant_id, agent_id) references customers (tenant_id, id);
alter table customers add constraint customers_tenant_id_merged_into_fkey
  foreign key (tenant_id, merged_into) references customers (tenant_id, id);
alter table customers force row level security;
create unique index customers_tax_id_key on customers (tenant_id, tax_id) where deleted_at is null;
create index customers_by_kind on customers (tenant_id, kind, name collate "und-x-icu", id) where deleted_at is null;
create index customers_by_phone on customers (tenant_id, phone) where deleted_at is null;
create index customers_by_email on customers (tenant_id, email) where deleted_at is null;
create index customers_by_agent on customers (tenant_id, agent_id, id);
create index customers_by_merged on customers (tenant_id, merged_into) where merged_into is not null;
create index bookings_by_customer on bookings (tenant_id, customer_id) where customer_id is not null;
select app.register_indexes('customers', 'tenant_id, ', 'name');
select app.link_table('customers_tags', 'customers', 'lead_tags');

select pgboss.create_queue('run-import', '{"policy": "standard", "retryLimit": 10, "retryDelay": 5, "retryBackoff": true,
  "retryDelayMax": 60, "expireInSeconds": 60, "retentionSeconds": 86400, "deleteAfterSeconds": 86400}'::jsonb);
select pgboss.create_queue('seal-audit', '{"policy": "short", "retryLimit": 3, "retryDelay": 60,
  "expireInSeconds": 600, "retentionSeconds": 86400, "deleteAfterSeconds": 3600}'::jsonb);
select pgboss.create_queue('purge-deleted', '{"policy": "short", "retryLimit": 3, "retryDelay": 60,
  "expireInSeconds": 1800, "retentionSeconds": 86400, "deleteAfterSeconds": 3600}'::jsonb);
