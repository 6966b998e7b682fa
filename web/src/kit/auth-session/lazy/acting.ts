import type {
  enterCompany as enterCompanyEndpoint,
  leaveCompany as leaveCompanyEndpoint,
} from '@leme/contract/access/endpoints';
import { call, callContext } from '../../api/api.ts';
import { forgetTenant, reloadAs } from '../auth-session-store.ts';

/** An operator enters a company; the reason is written to its log. */
export async function enterCompany(tenantId: string, reason: string): Promise<void> {
  forgetTenant();
  await call<typeof enterCompanyEndpoint>('POST /auth/acting-tenant', { tenant_id: tenantId, reason });
  callContext.tenantId = tenantId;
  await reloadAs();
}

/** An operator goes back to the platform. */
export async function leaveCompany(): Promise<void> {
  await call<typeof leaveCompanyEndpoint>('DELETE /auth/acting-tenant');
  forgetTenant();
  await reloadAs();
}
