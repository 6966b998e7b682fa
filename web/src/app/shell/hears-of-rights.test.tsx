import { waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aServer, openPage } from '../../testing/open-page.tsx';

test.each(['whoever comes first', 'whoever comes after somebody left'])(
  '%s hears of rights also on a page that shows nothing others could change',
  async () => {
    const server = aServer();
    await openPage(server, '/mar-azul/nowhere', { as: 'admin' });
    await waitFor(() => expect(server.streams()).toBe(1));
    const before = server.times('GET /auth/session');
    server.tells('bye');
    await waitFor(() => expect(server.times('GET /auth/session')).toBe(before + 1));
  },
);
