import type { ReplyOf } from '@leme/contract/kit/endpoint';
import type { importStockMoves } from '@leme/contract/stock/endpoints';
import { callContext, isProblem, NetworkProblem } from '#kit/api/api.ts';
import { readAnswer } from '#kit/api/read-answer.ts';

export type TakenSheet = ReplyOf<typeof importStockMoves>;

/** Sends a file of moves; `key` lets the same file be sent again after a lost answer without posting it twice. */
export async function postSheet(file: File, key: string): Promise<TakenSheet> {
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
    return (await readAnswer(response)) as TakenSheet;
  } catch (error) {
    if (isProblem(error, 'signed-out')) callContext.onSignedOut();
    throw error;
  }
}

/** Numbers of rows as people say them: from – to where they follow each other. */
export function rowsAsSaid(rows: readonly number[]): string {
  const stretches: [number, number][] = [];
  for (const row of rows) {
    const last = stretches.at(-1);
    if (last && last[1] === row - 1) last[1] = row;
    else stretches.push([row, row]);
  }
  return stretches.map(([from, to]) => (from === to ? `${from}` : `${from}–${to}`)).join(', ');
}
