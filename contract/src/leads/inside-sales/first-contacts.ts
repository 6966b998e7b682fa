/** Minutes up to which a bar of first contacts counts; what took longer stands in a last one. */
export const contactBars = [5, 15, 30, 60, 240, 1440] as const;

/** Within how long a lead was first spoken to, one for each bar: the filter of the list a bar leads to. */
export const contactSpans = [
  'until_5',
  'until_15',
  'until_30',
  'until_60',
  'until_240',
  'until_1440',
  'longer',
] as const;
export type ContactSpan = (typeof contactSpans)[number];

/** The span of a bar; `null` is the one without an end. */
export const spanOf = (until: number | null): ContactSpan | undefined =>
  until === null ? 'longer' : contactSpans.find((span) => span === `until_${until}`);
