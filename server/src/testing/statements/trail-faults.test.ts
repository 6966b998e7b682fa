import { expect, test } from 'vitest';
import { watchTrails } from './trail-faults.ts';

const ours = { isOurs: true, files: ['/server/src/modules/bookings/move/move-booking.ts'] };
const change = 'update "bookings" set "status" = $1 where tenant_id = $2';

function faultsOf(statements: readonly string[], by = ours, rows = 1): string[] {
  const watch = watchTrails();
  const transaction = {};
  for (const sql of ['begin', ...statements]) watch.see(sql, transaction, by)?.(rows);
  return [...watch.faults];
}

test('a change without a step is a fault, and so is one whose step another transaction wrote', () => {
  expect(faultsOf([change, 'commit'])).toEqual(['bookings without a step']);
  const watch = watchTrails();
  const [one, other] = [{}, {}];
  watch.see(change, one, ours)?.(1);
  watch.see('insert into "audit_log" (tenant_id) values ($1)', other, ours)?.(1);
  watch.see('commit', other, ours)?.(0);
  watch.see('commit', one, ours)?.(0);
  expect([...watch.faults]).toEqual(['bookings without a step']);
});

test.each([
  ['a step', [change, 'insert into "audit_log" (tenant_id) values ($1)', 'commit']],
  ['a payment', ['insert into "booking_payments" (id) values ($1)', change, 'commit']],
  ['a mark', ['insert into "attendance_events" (id) values ($1)', change, 'commit']],
  ['taking it all back', [change, 'rollback']],
  ['reading', ['select 1 from bookings where tenant_id = $1', 'commit']],
  ['what is no business', ['update "user_preferences" set value = $1 where tenant_id = $2', 'commit']],
])('%s is none', (_, statements) => {
  expect(faultsOf(statements)).toEqual([]);
});

test('what met no row is none', () => {
  expect(faultsOf([change, 'commit'], ours, 0)).toEqual([]);
});

test('what a test writes in the place of people is none, nor what takes out rows deleted long ago', () => {
  expect(faultsOf([change, 'commit'], { ...ours, isOurs: false })).toEqual([]);
  const purge = { isOurs: true, files: ['/server/src/kit/resource/save/purge-deleted.ts'] };
  expect(faultsOf(['delete from "boats" where tenant_id = $1', 'commit'], purge)).toEqual([]);
});
