import { viewEndpoints } from '@leme/contract/kit/resource/view/view-endpoints';
import { accessLog } from '@leme/contract/operations/access-log';
import { screen } from '@testing-library/react';
import { test } from 'vitest';
import { aServer, openPage } from '../../../testing/open-page.tsx';

test('what has no page of its own, and what was filtered by, is said in words', async () => {
  const server = aServer();
  const seen = { kind: 'data-read', created_at: '2031-02-07T11:00:00Z', times: 1, rows: 3 } as const;
  const data = [
    { ...seen, id: crypto.randomUUID(), resource: 'bookings', filters: ['status'] },
    { ...seen, id: crypto.randomUUID(), resource: 'suppliers', filters: ['supplier_id'] },
    { ...seen, id: crypto.randomUUID(), resource: 'booking-payments', filters: [] },
    { ...seen, id: crypto.randomUUID(), resource: 'tenant-settings', filters: [] },
  ];
  server.answers(viewEndpoints(accessLog).list, { data, count: data.length, page: 1 } as object);
  await openPage(server, '/mar-azul/access-log', { as: 'admin' });
  await screen.findByText('Reservas · 3 registros · filtros: situação');
  screen.getByText('Fornecedores · 3 registros · filtros: fornecedor');
  screen.getByText('Pagamentos · 3 registros');
  screen.getByText('Configurações · 3 registros');
});
