import { type PixCharge, pixChecksum } from './pix.ts';

/** What stands in a Pix code. A code with an amount of its own at the bank has an address in place of a key. */
export type ReadPix = Omit<PixCharge, 'key'> & { code: string; key: string | null; url: string | null };

/** Why a text holds no Pix code: there is none, it is cut or spoilt, or one of its signs is another one. */
export type PixFault = 'none' | 'broken' | 'checksum';

const first = '000201';
const last = '6304';
const longest = 512;

/** The first sound Pix code of a text, such as a message or a line of a statement; lines it was broken into are joined. */
export function readPix(text: string): ReadPix | PixFault {
  let fault: PixFault = 'none';
  for (const whole of [text, text.replace(/\s*[\r\n]+\s*/g, '')])
    for (let at = whole.indexOf(first); at >= 0; at = whole.indexOf(first, at + 1)) {
      const read = readFrom(whole.slice(at, at + longest));
      if (typeof read !== 'string') return read;
      if (fault !== 'checksum') fault = read;
    }
  return fault;
}

export function isPixFault(read: ReadPix | PixFault): read is PixFault {
  return typeof read === 'string';
}

/** The txids of this product that a text names, each once: what a bank prints of a code that was paid. */
export function txidsIn(text: string): string[] {
  const found = text.toUpperCase().match(/(?<![A-Z0-9])LM[A-Z0-9]{3,23}(?![A-Z0-9])/g);
  return [...new Set(found ?? [])];
}

function readFrom(text: string): ReadPix | PixFault {
  const fields = fieldsOf(text, last);
  if (!fields) return 'broken';
  const { values, end } = fields;
  const code = text.slice(0, end + last.length + 4);
  const body = code.slice(0, end + last.length);
  const account = fieldsOf(values.get('26') ?? '');
  const isPix = account?.values.get('00')?.toLowerCase() === 'br.gov.bcb.pix';
  if (code.length !== body.length + 4 || !isPix) return 'broken';
  if (pixChecksum(body) !== code.slice(-4).toUpperCase()) return 'checksum';
  const amount = values.get('54') ?? null;
  if (amount !== null && !/^\d{1,10}(\.\d{1,2})?$/.test(amount)) return 'broken';
  const txid = fieldsOf(values.get('62') ?? '')?.values.get('05') ?? null;
  return {
    code,
    key: account.values.get('01') ?? null,
    url: account.values.get('25') ?? null,
    name: values.get('59') ?? '',
    city: values.get('60') ?? '',
    amount: amount === null ? null : Number(amount),
    txid: txid === '***' ? null : txid,
  };
}

/** Fields of two digits, two of length and the value, up to the one that begins with `until`, else to the end. */
function fieldsOf(text: string, until?: string): { values: Map<string, string>; end: number } | null {
  const values = new Map<string, string>();
  let end = 0;
  while (end < text.length) {
    if (until !== undefined && text.startsWith(until, end)) return { values, end };
    const head = text.slice(end, end + 4);
    if (!/^\d{4}$/.test(head)) return null;
    const length = Number(head.slice(2));
    const value = text.slice(end + 4, end + 4 + length);
    if (value.length !== length) return null;
    values.set(head.slice(0, 2), value);
    end += 4 + length;
  }
  return until === undefined ? { values, end } : null;
}
