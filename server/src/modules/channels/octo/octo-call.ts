import type { OctoCapability } from '@leme/contract/channels/octo/octo-shapes';
import type { Endpoint, InputOf, ReplyOf } from '@leme/contract/kit/endpoint';
import type { Locale } from '@leme/contract/kit/language/locale';
import { Problem } from '@leme/contract/kit/problem';
import { sql } from 'kysely';
import type { Actor } from '#kit/actor';
import { type Call, type Served, serve } from '#kit/http/serve';
import { statement } from '#kit/resource/statement';
import type { TimedWork } from '#kit/work';
import { capabilitiesIn, languageIn } from './octo-protocol.ts';

export type Partner = {
  id: string;
  name: string;
  agent_id: string;
  commission_bp: number;
  collects: 'partner' | 'pier';
  beyond_quota: boolean;
  /** None sells all that are enabled. */
  product_ids: string[];
};

/** A question of a partner: in whose name it is worked on, and how it wants to be answered. */
export type Ask = {
  call: Omit<Call<Endpoint>, 'input'>;
  work: TimedWork;
  partner: Partner;
  language: Locale;
  speaks: ReadonlySet<OctoCapability>;
  isTest: boolean;
};

/** What the verbs of bookings ask of who sells from outside; nothing of it opens another door. */
const rights: ReadonlySet<string> = new Set([
  'bookings:create',
  'bookings:read',
  'bookings:update',
  'booking-payments:create',
  'passenger-health:read',
]);

/** Serves an endpoint of OCTO in the name of the partner its token is of, as its agent. */
export function serveOcto<E extends Endpoint>(
  endpoint: E,
  answer: (ask: Ask, input: InputOf<E>) => Promise<ReplyOf<E>>,
): Served {
  return serve(endpoint, async (call) => {
    const { tx, actor, clock, headers = {} } = call;
    const partner = await partnerOf(call);
    const acting: Actor = {
      ...actor,
      fullName: partner.name,
      partner: { kind: 'agent', id: partner.agent_id },
      permissions: rights,
    };
    const ask = {
      call: { ...call, actor: acting } as unknown as Ask['call'],
      work: { tx, actor: acting, now: clock.now() },
      partner,
      language: languageIn(headers),
      speaks: new Set(capabilitiesIn(headers)),
      isTest: actor.machine?.isTest === true || headers['octo-env'] === 'test',
    };
    return await answer(ask, call.input);
  });
}

/** A partner that was archived, switched off or is nobody's agent is refused like a token nobody knows. */
async function partnerOf({ tx, actor }: Pick<Call<Endpoint>, 'tx' | 'actor'>): Promise<Partner> {
  const found = await tx.first(
    statement<Partner>(sql`select p.id, p.name, p.agent_id, p.commission_bp, p.collects, p.beyond_quota,
        array(select l.target_id::text from channel_partners_product_ids l
          where l.tenant_id = ${actor.tenantId} and l.owner_id = p.id) as product_ids
      from channel_partners p
      where p.tenant_id = ${actor.tenantId} and p.id = ${actor.machine?.partnerId ?? null} and p.active
        and p.deleted_at is null and p.agent_id is not null`),
  );
  if (!found) throw new Problem('token-refused');
  return found;
}
