import type { Localised } from '../kit/locale.ts';

/** Every role of the product, highest rank first. */
export const roles = [
  'saas_super_admin',
  'saas_admin',
  'saas_manager',
  'saas_user',
  'admin',
  'supplier_admin',
  'agent_admin',
  'manager',
  'supplier_manager',
  'agent_manager',
  'supplier_user',
  'agent_user',
  'marinheiro',
  'user',
  'supplier',
] as const;

export type Role = (typeof roles)[number];
export type PartnerKind = 'supplier' | 'agent';

export function isRole(value: unknown): value is Role {
  return roles.some((role) => role === value);
}

/** The highest of the given roles; names that are no role are passed over, nothing left gives `null`. */
export function highestRole(held: Iterable<string>): Role | null {
  const names = new Set(held);
  return roles.find((role) => names.has(role)) ?? null;
}

/** Whether the role belongs to the platform's own staff, who stand outside every company. */
export function isPlatformRole(role: Role): boolean {
  return role.startsWith('saas_');
}

const fullAccess: ReadonlySet<Role> = new Set([
  'saas_super_admin',
  'saas_admin',
  'admin',
  'supplier_admin',
  'agent_admin',
]);

const managers: ReadonlySet<Role> = new Set(['saas_manager', 'manager', 'supplier_manager', 'agent_manager']);

/** Roles that hold every right their scope, partner and modules leave them. */
export function isFullAccess(role: Role): boolean {
  return fullAccess.has(role);
}

/** Roles that hold every right but the administration of settings and rights. */
export function isManager(role: Role): boolean {
  return managers.has(role);
}

/** Whether a role sees only the rows of a supplier or an agent, and of which of the two. */
export function partnerKind(role: Role): PartnerKind | null {
  if (role.startsWith('supplier')) return 'supplier';
  return role.startsWith('agent') ? 'agent' : null;
}

function label(ptBr: string, en: string, es: string, fr: string, it: string): Localised {
  return { 'pt-BR': ptBr, en, es, fr, it };
}

export const roleLabels: Readonly<Record<Role, Localised>> = {
  saas_super_admin: label('SaaS Super', 'SaaS super', 'SaaS súper', 'SaaS super', 'SaaS super'),
  saas_admin: label('SaaS Admin', 'SaaS admin', 'SaaS admin', 'SaaS admin', 'SaaS admin'),
  saas_manager: label(
    'SaaS Manager',
    'SaaS manager',
    'Gestor SaaS',
    'Gestionnaire SaaS',
    'Responsabile SaaS',
  ),
  saas_user: label('SaaS User', 'SaaS user', 'Usuario SaaS', 'Utilisateur SaaS', 'Utente SaaS'),
  admin: label('Admin', 'Admin', 'Admin', 'Admin', 'Admin'),
  supplier_admin: label(
    'Admin Fornec.',
    'Supplier admin',
    'Admin proveedor',
    'Admin fournisseur',
    'Admin fornitore',
  ),
  agent_admin: label('Admin Agente', 'Agent admin', 'Admin agente', 'Admin agent', 'Admin agente'),
  manager: label('Gerente', 'Manager', 'Gerente', 'Responsable', 'Responsabile'),
  supplier_manager: label(
    'Manager Fornec.',
    'Supplier manager',
    'Gerente proveedor',
    'Responsable fournisseur',
    'Responsabile fornitore',
  ),
  agent_manager: label(
    'Manager Agente',
    'Agent manager',
    'Gerente agente',
    'Responsable agent',
    'Responsabile agente',
  ),
  supplier_user: label(
    'User Fornec.',
    'Supplier user',
    'Usuario proveedor',
    'Utilisateur fournisseur',
    'Utente fornitore',
  ),
  agent_user: label('User Agente', 'Agent user', 'Usuario agente', 'Utilisateur agent', 'Utente agente'),
  marinheiro: label('Marinheiro', 'Sailor', 'Marinero', 'Marin', 'Marinaio'),
  user: label('Usuário', 'User', 'Usuario', 'Utilisateur', 'Utente'),
  supplier: label('Fornecedor', 'Supplier', 'Proveedor', 'Fournisseur', 'Fornitore'),
};

/** Shown for a person who holds no role. */
export const noRoleLabel: Localised = label('Sem nível', 'No role', 'Sin rol', 'Sans rôle', 'Senza ruolo');

const staff: readonly Role[] = ['admin', 'manager', 'marinheiro', 'user'];
const tenantRoles: readonly Role[] = roles.filter((role) => !isPlatformRole(role));

const assignable: Readonly<Partial<Record<Role, readonly Role[]>>> = {
  saas_super_admin: roles,
  saas_admin: roles.filter((role) => role !== 'saas_super_admin'),
  saas_manager: ['saas_user', ...staff],
  saas_user: staff,
  admin: tenantRoles,
  manager: staff,
  supplier_admin: ['supplier_manager', 'supplier_user', 'supplier'],
  supplier_manager: ['supplier_user', 'supplier'],
  agent_admin: ['agent_manager', 'agent_user'],
  agent_manager: ['agent_user'],
};

/**
 * The roles a person may give to others, highest first. `null` is a role not known yet. The module Full Admin counts
 * for the company's own people only: a partner gives none but the roles of its kind.
 */
export function assignableRoles(actor: Role | null, holdsFullAdmin: boolean): readonly Role[] {
  if (actor === null) return ['admin', 'manager', 'user'];
  const listed = assignable[actor];
  if (listed) return listed;
  return holdsFullAdmin && partnerKind(actor) === null ? staff : [];
}
