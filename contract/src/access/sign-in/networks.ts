/** A network a company is used from, by its first address and how many bits of it count. */
export type Network = { address: string; bits: number; family: 'ipv4' | 'ipv6' };

const fewestBits = { ipv4: 8, ipv6: 16 } as const;
const allBits = { ipv4: 32, ipv6: 128 } as const;

/** The networks of a text, one a line or apart by commas; null where one is none, or is half the world. */
export function networksIn(text: string): Network[] | null {
  const written = text.split(/[\s,;]+/).filter(Boolean);
  const read = written.map(networkIn);
  return read.every((network) => network !== null) ? read : null;
}

function networkIn(written: string): Network | null {
  const [address = '', bits, ...rest] = written.split('/');
  const family = isIpv4(address) ? 'ipv4' : isIpv6(address) ? 'ipv6' : null;
  if (!family || rest.length > 0 || (bits !== undefined && !/^\d{1,3}$/.test(bits))) return null;
  const counted = bits === undefined ? allBits[family] : Number(bits);
  return counted >= fewestBits[family] && counted <= allBits[family]
    ? { address, bits: counted, family }
    : null;
}

function isIpv4(address: string): boolean {
  return /^\d{1,3}(\.\d{1,3}){3}$/.test(address) && address.split('.').every((part) => Number(part) <= 255);
}

function isIpv6(address: string): boolean {
  const halves = address.split('::');
  const groups = halves.flatMap((half) => half.split(':').filter((group) => group !== ''));
  const isWhole =
    groups.every((group) => /^[\da-f]{1,4}$/i.test(group)) && !/:::|^:[^:]|[^:]:$/.test(address);
  return isWhole && (halves.length === 1 ? groups.length === 8 : halves.length === 2 && groups.length < 8);
}
