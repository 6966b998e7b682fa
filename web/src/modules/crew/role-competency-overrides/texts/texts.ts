// Written by `npm run texts` from pt-BR.json.
import { defineTexts } from '#kit/text/define-texts.ts';
import source from './pt-BR.json' with { type: 'json' };

type Texts = {
  lists: never;
  'tab.exceptions': never;
  'tab.own': never;
  'tab.manning': never;
  decision: never;
  approve: never;
  refuse: never;
  close: never;
  approved: never;
  notApproved: never;
  'refusal.title': never;
  'refusal.done': never;
  'closing.title': never;
  'closing.done': never;
  'means.pedida': never;
  'means.aprovada': never;
  'means.recusada': never;
  'means.encerrada': never;
};

export const roleCompetencyOverridesTexts = defineTexts<Texts>('crew/role-competency-overrides', {
  fetch: async (locale) => ({ 'crew/role-competency-overrides': (await import(`../texts/${locale}.json`)).default }),
  all: { 'pt-BR': { 'crew/role-competency-overrides': source } },
});
