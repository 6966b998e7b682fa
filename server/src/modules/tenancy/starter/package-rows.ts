import { type Locale, locales } from '@leme/contract/kit/language/locale';
import { textsIn } from '@leme/contract/kit/language/texts';
import type { StarterPart } from '#kit/resource/starter/lay-rows';
import { starterTexts } from './texts/texts.ts';

/** What a company is given to begin with, in its language; those of a row of another stand behind it. */
export function packageRows(locale: Locale): readonly StarterPart[] {
  const t = textsIn(starterTexts, locale);
  const inAll = (key: Parameters<typeof t>[0]) =>
    Object.fromEntries(locales.map((each) => [each, textsIn(starterTexts, each)(key)]));
  return [
    {
      register: 'supplier-types',
      rows: [
        { name: t('type.owner'), kind: 'owner' },
        { name: t('type.fuel'), kind: 'fuel' },
        { name: t('type.workshop'), kind: 'maintenance' },
        { name: t('type.marina'), kind: 'marina' },
      ],
    },
    {
      register: 'boat-features',
      rows: [
        { name: inAll('feature.toilet'), group: 'conforto' },
        { name: inAll('feature.shade'), group: 'conforto' },
        { name: inAll('feature.vests'), group: 'seguranca' },
        { name: inAll('feature.sound'), group: 'som' },
        { name: inAll('feature.snorkel'), group: 'esporte' },
      ],
    },
    {
      register: 'tags',
      rows: [{ name: t('tag.family') }, { name: t('tag.group') }, { name: t('tag.back') }],
    },
    {
      register: 'whatsapp-templates',
      rows: [
        { name: t('message.first'), message: t('message.firstText'), category: 'contato', language: locale },
        {
          name: t('message.sailing'),
          message: t('message.sailingText'),
          category: 'lembrete',
          language: locale,
        },
      ],
    },
    {
      register: 'product-categories',
      rows: [{ name: t('category.tours') }, { name: t('category.charters') }],
    },
    { register: 'products', rows: [{ name: t('product') }] },
    {
      register: 'fare-types',
      under: 'product_id',
      rows: [
        { label: t('fare.adult'), code: 'ADULT', cost_price: 120, min_age: 12 },
        { label: t('fare.child'), code: 'CHILD', cost_price: 60, min_age: 3, max_age: 11 },
        { label: t('fare.infant'), code: 'INFANT', cost_price: 0, min_age: 0, max_age: 2 },
      ],
    },
  ];
}
