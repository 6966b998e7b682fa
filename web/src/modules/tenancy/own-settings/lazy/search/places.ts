import { type Need, type Permission, read } from '@leme/contract/access/permission';
import { sessionSettings } from '@leme/contract/access/sign-in/session-settings';
import { bookingSettings } from '@leme/contract/bookings/life/booking-settings';
import { sellingDefaults } from '@leme/contract/catalog/selling-defaults';
import { invoiceSettings } from '@leme/contract/finance/invoices/letters/invoice-settings';
import type { Entity } from '@leme/contract/kit/resource/entity';
import { leadSettings } from '@leme/contract/leads/lead-settings';
import { orderNumbers } from '@leme/contract/maintenance/orders/order-numbers';
import { rosterSettings } from '@leme/contract/rosters/roster-settings';
import { companyAddress } from '@leme/contract/tenancy/settings/company-address';
import { companyHouse } from '@leme/contract/tenancy/settings/company-house';
import { companyLanguages } from '@leme/contract/tenancy/settings/company-languages';
import { companyWays } from '@leme/contract/tenancy/settings/company-ways';
import { companyZone } from '@leme/contract/tenancy/settings/company-zone';
import { letterSettings } from '@leme/contract/tenancy/settings/letter-settings';
import { maintenanceNotice } from '@leme/contract/tenancy/settings/maintenance-notice';
import { retentionSettings } from '@leme/contract/tenancy/settings/retention-settings';
import { departureSettings } from '@leme/contract/voyages/gate/departure-settings';
import { voyageSettings } from '@leme/contract/voyages/logbook/voyage-settings';

/** Where something is decided: the page, its section there, and who reads it. */
export type Place = { entity: Entity; page: string; section?: string; need: Need };

const onPage = (page: 'settings' | 'tenant-settings' | 'system-config', entity: Entity): Place => ({
  entity,
  page: `/${page}`,
  section: entity.name,
  need: read(page),
});

/** Everything a company decides, wherever it stands. */
export const places: readonly Place[] = [
  onPage('settings', companyZone as unknown as Entity),
  onPage('settings', companyWays as unknown as Entity),
  onPage('settings', bookingSettings as unknown as Entity),
  onPage('settings', leadSettings as unknown as Entity),
  onPage('tenant-settings', companyHouse as unknown as Entity),
  onPage('tenant-settings', companyAddress as unknown as Entity),
  onPage('tenant-settings', companyLanguages as unknown as Entity),
  onPage('tenant-settings', letterSettings as unknown as Entity),
  onPage('system-config', sessionSettings as unknown as Entity),
  onPage('system-config', rosterSettings as unknown as Entity),
  onPage('system-config', voyageSettings as unknown as Entity),
  onPage('system-config', orderNumbers as unknown as Entity),
  onPage('system-config', invoiceSettings as unknown as Entity),
  onPage('system-config', retentionSettings as unknown as Entity),
  onPage('system-config', maintenanceNotice as unknown as Entity),
  { entity: sellingDefaults as unknown as Entity, page: '/products?defaults=all', need: read('products') },
  onPage('system-config', departureSettings as unknown as Entity),
];

/** What is decided in a form by hand: of oneself by everybody, and who calls whom. */
export const otherPlaces = [
  { key: 'password', at: 'account', page: '/account', need: 'signed-in' },
  { key: 'second_factor', at: 'account', page: '/account', need: 'signed-in' },
  { key: 'sessions', at: 'account', page: '/account', need: 'signed-in' },
  { key: 'sign_ins', at: 'account', page: '/account', need: 'signed-in' },
  { key: 'landing', at: 'account', page: '/account', need: 'signed-in' },
  { key: 'hand', at: 'account', page: '/account', need: 'signed-in' },
  { key: 'sounds', at: 'account', page: '/account', need: 'signed-in' },
  {
    key: 'no_show',
    at: 'words',
    page: '/tenant-settings?section=own-words',
    need: read('tenant-settings'),
  },
  { key: 'hours', at: 'sales', page: '/inside-sales', need: read('inside-sales') },
] as const satisfies readonly { key: string; at: string; page: string; need: Permission }[];
