import type { SecurityEventKind } from '@leme/contract/access/security-events';
import { storedLinkType } from '@leme/contract/access/sign-in/link-endpoints';
import type { Endpoint } from '@leme/contract/kit/endpoint';
import type { Actor } from '../actor.ts';
import type { Outcome } from '../http/http.ts';
import { platformTenantId } from '../ids.ts';
import type { Happened, Whose } from './event-log.ts';

type Asked = { endpoint: Endpoint; actor: Actor | null; outcome: Outcome };
type Found = Pick<Happened, 'kind' | 'whose'> & Partial<Pick<Happened, 'resource' | 'filters' | 'rows'>>;
type Door = (input: Record<string, unknown>, actor: Actor | null, answer: unknown) => Found[];

const nobody: Whose = { tenantId: platformTenantId, userId: null, operator: null };

/** Where the actor belongs: what happens at the door is of the own company, whichever an operator is in. */
function atHome(actor: Actor | null): Whose {
  return actor ? { tenantId: actor.homeTenantId, userId: actor.userId, operator: null } : nobody;
}

function atWork(actor: Actor): Whose {
  const operator = actor.tenantId === actor.homeTenantId ? null : actor.email;
  return { tenantId: actor.tenantId, userId: actor.userId, operator };
}

const byEmail = ({ email }: Record<string, unknown>): Whose => ({ email: String(email) });
const byLink = ({ token }: Record<string, unknown>): Whose => ({ link: String(token) });
const signedInOnly = (kind: SecurityEventKind): Door => {
  return (_, actor) => (actor ? [{ kind, whose: atHome(actor) }] : []);
};

/** What a success at the door tells. */
const doors: Readonly<Record<string, Door>> = {
  'POST /auth/sign-in': (input) => [{ kind: 'sign-in', whose: byEmail(input) }],
  'POST /auth/sign-out': signedInOnly('sign-out'),
  'POST /auth/renewal': () => [],
  'POST /auth/second-factor': () => [],
  'POST /auth/second-factor/recovery-codes': () => [],
  'POST /auth/second-factor/removal': () => [],
  'POST /functions/send-auth-email': (input) => [{ kind: 'link-asked', whose: byEmail(input) }],
  'POST /functions/send-password-reset': signedInOnly('link-asked'),
  'POST /functions/check-auth-token': () => [],
  'POST /functions/verify-auth-token': (input) => {
    const whose = byLink(input);
    const isLogin = storedLinkType(input.type as 'login') === 'login';
    return [
      { kind: 'link-used', whose },
      { kind: isLogin ? 'sign-in' : 'password-set', whose },
    ];
  },
  'POST /rpc/check_admin_credentials': (_, actor, isRight) =>
    isRight === false ? [{ kind: 'sign-in-failed', whose: atHome(actor) }] : [],
  'POST /version-restorations': () => [],
  'POST /auth/acting-tenant': ({ tenant_id }, actor) =>
    actor
      ? [
          {
            kind: 'operator-entered',
            whose: { tenantId: String(tenant_id), userId: actor.userId, operator: actor.email },
          },
        ]
      : [],
  'DELETE /auth/acting-tenant': (_, actor) =>
    actor && actor.tenantId !== actor.homeTenantId ? [{ kind: 'operator-left', whose: atWork(actor) }] : [],
};

/** What a finished request means for the access log; most mean nothing. */
export function whatHappened({ endpoint, actor, outcome }: Asked): Found[] {
  const { input, problem } = outcome;
  const door = doors[`${endpoint.method} ${endpoint.path}`];
  if (problem) {
    if (problem.problem === 'forbidden' && actor && endpoint.method !== 'GET')
      return [{ kind: 'refused', whose: atWork(actor), resource: resourceOf(endpoint) }];
    if (!door) return [];
    if (problem.problem === 'too-many-requests')
      return [{ kind: 'throttled', whose: whoTried(input, actor) }];
    const isWrong =
      ['sign-in-failed', 'code-wrong', 'link-invalid'].includes(problem.problem) ||
      problem.errors?.some(({ code }) => code === 'wrong-password');
    return isWrong ? [{ kind: 'sign-in-failed', whose: whoTried(input, actor) }] : [];
  }
  if (door && input) return door(input, actor, outcome.body);
  if (!endpoint.namesPeople || !actor) return [];
  return [
    {
      kind: endpoint.gives ? 'data-exported' : 'data-read',
      whose: atWork(actor),
      resource: resourceOf(endpoint),
      filters: filtersOf(input),
      rows: outcome.rows?.() ?? rowsIn(outcome.body),
    },
  ];
}

function whoTried(input: Record<string, unknown> | undefined, actor: Actor | null): Whose {
  if (actor) return atHome(actor);
  if (typeof input?.email === 'string') return byEmail(input);
  return typeof input?.token === 'string' ? byLink(input) : nobody;
}

function resourceOf({ permission, path }: Endpoint): string | null {
  if (typeof permission === 'string') return path === '/search' ? 'search' : null;
  return ('anyOf' in permission ? permission.anyOf[0]?.resource : permission.resource) ?? null;
}

const noFilter = new Set(
  'id page limit cursor sort facets totals before when p_tenant_id p_limit p_offset'.split(' '),
);

/** Names as the contract writes them, never what was looked for. */
function filtersOf(input: Record<string, unknown> = {}): string[] {
  const isSet = (name: string) => input[name] !== undefined && input[name] !== null;
  return Object.keys(input)
    .filter((name) => !noFilter.has(name) && isSet(name))
    .toSorted();
}

function rowsIn(body: unknown): number {
  if (typeof body !== 'object' || body === null) return 0;
  if (Array.isArray(body)) return body.length;
  const { data } = body as { data?: unknown };
  return Array.isArray(data) ? data.length : 1;
}
