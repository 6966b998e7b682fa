import { stockItems } from '@leme/contract/stock/stock-items';
import type { Registers, Values } from '#kit/resource/registers';
import { createRow, updateRow } from '#kit/resource/save/save-row';
import type { Work } from '#kit/work';

/** An item as another module describes it: made by the rules of the register, or changed at the version that was read. */
export async function saveItem(
  work: Work,
  registers: Registers,
  item: Values & { id?: string; version?: number },
): Promise<{ id: string; version: number }> {
  const register = registers.named(stockItems.name);
  const { id, version, ...values } = item;
  return id === undefined || version === undefined
    ? await createRow(register, work, values)
    : await updateRow(register, work, { ...values, id, version });
}
