import { servesMapping } from './intake/csv-mappings.ts';
import { servesLook, servesStatements } from './intake/look-at-statement.ts';
import { servesIntake } from './intake/take-statement.ts';
import { servesStatementUndoing } from './intake/undo-statement.ts';
import { servesMatch } from './match/create-match.ts';
import { servesEntryOfLine } from './match/entry-of-line.ts';
import { servesItems, servesLines, servesSuggestions } from './match/list-lines.ts';
import { servesIgnoring, servesUndoing } from './match/undo-line.ts';
import { servesBankMonth } from './month/read-month.ts';
import { servesPending } from './month/read-pending.ts';
import { ruleRegister } from './rules/registers.ts';
import { servesRuleTrial } from './rules/try-rule.ts';

/** What a bank tells, against what the books say. */
export const servesBank = [
  ...ruleRegister,
  servesLook,
  servesIntake,
  servesStatementUndoing,
  servesStatements,
  servesMapping,
  servesLines,
  servesSuggestions,
  servesItems,
  servesMatch,
  servesEntryOfLine,
  servesIgnoring,
  servesUndoing,
  servesPending,
  servesBankMonth,
  servesRuleTrial,
];
