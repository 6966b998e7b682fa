import {
  mergeProductTags,
  readProductTagUses,
  separateProductTags,
} from '@leme/contract/catalog/product-tag-endpoints';
import { productTags } from '@leme/contract/catalog/product-tags';
import { products } from '@leme/contract/catalog/products';
import type { AnyRow } from '@leme/contract/kit/resource/resource';
import type { PlatformTx } from '#kit/database/platform-tx';
import { db } from '#kit/database/sql';
import { keyIn, once } from '#kit/http/idempotency';
import { type Served, serve, serveTransfer, type TransferCall } from '#kit/http/serve';
import { findRow } from '#kit/resource/find-row';
import { record } from '#kit/resource/history/record';
import { linkBeside, unlinkBeside } from '#kit/resource/merge/links';
import { partRows } from '#kit/resource/merge/part-rows';
import { type Pair, requireUpdate, takeAway, tellMerge } from '#kit/resource/merge/serve-merge';
import type { Register } from '#kit/resource/registers';
import { takePair } from '#kit/resource/save/hold-rows';
import type { Work } from '#kit/work';

/**
 * How often a tag is used, and two tags that become one. Companies say which tags their products have, each behind its own
 * wall: their uses are counted by the platform, and changed in one transaction a company. Merging may be repeated: the other
 * tag is deleted last.
 */
export function tagEndpoints(platformTx: PlatformTx): Served[] {
  const uses = serve(readProductTagUses, async ({ input, tx, actor, registers }) => {
    await findRow(registers.named(productTags.name), { tx, actor }, input.id);
    const uses = await usesByCompany(platformTx, input.id);
    return { products: uses.reduce((sum, [, count]) => sum + count, 0), companies: uses.length };
  });
  const merge = serveTransfer(mergeProductTags, (call) =>
    onceForAll(call, 'merge', async (register, work) => {
      const pair = await takePair(register, work, call.input);
      const { kept, other } = pair;
      await inEachCompany(call, pair, { link: linkBeside, tells: [other, kept] });
      await takeAway(register, work, pair);
      return await tellMerge(register, work, pair);
    }),
  );
  const separate = serveTransfer(separateProductTags, (call) =>
    onceForAll(call, 'separation', (register, work) =>
      partRows(register, work, call.input, async (pair) => {
        const { kept, other } = pair;
        await inEachCompany(call, pair, { link: unlinkBeside, tells: [kept, other] });
      }),
    ),
  );
  return [uses, merge, separate].map((each) => ({ ...each, ofPlatform: true }));

  async function inEachCompany(
    { actor, tenantTx }: Call,
    { kept, other }: Pair,
    how: Linking,
  ): Promise<void> {
    const pair = { from: other.id, to: kept.id };
    for (const [tenantId] of await usesByCompany(platformTx, other.id))
      await tenantTx.write(tenantId, async (tx) => {
        const work = { tx, actor: { ...actor, tenantId } };
        const changed = await how.link(work, links, pair);
        const tags = [namesOf(how.tells[0]), namesOf(how.tells[1])] as const;
        record(
          work,
          products,
          changed.map((id) => ({ id, action: 'updated', changes: { tags } })),
        );
      });
  }
}

/** What is done to the links of a company, and what its products tell of it. */
type Linking = { link: typeof linkBeside; tells: readonly [AnyRow, AnyRow] };

const links = { table: 'products_tags', owner: 'owner_id', target: 'target_id' };
const namesOf = ({ name }: AnyRow) => [(name as { 'pt-BR': string })['pt-BR']];

type Call = TransferCall<typeof mergeProductTags>;

/** Does to two tags of the platform what a verb says, once however often it is asked for. */
async function onceForAll(
  { input: { id, other_id }, actor, tenantTx, registers, headers }: Call,
  verb: string,
  run: (register: Register, work: Work) => Promise<AnyRow>,
): Promise<never> {
  requireUpdate(productTags, actor);
  const request = { method: 'POST', path: `/product-tags/${id}/${verb}`, body: { other_id } };
  const answer = await tenantTx.write(actor.tenantId, (tx) =>
    once({ tx, actor }, { key: keyIn(headers), request }, async () => ({
      status: 200,
      body: await run(registers.named(productTags.name), { tx, actor }),
    })),
  );
  return answer.body as never;
}

/** How many products have a tag in each company that uses it: asked company by company, so that each has its own node. */
async function usesByCompany(
  platformTx: PlatformTx,
  id: string,
): Promise<[tenantId: string, count: number][]> {
  return await platformTx.read(async (tx) => {
    const tenants = await tx.rows(db.selectFrom('saas_tenants').select('id'));
    const counts = await Promise.all(
      tenants.map(async (tenant) => {
        const counted = await tx.first(
          db
            .selectFrom('products_tags')
            .select(({ fn }) => fn.countAll().as('count'))
            .where('tenant_id', '=', tenant.id)
            .where('target_id', '=', id),
        );
        return [tenant.id, Number(counted?.count)] as [string, number];
      }),
    );
    return counts.filter(([, count]) => count > 0);
  });
}
