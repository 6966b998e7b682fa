import type { LookedStatement } from '@leme/contract/finance/bank/statement-endpoints';
import { callContext, isProblem, NetworkProblem } from '#kit/api/api.ts';
import { readAnswer } from '#kit/api/read-answer.ts';

type Sending = { file: File; account_id: string; other_number: boolean; key: string };

/** Sends a file of a bank to be looked at; sent again under its key it is looked at once. */
export async function sendStatement({
  file,
  account_id,
  other_number,
  key,
}: Sending): Promise<LookedStatement> {
  const headers: Record<string, string> = {
    accept: 'application/json',
    'content-type': 'text/csv',
    'idempotency-key': key,
  };
  if (callContext.tenantId) headers['leme-tenant'] = callContext.tenantId;
  const query = new URLSearchParams({
    account_id,
    name: file.name.slice(0, 200),
    ...(other_number && { other_number: 'true' }),
  });
  const response = await fetch(`/api/bank-statements?${query}`, {
    method: 'POST',
    headers,
    body: file,
    ...({ credentials: 'same-origin', redirect: 'error', cache: 'no-store' } as const),
  }).catch(() => {
    throw new NetworkProblem('lost');
  });
  try {
    return (await readAnswer(response)) as LookedStatement;
  } catch (error) {
    if (isProblem(error, 'signed-out')) callContext.onSignedOut();
    throw error;
  }
}
