import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { waysWith } from '#kit/auth-session/auth-session.testing.ts';
import { aServer, openPage } from '../../../../testing/open-page.tsx';

const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
const open = (notice_until: string) =>
  openPage(aServer(), '/mar-azul/passenger-manifest', {
    as: 'marinheiro',
    session: waysWith({ notice_text: 'Troca de servidor', notice_from: inHours(-3), notice_until }),
  });

test('everybody reads the notice of maintenance with its hours until it is over [B2.2-60]', async () => {
  await open(inHours(2));
  await screen.findByText(/^Manutenção de .+ até .+: Troca de servidor$/);
});

test('a notice that is over is not shown', async () => {
  await open(inHours(-1));
  await screen.findByRole('main');
  expect(screen.queryByText(/Troca de servidor/)).toBeNull();
});
