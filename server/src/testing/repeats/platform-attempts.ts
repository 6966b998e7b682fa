import { aDraft, boardsAs, noDraft } from '../companies/crew/crew-matrix.ts';
import { companyBody } from '../opened-company.ts';
import type { Attempts, Ground } from './ground.ts';

/** What operators do with companies and with the matrix, and what somebody of the crew does alone. */
export const platformAttempts = ({ operator, staff, company, next, anAddress }: Ground): Attempts => ({
  'POST /saas-tenants': async () => {
    const body = companyBody({ subdomain: `repetida-${next()}`, email: anAddress() });
    return { path: '/saas-tenants', body, other: { ...body, name: 'Outra empresa' }, by: operator };
  },
  'POST /saas-tenants/:id/notes': async () => ({
    path: `/saas-tenants/${company.id}/notes`,
    body: { note: `Liga de tarde ${next()}` },
    other: { note: 'Outra' },
    by: operator,
  }),
  'POST /crew-competencies/credentials': async () => {
    await boardsAs(staff);
    const body = { number: `N${next()}` };
    return { path: '/crew-competencies/credentials', body, other: { number: 'Outro' } };
  },
  'POST /admin/competency-matrix/versions': async () => {
    const { last } = await noDraft(operator);
    return {
      path: '/admin/competency-matrix/versions',
      body: {},
      other: { from: last.id },
      by: operator,
    };
  },
  'POST /admin/competency-matrix/versions/:id/publication': async () => {
    const { draft, day } = await aDraft(operator);
    const body = { version: draft.version, effective_from: day };
    const path = `/admin/competency-matrix/versions/${draft.id}/publication`;
    return { path, body, other: { ...body, version: draft.version + 1 }, by: operator };
  },
});
