import { findLeadMatches, getLeadTagsGrouped } from '@leme/contract/leads/endpoints';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openPage } from '../../../../../testing/open-page.tsx';
import { aLeadServer, field } from '../../lead-form.testing.ts';

const grouped = 'POST /rpc/get_lead_tags_grouped';

test('who has this number already is named with the tags, which are asked for once', async () => {
  const { server } = aLeadServer();
  const known = {
    id: crypto.randomUUID(),
    name: 'Ana Reis',
    status: 'won',
    created_at: '2031-01-01T12:00:00Z',
  };
  server.answers(findLeadMatches, { leads: [known], customers: [] });
  const tag = { id: crypto.randomUUID(), name: 'não pago', color: '#dc2626' };
  server.answers(getLeadTagsGrouped, [{ lead_id: known.id, tags: [tag] }]);
  const person = await openPage(server, '/mar-azul/leads?open=new', { as: 'admin' });
  await person.type(await field(/^Telefone/), '48999341187');
  await screen.findByText('não pago');
  expect(server.sent(grouped)).toMatchObject([{ lead_ids: [known.id] }]);
  await person.type(await field(/^Email/), 'ana@exemplo.test');
  await waitFor(() => expect(server.times('GET /leads/matches')).toBeGreaterThan(1));
  await screen.findByText('não pago');
  expect(server.times(grouped)).toBe(1);
});
