import { type DemoWork, named } from '../../../demo/demo.ts';

/** So many are pending that the bell says 9+. */
const wanted = 12;

const minor: readonly (readonly [description: string, boat: string])[] = [
  ['Defensa de boreste rasgada', 'Lancha Netuno'],
  ['Rádio VHF com chiado no canal 16', 'Escuna Maré Alta'],
  ['Estofado da popa descosturado', 'Catamarã Brisa Sul'],
  ['Cabo do leme com folga', 'Bote Albatroz'],
  ['Extintor de popa sem lacre', 'Escuna Maré Alta'],
  ['Escada de banho com parafuso solto', 'Lancha Netuno'],
  ['Luz de cortesia queimada', 'Catamarã Brisa Sul'],
  ['Capa de proteção rasgada', 'Jet ski 02'],
];

/** What somebody wrote of small things, until as many are pending as a week of the season brings. */
export async function insertMinor({ company, random, now, insert, read }: DemoWork): Promise<void> {
  if (company.subdomain !== 'mar-azul') return;
  const boats = new Map((await read('boats')).map(({ id, boat_name }) => [boat_name, id]));
  const pending = (await read('maintenance_alert')).filter(({ status }) => status === 'pendente');
  await insert(
    'maintenance_alert',
    minor.slice(0, Math.max(0, wanted - pending.length)).map(([description, boat], at) => ({
      id: random.id(),
      description,
      severity: at % 2 === 0 ? 'baixa' : 'media',
      status: 'pendente',
      boat_id: named(boats, boat),
      created_at: now.subtract({ hours: 30 + at * 9 }).toString(),
    })),
  );
}
