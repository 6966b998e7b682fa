-- Who is active and who is not, counted and listed without reading the others.
create index profiles_by_status on profiles (tenant_id, status, created_at, id) where removed_at is null;
