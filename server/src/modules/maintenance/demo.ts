import { causeOf } from '@leme/contract/maintenance/alerts';
import { type DemoWork, named } from '../../demo/demo.ts';
import { insertLogs } from './demo/insert-logs.ts';
import { insertMinor } from './demo/insert-minor.ts';
import { insertOrders } from './demo/insert-orders.ts';
import { insertParts } from './demo/insert-parts.ts';
import { insertPlans } from './demo/insert-plans.ts';

type AlertPlan = {
  description: string;
  severity: 'critica' | 'alta' | 'media' | 'baixa';
  status: 'pendente' | 'resolvido';
  boat: string;
  daysAgo: number;
};

const alerts: Readonly<Record<DemoWork['company']['subdomain'], readonly AlertPlan[]>> = {
  'mar-azul': [
    {
      description: 'Bomba de porão não liga no automático',
      severity: 'critica',
      status: 'pendente',
      boat: 'Lancha Netuno',
      daysAgo: 0,
    },
    {
      description: 'Revisão de 100 h do motor de boreste',
      severity: 'alta',
      status: 'pendente',
      boat: 'Catamarã Brisa Sul',
      daysAgo: 1,
    },
    {
      description: 'Três coletes infantis com fivela quebrada',
      severity: 'media',
      status: 'pendente',
      boat: 'Escuna Maré Alta',
      daysAgo: 2,
    },
    {
      description: 'Lâmpada da luz de navegação queimada',
      severity: 'alta',
      status: 'resolvido',
      boat: 'Escuna Maré Alta',
      daysAgo: 4,
    },
    {
      description: 'Toldo com costura solta',
      severity: 'baixa',
      status: 'pendente',
      boat: 'Bote Albatroz',
      daysAgo: 5,
    },
    {
      description: 'Troca de vela de ignição',
      severity: 'baixa',
      status: 'resolvido',
      boat: 'Jet ski 02',
      daysAgo: 6,
    },
  ],
  'costa-verde': [
    {
      description: 'Vazamento de óleo no reversor',
      severity: 'critica',
      status: 'pendente',
      boat: 'Saveiro Águas Claras',
      daysAgo: 0,
    },
    {
      description: 'Validade dos fogos de sinalização vence em 20 dias',
      severity: 'alta',
      status: 'pendente',
      boat: 'Escuna Estrela de Paraty',
      daysAgo: 1,
    },
    {
      description: 'Rádio VHF com chiado no canal 16',
      severity: 'alta',
      status: 'resolvido',
      boat: 'Lancha Juatinga',
      daysAgo: 3,
    },
    {
      description: 'Estofado da proa rasgado',
      severity: 'baixa',
      status: 'pendente',
      boat: 'Lancha Mamanguá',
      daysAgo: 4,
    },
    {
      description: 'Anodo de sacrifício gasto',
      severity: 'media',
      status: 'pendente',
      boat: 'Lancha Juatinga',
      daysAgo: 6,
    },
    {
      description: 'Escada de embarque com parafuso solto',
      severity: 'media',
      status: 'resolvido',
      boat: 'Bote Araçari',
      daysAgo: 6,
    },
  ],
};

/** What boats need, and needed a few days ago. */
export async function demo(work: DemoWork): Promise<void> {
  const { company, random, now, insert, read } = work;
  const boats = new Map((await read('boats')).map(({ id, boat_name }) => [boat_name, id]));
  await insert(
    'maintenance_alert',
    alerts[company.subdomain].map(({ boat, daysAgo, ...alert }) => ({
      ...alert,
      id: random.id(),
      boat_id: named(boats, boat),
      created_at: now.subtract({ hours: 1 + daysAgo * 24 }).toString(),
    })),
  );
  const short = (await read('stock_items')).filter(
    ({ quantity, min_qty }) => Number(quantity) < Number(min_qty),
  );
  await insert(
    'maintenance_alert',
    short.map(({ id, name, quantity, min_qty }) => ({
      id: random.id(),
      type: 'stock_low',
      stock_item_id: id,
      dedupe_key: causeOf.stock(id),
      params: JSON.stringify({ name, quantity: Number(quantity), least: Number(min_qty) }),
      description: name,
      severity: Number(quantity) === 0 ? 'alta' : 'media',
      status: 'pendente',
      created_at: now.subtract({ hours: 10 }).toString(),
    })),
  );
  await insertParts(work);
  await insertPlans(work);
  await insertLogs(work);
  await insertMinor(work);
  await insertOrders(work);
}
