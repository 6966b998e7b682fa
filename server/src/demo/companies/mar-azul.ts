import type { DemoCompany } from './demo-company.ts';
import { waves } from './marks.ts';

/** Mar Azul Passeios, Florianópolis: the product's own colours. */
export const marAzul: DemoCompany = {
  name: 'Mar Azul Passeios',
  subdomain: 'mar-azul',
  logo_url: waves,
  primary_color: '#026190',
  secondary_color: '#0C1A25',
  areaCode: '48',
  people: {
    admin: 'Helena Duarte',
    manager: 'Renato Siqueira',
    user: 'Bianca Furtado',
    marinheiro: 'Beto Carvalho',
    supplier_admin: 'Ademir Pacheco',
    supplier_manager: 'Luciana Pacheco',
    supplier_user: 'Vítor Pacheco',
    supplier: 'Neusa Pacheco',
    agent_admin: 'Sílvia Koerich',
    agent_manager: 'Fábio Koerich',
    agent_user: 'Tainá Vieira',
  },
  team: { seller: 'Caio Brandt', away: 'Marina Lessa' },
};
