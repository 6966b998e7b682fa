import { priceSeasons } from '@leme/contract/pricing/price-seasons';
import { pricingRules } from '@leme/contract/pricing/pricing-rules';
import { fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { keepsRegister } from '../../testing/fake-register.ts';
import { afterMoment } from '../../testing/moment.ts';
import { aServer, openPage } from '../../testing/open-page.tsx';

test('what is said of a field that was left moves nothing under the press that left it, and is said a moment later', async () => {
  const server = aServer();
  keepsRegister(server, pricingRules, []);
  keepsRegister(server, priceSeasons, []);
  const person = await openPage(server, '/mar-azul/pricing-rules?open=new', { as: 'admin' });
  const name = await screen.findByLabelText(/^Nome/);
  await person.click(name);
  let saidAtOnce = true;
  await afterMoment(1_000, async () => {
    fireEvent.blur(name);
    // As long as a hand takes to press and let go.
    await vi.advanceTimersByTimeAsync(200);
    saidAtOnce = screen.queryByText('Preencha este campo') !== null;
  });
  expect(saidAtOnce).toBe(false);
  await screen.findByText('Preencha este campo');
});
