-- What a company says of lines that come again and again: what they hold, and what they are for.
create table bank_rules (
  tenant_id uuid not null references saas_tenants (id),
  contains text not null check (length(contains) <= 80),
  direction text not null default 'any' check (direction in ('any', 'in', 'out')),
  category_id uuid not null,
  cost_centre_id uuid,
  by_itself boolean not null default false,
  -- The first that fits holds.
  turn integer not null default 100 check (turn between 1 and 999),
  active boolean not null default true,
  search text not null generated always as (app.search_text(contains)) stored
);
select app.register_table('bank_rules', 'contains');
alter table bank_rules add constraint bank_rules_tenant_id_category_id_fkey
  foreign key (tenant_id, category_id) references finance_categories (tenant_id, id);
alter table bank_rules add constraint bank_rules_tenant_id_cost_centre_id_fkey
  foreign key (tenant_id, cost_centre_id) references cost_centres (tenant_id, id);
create unique index bank_rules_contains_key on bank_rules (tenant_id, lower(contains)) where deleted_at is null;
create index bank_rules_by_turn on bank_rules (tenant_id, turn, id) where deleted_at is null;
create index bank_rules_by_active on bank_rules (tenant_id, active, contains collate "und-x-icu", id)
  where deleted_at is null;
create index bank_lines_by_rule on bank_lines (tenant_id, rule_id) where rule_id is not null;
