-- Taking a payment has a right of its own. A role whose company let it keep bookings goes on taking their payments, and
-- seeing them; partners never hold it.
alter table role_permissions no force row level security;
insert into role_permissions (tenant_id, role, resource, action, granted)
select distinct tenant_id, role, 'booking-payments', case when action = 'read' then 'read' else 'create' end, true
from role_permissions
where resource = 'bookings' and granted and action in ('read', 'create', 'update') and role in ('user', 'marinheiro')
on conflict (tenant_id, role, resource, action) do nothing;
alter table role_permissions force row level security;
