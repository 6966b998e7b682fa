// Written by `npm run texts` from pt-BR.json.
import { defineTexts } from '#kit/text/define-texts.ts';
import source from './pt-BR.json' with { type: 'json' };

type Texts = {
  title: never;
  subtitle: never;
  loading: never;
  loadFailed: never;
  tryAgain: never;
  refreshing: never;
  updatedAt: 'time';
  summaryAt: 'time';
  cards: never;
  total: never;
  totalCaption: never;
  value: never;
  valueCaption: never;
  conversions: never;
  conversionsCaption: never;
  rate: never;
  rateOf: 'conversions' | 'leads';
  explain: 'title';
  totalMeans: never;
  cardMeans: never;
  chartMeans: never;
  whyTwo: never;
  filters: never;
  window: never;
  ownWindow: never;
  fromMonth: never;
  toMonth: never;
  clear: never;
  charts: never;
  leadsByMonth: never;
  revenue: never;
  byTag: never;
  month: never;
  leads: never;
  tag: never;
  share: never;
  rest: never;
  bestMonth: 'month' | 'sum' | 'value';
  nothingYet: never;
  running: 'month';
  change: 'change';
  largestTag: 'name' | 'sum';
  noTags: never;
  interest: never;
  interestNote: never;
  noProduct: never;
  sum: never;
  saveFile: 'title';
  pier: never;
  departures: never;
  people: never;
  freeSeats: never;
  owed: never;
  needsYou: never;
  nothingWaits: never;
  activities: never;
  nothingDone: never;
  'did.created': never;
  'did.updated': never;
  'did.deleted': never;
  'did.restored': never;
  'did.merged': never;
  'did.erased': never;
  firstSteps: never;
  putAside: never;
  done: never;
  leadCount: 'count';
  lastMonths: 'count';
};

export const dashboardTexts = defineTexts<Texts>('insights/dashboard', {
  fetch: async (locale) => ({ 'insights/dashboard': (await import(`../texts/${locale}.json`)).default }),
  all: { 'pt-BR': { 'insights/dashboard': source } },
});
