import { scheduleExceptions, schedules, scheduleTimes } from '@leme/contract/bookings/availability/schedules';
import type { AnyRow, Resource } from '@leme/contract/kit/resource/resource';
import { mostChildren } from '@leme/contract/kit/resource/resource-limits';
import { Archive, ArchiveRestore, CopyPlus } from 'lucide-react';
import { createRow, readRows } from '#kit/resource/resource-calls.ts';
import type { RowAction } from '#kit/resource/resource-options.ts';
import { textOf } from '#kit/text/i18n.ts';
import { manageAvailabilityTexts } from './texts/texts.ts';

const icon = { 'aria-hidden': true, className: 'size-4', strokeWidth: 1.75 } as const;
const longestName = 80;

const valuesOf = ({ fields }: Resource, row: AnyRow) =>
  Object.fromEntries(Object.keys(fields).map((name) => [name, row[name]]));

/** What another season begins with: the same schedule with its times and exceptions, of which nothing is applied. */
async function clone(row: AnyRow): Promise<AnyRow> {
  const name = textOf(manageAvailabilityTexts, 'copyOf', { name: String(row.name) }).slice(0, longestName);
  const made = await createRow(schedules, Object.assign({}, valuesOf(schedules, row), { name }));
  for (const children of [scheduleTimes, scheduleExceptions] as Resource[]) {
    const { data } = await readRows(children, { schedule_id: row.id, limit: mostChildren });
    for (const child of data)
      await createRow(children, Object.assign({}, valuesOf(children, child), { schedule_id: made.id }));
  }
  return made;
}

/** What else is done to a schedule: it begins another one, is put away, and is taken out again. */
export const scheduleActions: readonly RowAction[] = [
  {
    id: 'clone',
    label: 'schedules.action.clone',
    icon: <CopyPlus {...icon} />,
    needs: 'create',
    run: (row) => clone(row),
  },
  {
    id: 'archive',
    label: 'schedules.action.archive',
    icon: <Archive {...icon} />,
    needs: 'update',
    offers: ({ active }) => active === true,
    run: ({ id, version }, writes) => writes.update(id, version, { active: false }),
  },
  {
    id: 'reuse',
    label: 'schedules.action.reuse',
    icon: <ArchiveRestore {...icon} />,
    needs: 'update',
    offers: ({ active }) => active === false,
    run: ({ id, version }, writes) => writes.update(id, version, { active: true }),
  },
];
