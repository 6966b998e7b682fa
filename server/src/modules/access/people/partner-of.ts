import { type Keeper, partnerColumn } from '@leme/contract/access/people/manage';
import type { Role } from '@leme/contract/access/roles';
import { type Fault, faults } from '@leme/contract/kit/problem';
import type { AllHooks } from '#kit/hooks';
import { holdByName } from '#kit/resource/save/hold-rows';
import type { Work } from '#kit/work';

export type PartnerColumns = { supplier_id: string | null; agent_id: string | null };
type Given = { [K in keyof PartnerColumns]?: string | null | undefined };

/**
 * For which partner somebody of a role works: one that is there, of the kind the role asks for, and never another than the
 * keeper's own. A role of the company's own has none.
 */
export async function partnerOf(
  { tx, actor, hooks }: Work & { hooks: AllHooks },
  { keeper, role, given }: { keeper: Keeper; role: Role; given: Given },
): Promise<{ columns: PartnerColumns; errors: Fault[] }> {
  const column = partnerColumn(role);
  const none = { supplier_id: null, agent_id: null };
  if (!column) return { columns: none, errors: [] };
  const id = given[column] ?? (keeper.partner ? keeper.partner.id : null);
  const fault = (code: string) => ({ columns: none, errors: [{ pointer: `/${column}`, code }] });
  if (!id) return fault('required');
  if (keeper.partner && id !== keeper.partner.id) return fault('unknown');
  const kind = column === 'supplier_id' ? 'supplier' : 'agent';
  await holdByName(kind === 'supplier' ? 'suppliers' : 'customers', { tx, actor }, [id]);
  const [isThere] = await hooks.partners({ tx, actor }, kind, [id]);
  return isThere ? { columns: { ...none, [column]: id }, errors: [] } : fault('unknown');
}

/** The same, refused at once. */
export async function requirePartner(...asked: Parameters<typeof partnerOf>): Promise<PartnerColumns> {
  const { columns, errors } = await partnerOf(...asked);
  if (errors.length > 0) throw faults(errors);
  return columns;
}
