import type { StatementRow, takeStatement } from '@leme/contract/finance/bank/statement-endpoints';
import { call } from '#kit/api/api.ts';

/** Takes a file in: each request takes some seconds’ worth, and what broke off goes on where it was. */
export async function takeWhole(
  id: string,
  heard?: (statement: StatementRow) => void,
): Promise<StatementRow> {
  for (;;) {
    const statement = await call<typeof takeStatement>('POST /bank-statements/:id/intake', { id });
    heard?.(statement);
    if (statement.status !== 'running') return statement;
  }
}
