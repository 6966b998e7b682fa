create table supplier_contacts (
  tenant_id uuid not null references saas_tenants (id),
  supplier_id uuid not null,
  name text not null,
  position text,
  phone text,
  email text,
  notes text,
  place integer not null default 1000000 check (place between 0 and 1000000),
  search text not null generated always as (app.search_text(name, position, phone, email)) stored
);
select app.register_table('supplier_contacts', 'name');
alter table supplier_contacts add constraint supplier_contacts_tenant_id_supplier_id_fkey
  foreign key (tenant_id, supplier_id) references suppliers (tenant_id, id);
create index supplier_contacts_by_supplier on supplier_contacts (tenant_id, supplier_id, name collate "und-x-icu", id)
  where deleted_at is null;
create index supplier_contacts_by_place on supplier_contacts (tenant_id, place, id) where deleted_at is null;
create index supplier_contacts_of on supplier_contacts (tenant_id, supplier_id, id);
