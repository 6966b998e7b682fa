import { callContext } from '../api/api.ts';
import { NetworkProblem } from '../api/api-problem.ts';
import { readAnswer } from '../api/read-answer.ts';

/**
 * Fetches a file the server makes and hands it to the browser to keep; `name` where the server gives none. A CSV that
 * comes in several parts is one file under one head.
 */
export async function saveFile(urls: string | readonly string[], name: string): Promise<void> {
  const [first = '', ...others] = [urls].flat();
  const answer = await answerOf(first);
  const parts: BlobPart[] = [await answer.blob()];
  for (const url of others) {
    const text = await (await answerOf(url)).text();
    parts.push(text.slice(text.indexOf(lineEnd) + lineEnd.length));
  }
  keepFile(new Blob(parts, { type: answer.headers.get('content-type') ?? '' }), nameOf(answer) ?? name);
}

const lineEnd = '\r\n';

async function answerOf(url: string): Promise<Response> {
  // A plain link could not say which company the page was opened for.
  const headers = callContext.tenantId ? { 'leme-tenant': callContext.tenantId } : undefined;
  const response = await fetch(url, { credentials: 'same-origin', ...(headers && { headers }) }).catch(() => {
    throw new NetworkProblem('lost');
  });
  if (!response.ok) await readAnswer(response);
  return response;
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
