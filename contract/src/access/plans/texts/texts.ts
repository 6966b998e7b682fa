// Written by `npm run texts` from pt-BR.json.
import { defineTexts } from '../../../kit/language/texts.ts';
import en from './en.json' with { type: 'json' };
import es from './es.json' with { type: 'json' };
import fr from './fr.json' with { type: 'json' };
import it from './it.json' with { type: 'json' };
import source from './pt-BR.json' with { type: 'json' };

type Texts = {
  'plan.core': never;
  'plan.sales': never;
  'plan.catalog': never;
  'plan.pricing': never;
  'plan.operations': never;
  'plan.fleet': never;
  'plan.maintenance': never;
  'plan.crew': never;
  'plan.finance': never;
  'plan.pickup': never;
  'plan.channels': never;
  'plan.communication': never;
  'plan.insights': never;
  'plan.full-admin': never;
};

export const plansWords = defineTexts<Texts>('contract/access/plans', { 'pt-BR': source, en, es, fr, it });
