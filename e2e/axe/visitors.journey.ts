import { expect, test } from 'vitest';
import { platformStops, visitorStops } from './stops.ts';
import { minutes, walk } from './walk.ts';

test.each(['phone', 'desktop'] as const)(
  'what a visitor and the platform’s own people see stands well on a %s',
  async (size) => {
    const faults = await walk('', visitorStops('costa-verde'), size);
    faults.push(...(await walk('saas_super_admin@leme.test', platformStops, size)));
    expect(faults).toEqual([]);
  },
  minutes,
);
