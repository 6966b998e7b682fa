import { callContext, isProblem, NetworkProblem } from '#kit/api/api.ts';
import { readAnswer } from '#kit/api/read-answer.ts';

/** Sends a file of moves; `key` lets the same file be sent again after a lost answer without posting it twice. */
export async function postSheet(file: File, key: string): Promise<{ moves: number; items: number }> {
  const headers: Record<string, string> = {
    accept: 'application/json',
    'content-type': 'text/csv',
    'idempotency-key': key,
  };
  if (callContext.tenantId) headers['leme-tenant'] = callContext.tenantId;
  const response = await fetch('/api/stock/moves/sheet', {
    method: 'POST',
    headers,
    body: file,
    ...({ credentials: 'same-origin', redirect: 'error', cache: 'no-store' } as const),
  }).catch(() => {
    throw new NetworkProblem('lost');
  });
  try {
    return (await readAnswer(response)) as { moves: number; items: number };
  } catch (error) {
    if (isProblem(error, 'signed-out')) callContext.onSignedOut();
    throw error;
  }
}
