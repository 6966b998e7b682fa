import type { PartnerKind, Role } from '@leme/contract/access/roles';
import type { Selectable } from 'kysely';
import type { DB } from '#kit/database/schema.types';
import type { Tx } from '#kit/database/transaction';
import type { DemoCompany } from './companies/demo-company.ts';
import type { OwnerTx, Row, Table, Tenant } from './owner-transaction.ts';
import type { SeededRandom } from './seeded-random.ts';

export type Stored<T extends Table> = Selectable<DB[T]>;

/** A step of the trail. */
export type Told = {
  resource: string;
  record_id: string;
  action: 'created' | 'updated';
  actor_id: string;
  at: string;
};

/** A company while a module fills its own tables there. */
export type DemoWork = {
  company: DemoCompany;
  now: Temporal.Instant;
  timezone: string;
  /** The calendar's today in the company. */
  today: string;
  /** This module's own, so that what it draws moves nothing of another's. */
  random: SeededRandom;
  /** Ids of the company's own people. */
  staff: ReadonlyMap<Role, string>;
  /** Inserts rows of one shape into a table of the module's own. */
  insert<T extends Table>(table: T, rows: readonly Row<T>[]): Promise<void>;
  /** The company's rows of a table of the module's own or of a lower one, in the order of their ids. */
  read<T extends Table>(table: T): Promise<Stored<T>[]>;
  /** Rows of the platform, which every company finds there. */
  readPlatform<T extends Table>(table: T): Promise<Stored<T>[]>;
  /** Says in the trail who did what; the names are those of the company's people. */
  tell(steps: readonly Told[]): Promise<void>;
  /** For the public verbs of lower modules, which write tables of theirs; who asks is the company. */
  verbs: { tx: Tx; tenantId: string };
  /** Gives a partner of the company its accounts. */
  addPartner(kind: PartnerKind, id: string): Promise<void>;
};

/** What a module seeds in each company; `modules/<module>/demo.ts` exports it as `demo`. */
export type Demo = (work: DemoWork) => Promise<void>;

/** The platform while a module fills what all companies share: its own tables, as the owner of the database. */
export type PlatformWork = { tx: OwnerTx; platform: Tenant; now: Temporal.Instant; random: SeededRandom };

/** What a module seeds once, before any company; exported beside `demo` as `platformDemo`. */
export type PlatformDemo = (work: PlatformWork) => Promise<void>;

/** The named thing among others; a misspelt name stops the seed. */
export function named<T>(things: ReadonlyMap<string, T>, name: string): T {
  const thing = things.get(name);
  if (thing === undefined) throw new Error(`The demo data names ${name}, which is not there`);
  return thing;
}
