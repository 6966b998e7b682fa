-- Fuel out of the company's own tank is a move of its stock; electric boats take kilowatt hours.
alter table fuel_entries add column unit text;
alter table fuel_entries add constraint fuel_entries_unit_check check (unit in ('L', 'kWh'));
alter table fuel_entries add column item_id uuid;
alter table fuel_entries add constraint fuel_entries_tenant_id_item_id_fkey
  foreign key (tenant_id, item_id) references stock_items (tenant_id, id);
alter table fuel_entries add column location_id uuid;
alter table fuel_entries add constraint fuel_entries_tenant_id_location_id_fkey
  foreign key (tenant_id, location_id) references stock_locations (tenant_id, id);
alter table fuel_entries add constraint fuel_entries_of_tank_check
  check ((item_id is null) = (location_id is null));
