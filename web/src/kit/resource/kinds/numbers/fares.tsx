import type { FareLine } from '@leme/contract/kit/resource/fields';
import { webKind } from '../web-kind.ts';

/** Fares are agreed in a form of their own; elsewhere they are read. */
export const faresKind = webKind<readonly FareLine[] | null>({
  Input: () => null,
  edit: (value) => (Array.isArray(value) ? value : null),
  text: (lines, _, { format }) =>
    Array.isArray(lines)
      ? lines.map(({ quantity, price }) => `${quantity} × ${format.money(price)}`).join(' + ')
      : String(lines),
});
