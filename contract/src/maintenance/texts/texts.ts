// Written by `npm run texts` from pt-BR.json.
import { defineTexts } from '../../kit/language/texts.ts';
import en from './en.json' with { type: 'json' };
import es from './es.json' with { type: 'json' };
import fr from './fr.json' with { type: 'json' };
import it from './it.json' with { type: 'json' };
import source from './pt-BR.json' with { type: 'json' };

type Texts = {
  'page.boat-maintenance.title': never;
  'page.boat-maintenance.keywords': never;
  'page.maintenance-tasks.title': never;
  'page.maintenance-tasks.keywords': never;
  'page.maintenance-logs.title': never;
  'page.maintenance-logs.keywords': never;
  'page.work-orders.title': never;
  'page.work-orders.keywords': never;
  'page.work-orders-create.title': never;
  'page.work-orders-create.keywords': never;
  'page.work-order.title': never;
  'page.alerts.title': never;
  'page.alerts.keywords': never;
  'page.alerts-create.title': never;
  'page.alerts-create.keywords': never;
};

export const maintenanceWords = defineTexts<Texts>('contract/maintenance', { 'pt-BR': source, en, es, fr, it });
