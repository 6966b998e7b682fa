import type { MatrixSheet } from '@leme/contract/crew/matrix-endpoints';
import { callContext, isProblem, NetworkProblem } from '#kit/api/api.ts';
import { readAnswer } from '#kit/api/read-answer.ts';

/** Has a file of cells looked through against a draft; nothing is written by it. */
export async function readSheet(id: string, file: File): Promise<MatrixSheet> {
  const headers: Record<string, string> = { accept: 'application/json', 'content-type': 'text/csv' };
  if (callContext.tenantId) headers['leme-tenant'] = callContext.tenantId;
  const response = await fetch(`/api/admin/competency-matrix/versions/${id}/cells/sheet`, {
    method: 'POST',
    headers,
    body: file,
    ...({ credentials: 'same-origin', redirect: 'error', cache: 'no-store' } as const),
  }).catch(() => {
    throw new NetworkProblem('lost');
  });
  try {
    return (await readAnswer(response)) as MatrixSheet;
  } catch (error) {
    if (isProblem(error, 'signed-out')) callContext.onSignedOut();
    throw error;
  }
}
