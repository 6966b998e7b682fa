import { usualAlertDays } from '@leme/contract/fleet/boat-documents';
import { localise } from '@leme/contract/kit/locale';
import { dayIn } from '@leme/contract/kit/time';
import { named } from './berth.ts';
import type { CompanyPlan } from './company-plan.ts';
import { inventEmail, inventPhone } from './invented-people.ts';
import { withCheckDigits } from './invented-tax-ids.ts';
import type { Luck } from './luck.ts';
import type { Row, Tenant } from './owner-transaction.ts';
import type { BoatDetails } from './registers-plan.ts';
import { features, supplierTypes } from './usual-registers.ts';

const zone = 'America/Sao_Paulo';

/** The details of a supplier that stand in its own row. */
export function supplierDetails({ registers, areaCode }: CompanyPlan, later: Luck, name: string) {
  const { taxId, types: _, ...details } = named(new Map(Object.entries(registers.suppliers)), name);
  const tax_id = withCheckDigits(taxId);
  return {
    ...details,
    tax_id,
    email: inventEmail(name),
    phone: inventPhone(later, areaCode),
    pix_key: tax_id,
    bank: `Banco Exemplo, ag. 0${later.below(900) + 100}, c/c ${later.below(90_000) + 10_000}-${later.below(10)}`,
  };
}

/** Suppliers beside the owners of the boats, what all of them are for, and the shelves of the catalogue. */
export async function insertOtherRegisters(
  company: Tenant,
  { plan, later, suppliers }: { plan: CompanyPlan; later: Luck; suppliers: ReadonlyMap<string, string> },
): Promise<void> {
  const types = supplierTypes.map(([name, kind]) => ({ id: later.id(), name, kind }));
  await company.insert('supplier_types', types);
  const others = Object.keys(plan.registers.suppliers)
    .filter((name) => !suppliers.has(name))
    .map((name) => ({ id: later.id(), name, ...supplierDetails(plan, later, name) }));
  await company.insert('suppliers', others);
  const ids = new Map([...suppliers, ...others.map(({ id, name }) => [name, id] as const)]);
  const typeIds = new Map(types.map(({ id, name }) => [name as string, id]));
  await company.insert(
    'suppliers_types',
    Object.entries(plan.registers.suppliers).flatMap(([name, details]) =>
      linksFrom(named(ids, name), details.types, typeIds),
    ),
  );
  await insertCategories(company, plan, later);
}

async function insertCategories(company: Tenant, { registers }: CompanyPlan, later: Luck): Promise<void> {
  const ids = new Map(registers.categories.map(([name]) => [name, later.id()]));
  const rows = registers.categories.map(([name, inside], order_index) => ({
    id: named(ids, name),
    name,
    parent_id: inside ? named(ids, inside) : null,
    order_index,
  }));
  await company.insert('product_categories', rows);
}

/** The details of a boat that stand in its own row. */
export function boatDetails({ registers }: CompanyPlan, boat_name: string, home_port_id: string) {
  const { features: _, papers: __, ...details } = detailsOf(registers.boats, boat_name);
  return {
    ...details,
    flag: 'Brasil',
    use_class: details.min_crew === 0 ? 'esporte_recreio' : 'passageiros',
    home_port_id,
  };
}

/** What the boats have on board, and their papers. */
export async function insertOnBoard(
  company: Tenant,
  {
    plan,
    later,
    boats,
    now,
  }: { plan: CompanyPlan; later: Luck; boats: ReadonlyMap<string, { id: string }>; now: Temporal.Instant },
): Promise<void> {
  const rows = features.map(({ name, icon, group }) => {
    const { 'pt-BR': source, ...name_translations } = localise(name);
    return { id: later.id(), name: source, name_translations, icon, group, filterable: true };
  });
  await company.insert('boat_features', rows);
  const featureIds = new Map(rows.map(({ id, name }) => [name, id]));
  const all = [...boats].map(([name, { id }]) => ({ id, details: detailsOf(plan.registers.boats, name) }));
  await company.insert(
    'boats_features',
    all.flatMap(({ id, details }) => linksFrom(id, details.features, featureIds)),
  );
  await company.insert(
    'boat_documents',
    all.flatMap(({ id, details }) => papersOf(id, details, later, dayIn(zone, now))),
  );
}

function papersOf(
  boat_id: string,
  { papers }: BoatDetails,
  later: Luck,
  today: string,
): Row<'boat_documents'>[] {
  const day = Temporal.PlainDate.from(today);
  return papers.map(({ kind, number, issued, expires }) => ({
    id: later.id(),
    boat_id,
    kind,
    number,
    issued_on: day.add({ days: issued }).toString(),
    expires_on: expires === null ? null : day.add({ days: expires }).toString(),
    alert_days: [...usualAlertDays],
  }));
}

function detailsOf(boats: Readonly<Record<string, BoatDetails>>, name: string): BoatDetails {
  return named(new Map(Object.entries(boats)), name);
}

function linksFrom(owner_id: string, names: readonly string[], ids: ReadonlyMap<string, string>) {
  return names.map((name, position) => ({ owner_id, target_id: named(ids, name), position }));
}
