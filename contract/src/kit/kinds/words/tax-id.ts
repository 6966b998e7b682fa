import { bareTaxId, isTaxId } from '../../values/tax-id.ts';
import { type FieldKind, oneCell, wrongType } from '../field-kind.ts';

/** CPF or CNPJ, only what counts of it. */
export const taxIdKind: FieldKind = {
  normalise: (value) => (typeof value === 'string' ? bareTaxId(value) : value),
  check: (value, { max = 14 }) => {
    if (typeof value !== 'string') return wrongType(value, 'string');
    if (!isTaxId(value)) return [{ code: 'tax-id' }];
    return value.length > max ? [{ code: 'cpf' }] : [];
  },
  json: () => ({ type: 'string' }),
  answers: 'text',
  columns: [['', 'text']],
  filter: 'text',
  finds: 'document',
  csv: oneCell({ read: (cell) => ({ value: withZeros(cell) }) }),
};

/** A spreadsheet that took it for a number has dropped the zeros it began with. */
function withZeros(cell: string): string {
  const bare = bareTaxId(cell);
  if (!/^\d{3,13}$/.test(bare)) return bare;
  return [bare, bare.padStart(11, '0'), bare.padStart(14, '0')].find(isTaxId) ?? bare;
}
