import fc from 'fast-check';
import { expect, test } from 'vitest';
import { consumptionOf, type Fill } from './consumption.ts';

const fill = (litres: number, hours: number | null, more: Partial<Fill> = {}): Fill => ({
  taken_at: `2026-11-10T12:00:00.000Z`,
  litres,
  hours,
  motor_id: 'm',
  full: true,
  forgotten: false,
  ...more,
});

test('litres an hour are known between two full tanks: 40 L and 65 L in 7.0 h are 15.0', () => {
  const { per_hour, data } = consumptionOf([fill(30, 500), fill(40, 505, { full: false }), fill(65, 507)]);
  expect([per_hour, data]).toMatchObject([15, [{ litres: 105, hours: 7, per_hour: 15, why: null }]]);
});

test('without hours at an end, with a fill that was forgotten or by another dial they are not known, and it says why', () => {
  const why = (...fills: Fill[]) => consumptionOf(fills).data.map((each) => [each.per_hour, each.why]);
  expect(why(fill(30, null), fill(65, 507))).toEqual([[null, 'no-hours']]);
  expect(why(fill(30, 500), fill(65, null))).toEqual([[null, 'no-hours']]);
  expect(why(fill(30, 500), fill(65, 507, { forgotten: true }))).toEqual([[null, 'forgotten']]);
  expect(why(fill(30, 500), fill(65, 507, { motor_id: 'n' }))).toEqual([[null, 'other-engine']]);
  expect(why(fill(30, 500), fill(65, 500))).toEqual([[null, 'not-run']]);
  expect(why(fill(30, 500, { full: false }), fill(65, 507))).toEqual([]);
});

test('whatever was filled in, each litre after the first full tank counts once', () => {
  const fills = fc.array(
    fc.record({
      litres: fc.integer({ min: 1, max: 90 }),
      full: fc.boolean(),
      run: fc.integer({ min: 1, max: 9 }),
    }),
  );
  fc.assert(
    fc.property(fills, (each) => {
      let hours = 0;
      const rows = each.map(({ litres, full, run }) => {
        hours += run;
        return fill(litres, hours, { full });
      });
      const first = rows.findIndex(({ full }) => full);
      const last = rows.findLastIndex(({ full }) => full);
      let [litres, run] = [0, 0];
      for (let at = first + 1; at <= last && first >= 0; at += 1) {
        litres += rows[at]?.litres ?? 0;
        run += each[at]?.run ?? 0;
      }
      const { per_hour, data } = consumptionOf(rows);
      expect(data.reduce((sum, stretch) => sum + stretch.litres, 0)).toBe(litres);
      expect(per_hour).toBe(run > 0 ? Number((litres / run).toFixed(1)) : null);
    }),
  );
});
