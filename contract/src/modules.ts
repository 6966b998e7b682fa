import { access } from './access/module.ts';
import { bookings } from './bookings/module.ts';
import { catalog } from './catalog/module.ts';
import { channels } from './channels/module.ts';
import { crew } from './crew/module.ts';
import { finance } from './finance/module.ts';
import { fleet } from './fleet/module.ts';
import { insights } from './insights/module.ts';
import type { DeclaredModule } from './kit/module.ts';
import { leadsModule } from './leads/module.ts';
import { maintenance } from './maintenance/module.ts';
import { manifest } from './manifest/module.ts';
import { operations } from './operations/module.ts';
import { pricing } from './pricing/module.ts';
import { rosters } from './rosters/module.ts';
import { sales } from './sales/module.ts';
import { stock } from './stock/module.ts';
import { tenancy } from './tenancy/module.ts';
import { voyages } from './voyages/module.ts';

/** The modules of the product, leaves first. */
export const modules: readonly DeclaredModule[] = [
  access,
  tenancy,
  catalog,
  fleet,
  sales,
  pricing,
  stock,
  crew,
  leadsModule,
  bookings,
  maintenance,
  rosters,
  voyages,
  manifest,
  finance,
  channels,
  insights,
  operations,
];
