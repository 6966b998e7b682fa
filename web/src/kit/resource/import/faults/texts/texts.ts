// Written by `npm run texts` from pt-BR.json.
import { defineTexts } from '#kit/text/define-texts.ts';
import source from './pt-BR.json' with { type: 'json' };

type Texts = {
  number: never;
  'yes-no': never;
  'repeated-value': 'row';
  'repeated-row': 'row';
  'unknown-id': never;
  'unknown-name': 'name';
  'ambiguous-name': 'name';
  'later-row': 'name' | 'row';
  'refused-row': 'row';
  'points-to-itself': never;
  'no-files': never;
  forbidden: never;
  move: 'moves';
  'move-reason': 'moves';
  encoding: 'found';
  empty: never;
  'too-many-rows': 'maximum';
  'too-many-columns': 'maximum';
  'cell-too-long': never;
  'too-costly': never;
  'too-heavy': never;
  'missing-column': 'name';
  'nothing-valid': never;
};

export const faultsTexts = defineTexts<Texts>('kit/resource/import/faults', {
  fetch: async (locale) => ({ 'kit/resource/import/faults': (await import(`../texts/${locale}.json`)).default }),
  all: { 'pt-BR': { 'kit/resource/import/faults': source } },
});
