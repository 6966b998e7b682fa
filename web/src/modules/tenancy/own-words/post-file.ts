import { callContext, isProblem, NetworkProblem } from '#kit/api/api.ts';
import { readAnswer } from '#kit/api/read-answer.ts';

/** Sends a file as it is and gives what the server says of it. */
export async function postFile<Answer>(path: string, file: Blob): Promise<Answer> {
  const headers: Record<string, string> = { accept: 'application/json', 'content-type': 'text/csv' };
  if (callContext.tenantId) headers['leme-tenant'] = callContext.tenantId;
  const response = await fetch(`/api${path}`, {
    method: 'POST',
    headers,
    body: file,
    ...({ credentials: 'same-origin', redirect: 'error', cache: 'no-store' } as const),
  }).catch(() => {
    throw new NetworkProblem('lost');
  });
  try {
    return (await readAnswer(response)) as Answer;
  } catch (error) {
    if (isProblem(error, 'signed-out')) callContext.onSignedOut();
    throw error;
  }
}
