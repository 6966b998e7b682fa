-- Figures of leads are counted along this index alone: by month, product, source and owner, with what was offered.
create index leads_for_figures on leads (tenant_id, created_at) include (id, product_id, source, owner_id, offered_value)
  where deleted_at is null and merged_into is null;
