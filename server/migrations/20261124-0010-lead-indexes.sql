-- Days that overlap are looked for along their last one, with the first beside it.
drop index leads_by_interest_end;
create index leads_by_interest_end on leads (tenant_id, interest_date_to, interest_date_from, id)
  where deleted_at is null;
create index leads_by_merged on leads (tenant_id, merged_into, id) where merged_into is not null;
