import {
  checkTextImport,
  listTextImports,
  readCoverage,
  rollBackTextImport,
  runTextImport,
} from '@leme/contract/tenancy/words/import-endpoints';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { refuses } from '../../../testing/fake-server.ts';
import { aServer, openPage } from '../../../testing/open-page.tsx';

const version = {
  id: '01920000-0000-7000-8000-000000000001',
  file: 'ingles.csv',
  approved: true,
  added: 2,
  changed: 1,
  refused: 2,
  created_at: '2026-11-20T12:00:00Z',
  created_by: 'Ana',
  rolled_back_at: null as string | null,
};
const languages = (['pt-BR', 'en', 'es', 'fr', 'it'] as const).map((locale) => ({
  locale,
  said: 9,
  otherwise: 1,
}));
const refused = {
  row: 3,
  namespace: 'kit',
  key: 'save',
  locale: 'en',
  value: '<b>',
  fault: 'markup' as const,
};
const looked = {
  lines: 3,
  new: 1,
  changed: 0,
  unchanged: 1,
  long: 0,
  faults: [{ fault: 'markup' as const, count: 1 }],
  refused: [refused],
  longLines: [],
};

function aPlatform() {
  const server = aServer();
  server.answers(listTextImports, { data: [version] });
  server.answers(readCoverage, { data: [{ namespace: 'leads', texts: 10, languages }] });
  server.answers(checkTextImport, looked);
  server.answers(runTextImport, { import: version, looked });
  server.answers(rollBackTextImport, { ...version, rolled_back_at: '2026-11-20T13:00:00Z' });
  return server;
}
const open = (server: ReturnType<typeof aPlatform>) =>
  openPage(server, '/admin/i18n-import', { as: 'saas_super_admin' });

test('a file is looked through before it is taken in, and what is refused is told with its reason [B2.2-77]', async () => {
  const server = aPlatform();
  const person = await open(server);
  const file = new File(['namespace;key;locale;value\n'], 'ingles.csv', { type: 'text/csv' });
  await person.upload(await screen.findByLabelText('Escolher arquivo', { selector: 'input' }), file);
  await screen.findByText('1 linha recusada');
  expect(document.body.textContent).toContain('Linha 3: Contém marcação de página');
  expect(server.times('POST /admin/i18n-imports')).toBe(0);
  await person.click(screen.getByRole('button', { name: 'Importar' }));
  await screen.findByText('3 traduções importadas');
});

test('a version is rolled back after a question; one that somebody rolled back meanwhile says so', async () => {
  const server = aPlatform();
  const person = await open(server);
  await person.click(await screen.findByRole('button', { name: 'Desfazer ingles.csv' }));
  await person.click(await screen.findByRole('button', { name: 'Desfazer' }));
  await screen.findByText('Importação desfeita');
  server.answers(rollBackTextImport, refuses('move-forbidden'));
  await person.click(await screen.findByRole('button', { name: 'Desfazer ingles.csv' }));
  await person.click(await screen.findByRole('button', { name: 'Desfazer' }));
  await screen.findByText('Outra pessoa já desfez esta importação.');
});

test('what each language says stands beside the others', async () => {
  await open(aPlatform());
  expect((await screen.findAllByText('9 de 10 · 1 outro')).length).toBe(5);
});

test('on a phone each part has its languages below each other, and nothing scrolls sideways', async () => {
  await openPage(aPlatform(), '/admin/i18n-import', { as: 'saas_super_admin', size: 'phone' });
  expect((await screen.findAllByText('9 de 10 · 1 outro')).length).toBe(5);
  expect(screen.queryByRole('table')).toBeNull();
});
