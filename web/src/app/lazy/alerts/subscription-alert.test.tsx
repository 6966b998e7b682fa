import type { AuthSession } from '@leme/contract/access/endpoints';
import { effectivePermissions } from '@leme/contract/access/grants';
import { usableWhileLapsed } from '@leme/contract/access/plans/subscription';
import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { aServer, openPage } from '../../../testing/open-page.tsx';

const timeZone = 'America/Sao_Paulo';

/** Noon in so many days of the company's calendar; the last minute of today. */
function inDays(days: number): string {
  const day = Temporal.Now.plainDateISO(timeZone).add({ days });
  const plainTime = days === 0 ? '23:59:59' : '12:00';
  return day.toZonedDateTime({ timeZone, plainTime }).toInstant().toString();
}

type Subscription = AuthSession['subscription'];

const trial = (days: number): Subscription => ({
  status: 'trialing',
  trial_ends_at: inDays(days),
  is_read_only: days < 0,
});
const ended = (status: 'past_due' | 'inactive'): Subscription => ({
  status,
  trial_ends_at: null,
  is_read_only: status === 'inactive',
});

const banners: [string, Subscription, string][] = [
  ['three days of trial', trial(3), 'Seu período gratuito termina em 3 dia(s)'],
  ['one day of trial', trial(1), 'Seu período gratuito termina em 1 dia(s)'],
  ['the last day of a trial', trial(0), 'Seu período gratuito termina hoje'],
  ['a trial that is over', trial(-1), 'Seu período gratuito terminou'],
  ['a payment that is late', ended('past_due'), 'O pagamento da assinatura está atrasado'],
  ['a subscription that has lapsed', ended('inactive'), 'Sua assinatura está inativa'],
];

describe.each(['phone', 'desktop'] as const)('on a %s', (size) => {
  test.each(banners)(
    '%s stands above every page [A1-14, A2.2-37, A3-14, A3-15, A4-01, A4-03, A4-05, A9-34]',
    async (_, subscription, text) => {
      await openPage(aServer(), '/mar-azul/passenger-manifest', {
        as: 'admin',
        size,
        session: { subscription },
      });
      const notices = await screen.findByRole('region', { name: 'Avisos' });
      within(notices).getByText(text, { exact: false });
    },
  );
});

test.each([
  ['a long trial', trial(4)],
  ['a subscription that is paid', { status: 'active', trial_ends_at: null, is_read_only: false }],
] as [string, Subscription][])('%s is no matter', async (_, subscription) => {
  await openPage(aServer(), '/mar-azul/sessions', { as: 'admin', session: { subscription } });
  await screen.findAllByRole('button', { name: 'Nova Sessão' });
  expect(screen.queryByText(/assinatura|período gratuito/)).toBeNull();
});

test('a subscription that has lapsed leaves pages to read and no way to create', async () => {
  const held = [...effectivePermissions({ role: 'admin', differences: [], activeResources: null })];
  const usable = new Set<string>(usableWhileLapsed(held));
  await openPage(aServer(), '/mar-azul/sessions', {
    as: 'admin',
    without: held.filter((permission) => !usable.has(permission)),
    session: { subscription: ended('inactive') },
  });
  await screen.findAllByText('Nenhuma sessão encontrada');
  const [create] = screen.getAllByRole('button', { name: /^Nova Sessão/ });
  expect(create?.getAttribute('aria-disabled')).toBe('true');
});
