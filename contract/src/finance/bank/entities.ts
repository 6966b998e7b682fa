import { defineEntity } from '../../kit/resource/entity.ts';
import * as f from '../../kit/resource/fields.ts';
import { financeWords } from '../texts/texts.ts';
import { lineStates, statementStates } from './lines.ts';

/** A file of a bank. */
export const bankStatements = defineEntity({
  name: 'bank-statements',
  live: 'finance-bank-reconciliation',
  texts: financeWords,
  title: 'file_name',
  fields: {
    file_name: f.text({ required: true, max: 200 }),
    status: f.choice(statementStates, { fallback: 'looked' }),
    /** How many of its lines are in. */
    done: f.integer({ max: 20_000, fallback: 0 }),
    /** Of a CSV, where its lines begin. */
    first_row: f.integer({ min: 1, max: 1_000 }),
  },
});

/** A line of it; who paid and what was written beside it are a person’s. */
export const bankLines = defineEntity({
  name: 'bank-lines',
  live: 'finance-bank-reconciliation',
  texts: financeWords,
  title: 'day',
  fields: {
    day: f.date({ required: true }),
    amount: f.money({ required: true, min: -9_999_999_999.99 }),
    status: f.choice(lineStates, { fallback: 'unmatched' }),
    matched: f.money({ min: -9_999_999_999.99 }),
  },
});
