import type { SheetOfNotes } from '@leme/contract/finance/invoices/nfse/nfse-endpoints';
import { callContext, isProblem, NetworkProblem } from '#kit/api/api.ts';
import { readAnswer } from '#kit/api/read-answer.ts';

export type Days = 'day' | 'month';
type Sending = { file: File; days: Days | null; key: string; isDry: boolean };

/** Sends a file of issued notes to be looked through, or taken in; sent again under its key it changes nothing twice. */
export async function sendNotes({ file, days, key, isDry }: Sending): Promise<SheetOfNotes> {
  const headers: Record<string, string> = {
    accept: 'application/json',
    'content-type': 'text/csv',
    'idempotency-key': key,
  };
  if (callContext.tenantId) headers['leme-tenant'] = callContext.tenantId;
  const query = new URLSearchParams({ ...(days && { days }), ...(isDry && { dry_run: 'true' }) });
  const response = await fetch(`/api/invoice-nfse/sheet?${query}`, {
    method: 'POST',
    headers,
    body: file,
    ...({ credentials: 'same-origin', redirect: 'error', cache: 'no-store' } as const),
  }).catch(() => {
    throw new NetworkProblem('lost');
  });
  try {
    return (await readAnswer(response)) as SheetOfNotes;
  } catch (error) {
    if (isProblem(error, 'signed-out')) callContext.onSignedOut();
    throw error;
  }
}
