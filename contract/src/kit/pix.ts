/** A Pix text to copy or to show as a QR, as the manual of the BR Code lays it out. */
export type PixCharge = {
  key: string;
  name: string;
  city: string;
  /** Reais; null leaves the amount to who pays. */
  amount: number | null;
  /** Letters and digits, at most 25; null asks for none. */
  txid: string | null;
};

const longest = { name: 25, city: 15, txid: 25 };

/** The static BR Code of a charge: fields of two digits, two of length and the value, a checksum at the end. */
export function pixCode({ key, name, city, amount, txid }: PixCharge): string {
  const account = field('00', 'br.gov.bcb.pix') + field('01', key);
  const code = [
    field('00', '01'),
    field('26', account),
    field('52', '0000'),
    field('53', '986'),
    amount === null ? '' : field('54', amount.toFixed(2)),
    field('58', 'BR'),
    field('59', plain(name, longest.name)),
    field('60', plain(city, longest.city)),
    field('62', field('05', txid?.slice(0, longest.txid) || '***')),
    '6304',
  ].join('');
  return code + pixChecksum(code);
}

/** What banks tell a payment of a booking by: its code and which of its charges it is. */
export function pixTxid(code: string, charge: number): string {
  return `LM${code}${String(charge % 100).padStart(2, '0')}`;
}

function field(id: string, value: string): string {
  return id + String(value.length).padStart(2, '0') + value;
}

/** Without accents and signs banks do not read; cut where it is too long, never in the middle of a blank. */
function plain(text: string, most: number): string {
  const letters = text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\x20-\x7e]/g, '');
  return letters.replace(/\s+/g, ' ').trim().slice(0, most).trimEnd();
}

/** CRC-16 of CCITT: polynomial 1021, beginning with FFFF. */
export function pixChecksum(text: string): string {
  let crc = 0xffff;
  for (const letter of text) {
    crc ^= letter.charCodeAt(0) << 8;
    for (let bit = 0; bit < 8; bit += 1) crc = crc & 0x8000 ? ((crc << 1) ^ 0x1021) & 0xffff : crc << 1;
  }
  return (crc & 0xffff).toString(16).toUpperCase().padStart(4, '0');
}
