import type { MachineScope } from '@leme/contract/access/machines/machine-scopes';
import type { Role } from '@leme/contract/access/roles';

/** Who asks, and on behalf of which company. Made once a request by the access module, never from the input. */
export type Actor = {
  userId: string;
  fullName: string;
  email: string;
  role: Role;
  /** The tenant the request works in: the actor's own, or the one an operator acts in. */
  tenantId: string;
  homeTenantId: string;
  /** Zone of the tenant: what "today" means. */
  timezone: string;
  /** `resource:action` keys; the one look-up a permission decision costs. */
  permissions: ReadonlySet<string>;
  /** Of the same keys, those an exception takes from the person: no role that holds one is the person's to give. */
  denied: ReadonlySet<string>;
  /** The supplier or agent a partner's account stands for; its rows are all that account sees. */
  partner: { kind: 'supplier' | 'agent'; id: string } | null;
  /** Of a machine that came in by its token: it has no role, and nothing but its scopes. */
  machine?: Machine;
  isOperator: boolean;
  /** False while the company's modules could not be read: then nothing that belongs to a module is served. */
  modulesKnown: boolean;
  /** False while the person's rights could not be read: then a missing right proves nothing. */
  rightsKnown: boolean;
  /** When the first exception of the person ends, and with it what was decided. */
  rightsUntil: Temporal.Instant | null;
  /** The company's subscription has lapsed: only what must not wait may be written. Never true for operators. */
  isReadOnly: boolean;
  /** Whether the person may check people in, or could within the last days: what a device sends late is kept then. */
  isCrew: boolean;
  /** Came in by a temporary password: holds no right until a new one is set. */
  mustChangePassword: boolean;
  /** Must have a second factor and has none: holds no right until it is set up. */
  mustSetSecondFactor: boolean;
  tokenHash: string;
  /** Where the request comes from; nowhere outside of requests. */
  address?: string;
};

/** The token a machine came in by, for whom, and what it is good for. */
export type Machine = {
  tokenId: string;
  partnerId: string;
  isTest: boolean;
  scopes: ReadonlySet<MachineScope>;
};

/** What an operator is called wherever a company reads who did something. */
export const operatorName = (fullName: string) => `Leme · ${fullName}`;

/** What of an actor narrows which rows a statement may meet. */
export type Scope = Pick<Actor, 'tenantId' | 'partner'>;

export const scopeOf = ({ tenantId, partner }: Actor): Scope => ({ tenantId, partner });
