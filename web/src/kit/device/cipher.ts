const algorithm = 'AES-GCM';

export type Sealed = { iv: Uint8Array<ArrayBuffer>; text: ArrayBuffer };

/** Makes a key of the 32 bytes the server handed out (base64); it can be used, not read out again. */
export function importKey(base64: string): Promise<CryptoKey> {
  const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
  return crypto.subtle.importKey('raw', bytes, algorithm, false, ['encrypt', 'decrypt']);
}

/** A key made here for what this device alone reads. */
export function newKey(): Promise<CryptoKey> {
  return crypto.subtle.generateKey({ name: algorithm, length: 256 }, false, ['encrypt', 'decrypt']);
}

export async function seal(key: CryptoKey, value: unknown): Promise<Sealed> {
  const iv = crypto.getRandomValues(new Uint8Array(12));
  const plain = new TextEncoder().encode(JSON.stringify(value));
  return { iv, text: await crypto.subtle.encrypt({ name: algorithm, iv }, key, plain) };
}

/** Reads what `seal` made; rejects for another key or a changed text. */
export async function unseal(key: CryptoKey, { iv, text }: Sealed): Promise<unknown> {
  const plain = await crypto.subtle.decrypt({ name: algorithm, iv }, key, text);
  return JSON.parse(new TextDecoder().decode(plain));
}
