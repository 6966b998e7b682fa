import { boatDocuments } from '@leme/contract/fleet/boat-documents';
import { type Locale, locales } from '@leme/contract/kit/language/locale';
import { textsIn } from '@leme/contract/kit/language/texts';
import { type DemoWork, named } from '../../demo/demo.ts';
import { fakeEmail, fakeName, fakePhone } from '../../demo/fake-people.ts';
import { withCheckDigits } from '../../demo/fake-tax-ids.ts';
import { costaVerde } from './demo/costa-verde.ts';
import type { FleetPlan, PaperPlan } from './demo/fleet-plan.ts';
import { insertEngines } from './demo/insert-engines.ts';
import { marAzul } from './demo/mar-azul.ts';
import { demoTexts } from './demo/texts/texts.ts';
import { features, supplierTypes } from './demo/usual.ts';

const plans = { 'mar-azul': marAzul, 'costa-verde': costaVerde };

/** Whom a company buys from, and the boats with what they have on board, their papers and engines. */
export async function demo(work: DemoWork): Promise<void> {
  const plan = plans[work.company.subdomain];
  const suppliers = await insertSuppliers(work, plan);
  const boats = await insertBoats(work, plan, suppliers);
  await insertFeatures(work, plan, boats);
  await work.insert(
    'boat_documents',
    Object.entries(plan.boats).flatMap(([name, { papers }]) => papersOf(work, named(boats, name), papers)),
  );
  await insertEngines(work, boats);
}

type Ids = ReadonlyMap<string, string>;

async function insertSuppliers(work: DemoWork, plan: FleetPlan): Promise<Ids> {
  const { company, random, insert } = work;
  const rows = Object.entries(plan.suppliers).map(([name, { taxId, types: _, ...details }]) => {
    const tax_id = withCheckDigits(taxId);
    return {
      ...details,
      id: random.id(),
      name,
      tax_id,
      email: fakeEmail(name),
      phone: fakePhone(random, company.areaCode),
      pix_key: tax_id,
      bank: `Banco Exemplo, ag. 0${random.below(900) + 100}, c/c ${random.below(90_000) + 10_000}-${random.below(10)}`,
    };
  });
  await insert('suppliers', rows);
  await insertContacts(work, rows);
  const types = supplierTypes.map(([name, kind]) => ({ id: random.id(), name: name as string, kind }));
  await insert('supplier_types', types);
  const typeIds = idsOf(types);
  await insert(
    'suppliers_types',
    rows.flatMap(({ id, name }) => linksFrom(id, plan.suppliers[name]?.types ?? [], typeIds)),
  );
  const [first] = rows;
  if (first) await work.addPartner('supplier', first.id);
  return idsOf(rows);
}

const positions = ['Oficina', 'Financeiro', 'Plantão de fim de semana'];

/** The first suppliers have people of several kinds, in the order they are called. */
async function insertContacts({ company, random, insert }: DemoWork, suppliers: readonly { id: string }[]) {
  const told = new Set<string>();
  const rows = suppliers.slice(0, 3).flatMap(({ id: supplier_id }, at) =>
    positions.slice(0, positions.length - at).map((position, place) => {
      const name = another(() => fakeName(random), told);
      const reach = { phone: fakePhone(random, company.areaCode), email: fakeEmail(name) };
      return { id: random.id(), supplier_id, name, position, ...reach, place: place + 1 };
    }),
  );
  await insert('supplier_contacts', rows);
}

/** One that was not told yet. */
function another(draw: () => string, told: Set<string>): string {
  for (;;) {
    const name = draw();
    if (!told.has(name)) return told.add(name) && name;
  }
}

async function insertBoats(work: DemoWork, plan: FleetPlan, suppliers: Ids): Promise<Ids> {
  const [city, state] = plan.homePort;
  const cities = await work.readPlatform('coastal_cities');
  const port = cities.find(({ name, uf }) => name === city && uf === state);
  if (!port) throw new Error(`The demo data names ${plan.homePort}, which is not there`);
  const rows = Object.entries(plan.boats).map(([boat_name, boat]) => {
    const { owner, features: _, papers: __, ...details } = boat;
    return {
      ...details,
      id: work.random.id(),
      boat_name,
      flag: 'Brasil',
      use_class: details.min_crew === 0 ? 'esporte_recreio' : 'passageiros',
      home_port_id: port.id,
      owner_supplier_id: named(suppliers, owner),
    };
  });
  await work.insert('boats', rows);
  return new Map(rows.map(({ id, boat_name }) => [boat_name, id]));
}

async function insertFeatures({ random, insert }: DemoWork, plan: FleetPlan, boats: Ids): Promise<void> {
  const rows = features.map(({ icon, group }) => {
    const nameIn = (locale: Locale) => textsIn(demoTexts, locale)(`feature.${icon}`);
    const [source, ...others] = locales;
    const name_translations = Object.fromEntries(others.map((locale) => [locale, nameIn(locale)]));
    return { id: random.id(), name: nameIn(source), name_translations, icon, group, filterable: true };
  });
  await insert('boat_features', rows);
  const ids = idsOf(rows);
  await insert(
    'boats_features',
    Object.entries(plan.boats).flatMap(([name, boat]) => {
      const counted = boat.features.map((each) =>
        typeof each === 'string' ? ([each, null] as const) : each,
      );
      const names = counted.map(([feature]) => feature);
      const links = linksFrom(named(boats, name), names, ids);
      return links.map((link, at) => ({ ...link, value: counted[at]?.[1] ?? null }));
    }),
  );
}

function papersOf({ random, today }: DemoWork, boat_id: string, papers: readonly PaperPlan[]) {
  const day = Temporal.PlainDate.from(today);
  return papers.map(({ kind, number, issued, expires }) => ({
    id: random.id(),
    boat_id,
    kind,
    number,
    issued_on: day.add({ days: issued }).toString(),
    expires_on: expires === null ? null : day.add({ days: expires }).toString(),
    alert_days: boatDocuments.fields.alert_days.fallback,
  }));
}

function idsOf(rows: readonly { id: string; name: string }[]): Ids {
  return new Map(rows.map(({ id, name }) => [name, id]));
}

function linksFrom(owner_id: string, names: readonly string[], ids: Ids) {
  return names.map((name, position) => ({ owner_id, target_id: named(ids, name), position }));
}
