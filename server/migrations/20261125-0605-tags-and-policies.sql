-- Words for products are one vocabulary of all companies, which the platform keeps; companies say which of theirs they fit.
create table product_tags (
  name text not null,
  name_translations jsonb not null default '{}',
  color text not null default '#6b7280',
  kind text not null default 'feature' check (kind in ('audience', 'feature', 'difficulty')),
  search text not null generated always as (app.search_text(name,
    name_translations ->> 'en', name_translations ->> 'es', name_translations ->> 'fr', name_translations ->> 'it')) stored
);
select app.shared_register('product_tags', 'name');
create unique index product_tags_name_key on product_tags (lower(name)) where deleted_at is null;
create index product_tags_by_kind on product_tags (kind, name collate "und-x-icu", id) where deleted_at is null;
insert into product_tags (id, kind, color, name, name_translations)
select ('01920000-0000-7000-8000-0000000a' || v.n)::uuid, v.kind, v.color, v.name,
  json_build_object('en', v.en, 'es', v.es, 'fr', v.fr, 'it', v.it)::jsonb
from (values
  ('0001', 'audience', '#0ea5e9', 'Famílias', 'Families', 'Familias', 'Familles', 'Famiglie'),
  ('0002', 'audience', '#d946ef', 'Casais', 'Couples', 'Parejas', 'Couples', 'Coppie'),
  ('0003', 'audience', '#8b5cf6', 'Grupos', 'Groups', 'Grupos', 'Groupes', 'Gruppi'),
  ('0004', 'audience', '#f59e0b', 'Crianças pequenas', 'Small children', 'Niños pequeños', 'Jeunes enfants', 'Bambini piccoli'),
  ('0005', 'feature', '#0891b2', 'Parada para banho', 'Swimming stop', 'Parada para bañarse', 'Arrêt baignade', 'Sosta per il bagno'),
  ('0006', 'feature', '#0f766e', 'Mergulho livre', 'Snorkelling', 'Snorkel', 'Plongée avec tuba', 'Snorkeling'),
  ('0007', 'feature', '#ea580c', 'Pôr do sol', 'Sunset', 'Atardecer', 'Coucher de soleil', 'Tramonto'),
  ('0008', 'feature', '#b45309', 'Refeição a bordo', 'Meal on board', 'Comida a bordo', 'Repas à bord', 'Pasto a bordo'),
  ('0009', 'feature', '#2563eb', 'Observação de golfinhos', 'Dolphin watching', 'Avistamiento de delfines', 'Observation des dauphins', 'Avvistamento delfini'),
  ('0010', 'difficulty', '#16a34a', 'Fácil', 'Easy', 'Fácil', 'Facile', 'Facile'),
  ('0011', 'difficulty', '#ca8a04', 'Moderado', 'Moderate', 'Moderado', 'Modéré', 'Moderato'),
  ('0012', 'difficulty', '#dc2626', 'Exigente', 'Demanding', 'Exigente', 'Exigeant', 'Impegnativo')
) as v (n, kind, color, name, en, es, fr, it);

create table products_tags (
  tenant_id uuid not null,
  owner_id uuid not null,
  target_id uuid not null references product_tags (id),
  position integer not null default 0,
  primary key (tenant_id, owner_id, target_id),
  foreign key (tenant_id, owner_id) references products (tenant_id, id) on delete cascade
);
create index products_tags_by_target on products_tags (tenant_id, target_id, owner_id);
select app.tenant_table('products_tags');
-- How often a word is used is counted over all companies by the platform alone.
grant select on products_tags to leme_platform;

-- What cancelling costs, by how long before the departure it is done.
create table cancellation_policies (
  tenant_id uuid not null references saas_tenants (id),
  name text not null,
  tiers jsonb not null default '[]',
  no_show_fee_bp integer not null default 10000 check (no_show_fee_bp between 0 and 10000),
  own_fault text not null default 'refund' check (own_fault in ('refund', 'credit', 'choose')),
  withdrawal_days integer not null default 7 check (withdrawal_days between 0 and 90),
  text text,
  text_translations jsonb not null default '{}',
  search text not null generated always as (app.search_text(name)) stored
);
select app.register_table('cancellation_policies', 'name');
create unique index cancellation_policies_name_key on cancellation_policies (tenant_id, lower(name)) where deleted_at is null;

alter table products add column cancellation_policy_id uuid;
alter table products add constraint products_tenant_id_cancellation_policy_id_fkey
  foreign key (tenant_id, cancellation_policy_id) references cancellation_policies (tenant_id, id);
create index products_by_policy on products (tenant_id, cancellation_policy_id) where deleted_at is null;

-- What a company sells by where a product says nothing of its own; without a row nothing is decided.
create table selling_defaults (
  tenant_id uuid not null references saas_tenants (id),
  min_party integer check (min_party between 1 and 999),
  max_party integer check (max_party between 1 and 999),
  cutoff_min integer check (cutoff_min between 0 and 43200),
  horizon_days integer check (horizon_days between 1 and 1095),
  deposit_bp integer check (deposit_bp between 0 and 10000),
  balance_due_hours integer check (balance_due_hours between 0 and 8784),
  cancellation_policy_id uuid,
  version integer not null default 1,
  primary key (tenant_id),
  foreign key (tenant_id, cancellation_policy_id) references cancellation_policies (tenant_id, id)
);
select app.tenant_table('selling_defaults');
