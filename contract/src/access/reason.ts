import { text } from '../kit/resource/fields.ts';

/** Why somebody looks into a company or changes a right: one line, for it is read among lines. */
export const reason = text({ required: true, min: 5, max: 500 });
