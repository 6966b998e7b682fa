import type { Locale } from '@leme/contract/kit/language/locale';
import type { Product } from './load-products.ts';

/** The shelves of OCTO; another word of the company's is told to nobody. */
const labels: ReadonlySet<string> = new Set(
  `multi-day city-cards adults-only animals audio-guide beaches bike-tours boat-tours classes day-trips family-friendly
  fast-track food guided-tours history hop-on-hop-off literature live-music museums nightlife outdoors private-tours
  romantic recurring-events self-guided small-group-tours sports theme-parks walking-tours wheelchair-accessible
  accommodation-included trip-difficulty-easy trip-difficulty-medium trip-difficulty-hard`.split(/\s+/),
);

const lines = (text: string | null) =>
  (text ?? '')
    .split(/\r?\n/)
    .map((line) => line.replace(/^[\s•*-]+/, '').trim())
    .filter(Boolean);

/** What is said of a product, in the language that was asked for where somebody wrote it, else in the company's. */
export function contentOfProduct(language: Locale, product: Product) {
  const said = (field: 'description' | 'includes' | 'excludes' | 'bring') =>
    product[`${field}_translations`]?.[language] || product[field];
  const feature = (type: string) => (shortDescription: string) => ({ shortDescription, type });
  const description = said('description') ?? null;
  const [first = null] = lines(description);
  return {
    title: product.name,
    shortDescription: first?.slice(0, 300) ?? null,
    description,
    features: [
      ...lines(said('includes')).map(feature('INCLUSION')),
      ...lines(said('excludes')).map(feature('EXCLUSION')),
      ...lines(said('bring')).map(feature('PREARRIVAL_INFORMATION')),
    ].slice(0, 60),
    faqs: [],
    media: [],
    locations: placesOf(product),
    categoryLabels: [...new Set(['boat-tours', product.octo_label ?? ''])].filter((label) =>
      labels.has(label),
    ),
    durationMinutesFrom: product.duration_min,
    durationMinutesTo: product.duration_min,
    commentary: [],
  };
}

function placesOf({ meeting_point, position_lat, position_lng, city }: Product) {
  if (position_lat === null || position_lng === null) return [];
  return [
    {
      title: meeting_point,
      shortDescription: meeting_point,
      types: ['START'],
      minutesTo: null,
      minutesAt: null,
      place: {
        latitude: Number(position_lat),
        longitude: Number(position_lng),
        postalAddress: {
          streetAddress: meeting_point,
          addressLocality: city,
          addressRegion: null,
          postalCode: null,
          addressCountry: 'BR',
          postOfficeBoxNumber: null,
        },
        identifiers: {
          googlePlaceId: null,
          applePlaceId: null,
          tripadvisorLocationId: null,
          yelpPlaceId: null,
          facebookPlaceId: null,
          foursquarePlaceId: null,
          baiduPlaceId: null,
          amapPlaceId: null,
        },
        sameAs: [],
      },
    },
  ];
}
