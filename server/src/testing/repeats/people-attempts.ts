import type { Attempts, Ground } from './ground.ts';

/** Staff, customers, leads and what they are told by. */
export const peopleAttempts = ({
  world,
  company,
  staff,
  next,
  anAddress,
  invitedBefore,
  aLead,
  aTag,
  aCustomer,
}: Ground): Attempts => ({
  'POST /shared-views': async () => {
    const body = {
      list: 'suppliers',
      name: `Visão ${next()}`,
      search: {},
      columns: [],
      compact: false,
      pinned: false,
    };
    return { path: '/shared-views', body, other: { ...body, compact: true } };
  },
  'POST /users': async () => {
    await invitedBefore();
    const body = { full_name: 'Bia Rocha', email: anAddress(), role: 'user', password: 'Maré-46' };
    return { path: '/users', body, other: { ...body, full_name: 'Outra pessoa' } };
  },
  'POST /users/invitations': async () => {
    await invitedBefore();
    const rows = [{ full_name: 'Bia Rocha', email: anAddress(), role: 'user' }];
    return { path: '/users/invitations', body: { rows }, other: { rows: [{ ...rows[0], role: 'manager' }] } };
  },
  'POST /users/:id/permissions/copy': async () => {
    const [one, other] = [await world.user(company, 'user'), await world.user(company, 'user')];
    const exception = { resource: 'boats', action: 'read', granted: true, reason: 'Turno', expires_at: null };
    await staff.put(`/users/${other.id}/permissions`, { version: 1, exceptions: [exception] });
    const body = { from: other.id, version: 1, reason: 'Mesmo turno' };
    return { path: `/users/${one.id}/permissions/copy`, body, other: { ...body, reason: 'Outro motivo' } };
  },
  'POST /customers/:id/consents': async () => {
    const body = { said: 'withdrawn', channel: 'phone' };
    return {
      path: `/customers/${(await aCustomer()).id}/consents`,
      body,
      other: { ...body, channel: 'sms' },
    };
  },
  'POST /customers/:id/erasure': async () => {
    const body = { reason: 'Pedido do titular' };
    return { path: `/customers/${(await aCustomer()).id}/erasure`, body, other: { reason: 'Outro pedido' } };
  },
  'POST /crew-members/:id/erasure': async () => {
    const { id } = (await staff.post('/crew-members', { full_name: 'Beto Carvalho' })).body;
    const body = { reason: 'Pedido do titular' };
    return { path: `/crew-members/${id}/erasure`, body, other: { reason: 'Outro pedido' } };
  },
  'POST /customers/:id/merge': async () => {
    const [kept, gone] = [await aCustomer(), await aCustomer()];
    const body = { other_id: gone.id, version: 1, other_version: 1 };
    return { path: `/customers/${kept.id}/merge`, body, other: { ...body, other_version: 2 } };
  },
  'POST /tags/:id/merge': async () => {
    const [kept, gone, third] = [await aTag(), await aTag(), await aTag()];
    return { path: `/tags/${kept.id}/merge`, body: { other_id: gone.id }, other: { other_id: third.id } };
  },
  'POST /tags/:id/separation': async () => {
    const [kept, gone] = [await aTag(), await aTag()];
    await staff.post(`/tags/${kept.id}/merge`, { other_id: gone.id });
    return {
      path: `/tags/${kept.id}/separation`,
      body: { other_id: gone.id },
      other: { other_id: kept.id },
    };
  },
  'POST /leads/:id/merge': async () => {
    const [kept, gone] = [await aLead(), await aLead()];
    const body = { other_id: gone.id, version: 1, other_version: 1 };
    return { path: `/leads/${kept.id}/merge`, body, other: { ...body, other_version: 2 } };
  },
  'POST /leads/:id/separation': async () => {
    const [kept, gone] = [await aLead(), await aLead()];
    await staff.post(`/leads/${kept.id}/merge`, { other_id: gone.id, version: 1, other_version: 1 });
    return {
      path: `/leads/${kept.id}/separation`,
      body: { other_id: gone.id },
      other: { other_id: kept.id },
    };
  },
});
