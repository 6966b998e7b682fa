import { listBoatDocuments, updateBoatDocument } from '@leme/contract/fleet/boat-document-endpoints';
import { boats } from '@leme/contract/fleet/boats';
import { resourceEndpoints } from '@leme/contract/kit/resource-endpoints';
import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { refuses } from '../../../../testing/fake-server.ts';
import { aServer, openPage } from '../../../../testing/open-page.tsx';

const today = Temporal.PlainDate.from('2031-01-01');
const day = (days: number) => today.add({ days });
const typed = (date: Temporal.PlainDate) => date.toString().split('-').toReversed().join('/');
const [boat, paper] = [crypto.randomUUID(), crypto.randomUUID()];
type Paper = { kind: 'CSN' | 'TIE'; number?: string; expires_on?: string };

/** A boat that is open with one paper. */
async function openBoat(one: Paper) {
  const server = aServer();
  const { list, read } = resourceEndpoints(boats);
  const row = { id: boat, boat_name: 'Lancha Netuno', capacity: 8, version: 1 };
  server.answers(list, { data: [row], count: 1 } as object);
  server.answers(read, row as object);
  const data = [{ ...one, id: paper, boat_id: boat, version: 1, alert_days: [60, 30, 7] }];
  server.answers(listBoatDocuments, { data, today: today.toString() });
  const person = await openPage(server, `/mar-azul/boats?open=${boat}`, { as: 'admin' });
  return { server, person, panel: within(await screen.findByRole('region', { name: 'Documentos' })), data };
}

test('a paper that is good today is red for the day of a sailing after it has run out', async () => {
  const { panel } = await openBoat({ kind: 'CSN', expires_on: day(200).toString() });
  await panel.findByText(`Válido até ${typed(day(200))}`);
  const field = panel.getByLabelText(/^Situação em/);
  fireEvent.change(field, { target: { value: typed(day(201)) } });
  await panel.findByText('Vencido há 1 dia');
  await panel.findByText(/falta 1 documento válido: CSN/);
});

test('two people change one paper: the second sees both and chooses', async () => {
  const { server, person, panel, data } = await openBoat({ kind: 'TIE', number: '401' });
  const [mine] = data;
  await person.click(await panel.findByRole('button', { name: /Ações de TIE/ }));
  await person.click(await screen.findByRole('menuitem', { name: 'Editar' }));
  const number = await screen.findByLabelText(/^Número/, { selector: '[role=dialog] *' });
  await person.clear(number);
  await person.type(number, '402');
  const current = { ...mine, number: '999', version: 2 };
  server.answers(updateBoatDocument, refuses('stale-version', { params: { current } }));
  await person.keyboard('{Control>}{Enter}{/Control}');
  const choice = within(await screen.findByRole('dialog', { name: 'Outra pessoa alterou este documento' }));
  await choice.findByText('999');
  server.answers(updateBoatDocument, { ...mine, number: '402', version: 3 });
  server.answers(listBoatDocuments, {
    data: [{ ...mine, number: '402' }],
    today: today.toString(),
  } as object);
  await person.click(choice.getByRole('button', { name: 'Salvar' }));
  await panel.findByText('TIE (inscrição) 402');
  expect(server.sent('PATCH /boat-documents/:id').map(({ version }) => version)).toEqual([1, 2]);
});
