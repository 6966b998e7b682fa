import type { SheetOfEntries } from '@leme/contract/finance/entry-sheets';
import { callContext, isProblem, NetworkProblem } from '#kit/api/api.ts';
import { readAnswer } from '#kit/api/read-answer.ts';

/** How columns are written whose cells mean two things. */
export type Said = Partial<Record<SheetOfEntries['asks'][number]['by'], string>>;

type Sending = { file: File; said: Said; key: string; isDry: boolean };

/** Sends a file of entries to be looked through, or taken in; sent again under its key it posts nothing twice. */
export async function sendSheet({ file, said, key, isDry }: Sending): Promise<SheetOfEntries> {
  const headers: Record<string, string> = {
    accept: 'application/json',
    'content-type': 'text/csv',
    'idempotency-key': key,
  };
  if (callContext.tenantId) headers['leme-tenant'] = callContext.tenantId;
  const query = new URLSearchParams({ ...said, ...(isDry && { dry_run: 'true' }) });
  const response = await fetch(`/api/finance/entries/sheet?${query}`, {
    method: 'POST',
    headers,
    body: file,
    ...({ credentials: 'same-origin', redirect: 'error', cache: 'no-store' } as const),
  }).catch(() => {
    throw new NetworkProblem('lost');
  });
  try {
    return (await readAnswer(response)) as SheetOfEntries;
  } catch (error) {
    if (isProblem(error, 'signed-out')) callContext.onSignedOut();
    throw error;
  }
}
