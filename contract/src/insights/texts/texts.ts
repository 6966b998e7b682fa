// Written by `npm run texts` from pt-BR.json.
import { defineTexts } from '../../kit/language/texts.ts';
import en from './en.json' with { type: 'json' };
import es from './es.json' with { type: 'json' };
import fr from './fr.json' with { type: 'json' };
import it from './it.json' with { type: 'json' };
import source from './pt-BR.json' with { type: 'json' };

type Texts = {
  'page.dashboard.title': never;
  'page.dashboard.keywords': never;
  'page.forecast-analytics.title': never;
  'page.forecast-analytics.keywords': never;
  'page.system-monitoring.title': never;
  'page.system-monitoring.keywords': never;
  'page.dev-extension-checker.title': never;
  'page.dev-extension-checker.keywords': never;
};

export const insightsWords = defineTexts<Texts>('contract/insights', { 'pt-BR': source, en, es, fr, it });
