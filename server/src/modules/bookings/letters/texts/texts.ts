// Written by `npm run texts` from pt-BR.json.
import { defineTexts } from '@leme/contract/kit/language/texts';
import en from './en.json' with { type: 'json' };
import es from './es.json' with { type: 'json' };
import fr from './fr.json' with { type: 'json' };
import it from './it.json' with { type: 'json' };
import source from './pt-BR.json' with { type: 'json' };

type Texts = {
  'option.subject': 'code' | 'until';
  'option.paragraph': 'day' | 'product' | 'time' | 'until';
  'confirmation.subject': 'code' | 'day' | 'product';
  'confirmation.paragraph': 'code' | 'day' | 'product' | 'time';
  'change.subject': 'code' | 'day' | 'product';
  'change.paragraph': 'code' | 'day' | 'product' | 'time';
  'cancellation.subject': 'code';
  'cancellation.paragraph': 'code' | 'day' | 'product' | 'time';
  'return.subject': 'code';
  'return.paragraph': 'amount' | 'code';
  people: 'people';
  total: 'amount';
  open: 'amount';
  back: 'amount';
  meeting: 'place';
  greeting: 'name';
  button: never;
  note: 'code';
};

export const lettersTexts = defineTexts<Texts>('bookings/letters', { 'pt-BR': source, en, es, fr, it });
