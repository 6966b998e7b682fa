import { callContext } from '../api/api.ts';
import { NetworkProblem } from '../api/api-problem.ts';
import { readAnswer } from '../api/read-answer.ts';

/** Fetches a file the server makes and hands it to the browser to keep; `name` where the server gives none. */
export async function saveFile(url: string, name: string): Promise<void> {
  // A plain link could not say which company the page was opened for.
  const headers = callContext.tenantId ? { 'leme-tenant': callContext.tenantId } : undefined;
  const response = await fetch(url, { credentials: 'same-origin', ...(headers && { headers }) }).catch(() => {
    throw new NetworkProblem('lost');
  });
  if (!response.ok) await readAnswer(response);
  keepFile(await response.blob(), nameOf(response) ?? name);
}

/** Hands bytes to the browser to keep. */
export function keepFile(bytes: Blob, name: string): void {
  const address = URL.createObjectURL(bytes);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The download holds on to the bytes by itself once it has begun.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

function nameOf(response: Response): string | undefined {
  return /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1];
}
