// Written by `npm run texts` from pt-BR.json.
import { defineTexts } from '../../kit/language/texts.ts';
import en from './en.json' with { type: 'json' };
import es from './es.json' with { type: 'json' };
import fr from './fr.json' with { type: 'json' };
import it from './it.json' with { type: 'json' };
import source from './pt-BR.json' with { type: 'json' };

type Texts = {
  'page.sessions-manifest.title': never;
  'page.sessions-manifest.keywords': never;
  'page.passenger-manifest.title': never;
  'page.passenger-manifest.keywords': never;
};

export const manifestWords = defineTexts<Texts>('contract/manifest', { 'pt-BR': source, en, es, fr, it });
