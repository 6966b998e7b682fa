import { resourceEndpoints } from '@leme/contract/kit/resource/resource-endpoints';
import { customers } from '@leme/contract/sales/customers';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { keepsRegister } from '../../testing/fake-register.ts';
import { noAnswer } from '../../testing/fake-server.ts';
import { aServer, openPage } from '../../testing/open-page.tsx';

const { options } = resourceEndpoints(customers);
const tags = ['Atrasa', 'Família', 'VIP'].map((label) => ({ id: crypto.randomUUID(), label }));
const beginning = (q = '') => ({ data: tags.filter(({ label }) => label.startsWith(q)) });

/** The form of a customer whose tags are looked for as `found` answers. */
async function openTags(found: (asked: { q?: string }) => unknown) {
  const server = aServer();
  const id = crypto.randomUUID();
  const ana = { id, name: 'Ana', kind: 'pessoa', marketing_consent: false, tags: [], labels: {} };
  keepsRegister(server, customers, [ana]);
  server.answers(options, found as never);
  const person = await openPage(server, `/mar-azul/customers?open=${id}`, { as: 'admin' });
  const field = await screen.findByRole('combobox', { name: /^Tags/ });
  const isAskedFor = (q: string) =>
    waitFor(() => expect(server.asked.some(({ input }) => input.q === q)).toBe(true));
  return { person, field, isAskedFor };
}

const shown = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);

test('while a tag is looked for nothing else stands in the list, and making it is not offered before the answer', async () => {
  const answer = Promise.withResolvers<void>();
  const { person, field, isAskedFor } = await openTags(async ({ q }) => {
    if (q) await answer.promise;
    return beginning(q);
  });
  await person.click(field);
  await waitFor(() => expect(shown()).toEqual(['Atrasa', 'Família', 'VIP']));
  await person.type(field, 'Atrasa');
  await isAskedFor('Atrasa');
  expect(shown()).toEqual(['Atrasa']);
  await person.type(field, 'da');
  await isAskedFor('Atrasada');
  expect(shown()).toEqual([]);
  await screen.findByText('Buscando...');
  answer.resolve();
  await waitFor(() => expect(shown()).toEqual(['Criar “Atrasada”']));
});

test('a tag that is there is not offered to be made', async () => {
  const { person, field } = await openTags(({ q }) => beginning(q));
  await person.type(field, 'atrasa');
  await person.clear(field);
  await person.type(field, 'Atrasa');
  await waitFor(() => expect(screen.queryByText('Buscando...')).toBeNull());
  expect(shown()).toEqual(['Atrasa']);
});

test('a search that is not answered says so and offers no new tag; asked again, it is', async () => {
  let isLost = true;
  const { person, field } = await openTags(({ q }) => (q && isLost ? noAnswer() : beginning(q)));
  await person.type(field, 'Fam');
  await screen.findByText('Não foi possível buscar');
  expect(shown()).toEqual([]);
  isLost = false;
  const note = screen.getByText('Não foi possível buscar').parentElement as HTMLElement;
  await person.click(within(note).getByRole('button', { name: 'Tentar novamente' }));
  await waitFor(() => expect(shown()).toEqual(['Família', 'Criar “Fam”']));
  expect((field as HTMLInputElement).value).toBe('Fam');
});

test('without a pointer a search that was not answered is asked again with Enter', async () => {
  let isLost = true;
  const { person, field } = await openTags(({ q }) => (q && isLost ? noAnswer() : beginning(q)));
  await person.type(field, 'Fam');
  await screen.findByText('Não foi possível buscar');
  isLost = false;
  await person.keyboard('{Enter}');
  await waitFor(() => expect(shown()).toEqual(['Família', 'Criar “Fam”']));
});
