// Written by `npm run texts` from pt-BR.json.
import { defineTexts } from '@leme/contract/kit/language/texts';
import en from './en.json' with { type: 'json' };
import es from './es.json' with { type: 'json' };
import fr from './fr.json' with { type: 'json' };
import it from './it.json' with { type: 'json' };
import source from './pt-BR.json' with { type: 'json' };

type Texts = {
  'feature.bath': never;
  'feature.umbrella': never;
  'feature.utensils': never;
  'feature.flame': never;
  'feature.radio': never;
  'feature.life-buoy': never;
  'feature.music': never;
  'feature.glasses': never;
  'feature.waves': never;
};

export const demoTexts = defineTexts<Texts>('fleet/demo', { 'pt-BR': source, en, es, fr, it });
