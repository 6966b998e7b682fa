import { cancellationPolicies } from '@leme/contract/catalog/cancellation-policies';
import { adoptPolicyTemplate } from '@leme/contract/catalog/cancellation-policy-endpoints';
import { type PolicyTemplate, rulesOfTemplates } from '@leme/contract/catalog/policy-templates';
import { sellingDefaults } from '@leme/contract/catalog/selling-defaults';
import { catalogWords } from '@leme/contract/catalog/texts/texts';
import { locales } from '@leme/contract/kit/language/locale';
import { textsIn } from '@leme/contract/kit/language/texts';
import type { Actor } from '#kit/actor';
import { db } from '#kit/database/sql';
import type { Tx } from '#kit/database/transaction';
import { serve } from '#kit/http/serve';
import type { Use } from '#kit/resource/registers';
import { createRow } from '#kit/resource/save/save-row';
import { serveResource } from '#kit/resource/serve-resource';

export const servesCancellationPolicies = [
  ...serveResource(cancellationPolicies, { usedBy }),
  serve(adoptPolicyTemplate, async ({ input: { template }, tx, actor, registers }) => {
    const { name, ...policy } = policyOf(template);
    const free = await freeName(tx, actor, name);
    const row = { ...policy, name: free, withdrawal_days: 7, fee_may_fall: false };
    return (await createRow(registers.named(cancellationPolicies.name), { tx, actor }, row)) as never;
  }),
];

/** A usual policy with its name and its text in all languages. */
export function policyOf(template: PolicyTemplate) {
  const text = Object.fromEntries(
    locales.map((locale) => [locale, textsIn(catalogWords, locale)(`policy-template.${template}.text`)]),
  );
  const name = textsIn(catalogWords, locales[0])(`policy-template.${template}`);
  return { ...rulesOfTemplates[template], name, text };
}

/** The name, or with the first number nobody has. */
async function freeName(tx: Tx, { tenantId }: Actor, name: string): Promise<string> {
  const taken = await tx.rows(
    db
      .selectFrom('cancellation_policies')
      .select('name')
      .where('tenant_id', '=', tenantId)
      .where('deleted_at', 'is', null)
      .where('name', 'like', `${name}%`)
      .limit(200),
  );
  const names = new Set(taken.map((row) => row.name));
  for (let number = 2; names.has(name); number += 1)
    if (!names.has(`${name} ${number}`)) return `${name} ${number}`;
  return name;
}

/** The company's own policy stays while its products take it from there. */
async function usedBy(tx: Tx, { tenantId }: Actor, id: string): Promise<Use[]> {
  const found = await tx.first(
    db
      .selectFrom('selling_defaults')
      .select('version')
      .where('tenant_id', '=', tenantId)
      .where('cancellation_policy_id', '=', id),
  );
  return found ? [{ resource: sellingDefaults.name, count: 1, names: [] }] : [];
}
