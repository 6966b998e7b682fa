import type { SheetOfPartner } from '@leme/contract/channels/external-sheet-endpoints';
import { callContext, isProblem, NetworkProblem } from '#kit/api/api.ts';
import { readAnswer } from '#kit/api/read-answer.ts';

type Sending = { file: File; partner_id: string; isDry: boolean };

/** Sends a partner's file to be looked through, or taken in; sent again it books nothing twice. */
export async function sendSheet({ file, partner_id, isDry }: Sending): Promise<SheetOfPartner> {
  const headers: Record<string, string> = { accept: 'application/json', 'content-type': 'text/csv' };
  if (callContext.tenantId) headers['leme-tenant'] = callContext.tenantId;
  const query = new URLSearchParams({ partner_id, ...(isDry && { dry_run: 'true' }) });
  const response = await fetch(`/api/external-bookings/sheet?${query}`, {
    method: 'POST',
    headers,
    body: file,
    ...({ credentials: 'same-origin', redirect: 'error', cache: 'no-store' } as const),
  }).catch(() => {
    throw new NetworkProblem('lost');
  });
  try {
    return (await readAnswer(response)) as SheetOfPartner;
  } catch (error) {
    if (isProblem(error, 'signed-out')) callContext.onSignedOut();
    throw error;
  }
}
