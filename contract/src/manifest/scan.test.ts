import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { AttendanceState } from './rules.ts';
import { bookingCodeText, judgeScan, readScan, type ScanQuestion, type ScanSession } from './scan.ts';

const tenant_id = '0198b0aa-0000-7000-8000-00000000000a';
const booking_id = '0198b0aa-1111-7000-8000-00000000000b';

const person = (
  status: AttendanceState,
  status_at: string | null = null,
  status_by: string | null = null,
) => ({
  status,
  status_at,
  status_by,
});

function aSession(given: Partial<ScanSession> = {}): ScanSession {
  return {
    id: 's-0800',
    date: '2026-11-20',
    start_time: '08:00',
    status: 'available',
    product: { name: 'Ilha do Campeche' },
    bookings: [
      {
        id: booking_id,
        code: 'ABC234',
        passengers: [person('pending'), person('pending'), person('pending')],
      },
    ],
    ...given,
  };
}

const judge = (given: Partial<ScanQuestion> = {}) =>
  judgeScan({
    scan: { kind: 'booking', tenant_id, booking_id },
    tenant_id,
    date: '2026-11-20',
    session_id: 's-0800',
    sessions: [aSession()],
    ...given,
  });

const place = {
  booking_id,
  session_id: 's-0800',
  date: '2026-11-20',
  start_time: '08:00',
  product: 'Ilha do Campeche',
};

test('whatever ids a code is made of, reading it gives them back, typed large or small and with gaps', () => {
  fc.assert(
    fc.property(fc.uuid(), fc.uuid(), fc.boolean(), (tenant, booking, small) => {
      const text = bookingCodeText({ tenant_id: tenant, booking_id: booking });
      expect(text).toMatch(/^[0-9A-Z]{54}$/);
      const typed = ` ${small ? text.toLowerCase() : text.replace(/(.{6})/g, '$1-')}\r\n`;
      expect(readScan(typed)).toEqual({ kind: 'booking', tenant_id: tenant, booking_id: booking });
    }),
    { numRuns: 1000 },
  );
});

test('whatever else is read never throws and never becomes another booking', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 120 }), (text) => {
      const scan = readScan(text);
      if (scan.kind !== 'booking') return;
      expect(bookingCodeText(scan)).toBe(text.replace(/[\s-]/g, '').toUpperCase());
    }),
    { numRuns: 5000 },
  );
  expect(readScan(`LEME${'Z'.repeat(50)}`)).toMatchObject({ kind: 'unknown' });
  expect(readScan('https://exemplo.test/x')).toEqual({ kind: 'unknown', text: 'https://exemplo.test/x' });
});

test('the six characters people read aloud are a code; with O, 0, I or 1 they are none', () => {
  expect(readScan(' abc-234 ')).toEqual({ kind: 'code', code: 'ABC234' });
  for (const text of ['ABC23O', 'ABC230', 'ABCI34', 'ABC134', 'ABC23', 'ABC2345'])
    expect(readScan(text).kind).toBe('unknown');
});

test('a party that is waited for is let in, with how many are missing', () => {
  expect(judge()).toEqual({ ok: true, pending: 3, ...place });
  expect(judge({ scan: { kind: 'code', code: 'ABC234' }, session_id: null })).toMatchObject({ ok: true });
});

test('each refusal has its reason and, where it may be told, the place the booking belongs to', () => {
  expect(judge({ scan: { kind: 'unknown', text: 'x' } })).toEqual({ ok: false, reason: 'unknown' });
  expect(judge({ tenant_id: booking_id })).toEqual({ ok: false, reason: 'other-company' });
  expect(judge({ sessions: [] })).toEqual({ ok: false, reason: 'needs-server' });
  expect(judge({ date: '2026-11-21' })).toEqual({ ok: false, reason: 'other-day', ...place });
  expect(judge({ session_id: 's-1030' })).toEqual({ ok: false, reason: 'other-session', ...place });
  const cancelled = aSession({ status: 'cancelled' });
  expect(judge({ sessions: [cancelled] })).toEqual({ ok: false, reason: 'cancelled', ...place });
  const [booking] = aSession().bookings;
  const left = booking ? [{ ...booking, cancelled: true }] : [];
  expect(judge({ sessions: [aSession({ bookings: left })], date: '2026-11-21' })).toMatchObject({
    reason: 'cancelled',
  });
});

test('a party that is in says since when and by whom: its first check-in', () => {
  const passengers = [
    person('no_show', '2026-11-20T10:50:00Z', 'Beto'),
    person('checked_in', '2026-11-20T11:04:00Z', 'Beto'),
    person('checked_in', '2026-11-20T11:02:00Z', 'Ana'),
  ];
  const sessions = [aSession({ bookings: [{ id: booking_id, code: 'ABC234', passengers }] })];
  expect(judge({ sessions })).toEqual({
    ok: false,
    reason: 'already-in',
    since: '2026-11-20T11:02:00Z',
    by: 'Ana',
    ...place,
  });
});

test('a party marked absent as a whole says so', () => {
  const passengers = [person('no_show', '2026-11-20T11:02:00Z', 'Ana')];
  const sessions = [aSession({ bookings: [{ id: booking_id, code: 'ABC234', passengers }] })];
  expect(judge({ sessions })).toMatchObject({ ok: false, reason: 'no-show', by: 'Ana' });
});

const anyStates = fc.array(fc.constantFrom<AttendanceState>('pending', 'checked_in', 'no_show'), {
  minLength: 1,
  maxLength: 8,
});

test('only a party of this company, day and session with somebody missing is let in, in any mixture', () => {
  fc.assert(
    fc.property(
      fc.record({ states: anyStates, foreign: fc.boolean(), day: fc.boolean(), session: fc.boolean() }),
      ({ states, foreign, day, session }) => {
        const passengers = states.map((state) => person(state));
        const judgement = judge({
          sessions: [aSession({ bookings: [{ id: booking_id, code: 'ABC234', passengers }] })],
          tenant_id: foreign ? booking_id : tenant_id,
          date: day ? '2026-11-20' : '2026-11-19',
          session_id: session ? 's-0800' : 's-1030',
        });
        expect(judgement.ok).toBe(!foreign && day && session && states.includes('pending'));
        if (foreign) expect(judgement).toEqual({ ok: false, reason: 'other-company' });
      },
    ),
  );
});
