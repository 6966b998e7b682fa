import { users } from '@leme/contract/access/people/users';
import type { Role } from '@leme/contract/access/roles';
import {
  beginSecondFactor,
  confirmSecondFactor,
  getSecondFactor,
  removeOwnSecondFactor,
  renewRecoveryCodes,
} from '@leme/contract/access/second-factor-endpoints';
import { faults, Problem } from '@leme/contract/kit/problem';
import type { FastifyRequest } from 'fastify';
import type { Actor } from '#kit/actor';
import type { AuthTx } from '#kit/auth-tx';
import type { Clock } from '#kit/clock';
import { record } from '#kit/resource/record';
import { type Served, serveOpen } from '#kit/serve';
import { db } from '#kit/sql';
import type { Tx } from '#kit/transaction';
import { type Knock, knock, letIn } from '../door.ts';
import { isPassword } from '../passwords.ts';
import { tellAccess } from '../people/shut-out.ts';
import { hasSecondFactor } from './has-second-factor.ts';
import { forgetRecoveryCodes, replaceRecoveryCodes } from './recovery-codes.ts';
import { requireCode } from './require-code.ts';
import { tellOfSecondFactor } from './second-factor-mail.ts';
import { newSecret, stepOf, uriOf } from './totp.ts';

type Needs = {
  authTx: AuthTx;
  clock: Clock;
  evict: (whose: string) => void;
  /** Whether the installation asks it of a role. */
  isRequiredOf: (role: Role) => boolean;
};
type Own = { tenant_id: string; user_id: string };

/** Until then a secret that was begun may be confirmed. */
const beginsFor = { minutes: 30 };

/** The second factor of whoever is signed in: set up, confirmed, its recovery codes made anew, turned off. */
export function servesOwnSecondFactor({ authTx, clock, evict, isRequiredOf }: Needs): Served[] {
  return [
    serveOpen(getSecondFactor, async ({ actor }) => {
      const { whose, role } = ownOf(actor);
      return {
        ...(await authTx.read(whose.tenant_id, (tx) => told(tx, whose))),
        is_required: isRequiredOf(role),
      };
    }),
    serveOpen(beginSecondFactor, async ({ input, actor, request }) => {
      const { whose, email } = ownOf(actor);
      const { who, account } = await givePassword(
        authTx,
        { actor, request, now: clock.now() },
        input.password,
      );
      if (account.has_second_factor) throw new Problem('second-factor-on');
      const secret = newSecret();
      const issuer = await authTx.write(whose.tenant_id, async (tx) => {
        letIn(tx, who);
        await begin(tx, whose, { secret, begun_at: who.now.toString() });
        return account.company;
      });
      return { key: secret, uri: uriOf(secret, { issuer, account: email }) };
    }),
    serveOpen(confirmSecondFactor, async ({ input, actor }) => {
      const { whose, email, by } = ownOf(actor);
      const now = clock.now();
      const recovery_codes = await authTx.write(whose.tenant_id, async (tx) => {
        await confirm(tx, whose, { code: input.code.replace(/\s/g, ''), now });
        tx.send(
          db
            .deleteFrom('auth_sessions')
            .where('tenant_id', '=', whose.tenant_id)
            .where('user_id', '=', whose.user_id)
            .where('token_hash', '<>', by.tokenHash),
        );
        note(tx, by, { before: { second_factor: 'off' }, after: { second_factor: 'on' } });
        await tellOfSecondFactor(tx, { ...whose, email, now }, 'on');
        return await replaceRecoveryCodes(tx, whose);
      });
      evict(`${whose.tenant_id}/${whose.user_id}`);
      return { recovery_codes };
    }),
    serveOpen(renewRecoveryCodes, async ({ input, actor, request }) => {
      const { whose, email, by } = ownOf(actor);
      const now = clock.now();
      const who = await giveBoth(authTx, { actor, request, now }, input);
      const recovery_codes = await authTx.write(whose.tenant_id, async (tx) => {
        letIn(tx, who);
        note(tx, by, { after: { recovery_codes: 'renewed' } });
        await tellOfSecondFactor(tx, { ...whose, email, now }, 'renewed');
        return await replaceRecoveryCodes(tx, whose);
      });
      return { recovery_codes };
    }),
    serveOpen(removeOwnSecondFactor, async ({ input, actor, request }) => {
      const { whose, email, by } = ownOf(actor);
      const now = clock.now();
      const who = await giveBoth(authTx, { actor, request, now }, input);
      await authTx.write(whose.tenant_id, async (tx) => {
        letIn(tx, who);
        if ((await forgetSecondFactor(tx, whose)) === 0) throw new Problem('second-factor-off');
        note(tx, by, { before: { second_factor: 'on' }, after: { second_factor: 'off' } });
        await tellOfSecondFactor(tx, { ...whose, email, now }, 'off');
      });
      evict(`${whose.tenant_id}/${whose.user_id}`);
      return null;
    }),
  ];
}

/** Takes secret and recovery codes away; answers how many had been confirmed. */
export async function forgetSecondFactor(tx: Tx, whose: Own): Promise<number> {
  const { tenant_id, user_id } = whose;
  forgetRecoveryCodes(tx, whose);
  const gone = await tx.rows(
    db
      .deleteFrom('auth_second_factors')
      .where('tenant_id', '=', tenant_id)
      .where('user_id', '=', user_id)
      .returning('confirmed_at'),
  );
  tellAccess(tx, tenant_id, user_id);
  return gone.filter(({ confirmed_at }) => confirmed_at !== null).length;
}

function ownOf(actor: Actor | null) {
  if (!actor) throw new Problem('signed-out');
  const { homeTenantId: tenant_id, userId: user_id, email, role } = actor;
  return { whose: { tenant_id, user_id }, email, role, by: { ...actor, tenantId: tenant_id } };
}

function note(tx: Tx, by: Actor, done: { before?: Record<string, string>; after: Record<string, string> }) {
  tellAccess(tx, by.tenantId, by.userId);
  record({ tx, actor: by }, users, { id: by.userId, action: 'updated', ...done });
}

type Asking = { actor: Actor | null; request: FastifyRequest; now: Temporal.Instant };

/** Asks for the own password as at sign-in, counted with it. */
async function givePassword(authTx: AuthTx, { actor, request, now }: Asking, password: string) {
  const { whose, email } = ownOf(actor);
  const { tenant_id, user_id } = whose;
  const who: Knock = { tenant_id, email, address: request.ip, known: 'all', now };
  const account = await knock(authTx, who, (tx) =>
    tx.first(
      db
        .selectFrom('auth_accounts as a')
        .innerJoin('profiles as p', (join) =>
          join.onRef('p.tenant_id', '=', 'a.tenant_id').onRef('p.id', '=', 'a.id'),
        )
        .innerJoin('saas_tenants as t', 't.id', 'a.tenant_id')
        .select(['a.id', 'a.password_hash', 'p.full_name', 't.name as company'])
        .select(hasSecondFactor(tenant_id, 'a.id').as('has_second_factor'))
        .where('a.tenant_id', '=', tenant_id)
        .where('a.id', '=', user_id),
    ),
  );
  if (!account || !(await isPassword(account.password_hash, password)))
    throw faults([{ pointer: '/password', code: 'wrong-password' }]);
  return { who, account };
}

/** The same with the code, which it takes to change or end the second factor. */
async function giveBoth(
  authTx: AuthTx,
  asking: Asking,
  { password, code }: { password: string; code?: string | undefined },
): Promise<Knock> {
  const { who, account } = await givePassword(authTx, asking, password);
  if (!account.has_second_factor) throw new Problem('second-factor-off');
  await requireCode(authTx, { who, holder: account, code });
  return who;
}

/** Of two tabs that begin the later one counts; one that is confirmed stays. */
async function begin(tx: Tx, whose: Own, begun: { secret: string; begun_at: string }): Promise<void> {
  const changed = await tx.change(
    db
      .insertInto('auth_second_factors')
      .values({ ...whose, ...begun })
      .onConflict((conflict) =>
        conflict
          .columns(['tenant_id', 'user_id'])
          .doUpdateSet({ ...begun, used_step: null })
          .where('auth_second_factors.confirmed_at', 'is', null),
      ),
  );
  if (changed === 0) throw new Problem('second-factor-on');
}

async function confirm(
  tx: Tx,
  { tenant_id, user_id }: Own,
  { code, now }: { code: string; now: Temporal.Instant },
): Promise<void> {
  const begun = await tx.first(
    db
      .selectFrom('auth_second_factors')
      .select(['secret', 'confirmed_at'])
      .where('tenant_id', '=', tenant_id)
      .where('user_id', '=', user_id)
      .where('begun_at', '>', now.subtract(beginsFor).toString()),
  );
  if (begun?.confirmed_at) throw new Problem('second-factor-on');
  if (!begun) throw new Problem('second-factor-off');
  const step = stepOf(begun.secret, code, now);
  if (step === undefined) throw new Problem('code-wrong');
  const confirmed = await tx.change(
    db
      .updateTable('auth_second_factors')
      .set({ confirmed_at: now.toString(), used_step: step })
      .where('tenant_id', '=', tenant_id)
      .where('user_id', '=', user_id)
      .where('secret', '=', begun.secret)
      .where('confirmed_at', 'is', null),
  );
  // Of two tabs the first one turned it on.
  if (confirmed === 0) throw new Problem('second-factor-on');
}

async function told(tx: Tx, { tenant_id, user_id }: Own) {
  const factor = await tx.first(
    db
      .selectFrom('auth_second_factors')
      .select('confirmed_at')
      .where('tenant_id', '=', tenant_id)
      .where('user_id', '=', user_id),
  );
  const left = await tx.first(
    db
      .selectFrom('auth_recovery_codes')
      .select(({ fn }) => fn.countAll<number>().as('n'))
      .where('tenant_id', '=', tenant_id)
      .where('user_id', '=', user_id)
      .where('used_at', 'is', null),
  );
  return { confirmed_at: factor?.confirmed_at ?? null, recovery_codes_left: Number(left?.n ?? 0) };
}
