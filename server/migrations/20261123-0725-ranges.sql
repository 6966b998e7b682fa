create index boats_by_year on boats (tenant_id, year, id) where deleted_at is null;
create index suppliers_by_payment_terms_days on suppliers (tenant_id, payment_terms_days, id) where deleted_at is null;
create index suppliers_by_rating on suppliers (tenant_id, rating, id) where deleted_at is null;
