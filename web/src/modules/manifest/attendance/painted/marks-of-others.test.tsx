import type { Change } from '@leme/contract/kit/realtime';
import { getPassengerManifest, getStandings } from '@leme/contract/manifest/endpoints';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { queryClient } from '#kit/api/query-client.ts';
import { noAnswer } from '../../../../testing/fake-server.ts';
import { afterMoment } from '../../../../testing/moment.ts';
import { openPage } from '../../../../testing/open-page.tsx';
import { aDeparture } from '../../party/departure.testing.ts';

const whole = 'GET /passenger-manifest';
const part = 'GET /passenger-manifest/bookings';
const people = ['Ana Um', 'Beto Dois', 'Caio Três'];

/** A departure on a guide's phone, and a colleague who marks people of it. */
async function open() {
  const departure = aDeparture(people.map((customer_name) => ({ customer_name })));
  const { server, session, partyOf } = departure;
  server.answers(getStandings, ({ ids }) => ({
    data: people.flatMap((name) => partyOf(name) ?? []).filter(({ id }) => ids.includes(id)),
  }));
  await openPage(server, `/mar-azul/passenger-manifest?session=${session.id}`, {
    as: 'marinheiro',
    size: 'phone',
  });
  await screen.findByRole('button', { name: 'Check-in de Ana Um' });
  const party = (name: string) => {
    const found = partyOf(name);
    if (!found) throw new Error(`${name} is not there`);
    return found;
  };
  /** On the server; pages hear of it by `tells`. */
  const mark = (name: string) => {
    const booking = party(name);
    booking.passengers = booking.passengers.map((each) => ({ ...each, status: 'checked_in' }));
    booking.checkin = true;
    return booking.id;
  };
  const tells = (told: Partial<Change>) =>
    act(async () => server.tells({ table: 'bookings', kind: 'checked_in', ids: [], own: false, ...told }));
  const aboard = (count: number) => within(screen.getByRole('main')).findAllByText(`${count} de 3`);
  await waitFor(() => expect(server.streams()).toBe(1));
  const before = server.times(whole);
  const asked = () => [server.times(whole) - before, server.times(part)];
  /** The page hears of a change, asks and gets no answer; from then on the server answers again. */
  const missAnswer = async () => {
    server.answers(getPassengerManifest, noAnswer);
    await tells({ ids: null });
    // Tried once more by itself after a second.
    await waitFor(() => expect(asked()).toEqual([2, 0]));
    await waitFor(() => expect(queryClient.isFetching({ queryKey: ['passenger-manifest'] })).toBe(0));
    server.answers(getPassengerManifest, departure.day);
  };
  return { ...departure, party, mark, tells, aboard, asked, missAnswer };
}

test("a colleague's marks are asked for by booking, together, and the day is not asked for again", async () => {
  const { server, mark, tells, aboard, asked } = await open();
  const [first, second] = [mark('Ana Um'), mark('Beto Dois')];
  await tells({ ids: [first] });
  await tells({ kind: 'no_show', ids: [second, crypto.randomUUID()] });
  await aboard(2);
  expect(asked()).toEqual([0, 1]);
  expect(server.sent(part)).toEqual([{ ids: [first, second] }]);
});

test('a mark of a booking that is not on this day asks for nothing', async () => {
  const { mark, tells, aboard, asked } = await open();
  await afterMoment(1_000, () => tells({ ids: [crypto.randomUUID()] }));
  expect(asked()).toEqual([0, 0]);
  await tells({ ids: [mark('Ana Um')] });
  await aboard(1);
});

test('whatever else happened, a change without ids and a booking that left ask for the day', async () => {
  const { session, party, mark, tells, aboard, asked, server, day } = await open();
  mark('Ana Um');
  await tells({ ids: null });
  await aboard(1);
  expect(asked()).toEqual([1, 0]);
  mark('Beto Dois');
  await tells({ kind: 'updated', ids: [party('Beto Dois').id] });
  await aboard(2);
  expect(asked()).toEqual([2, 0]);
  const { id } = party('Caio Três');
  server.answers(getStandings, { data: [] });
  server.answers(getPassengerManifest, () => ({
    ...day(),
    data: [{ ...session, bookings: [party('Ana Um'), party('Beto Dois')] }],
  }));
  await tells({ kind: 'checkin_cancelled', ids: [id] });
  await screen.findByText(/Caio Três saiu desta lista/);
  expect(asked()).toEqual([3, 1]);
});

test('an answer that a newer one has overtaken is not put over it but asked for again', async () => {
  const { server, mark, tells, aboard, asked, party } = await open();
  const before = party('Ana Um');
  const old = { ...before, passengers: [...before.passengers] };
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  let times = 0;
  server.answers(getStandings, async () => {
    times += 1;
    if (times > 1) return { data: [party('Ana Um')] };
    await held;
    return { data: [old] };
  });
  await tells({ ids: [before.id] });
  await waitFor(() => expect(server.times(part)).toBe(1));
  mark('Ana Um');
  await tells({ kind: 'updated', ids: [before.id] });
  screen.getAllByRole('button', { name: 'Atualizar' })[0]?.click();
  await aboard(1);
  await act(async () => release());
  await waitFor(() => expect(asked()[1]).toBe(2));
  await aboard(1);
});

test('a change that is heard while somebody asks for the day has it asked for again: the answer may be of before', async () => {
  const { server, day, party, mark, tells, aboard, asked } = await open();
  const gate = Promise.withResolvers<void>();
  server.answers(getPassengerManifest, async () => {
    const now = structuredClone(day());
    if (asked()[0] === 1) await gate.promise;
    return now;
  });
  fireEvent.click(screen.getAllByRole('button', { name: 'Atualizar' })[0] as HTMLElement);
  await waitFor(() => expect(asked()).toEqual([1, 0]));
  mark('Beto Dois');
  await afterMoment(1_000, () => tells({ kind: 'updated', ids: [party('Beto Dois').id] }));
  gate.resolve();
  await aboard(1);
  expect(asked()).toEqual([2, 0]);
});

test('whoever hears of a change and gets no answer asks again within ten seconds, not after a minute', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  const { mark, missAnswer, aboard } = await open();
  mark('Ana Um');
  await missAnswer();
  await act(async () => void vi.advanceTimersByTime(10_000));
  await aboard(1);
});

test('a tap that is answered after the day got no answer has it asked for: more may have changed than the tap', async () => {
  const { mark, missAnswer, aboard, asked } = await open();
  mark('Beto Dois');
  await missAnswer();
  fireEvent.click(await screen.findByRole('button', { name: 'Check-in de Ana Um' }));
  await aboard(2);
  expect(asked()).toEqual([3, 0]);
});

test('a tap that is answered while the day is asked for has it asked for again: more may have changed than the tap', async () => {
  const { server, day, mark, aboard, asked } = await open();
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  server.answers(getPassengerManifest, async () => {
    if ((asked()[0] ?? 0) > 1) return day();
    await held;
    return day();
  });
  mark('Beto Dois');
  await act(async () => server.tells('reset'));
  await waitFor(() => expect(asked()[0]).toBe(1));
  fireEvent.click(await screen.findByRole('button', { name: 'Check-in de Ana Um' }));
  await waitFor(() => expect(asked()[0]).toBe(2));
  await aboard(2);
  release();
});
