import { modules } from '@leme/contract/modules';
import { writtenIn } from './table-owners.ts';

/** Where who changed what and when is written: steps, and rows that are steps themselves and are never changed. */
const trails = ['audit_log', 'attendance_events', 'booking_payments', 'finance_postings'];

/** Tables of the business whose rows leave no step, each with its reason. */
const withoutSteps: Readonly<Record<string, string>> = {
  attendance_refusals: 'a refused mark is a row of its own that says who sent it, and who looked at it',
  channel_messages: 'what was asked and answered is a log itself',
  external_bookings: 'what a partner calls a booking by; the booking tells what became of it',
  finance_accounts: 'the chart comes with the books',
  finance_books: 'what is held while somebody posts',
  finance_due: 'bookings that wait to be posted; what moved their money left its own step',
  roster_proposals: 'what could be gives nothing; what is accepted of it leaves its own step',
  rosters: 'its number counts what is tried in its week; publication and lock leave their own step',
  seal_blocks: 'the seal of the trails themselves',
  trail_alarms: 'says who looked and when',
};

/** Code that writes without a step, each with its reason. */
const quietly: readonly (readonly [RegExp, string])[] = [
  [/\/resource\/save\/purge-deleted\.ts$/, 'that they were deleted was told thirty days before'],
  [
    /\/alerts\/keep-alerts\.ts$/,
    'an alert begins and ends with its cause; what turns by its date nobody did',
  ],
  [/\/retention\/forget-expired\.ts$/, 'what has a life ends by itself; nobody did it'],
];

const business = new Set(
  modules
    .flatMap(({ rank, tables }) => (rank === 'ground' ? [] : tables))
    .filter((table) => !Object.hasOwn(withoutSteps, table)),
);

type Written = { tables: Set<string>; isTold: boolean };

/** Follows transactions by their statements; one that changes rows of the business and leaves no step is a fault. */
export function watchTrails() {
  const open = new Map<object, Written>();
  const faults = new Set<string>();
  return {
    faults,
    /** `isOurs`: sent by a module or the kit, and not by a test in their place. */
    see(sql: string, transaction: object, { isOurs, files }: { isOurs: boolean; files: readonly string[] }) {
      const written = [...writtenIn(sql)];
      const isStep = written.some((table) => trails.includes(table));
      const isQuiet = quietly.some(([path]) => files.some((file) => path.test(file)));
      const tables = isOurs && !isQuiet ? written.filter((table) => business.has(table)) : [];
      const isEnd = sql === 'commit' || sql === 'rollback';
      if (!isEnd && !isStep && tables.length === 0) return undefined;
      // Once it is answered: what met no row changed nothing.
      return (rows: number) => {
        const so = open.get(transaction) ?? { tables: new Set(), isTold: false };
        if (sql === 'commit' && so.tables.size > 0 && !so.isTold)
          faults.add(`${[...so.tables].toSorted().join(', ')} without a step`);
        if (isEnd) return void open.delete(transaction);
        if (rows === 0) return;
        for (const table of tables) so.tables.add(table);
        open.set(transaction, { ...so, isTold: so.isTold || isStep });
      };
    },
  };
}
