/** What the columns of a bank’s CSV are, counted from nought; what it has not is null. */
export type CsvMapping = {
  /** The first row that is a line of the statement, counted from one. */
  first_row: number;
  date: number;
  order: 'dmy' | 'mdy' | 'ymd';
  memo: number | null;
  payer: number | null;
  id: number | null;
  /** One column of amounts, with a sign or beside `side`, which says C or D; else two. */
  amount: number | null;
  side: number | null;
  incoming: number | null;
  outgoing: number | null;
  decimal: ',' | '.';
};

const names: Readonly<
  Record<'date' | 'memo' | 'payer' | 'id' | 'amount' | 'side' | 'incoming' | 'outgoing', RegExp>
> = {
  date: /^(data|date|dt|dia|fecha)/,
  memo: /hist|descri|lancamento|memo|detalhe|concept/,
  payer: /nome|favorecido|pagador|benefici|payer|name/,
  id: /doc|numero|^id$|identificador|fitid/,
  amount: /^valor|amount|importe|montante/,
  side: /^(d\/c|c\/d|tipo|natureza|debito\/credito)/,
  incoming: /^(credito|entrada|credit|recebi)/,
  outgoing: /^(debito|saida|debit|pago)/,
};

const folded = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').trim().toLowerCase();

/** What the columns of some first rows probably are; whoever sees them says otherwise. */
export function guessMapping(rows: readonly (readonly string[])[]): CsvMapping {
  const header = Math.max(
    0,
    rows.findIndex((cells) => cells.some((cell) => names.date.test(folded(cell))) && cells.length > 2),
  );
  const titles = (rows[header] ?? []).map(folded);
  const at = (name: keyof typeof names) => {
    const found = titles.findIndex((title) => names[name].test(title));
    return found === -1 ? null : found;
  };
  const below = rows.slice(header + 1).filter((cells) => cells.length > 2);
  const [first = []] = below;
  const amount = at('amount');
  const columns = amount === null ? [at('incoming') ?? 2, at('outgoing') ?? 2] : [amount];
  const hasPoints = below.some((cells) =>
    columns.some((column) => /\.\d{1,2}\s*[CD]?$/i.test((cells[column] ?? '').trim())),
  );
  const day = first[at('date') ?? 0] ?? '';
  return {
    first_row: header + 2,
    date: at('date') ?? 0,
    order: /^\d{4}/.test(day.trim()) ? 'ymd' : 'dmy',
    memo: at('memo') ?? (titles.length > 1 ? 1 : null),
    payer: at('payer'),
    id: at('id'),
    amount: amount ?? (at('incoming') === null ? 2 : null),
    side: amount === null ? null : at('side'),
    incoming: amount === null ? at('incoming') : null,
    outgoing: amount === null ? at('outgoing') : null,
    decimal: hasPoints ? '.' : ',',
  };
}
