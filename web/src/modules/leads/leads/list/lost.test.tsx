import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openPage } from '../../../../testing/open-page.tsx';
import { aLead, leadsServer, rowOf } from './list.testing.ts';

const why = async () => within(await screen.findByRole('dialog', { name: 'Marcar como Perdido?' }));

test('the cell of the table asks why somebody is lost, with the reason of the last time', async () => {
  const ana = aLead('Ana Reis', { lost_reason: 'sem data' });
  const { server, kept } = leadsServer([ana]);
  const person = await openPage(server, '/mar-azul/leads', { as: 'admin' });
  await person.click(within(await rowOf('Ana Reis')).getByRole('button', { name: /Novo$/ }));
  await person.click(await screen.findByRole('menuitem', { name: /Perdido/ }));
  const question = await why();
  expect(question.getByLabelText(/^Motivo da perda/)).toHaveProperty('value', 'sem data');
  await person.click(question.getByRole('button', { name: 'Marcar' }));
  await waitFor(() => expect(kept.row(ana.id)).toMatchObject({ status: 'lost', lost_reason: 'sem data' }));
});

test('several are lost for one reason; without one each keeps what was said of it before', async () => {
  const ana = aLead('Ana Reis', { lost_reason: 'sem data' });
  const rui = aLead('Rui Sá');
  const { server, kept } = leadsServer([ana, rui]);
  const person = await openPage(server, '/mar-azul/leads', { as: 'admin' });
  const lose = async () => {
    for (const name of ['Ana Reis', 'Rui Sá'])
      await person.click(within(await rowOf(name)).getByRole('checkbox'));
    await person.click(screen.getByRole('button', { name: 'Status' }));
    await person.click(await screen.findByRole('menuitem', { name: 'Perdido' }));
    return why();
  };
  await person.click((await lose()).getByRole('button', { name: 'Marcar' }));
  await waitFor(() => expect(kept.row(rui.id)).toMatchObject({ status: 'lost', lost_reason: null }));
  expect(kept.row(ana.id)).toMatchObject({ status: 'lost', lost_reason: 'sem data' });
  const question = await lose();
  question.getByText('Ana Reis, Rui Sá');
  await person.type(question.getByLabelText(/^Motivo da perda/), 'choveu{Enter}');
  await waitFor(() => expect(kept.row(ana.id).lost_reason).toBe('choveu'));
  await waitFor(() => expect(kept.row(rui.id).lost_reason).toBe('choveu'));
});

test('why has a kind to be counted by, which the question offers as it was [B2.2-11]', async () => {
  const ana = aLead('Ana Reis', { lost_kind: null });
  const { server, kept } = leadsServer([ana]);
  const person = await openPage(server, '/mar-azul/leads', { as: 'admin' });
  await person.click(within(await rowOf('Ana Reis')).getByRole('button', { name: /Novo$/ }));
  await person.click(await screen.findByRole('menuitem', { name: /Perdido/ }));
  const question = await why();
  await person.click(question.getByRole('combobox', { name: 'Tipo de perda' }));
  await person.click(await screen.findByRole('option', { name: 'Clima' }));
  await person.click(question.getByRole('button', { name: 'Marcar' }));
  await waitFor(() => expect(kept.row(ana.id)).toMatchObject({ status: 'lost', lost_kind: 'clima' }));
});
