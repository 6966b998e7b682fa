// Written by `npm run texts` from pt-BR.json.
import { defineTexts } from '@leme/contract/kit/language/texts';
import en from './en.json' with { type: 'json' };
import es from './es.json' with { type: 'json' };
import fr from './fr.json' with { type: 'json' };
import it from './it.json' with { type: 'json' };
import source from './pt-BR.json' with { type: 'json' };

type Texts = {
  subject: 'week';
  greeting: 'name';
  paragraph: 'company' | 'week';
  line: 'day' | 'from' | 'position' | 'until' | 'what';
  gone: 'day' | 'from';
  none: never;
  open: never;
  note: 'company';
};

export const lettersTexts = defineTexts<Texts>('rosters/letters', { 'pt-BR': source, en, es, fr, it });
