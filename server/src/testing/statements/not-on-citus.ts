/** Tests whose own SQL a Citus refuses, by file: the beginning of a test's name, or `*` for all of them, and why. */
export const notOnCitus: Record<string, Record<string, string>> = {
  'server/src/kit/install/distribution.long.test.ts': {
    '*': 'stands on a stand-in for the catalogue of a Citus, which is there itself',
  },
  'server/src/kit/install/database-rules.test.ts': {
    'no triggers, enums, sequences, views or functions': 'finds the views and functions of the extension',
    'leme_app holds nothing on sign-in tables': 'finds the views of the extension, which everybody may read',
    'none but leme_owner owns anything': 'finds what the extension owns',
  },
  'server/src/demo/seed-demo.test.ts': {
    'two companies stand with brand': 'joins the tables of all companies at once, as no request does',
    'every role has an account': 'joins the tables of all companies at once, as no request does',
    'the demo shows every case': 'asks about all companies with a subquery that several nodes cannot share',
  },
  'server/src/demo/seed-registers.test.ts': {
    'the registers show every case': 'joins the tables of all companies at once, as no request does',
  },
  'server/src/demo/first-administrator.test.ts': {
    'asking again replaces the link': 'sets the company for a session, which is not handed on to the nodes',
    'the first administrator gets an account':
      'joins links and accounts of all companies, as no request does',
  },
  'server/src/kit/retention/forget-expired.test.ts': {
    'more than a piece goes': 'makes a thousand rows by insert … select from a series',
  },
  'server/src/modules/operations/trails/trails.test.ts': {
    'of the system, a row put behind the seal in the first block is noticed at night, sealing stops, and another company goes on':
      'makes the row by insert … select with a random id',
  },
  'server/src/kit/database/isolation.test.ts': {
    'a copy out holds the own rows':
      'copies tables as a whole, which hands no company on to the nodes and finds no row',
    'no row has a saas role outside': 'reads the field of the constraint, which a node does not hand on',
  },
  'server/src/modules/bookings/payments/payments.test.ts': {
    'a role a company let keep bookings': 'runs a whole migration again, several statements in one',
  },
  'server/src/modules/bookings/party/people-migration.test.ts': {
    'what was sold before people were counted': 'runs a whole migration again, several statements in one',
  },
  'server/src/modules/bookings/seats/how-full.test.ts': {
    'the database itself lets nobody aboard':
      'reads the field of the constraint, which a node does not hand on',
  },
};

/** Why a test is left out on a Citus; nothing where it is not. */
export function reasonFor(file: string, test: string): string | undefined {
  const named = Object.entries(notOnCitus).find(([path]) => file.endsWith(`/${path}`))?.[1] ?? {};
  return Object.entries(named).find(([name]) => name === '*' || test.startsWith(name))?.[1];
}
