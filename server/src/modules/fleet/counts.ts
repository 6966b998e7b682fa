import { sql } from 'kysely';
import { counting } from '#kit/resource/list/computed';

export const supplierCounts = counting('suppliers', {
  contacts: (tenantId) => sql`select 1 from supplier_contacts c
    where c.tenant_id = ${tenantId} and c.supplier_id = t.id and c.deleted_at is null`,
  boats: (tenantId) => sql`select 1 from boats b
    where b.tenant_id = ${tenantId} and b.owner_supplier_id = t.id and b.deleted_at is null`,
});

export const supplierTypeCounts = counting('supplier_types', {
  suppliers: (tenantId) => sql`select 1 from suppliers_types l
    join suppliers s on s.tenant_id = ${tenantId} and s.id = l.owner_id and s.deleted_at is null
    where l.tenant_id = ${tenantId} and l.target_id = t.id`,
});

export const featureCounts = counting('boat_features', {
  boats: (tenantId) => sql`select 1 from boats_features l
    join boats b on b.tenant_id = ${tenantId} and b.id = l.owner_id and b.deleted_at is null
    where l.tenant_id = ${tenantId} and l.target_id = t.id`,
});
