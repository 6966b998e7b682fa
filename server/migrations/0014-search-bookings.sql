-- A booking is found by the name it stands under and by its code.
alter table bookings add column search text not null
  generated always as (app.search_text(customer_name, code)) stored;
create index bookings_search on bookings using gin (tenant_id, search gin_trgm_ops);
