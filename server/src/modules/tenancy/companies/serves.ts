import type { Served } from '#kit/http/serve';
import { servesChanges } from './change-company.ts';
import { servesCompanyPeople } from './company-people.ts';
import { servesCompanyList } from './list-companies.ts';
import { servesLooks } from './look-at-companies.ts';
import { servesMoves } from './move-company.ts';
import type { CompanyNeeds } from './needs.ts';
import { servesOpening } from './open-company.ts';
import { servesModules } from './set-modules.ts';
import { servesUndoing } from './undo-opening.ts';

/** A company as its operators open, change, stop and let it go on. */
export function servesCompanies(needs: CompanyNeeds): Served[] {
  return [
    ...servesCompanyList(needs),
    ...servesLooks(needs),
    servesOpening(needs),
    ...servesChanges(needs),
    servesModules(needs),
    ...servesMoves(needs),
    servesUndoing(needs),
    ...servesCompanyPeople(needs),
  ];
}
