import { expect, test } from 'vitest';
import { ask } from '../browser.ts';
import { platformStops, visitorStops } from './stops.ts';
import { minutes, walk } from './walk.ts';

test.each(['phone', 'desktop'] as const)(
  'what a visitor and the platform’s own people see stands well on a %s',
  async (size) => {
    const { tenant } = await ask<{ tenant: { id: string } }>(
      'manager@costa-verde.test',
      'GET',
      '/auth/session',
    );
    const faults = await walk('', visitorStops('costa-verde'), size);
    faults.push(...(await walk('saas_super_admin@leme.test', platformStops(tenant.id), size)));
    expect(faults).toEqual([]);
  },
  minutes,
);
