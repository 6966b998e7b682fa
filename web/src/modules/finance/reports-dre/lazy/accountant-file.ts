import type { listPostings, PostingRow } from '@leme/contract/finance/book-endpoints';
import { call } from '#kit/api/api.ts';
import { keepFile } from '#kit/resource/save-file.ts';
import { csvText } from '#kit/text/csv.ts';
import type { Asked } from '../panel-props.ts';

/** All postings of a period, page by page. */
async function postingsOf(period: Asked): Promise<PostingRow[]> {
  const rows: PostingRow[] = [];
  for (let page = 1; ; page += 1) {
    const asked = { ...period, page, limit: 200 };
    const { data, has_more } = await call<typeof listPostings>('GET /finance/postings', asked);
    rows.push(...data);
    if (!has_more) return rows;
  }
}

/** Keeps what the accountant takes: day, debit, credit, amount, what it is of and its document. */
export async function keepAccountantFile(
  period: Asked,
  columns: readonly string[],
  factName: (kind: PostingRow['fact_kind']) => string,
): Promise<void> {
  const rows = await postingsOf(period);
  const lines = rows.map(({ date, debit, credit, amount, fact_kind, source, id }) => [
    date,
    debit,
    credit,
    amount,
    [factName(fact_kind), source?.label].filter(Boolean).join(' '),
    source?.kind === 'booking' ? source.label : id,
  ]);
  const text = csvText([columns, ...lines]);
  keepFile(
    new Blob([text], { type: 'text/csv;charset=utf-8' }),
    `lancamentos-${period.from}-${period.to}.csv`,
  );
}
