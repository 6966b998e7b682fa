import { z } from 'zod';
import { may, read } from '../../access/permission.ts';
import { endpoint } from '../../kit/endpoint.ts';
import { idParams } from '../../kit/page.ts';

const counts = z.object({ rows: z.int(), untouched: z.int() });

export const readStarterPackage = endpoint({
  method: 'GET',
  path: '/saas-tenants/:id/starter-package',
  of: 'saas_tenants',
  summary: 'How many rows a company was given to begin with, and how many of them nobody touched',
  permission: read('saas-tenants'),
  params: idParams,
  reply: counts,
});

export const removeStarterPackage = endpoint({
  method: 'DELETE',
  path: '/saas-tenants/:id/starter-package',
  of: 'saas_tenants',
  summary:
    'Deletes those rows of the starter package nobody touched and nothing points to; they can be restored',
  permission: may('saas-tenants', 'update'),
  params: idParams,
  reply: z.object({ removed: z.int(), rows: z.int() }),
});
