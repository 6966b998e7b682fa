-- Who works aboard or guides; an account is one person's.
create table crew_members (
  tenant_id uuid not null references saas_tenants (id),
  full_name text not null,
  short_name text check (length(short_name) <= 30),
  status text not null default 'active' check (status in ('active', 'leave', 'inactive')),
  positions text[] not null default '{}' check (positions <@ array['comandante', 'marinheiro', 'maquinista', 'guia',
    'instrutor', 'observador', 'apoio']),
  engagement text not null default 'diarista' check (engagement in ('CLT', 'diarista', 'autonomo', 'socio', 'parceiro')),
  cpf text check (length(cpf) = 11),
  birth date,
  phone text,
  email text,
  photo uuid,
  languages text[] not null default '{}' check (languages <@ array['pt-BR', 'en', 'es', 'fr', 'it', 'de']),
  next_of_kin_name text,
  next_of_kin_phone text,
  next_of_kin_relation text check (length(next_of_kin_relation) <= 40),
  supplier_id uuid,
  daily_rate numeric(12, 2) check (daily_rate >= 0),
  trip_rate numeric(12, 2) check (trip_rate >= 0),
  pix_key text check (length(pix_key) <= 77),
  user_id uuid,
  notes text check (length(notes) <= 2000),
  search text not null generated always as (app.search_text(full_name, short_name, cpf, phone, email)) stored
);
select app.register_table('crew_members', 'full_name');
alter table crew_members add constraint crew_members_tenant_id_supplier_id_fkey
  foreign key (tenant_id, supplier_id) references suppliers (tenant_id, id);
alter table crew_members add constraint crew_members_tenant_id_user_id_fkey
  foreign key (tenant_id, user_id) references profiles (tenant_id, id);
alter table crew_members add constraint crew_members_tenant_id_photo_fkey
  foreign key (tenant_id, photo) references files (tenant_id, id);
create unique index crew_members_cpf_key on crew_members (tenant_id, cpf) where deleted_at is null;
create unique index crew_members_user_id_key on crew_members (tenant_id, user_id) where deleted_at is null;
create index crew_members_by_status on crew_members (tenant_id, status, full_name collate "und-x-icu", id)
  where deleted_at is null;
create index crew_members_by_engagement on crew_members (tenant_id, engagement, full_name collate "und-x-icu", id)
  where deleted_at is null;
create index crew_members_by_supplier on crew_members (tenant_id, supplier_id, full_name collate "und-x-icu", id)
  where deleted_at is null;
create index crew_members_by_user on crew_members (tenant_id, user_id, full_name collate "und-x-icu", id)
  where deleted_at is null;

-- Days off; no two of one person cross.
create table crew_leave (
  tenant_id uuid not null references saas_tenants (id),
  crew_id uuid not null,
  kind text not null check (kind in ('folga', 'ferias', 'atestado', 'indisponivel')),
  starts_on date not null,
  ends_on date not null,
  number text check (length(number) <= 40),
  search text not null generated always as (app.search_text(number)) stored,
  constraint crew_leave_ends_later check (ends_on >= starts_on)
);
select app.register_table('crew_leave', 'kind');
alter table crew_leave add constraint crew_leave_tenant_id_crew_id_fkey
  foreign key (tenant_id, crew_id) references crew_members (tenant_id, id);
alter table crew_leave add constraint crew_leave_once exclude using gist (
  tenant_id with =, crew_id with =, daterange(starts_on, ends_on, '[]') with &&) where (deleted_at is null);
create index crew_leave_of on crew_leave (tenant_id, crew_id, id);
create index crew_leave_by_start on crew_leave (tenant_id, starts_on, id) where deleted_at is null;

-- Papers somebody aboard may be asked for, one catalogue of all companies: a higher rank of a group does for a lower one.
create table competencies (
  code text not null check (length(code) <= 20),
  name text not null,
  name_translations jsonb not null default '{}',
  kind text not null check (kind in ('CIR', 'CHA', 'curso', 'saude', 'registro', 'interno')),
  "group" text check (length("group") <= 20),
  rank integer check (rank between 0 and 99),
  nav_area text check (nav_area in ('interior1', 'interior2', 'costeira', 'oceanica')),
  validity_months integer check (validity_months between 1 and 600),
  warn_days integer[] not null default '{60,30,7}',
  evidence_required boolean not null default true,
  search text not null generated always as (app.search_text(code, name,
    name_translations ->> 'en', name_translations ->> 'es', name_translations ->> 'fr', name_translations ->> 'it',
    "group")) stored
);
select app.shared_register('competencies', 'name');
create unique index competencies_code_key on competencies (lower(code)) where deleted_at is null;
create index competencies_by_code on competencies (code collate "und-x-icu", id) where deleted_at is null;
create index competencies_by_kind on competencies (kind, name collate "und-x-icu", id) where deleted_at is null;
insert into competencies (id, code, kind, "group", rank, nav_area, validity_months, warn_days, name, name_translations)
select ('01920000-0000-7000-8000-0000000c' || v.n)::uuid, v.code, v.kind, v.grp, v.rank, v.area, v.months,
  case when v.kind = 'CIR' then array[120, 90, 30, 7] else array[60, 30, 7] end, v.name,
  json_build_object('en', v.en, 'es', v.es, 'fr', v.fr, 'it', v.it)::jsonb
from (values
  ('0001', 'VLA', 'CHA', 'vela', 0, 'interior2', 120, 'Veleiro (amador)', 'Sailor, sail only (amateur)', 'Velero (aficionado)', 'Voilier (amateur)', 'Velista (dilettante)'),
  ('0002', 'MTA', 'CHA', 'moto', 0, 'interior2', 120, 'Motonauta', 'Personal watercraft operator', 'Motonauta', 'Pilote de motomarine', 'Conduttore di moto d''acqua'),
  ('0003', 'ARA', 'CHA', 'arrais', 0, 'interior2', 120, 'Arrais-amador', 'Amateur inland skipper', 'Patrón aficionado de aguas interiores', 'Patron amateur, eaux intérieures', 'Conduttore dilettante acque interne'),
  ('0004', 'MSA', 'CHA', 'arrais', 1, 'costeira', 120, 'Mestre-amador', 'Amateur coastal skipper', 'Patrón aficionado costero', 'Patron amateur côtier', 'Conduttore dilettante costiero'),
  ('0005', 'CPA', 'CHA', 'arrais', 2, 'oceanica', 120, 'Capitão-amador', 'Amateur captain', 'Capitán aficionado', 'Capitaine amateur', 'Capitano dilettante'),
  ('0006', 'MAC', 'CIR', 'conves', 0, 'costeira', 60, 'CIR Marinheiro auxiliar de convés', 'CIR Auxiliary deckhand', 'CIR Marinero auxiliar de cubierta', 'CIR Matelot auxiliaire de pont', 'CIR Marinaio ausiliario di coperta'),
  ('0007', 'MOC', 'CIR', 'conves', 1, 'costeira', 60, 'CIR Moço de convés', 'CIR Ordinary deckhand', 'CIR Mozo de cubierta', 'CIR Matelot léger de pont', 'CIR Mozzo di coperta'),
  ('0008', 'MNC', 'CIR', 'conves', 2, 'costeira', 60, 'CIR Marinheiro de convés', 'CIR Able deckhand', 'CIR Marinero de cubierta', 'CIR Matelot de pont', 'CIR Marinaio di coperta'),
  ('0009', 'CTR', 'CIR', 'conves', 3, 'costeira', 60, 'CIR Contramestre', 'CIR Boatswain', 'CIR Contramaestre', 'CIR Maître d''équipage', 'CIR Nostromo'),
  ('0010', 'MCB', 'CIR', 'conves', 4, 'costeira', 60, 'CIR Mestre de cabotagem', 'CIR Coastal master', 'CIR Patrón de cabotaje', 'CIR Patron de cabotage', 'CIR Padrone di cabotaggio'),
  ('0011', 'MAM', 'CIR', 'maquinas', 0, 'costeira', 60, 'CIR Marinheiro auxiliar de máquinas', 'CIR Auxiliary engine hand', 'CIR Marinero auxiliar de máquinas', 'CIR Matelot auxiliaire machine', 'CIR Marinaio ausiliario di macchina'),
  ('0012', 'MOM', 'CIR', 'maquinas', 1, 'costeira', 60, 'CIR Moço de máquinas', 'CIR Ordinary engine hand', 'CIR Mozo de máquinas', 'CIR Matelot léger machine', 'CIR Mozzo di macchina'),
  ('0013', 'MNM', 'CIR', 'maquinas', 2, 'costeira', 60, 'CIR Marinheiro de máquinas', 'CIR Able engine hand', 'CIR Marinero de máquinas', 'CIR Matelot machine', 'CIR Marinaio di macchina'),
  ('0014', 'MAF', 'CIR', 'fluvial', 0, 'interior2', 60, 'CIR Marinheiro fluvial auxiliar', 'CIR Auxiliary inland deckhand', 'CIR Marinero fluvial auxiliar', 'CIR Matelot fluvial auxiliaire', 'CIR Marinaio fluviale ausiliario'),
  ('0015', 'MFC', 'CIR', 'fluvial', 1, 'interior2', 60, 'CIR Marinheiro fluvial de convés', 'CIR Inland deckhand', 'CIR Marinero fluvial de cubierta', 'CIR Matelot fluvial de pont', 'CIR Marinaio fluviale di coperta'),
  ('0016', 'MFL', 'CIR', 'fluvial', 2, 'interior2', 60, 'CIR Mestre fluvial', 'CIR Inland master', 'CIR Patrón fluvial', 'CIR Patron fluvial', 'CIR Padrone fluviale'),
  ('0017', 'PLF', 'CIR', 'fluvial', 3, 'interior2', 60, 'CIR Piloto fluvial', 'CIR Inland pilot', 'CIR Piloto fluvial', 'CIR Pilote fluvial', 'CIR Pilota fluviale'),
  ('0018', 'ASO', 'saude', 'saude', 0, null, 12, 'Atestado de saúde ocupacional', 'Occupational health certificate', 'Certificado de salud laboral', 'Certificat de santé au travail', 'Certificato di idoneità al lavoro')
) as v (n, code, kind, grp, rank, area, months, name, en, es, fr, it);

create table own_competencies (
  tenant_id uuid not null references saas_tenants (id),
  name text not null check (length(name) <= 80),
  validity_months integer check (validity_months between 1 and 600),
  warn_days integer[] not null default '{60,30,7}',
  evidence_required boolean not null default false,
  notes text check (length(notes) <= 2000),
  search text not null generated always as (app.search_text(name)) stored
);
select app.register_table('own_competencies', 'name');
create unique index own_competencies_name_key on own_competencies (tenant_id, lower(name)) where deleted_at is null;

-- Papers of the crew: what nobody checked counts for nothing, and one is of one competency at most.
create table crew_credentials (
  tenant_id uuid not null references saas_tenants (id),
  crew_id uuid not null,
  competency_id uuid references competencies (id),
  own_competency_id uuid,
  number text not null check (length(number) <= 60),
  issued_on date,
  expires_on date,
  issuer text check (length(issuer) <= 80),
  front uuid,
  back uuid,
  status text not null default 'aguardando' check (status in ('aguardando', 'conferida', 'recusada')),
  -- whoever checked it is the person himself, where nobody else could
  self_declared boolean not null default false,
  search text not null generated always as (app.search_text(number, issuer)) stored,
  constraint crew_credentials_of_one check (competency_id is null or own_competency_id is null),
  constraint crew_credentials_end_later check (expires_on >= issued_on)
);
select app.register_table('crew_credentials', 'number');
alter table crew_credentials add constraint crew_credentials_tenant_id_crew_id_fkey
  foreign key (tenant_id, crew_id) references crew_members (tenant_id, id);
alter table crew_credentials add constraint crew_credentials_tenant_id_own_competency_id_fkey
  foreign key (tenant_id, own_competency_id) references own_competencies (tenant_id, id);
alter table crew_credentials add constraint crew_credentials_tenant_id_front_fkey
  foreign key (tenant_id, front) references files (tenant_id, id);
alter table crew_credentials add constraint crew_credentials_tenant_id_back_fkey
  foreign key (tenant_id, back) references files (tenant_id, id);
create index crew_credentials_of on crew_credentials (tenant_id, crew_id, id);
create index crew_credentials_by_status on crew_credentials (tenant_id, status, number collate "und-x-icu", id)
  where deleted_at is null;
create index crew_credentials_by_competency on crew_credentials
  (tenant_id, competency_id, number collate "und-x-icu", id) where deleted_at is null;
create index crew_credentials_by_own on crew_credentials
  (tenant_id, own_competency_id, number collate "und-x-icu", id) where deleted_at is null;
create index crew_credentials_by_expires_on on crew_credentials (tenant_id, expires_on, id) where deleted_at is null;

-- Who has to be aboard of a boat, as its papers or its company say.
create table boat_manning (
  tenant_id uuid not null references saas_tenants (id),
  boat_id uuid not null,
  "position" text not null check ("position" in ('comandante', 'marinheiro', 'maquinista', 'guia', 'instrutor', 'observador',
    'apoio')),
  count integer not null default 1 check (count between 1 and 30),
  competency_id uuid references competencies (id),
  source text not null default 'TIE' check (source in ('CTS', 'TIE', 'empresa')),
  note text check (length(note) <= 120),
  search text not null generated always as (app.search_text(note)) stored
);
select app.register_table('boat_manning', 'position');
alter table boat_manning add constraint boat_manning_tenant_id_boat_id_fkey
  foreign key (tenant_id, boat_id) references boats (tenant_id, id);
create index boat_manning_of on boat_manning (tenant_id, boat_id, id);
create index boat_manning_by_position on boat_manning (tenant_id, "position", id) where deleted_at is null;
create index boat_manning_by_source on boat_manning (tenant_id, source, "position" collate "und-x-icu", id)
  where deleted_at is null;

-- What a company asks for beyond a cell of the matrix, or does without for a while, once somebody else approved it.
create table competency_overrides (
  tenant_id uuid not null references saas_tenants (id),
  "position" text not null check ("position" in ('comandante', 'marinheiro', 'maquinista', 'guia', 'instrutor', 'observador',
    'apoio')),
  activity text check (activity in ('passeio', 'fretamento', 'translado', 'reboque', 'locacao_sem_tripulacao', 'escola')),
  use_class text check (use_class in ('esporte_recreio', 'passageiros')),
  nav_area text check (nav_area in ('interior1', 'interior2', 'costeira', 'oceanica')),
  boat_type text check (boat_type in ('lancha', 'escuna', 'saveiro', 'catamara', 'veleiro', 'jet_ski', 'caiaque', 'outro')),
  tonnage text check (tonnage in ('to10', 'to20', 'above20')),
  change text not null check (change in ('add', 'waive')),
  reason text not null check (length(reason) between 20 and 500),
  basis text check (length(basis) <= 120),
  valid_from date not null,
  valid_to date not null,
  status text not null default 'pedida' check (status in ('pedida', 'aprovada', 'recusada', 'encerrada')),
  asked_by uuid,
  decided_by uuid,
  search text not null generated always as (app.search_text(basis)) stored,
  constraint competency_overrides_end_later check (valid_to >= valid_from),
  constraint competency_overrides_waive_shortly check (change <> 'waive' or valid_to - valid_from < 90),
  constraint competency_overrides_by_two check (status <> 'aprovada' or asked_by <> decided_by)
);
select app.register_table('competency_overrides', 'position');
create index competency_overrides_by_position on competency_overrides (tenant_id, "position", id) where deleted_at is null;
create index competency_overrides_by_change on competency_overrides (tenant_id, change, "position" collate "und-x-icu", id)
  where deleted_at is null;
create index competency_overrides_by_valid_to on competency_overrides (tenant_id, valid_to, id) where deleted_at is null;
select app.link_table('competency_overrides_own_competencies', 'competency_overrides', 'own_competencies');
select app.link_table('competency_overrides_files', 'competency_overrides', 'files');
create table competency_overrides_competencies (
  tenant_id uuid not null,
  owner_id uuid not null,
  target_id uuid not null references competencies (id),
  position integer not null default 0,
  primary key (tenant_id, owner_id, target_id),
  foreign key (tenant_id, owner_id) references competency_overrides (tenant_id, id) on delete cascade
);
create index competency_overrides_competencies_by_target
  on competency_overrides_competencies (tenant_id, target_id, owner_id);
select app.tenant_table('competency_overrides_competencies');

-- Papers of the crew that end, and exceptions, ring as those of boats do; who it is about is told to those who may know.
alter table maintenance_alert drop constraint maintenance_alert_type_check;
alter table maintenance_alert add constraint maintenance_alert_type_check
  check (type in ('document_expiry', 'meter_due', 'part_life', 'stock_low', 'meter_review', 'crew_cert', 'manual'));
alter table maintenance_alert add column crew_id uuid;
alter table maintenance_alert add constraint maintenance_alert_tenant_id_crew_id_fkey
  foreign key (tenant_id, crew_id) references crew_members (tenant_id, id);
create index maintenance_alert_by_crew on maintenance_alert (tenant_id, crew_id);

-- Gross tonnage of a boat: up to ten its crew stands on its TIE, and above it on a paper of its own.
alter table boats add column gross_tonnage numeric(8, 2);
alter table boats add constraint boats_gross_tonnage_check check (gross_tonnage >= 0);

-- What each position asks for in each context, version by version: one list of all companies. A published one never changes;
-- the last that began decides.
create table competency_versions (
  id uuid primary key,
  number integer not null unique,
  status text not null default 'draft' check (status in ('draft', 'published')),
  effective_from date,
  cells jsonb not null default '[]',
  version integer not null default 1,
  constraint competency_versions_begin check ((status = 'published') = (effective_from is not null))
);
select app.global_table('competency_versions');
create unique index competency_versions_one_draft on competency_versions (status) where status = 'draft';
create unique index competency_versions_one_a_day on competency_versions (effective_from) where status = 'published';
-- Of the law of the traffic of waterways, amateurs never for pay; each company confirms it with its Capitania.
insert into competency_versions (id, number, status, effective_from, cells) values
  ('01920000-0000-7000-8000-0000000d0001', 1, 'published', '2020-01-01', '[
    {"position": "comandante", "groups": [[{"competency_id": "01920000-0000-7000-8000-0000000c0008", "or_higher": true},
      {"competency_id": "01920000-0000-7000-8000-0000000c0016", "or_higher": true}]], "min_age": 18, "legal": true,
      "effect": "impede", "activity": null, "use_class": null, "nav_area": null, "boat_type": null, "tonnage": null},
    {"position": "comandante", "groups": [[{"competency_id": "01920000-0000-7000-8000-0000000c0003", "or_higher": true},
      {"competency_id": "01920000-0000-7000-8000-0000000c0008", "or_higher": true}]], "min_age": 18, "legal": true,
      "effect": "impede", "activity": null, "use_class": "esporte_recreio", "nav_area": null, "boat_type": null,
      "tonnage": null},
    {"position": "comandante", "groups": [[{"competency_id": "01920000-0000-7000-8000-0000000c0009", "or_higher": true},
      {"competency_id": "01920000-0000-7000-8000-0000000c0017", "or_higher": true}]], "min_age": 18, "legal": true,
      "effect": "impede", "activity": null, "use_class": null, "nav_area": null, "boat_type": null, "tonnage": "to20"},
    {"position": "comandante", "groups": [[{"competency_id": "01920000-0000-7000-8000-0000000c0010", "or_higher": true},
      {"competency_id": "01920000-0000-7000-8000-0000000c0017", "or_higher": true}]], "min_age": 18, "legal": true,
      "effect": "impede", "activity": null, "use_class": null, "nav_area": null, "boat_type": null, "tonnage": "above20"},
    {"position": "comandante", "groups": [[{"competency_id": "01920000-0000-7000-8000-0000000c0003", "or_higher": true},
      {"competency_id": "01920000-0000-7000-8000-0000000c0008", "or_higher": true}]], "min_age": 18, "legal": true,
      "effect": "impede", "activity": null, "use_class": "esporte_recreio", "nav_area": null, "boat_type": null,
      "tonnage": "to20"},
    {"position": "comandante", "groups": [[{"competency_id": "01920000-0000-7000-8000-0000000c0003", "or_higher": true},
      {"competency_id": "01920000-0000-7000-8000-0000000c0008", "or_higher": true}]], "min_age": 18, "legal": true,
      "effect": "impede", "activity": null, "use_class": "esporte_recreio", "nav_area": null, "boat_type": null,
      "tonnage": "above20"},
    {"position": "marinheiro", "groups": [[{"competency_id": "01920000-0000-7000-8000-0000000c0006", "or_higher": true},
      {"competency_id": "01920000-0000-7000-8000-0000000c0014", "or_higher": true}]], "min_age": 18, "legal": true,
      "effect": "impede", "activity": null, "use_class": null, "nav_area": null, "boat_type": null, "tonnage": null},
    {"position": "maquinista", "groups": [[{"competency_id": "01920000-0000-7000-8000-0000000c0011", "or_higher": true}]],
      "min_age": 18, "legal": true, "effect": "impede", "activity": null, "use_class": null, "nav_area": null,
      "boat_type": null, "tonnage": null},
    {"position": "instrutor", "groups": [], "min_age": 18, "legal": false, "effect": "impede", "activity": null,
      "use_class": null, "nav_area": null, "boat_type": null, "tonnage": null},
    {"position": "instrutor", "groups": [[{"competency_id": "01920000-0000-7000-8000-0000000c0002", "or_higher": true}]],
      "min_age": 18, "legal": true, "effect": "impede", "activity": null, "use_class": null, "nav_area": null,
      "boat_type": "jet_ski", "tonnage": null},
    {"position": "guia", "groups": [], "min_age": null, "legal": false, "effect": "avisa", "activity": null,
      "use_class": null, "nav_area": null, "boat_type": null, "tonnage": null},
    {"position": "observador", "groups": [], "min_age": 18, "legal": false, "effect": "avisa", "activity": null,
      "use_class": null, "nav_area": null, "boat_type": null, "tonnage": null},
    {"position": "apoio", "groups": [], "min_age": null, "legal": false, "effect": "avisa", "activity": null,
      "use_class": null, "nav_area": null, "boat_type": null, "tonnage": null}]');
-- Companies read it; the platform writes drafts alone, so that what was published is what it was.
grant insert, update on competency_versions to leme_app;
alter table competency_versions enable row level security;
create policy everybody_reads on competency_versions for select using (true);
create policy platform_adds on competency_versions for insert to leme_app
  with check (nullif(current_setting('app.tenant_id', true), '')::uuid = '00000000-0000-7000-8000-000000000001'
    and status = 'draft');
create policy platform_writes on competency_versions for update to leme_app
  using (nullif(current_setting('app.tenant_id', true), '')::uuid = '00000000-0000-7000-8000-000000000001'
    and status = 'draft')
  with check (nullif(current_setting('app.tenant_id', true), '')::uuid = '00000000-0000-7000-8000-000000000001');
