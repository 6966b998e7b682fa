import type { ModuleSlug } from '@leme/contract/access/plans/module-slug';
import { planModules } from '@leme/contract/access/plans/modules';
import type { StopKind } from '@leme/contract/tenancy/companies/company-states';
import { modulesOf } from '@leme/contract/tenancy/companies/plans';

/** A company operators look after and nobody sails with: how it stands and what it counted of itself, and nothing else. */
export type SmallCompany = {
  name: string;
  subdomain: string;
  status: 'opening' | 'active' | 'suspended' | 'archived';
  /** Why it is stopped. */
  stop?: { kind: StopKind; reason: string };
  primary_color: string;
  secondary_color: string;
  plan: string;
  modules: readonly ModuleSlug[];
  /** How long its trial lasts from its opening; null where it bought. */
  trialDays: number | null;
  daysHere: number;
  /** So many days ago somebody last worked in it; null where nobody ever did. */
  activeDaysAgo: number | null;
  administrator: string;
};

/** One in each state an operator has to know, and one of which everything is long and bright. */
export const smallCompanies: readonly SmallCompany[] = [
  {
    name: 'Escunas Mar e Sol',
    subdomain: 'mar-e-sol',
    status: 'opening',
    primary_color: '#0B7A75',
    secondary_color: '#19535F',
    plan: 'essencial',
    modules: modulesOf('essencial'),
    trialDays: 14,
    daysHere: 2,
    activeDaysAgo: null,
    administrator: 'Ieda Paz',
  },
  {
    name: 'Lanchas do Farol',
    subdomain: 'lanchas-do-farol',
    status: 'active',
    primary_color: '#8250B8',
    secondary_color: '#2A1A3E',
    plan: 'profissional',
    modules: modulesOf('profissional'),
    trialDays: 13,
    daysHere: 13,
    activeDaysAgo: 0,
    administrator: 'Tadeu Farias',
  },
  {
    name: 'Vento Sul Passeios',
    subdomain: 'vento-sul',
    status: 'suspended',
    stop: { kind: 'request', reason: 'Fora da temporada, volta em dezembro' },
    primary_color: '#A9610A',
    secondary_color: '#3D2304',
    plan: 'essencial',
    modules: modulesOf('essencial'),
    trialDays: null,
    daysHere: 210,
    activeDaysAgo: 31,
    administrator: 'Ivone Castilho',
  },
  {
    name: 'Ilha Grande Náutica',
    subdomain: 'ilha-grande',
    status: 'archived',
    stop: { kind: 'other', reason: 'Os barcos foram vendidos' },
    primary_color: '#B63D68',
    secondary_color: '#40142A',
    plan: 'completo',
    modules: planModules,
    trialDays: null,
    daysHere: 500,
    activeDaysAgo: 120,
    administrator: 'Raul Peçanha',
  },
  {
    name: 'Companhia Baiana de Escunas da Baía de Todos os Santos Ltda.',
    subdomain: 'companhia-baiana-de-escunas',
    status: 'active',
    primary_color: '#FFE600',
    secondary_color: '#3A3300',
    plan: 'completo',
    modules: planModules.filter((slug) => slug !== 'crew' && slug !== 'finance'),
    trialDays: null,
    daysHere: 90,
    activeDaysAgo: 1,
    administrator: 'Dalva Bonfim',
  },
];

/** Who asked for a company of their own, one for each state there is. */
export const demoRequests = [
  { status: 'new', name: 'Cláudio Reis', company: 'Reis do Mar', city: 'Porto Belo', boats: 2, hoursAgo: 5 },
  {
    status: 'contacted',
    name: 'Marta Nóbrega',
    company: 'Catamarã Nóbrega',
    city: 'Maragogi',
    boats: 1,
    hoursAgo: 50,
  },
  {
    status: 'opened',
    name: 'Ieda Paz',
    company: 'Escunas Mar e Sol',
    city: 'Bombinhas',
    boats: 2,
    hoursAgo: 72,
  },
  {
    status: 'refused',
    name: 'Otávio Lins',
    company: 'Lins Aluguel de Carros',
    city: 'Recife',
    boats: 0,
    hoursAgo: 400,
  },
] as const;
