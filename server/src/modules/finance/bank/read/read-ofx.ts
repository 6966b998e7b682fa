import { centsOf, dayOf, plainText } from './cells.ts';
import { mostLines, type Read, type ReadLine, type ReadStatement, type RefusedLine } from './statement.ts';

type Tag = { name: string; closes: boolean; text: string };

const tagName = /^[A-Za-z][A-Za-z0-9._:-]{0,63}$/;

/** Each tag with the text behind it: leaves that are not closed are told apart by what follows, whatever breaks the lines. */
function* tagsOf(text: string): Generator<Tag> {
  let open: Tag | undefined;
  let at = text.indexOf('<');
  // Searched for once, however many signs open and none closes.
  let end = text.indexOf('>');
  while (at !== -1) {
    let next = text.indexOf('<', at + 1);
    if (end !== -1 && end < at) end = text.indexOf('>', at + 1);
    if (text.startsWith('<![CDATA[', at)) {
      const over = text.indexOf(']]>', at);
      const until = over === -1 ? text.length : over;
      if (open) open.text += text.slice(at + 9, until).replaceAll('&', '&amp;');
      next = text.indexOf('<', until);
      if (open) open.text += text.slice(until + 3, next === -1 ? undefined : next);
    } else {
      const inside = end === -1 || (next !== -1 && next < end) ? '' : text.slice(at + 1, end);
      const closes = inside.startsWith('/');
      const name = inside.replace(/^\//, '').replace(/\s*\/?$/, '');
      if (tagName.test(name)) {
        if (open) yield open;
        open = {
          name: name.toUpperCase(),
          closes,
          text: text.slice(end + 1, next === -1 ? undefined : next),
        };
      } else if (open && !/^[?!]/.test(inside)) open.text += text.slice(at, next === -1 ? undefined : next);
    }
    at = next;
  }
  if (open) yield open;
}

const named: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
};

function unescaped(text: string): string {
  return text.replace(/&(#x[0-9a-f]{1,6}|#\d{1,7}|[a-z]{2,5});/gi, (whole, name: string) => {
    if (!name.startsWith('#')) return named[name.toLowerCase()] ?? whole;
    const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });
}

type Leaves = Map<string, string>;
type Found = {
  account: string;
  transactions: Leaves[];
  closing: ReadStatement['closing'];
};

/**
 * A statement in OFX, 1.x in SGML or 2.x in XML, of which banks write what they like: leaves that are not closed or empty, all on
 * one line, any encoding, commas. `account`: which one is meant where a file tells of several.
 */
export function readOfx(text: string, account?: string): Read {
  if (text.trim() === '') return { fault: 'empty' };
  if (!/<OFX>/i.test(text)) return { fault: 'not-a-statement' };
  const { statements, isWhole } = partsOf(text);
  if (!isWhole) return { fault: 'cut-off' };
  const filled = statements.filter(({ transactions, closing }) => transactions.length > 0 || closing);
  const numbers = new Set(filled.map((each) => each.account));
  const one = numbers.size > 1 ? account : [...numbers][0];
  if (one === undefined || !numbers.has(one))
    return { fault: numbers.size > 1 ? 'several-accounts' : 'nothing-valid' };
  const own = filled.filter((each) => each.account === one);
  const transactions = own.flatMap((each) => each.transactions);
  if (transactions.length > mostLines) return { fault: 'too-many-rows' };
  const closings = own.flatMap(({ closing }) => closing ?? []);
  const read = transactions.map(lineOf);
  return {
    kind: 'ofx',
    account: one,
    lines: read.flatMap((each) => ('day' in each ? each : [])),
    refused: read.flatMap((each, at) => ('day' in each ? [] : { at: at + 1, ...each })),
    closing: closings.toSorted((a, b) => (a.day < b.day ? 1 : -1))[0] ?? null,
  };
}

const own = (): Found => ({ account: '', transactions: [], closing: null });

function partsOf(text: string): { statements: Found[]; isWhole: boolean } {
  const statements: Found[] = [];
  let statement: Found | undefined;
  let transaction: Leaves | undefined;
  let balance: Leaves | undefined;
  let isWhole = false;
  const current = () => {
    if (statement) return statement;
    statement = own();
    statements.push(statement);
    return statement;
  };
  const endBalance = () => {
    const closing = balance && closingOf(balance);
    if (closing) current().closing ??= closing;
    balance = undefined;
  };
  for (const { name, closes, text: behind } of tagsOf(text)) {
    if (name === 'STMTTRN') {
      transaction = closes ? undefined : new Map();
      if (transaction) current().transactions.push(transaction);
    } else if (/^(CC)?STMTRS$/.test(name)) statement = undefined;
    else if (name === 'BANKTRANLIST') transaction = undefined;
    else if (name === 'LEDGERBAL') {
      transaction = undefined;
      endBalance();
      if (!closes) balance = new Map();
    } else if (name === 'AVAILBAL') endBalance();
    else if (name === 'OFX') isWhole = closes;
    else if (closes) continue;
    else {
      const value = unescaped(behind).trim();
      const leaves = transaction ?? balance;
      // Of two, such as those of a payee inside of a transaction, the first one that says something.
      if (leaves) leaves.set(name, leaves.get(name) || value);
      else if (name === 'ACCTID') current().account ||= plainText(value, 40);
    }
  }
  endBalance();
  return { statements, isWhole };
}

function closingOf(leaves: Leaves): ReadStatement['closing'] {
  const [cents, day] = [centsOf(leaves.get('BALAMT') ?? ''), postedOn(leaves.get('DTASOF') ?? '')];
  return cents === null || day === null ? null : { cents, day };
}

/** The day as the bank writes it: an hour and a zone behind it change nothing. */
function postedOn(text: string): string | null {
  const [, year, month, day] = /^\s*(\d{4})(\d{2})(\d{2})/.exec(text) ?? [];
  return dayOf(Number(year), Number(month), Number(day));
}

function lineOf(leaves: Leaves): ReadLine | Omit<RefusedLine, 'at'> {
  const leaf = (name: string) => leaves.get(name) ?? '';
  const memo = plainText(leaf('MEMO'));
  const text = plainText([leaf('DTPOSTED'), leaf('TRNAMT'), memo].join(' '), 120);
  const day = postedOn(leaf('DTPOSTED'));
  if (day === null) return { why: 'day', text };
  const cents = centsOf(leaf('TRNAMT'));
  if (cents === null) return { why: 'amount', text };
  if (cents === 0) return { why: 'zero', text };
  // A debit that is told without its sign went out all the same.
  const isOut = leaf('TRNTYPE').toUpperCase() === 'DEBIT' && cents > 0;
  const payer = plainText(leaf('NAME'), 120);
  return { day, cents: isOut ? -cents : cents, fitid: plainText(leaf('FITID')), payer, memo: memo || payer };
}
