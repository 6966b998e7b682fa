import type { Role } from '@leme/contract/access/roles';

export type TenantRole = Exclude<Role, `saas_${string}`>;

/** Who the company is; what it sells, sails with and has sold, the demo of each module says. */
export type DemoCompany = {
  name: string;
  subdomain: 'mar-azul' | 'costa-verde';
  /** A drawing of its own as a data address, so that the companies are told apart at a glance. */
  logo_url: string;
  primary_color: string;
  secondary_color: string;
  /** Area code of the invented telephones. */
  areaCode: string;
  people: Readonly<Record<TenantRole, string>>;
  /** Who sells beside them: one who sees the own queue alone, and one who is away. */
  team: Readonly<Record<'seller' | 'away', string>>;
};
