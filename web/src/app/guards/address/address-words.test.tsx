import { boats } from '@leme/contract/fleet/boats';
import { resourceEndpoints } from '@leme/contract/kit/resource/resource-endpoints';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aServer, openPage } from '../../../testing/open-page.tsx';

test.each(['55e614', '007', '1e5', '48991234567890123456', '2026'])(
  'what is looked for by address is the word that stands there: %s',
  async (word) => {
    const server = aServer();
    const asked: unknown[] = [];
    server.answers(resourceEndpoints(boats).list, ((input: { q?: string }) => {
      asked.push(input.q);
      return { data: [], count: 0 };
    }) as never);
    await openPage(server, `/mar-azul/boats?q=${word}`, { as: 'admin' });
    await screen.findByDisplayValue(word);
    expect(new Set(asked)).toEqual(new Set([word]));
  },
);
