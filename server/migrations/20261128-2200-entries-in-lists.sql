-- Entries are looked through: by what they are called, what they are, how they stand, and the day they count.
alter table finance_entries add column search text not null
  generated always as (app.search_text(description, document_no)) stored;
create index finance_entries_search on finance_entries using gin (tenant_id, search gin_trgm_ops);
create index finance_entries_by_status on finance_entries (tenant_id, status, due_on, id);
create index finance_entries_by_competence on finance_entries (tenant_id, competence_on, id);
