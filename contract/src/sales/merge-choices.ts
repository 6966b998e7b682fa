import { kindOf } from '../kit/kinds/kinds.ts';
import { customers } from './customers.ts';

/**
 * The fields of which one chooses the value when two customers become one. What points to many comes together; of consent
 * the last word either of them said counts, which nobody else chooses.
 */
export const mergeChoices = Object.entries(customers.fields)
  .filter(([name, field]) => kindOf(field).pointsTo !== 'rows' && name !== 'marketing_consent')
  .map(([name]) => name);
