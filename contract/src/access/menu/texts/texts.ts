// Written by `npm run texts` from pt-BR.json.
import { defineTexts } from '../../../kit/language/texts.ts';
import en from './en.json' with { type: 'json' };
import es from './es.json' with { type: 'json' };
import fr from './fr.json' with { type: 'json' };
import it from './it.json' with { type: 'json' };
import source from './pt-BR.json' with { type: 'json' };

type Texts = {
  'group.main': never;
  'group.quick-access': never;
  'group.pricing-availability': never;
  'group.products-sales': never;
  'group.pickups': never;
  'group.boats': never;
  'group.finance': never;
  'group.communication': never;
  'group.user-management': never;
  'group.reports': never;
  'group.system': never;
  'group.external-portal': never;
  'group.saas-admin': never;
  'part.day': never;
  'part.prices': never;
  'part.selling': never;
  'part.catalog': never;
  'part.fleet': never;
  'part.maintenance': never;
  'part.accounts': never;
  'part.registers': never;
  'part.company': never;
  'part.connections': never;
  'part.agenda': never;
  'part.advanced': never;
  'part.platform': never;
  'part.operation': never;
  'part.invoicing': never;
  'part.records': never;
};

export const menuWords = defineTexts<Texts>('contract/access/menu', { 'pt-BR': source, en, es, fr, it });
