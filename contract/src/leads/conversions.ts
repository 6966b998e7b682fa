/** The two definitions of a conversion, which the dashboard shows beside each other: that of its cards and of its charts. */
export const conversions = ['card', 'chart'] as const;
export type Conversion = (typeof conversions)[number];

/** For the cards a lead converted that has a tag called exactly so, in whatever case. */
export const cardTags = ['pagamento total', 'pagamento parcial', 'pagamento pendente'] as const;

/** For the charts one with a tag that contains one of these, whatever its case and accents, which are left out here … */
export const chartWords = [
  'pagamento total',
  'pagamento parcial',
  'pago',
  'paid',
  'concluido',
  'confirmed',
] as const;

/** … and not this, which contains one and says the opposite. */
export const neverPaid = 'nao pago';
