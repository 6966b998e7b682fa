import { missingTexts, textsIn } from '@leme/contract/kit/language/texts';
import { tenancyWords } from '@leme/contract/tenancy/texts/texts';
import { expect, test } from 'vitest';
import { aServer, signedIn } from '../testing/open-page.tsx';
import { tellMissingTexts } from './report-missing-texts.ts';

const address = 'POST /missing-texts';

test('texts that were not there are told to the server by name, each once, and by nobody who is not signed in', async () => {
  const server = aServer();
  const t = textsIn<Record<string, never>>(tenancyWords, 'pt-BR');
  expect(t('application.motto')).toBe('');
  tellMissingTexts();
  expect(server.times(address)).toBe(0);
  await signedIn(server, { as: 'manager' });
  tellMissingTexts();
  tellMissingTexts();
  expect(server.sent(address)).toEqual([
    { build_id: '2031.01.01.0000', texts: ['contract/tenancy application.motto'] },
  ]);
  missingTexts.clear();
});
