create index boats_by_cost_per_hour on boats (tenant_id, cost_per_hour, id) where deleted_at is null;
create index suppliers_by_contact_name on suppliers (tenant_id, contact_name collate "und-x-icu", id) where deleted_at is null;
-- Was forgotten when boats became filtered by their port.
create index boats_by_home_port on boats (tenant_id, home_port_id, boat_name collate "und-x-icu", id) where deleted_at is null;
