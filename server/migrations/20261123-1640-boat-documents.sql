-- The papers of boats become a register: they are found by their number, deleted so that they can be restored, and go and
-- come back with their boat. Those of boats that were deleted before go with them.
alter table boat_documents add column deleted_at timestamptz;
alter table boat_documents add column deleted_by uuid;
alter table boat_documents add column search text not null generated always as (app.search_text(number)) stored;
alter table boats no force row level security;
alter table boat_documents no force row level security;
update boat_documents d set deleted_at = b.deleted_at, deleted_by = b.deleted_by
from boats b where b.tenant_id = d.tenant_id and b.id = d.boat_id and b.deleted_at is not null;
alter table boats force row level security;
alter table boat_documents force row level security;
select app.register_indexes('boat_documents', 'tenant_id, ', 'kind');
create index boat_documents_of on boat_documents (tenant_id, boat_id, id);
create index boat_documents_by_expires_on on boat_documents (tenant_id, expires_on, id) where deleted_at is null;
drop index boat_documents_by_expiry;
