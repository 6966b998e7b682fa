// Written by `npm run texts` from pt-BR.json.
import { defineTexts } from '../../kit/language/texts.ts';
import en from './en.json' with { type: 'json' };
import es from './es.json' with { type: 'json' };
import fr from './fr.json' with { type: 'json' };
import it from './it.json' with { type: 'json' };
import source from './pt-BR.json' with { type: 'json' };

type Texts = {
  'row.field.created_at': never;
  'row.field.updated_at': never;
  'row.field.move_reason': never;
  'unit.m': never;
  'unit.L': never;
  'unit.days': 'count';
  'csv.id': never;
  'csv.phone-code': 'field';
  'csv.last-name': 'field';
  'csv.yes': never;
  'csv.no': never;
  'day.carnival': never;
  'day.good-friday': never;
  'day.easter': never;
  'day.corpus-christi': never;
  'day.holidays': never;
};

export const kitWords = defineTexts<Texts>('contract/kit', { 'pt-BR': source, en, es, fr, it });
