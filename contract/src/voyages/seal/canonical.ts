/** What a value is written as before it is hashed: JSON of one form alone, by RFC 8785. */
export function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (typeof value === 'object' && value !== null) {
    const members = Object.entries(value)
      .filter(([, each]) => each !== undefined)
      // By UTF-16 code units, as the comparison of strings is.
      .toSorted(([one], [other]) => (one < other ? -1 : Number(one > other)))
      .map(([name, each]) => `${canonical(name)}:${canonical(each)}`);
    return `{${members.join(',')}}`;
  }
  if (typeof value === 'string' && !value.isWellFormed()) throw new TypeError('Half a character has no form');
  if (typeof value === 'number' && !Number.isFinite(value)) throw new TypeError('No number of JSON');
  const written = JSON.stringify(value);
  if (written === undefined) throw new TypeError('No value of JSON');
  return written;
}

/** SHA-256 of a value in that form, in hexadecimal. */
export async function hashOf(value: unknown): Promise<string> {
  const bytes = new TextEncoder().encode(canonical(value));
  return hex(new Uint8Array(await globalThis.crypto.subtle.digest('SHA-256', bytes)));
}

/** Whether this device can hash at all: a page that did not come by HTTPS cannot. */
export const canHash = () => globalThis.crypto?.subtle !== undefined;

export const newSalt = () => hex(globalThis.crypto.getRandomValues(new Uint8Array(32)));

const hex = (bytes: Uint8Array) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
