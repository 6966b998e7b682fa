// Written by `npm run texts` from pt-BR.json.
import { defineTexts } from '@leme/contract/kit/language/texts';
import en from './en.json' with { type: 'json' };
import es from './es.json' with { type: 'json' };
import fr from './fr.json' with { type: 'json' };
import it from './it.json' with { type: 'json' };
import source from './pt-BR.json' with { type: 'json' };

type Texts = {
  'type.owner': never;
  'type.fuel': never;
  'type.workshop': never;
  'type.marina': never;
  'feature.toilet': never;
  'feature.shade': never;
  'feature.vests': never;
  'feature.sound': never;
  'feature.snorkel': never;
  'tag.family': never;
  'tag.group': never;
  'tag.back': never;
  'message.first': never;
  'message.firstText': never;
  'message.sailing': never;
  'message.sailingText': never;
  'category.tours': never;
  'category.charters': never;
  product: never;
  'fare.adult': never;
  'fare.child': never;
  'fare.infant': never;
};

export const starterTexts = defineTexts<Texts>('tenancy/starter', { 'pt-BR': source, en, es, fr, it });
