import type { DemoCompany } from './demo-company.ts';
import { hills } from './marks.ts';

/** Costa Verde Náutica, Paraty and Angra dos Reis: a light primary colour, which texts and marks must darken. */
export const costaVerde: DemoCompany = {
  name: 'Costa Verde Náutica',
  subdomain: 'costa-verde',
  logo_url: hills,
  primary_color: '#FFD400',
  secondary_color: '#0F4D35',
  areaCode: '24',
  people: {
    admin: 'Marcelo Teixeira',
    manager: 'Patrícia Lobo',
    user: 'Igor Sampaio',
    marinheiro: 'Damião Nunes',
    supplier_admin: 'Conceição Barros',
    supplier_manager: 'Edson Barros',
    supplier_user: 'Jéssica Barros',
    supplier: 'Geraldo Barros',
    agent_admin: 'Alice Monteverde',
    agent_manager: 'Bruno Monteverde',
    agent_user: 'Rosana Paiva',
  },
  team: { seller: 'Davi Rocha', away: 'Lúcia Prado' },
};
