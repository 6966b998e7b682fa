import { type CompanyMove, companyMoves, mayMove } from '@leme/contract/tenancy/companies/company-states';

/** What is done to a company from its row. */
export type Act = CompanyMove | 'undo';
export type Asked = { id: string; name: string; act: Act };

const moves = Object.keys(companyMoves) as CompanyMove[];

/** What can be done to a company as it stands: only an opening nobody came into can be undone. */
export function actsOn(status: string): readonly Act[] {
  return status === 'opening' ? ['undo'] : moves.filter((move) => mayMove(status, move));
}
