import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { queryClient } from '#kit/api/query-client.ts';
import { openPage } from '../../../../testing/open-page.tsx';
import { countDrawn } from '../../../../testing/rendered.ts';
import { aDeparture } from '../../party/departure.testing.ts';

const names = Array.from({ length: 45 }, (_, at) => `Pessoa ${at}`);
const pages = ['PassengerManifest', 'ManifestOfDay'];
const onPhone = [...pages, 'PhoneDay', 'PhoneSession', 'Head', 'PartyList', 'PartyGroup', 'ScanButton'];
const atDesk = [...pages, 'WideDay', 'SessionCard', 'BookingsTable', 'ManifestBar', 'WideFilters'];

/** A departure of three groups of parties, open, once nothing moves any more. */
async function open(size: 'phone' | 'desktop', page = 'passenger-manifest') {
  const departure = aDeparture(names.map((customer_name) => ({ customer_name })));
  const { server, session } = departure;
  const inside = size === 'phone' ? `?session=${session.id}` : '';
  const drawn = countDrawn();
  const person = await openPage(server, `/mar-azul/${page}${inside}`, { as: 'marinheiro', size });
  const button = (name: string) =>
    screen.findByRole('button', { name: size === 'phone' ? `Check-in de ${name}` : /^Status de Pessoa 44/ });
  await button('Pessoa 44');
  // Late parts come two seconds after the page; the last of them is the scanner's.
  await waitFor(() => expect(drawn('ScanButton').length).toBeGreaterThan(0));
  const party = (name: string) => {
    const found = departure.partyOf(name);
    if (!found) throw new Error(`${name} is not there`);
    return found;
  };
  /** A colleague checks the party in, and the page hears of it. */
  const colleague = async (name: string) => {
    const booking = party(name);
    booking.passengers = booking.passengers.map((each) => ({ ...each, status: 'checked_in' }));
    booking.checkin = true;
    await act(() => queryClient.refetchQueries({ queryKey: ['passenger-manifest'] }));
  };
  const none = (drawn: (name: string) => readonly unknown[], of: readonly string[]) =>
    expect(of.filter((name) => drawn(name).length > 0)).toEqual([]);
  return { ...departure, person, button, party, colleague, none };
}

test("a colleague's tap draws one card and the sums it is in, neither page nor list", async () => {
  const { party, colleague, none } = await open('phone');
  const drawn = countDrawn();
  await colleague('Pessoa 40');
  await waitFor(() => expect(drawn('PartyCard')).toEqual([party('Pessoa 40').id]));
  await within(screen.getByRole('main')).findAllByText('1 de 45');
  expect(drawn('Boarding')).toHaveLength(1);
  expect(drawn('QuickChips')).toHaveLength(1);
  none(drawn, onPhone);
});

test('a tap draws its own card until it is through and folded, its sums once, and no other', async () => {
  const { server, party, button, none } = await open('phone');
  const drawn = countDrawn();
  fireEvent.click(await button('Pessoa 30'));
  await waitFor(() => expect(server.times('POST /attendance-events')).toBe(1));
  await waitFor(() => expect(drawn('FoldedParty')).toHaveLength(1));
  expect(new Set(drawn('PartyCard'))).toEqual(new Set([party('Pessoa 30').id]));
  expect(drawn('Boarding')).toHaveLength(1);
  expect(drawn('QuickChips')).toHaveLength(1);
  none(drawn, onPhone);
});

test('the pier screen behind a card is drawn as little', async () => {
  const { party, colleague, none } = await open('phone', 'sessions-manifest');
  const drawn = countDrawn();
  await colleague('Pessoa 40');
  await waitFor(() => expect(drawn('PartyCard')).toEqual([party('Pessoa 40').id]));
  none(drawn, onPhone);
});

test("at a desk a colleague's tap draws one row and one head", async () => {
  const { party, colleague, none } = await open('desktop');
  const drawn = countDrawn();
  await colleague('Pessoa 40');
  await waitFor(() => expect(drawn('BookingRow')).toEqual([party('Pessoa 40').id]));
  expect(drawn('SessionHead')).toHaveLength(1);
  expect(drawn('DayTotals')).toHaveLength(1);
  none(drawn, atDesk);
});

test('a tick of the clock and a search key that finds the same draw no party and no list', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  const { person, none } = await open('phone');
  const drawn = countDrawn();
  await act(() => vi.advanceTimersByTimeAsync(20_000));
  none(drawn, [...onPhone, 'PartyCard', 'SessionBadge']);
  await person.type(screen.getByRole('searchbox'), 'pess');
  await waitFor(() => expect(location.search).toContain('q=pess'));
  none(drawn, ['PartyList', 'PartyGroup', 'PartyCard', 'Boarding']);
});
