import { expect, test } from 'vitest';
import { importKey, seal, unseal } from './cipher.ts';

const aKey = () => importKey(btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(32)))));

test('what is sealed is read with its key only, and not when it was changed', async () => {
  const [mine, other] = [await aKey(), await aKey()];
  const sealed = await seal(mine, { customer_name: 'Maria Gonçalves' });
  expect(await unseal(mine, sealed)).toEqual({ customer_name: 'Maria Gonçalves' });
  await expect(unseal(other, sealed)).rejects.toThrow();
  const changed = new Uint8Array(sealed.text.slice(0));
  changed[0] = (changed[0] ?? 0) ^ 1;
  await expect(unseal(mine, { ...sealed, text: changed.buffer })).rejects.toThrow();
});

test('the text at rest says nothing, twice the same seals differently, and the key cannot be read out', async () => {
  const key = await aKey();
  const [first, second] = [await seal(key, 'Maria Gonçalves'), await seal(key, 'Maria Gonçalves')];
  expect(new TextDecoder().decode(first.text)).not.toContain('Maria');
  expect(new Uint8Array(first.text)).not.toEqual(new Uint8Array(second.text));
  await expect(crypto.subtle.exportKey('raw', key)).rejects.toThrow();
});
