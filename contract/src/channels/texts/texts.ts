// Written by `npm run texts` from pt-BR.json.
import { defineTexts } from '../../kit/language/texts.ts';
import en from './en.json' with { type: 'json' };
import es from './es.json' with { type: 'json' };
import fr from './fr.json' with { type: 'json' };
import it from './it.json' with { type: 'json' };
import source from './pt-BR.json' with { type: 'json' };

type Texts = {
  'page.integrations.title': never;
  'page.integrations.keywords': never;
  'page.app-store.title': never;
  'page.app-store.keywords': never;
  'page.reservas-externas.title': never;
  'page.reservas-externas.keywords': never;
  'page.reservas-externas-criar.title': never;
  'page.reservas-externas-criar.keywords': never;
  'page.test-voucher.title': never;
  'page.test-voucher.keywords': never;
};

export const channelsWords = defineTexts<Texts>('contract/channels', { 'pt-BR': source, en, es, fr, it });
