// Written by `npm run texts` from pt-BR.json.
import { defineTexts } from '@leme/contract/kit/language/texts';
import en from './en.json' with { type: 'json' };
import es from './es.json' with { type: 'json' };
import fr from './fr.json' with { type: 'json' };
import it from './it.json' with { type: 'json' };
import source from './pt-BR.json' with { type: 'json' };

type Texts = {
  subject: 'company' | 'day';
  greeting: never;
  paragraph: 'company';
  line: 'hash' | 'number' | 'trail';
  'trail.changes': never;
  'trail.payments': never;
  'trail.attendance': never;
  'trail.system': never;
  'trail.departures': never;
  keep: never;
  open: never;
};

export const trailsTexts = defineTexts<Texts>('operations/trails', { 'pt-BR': source, en, es, fr, it });
