import { priceSeasons } from '@leme/contract/pricing/price-seasons';
import { pricingRules } from '@leme/contract/pricing/pricing-rules';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { keepsRegister } from '../../testing/fake-register.ts';
import { aServer, openPage } from '../../testing/open-page.tsx';

test('what is said of a field that was left moves nothing under the press that left it, and is said a moment later', async () => {
  const server = aServer();
  keepsRegister(server, pricingRules, []);
  keepsRegister(server, priceSeasons, []);
  const person = await openPage(server, '/mar-azul/pricing-rules?open=new', { as: 'admin' });
  await person.click(await screen.findByLabelText(/^Nome/));
  await person.tab();
  // As long as a hand takes to press and let go.
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(screen.queryByText('Preencha este campo')).toBeNull();
  await screen.findByText('Preencha este campo');
});
