import type { CsvMapping } from '@leme/contract/finance/bank/csv-mapping';
import type {
  LookedStatement,
  StatementRow,
  updateMapping,
} from '@leme/contract/finance/bank/statement-endpoints';
import type { StatementRefused } from '@leme/contract/finance/problems';
import { useState } from 'react';
import { call, isProblem } from '#kit/api/api.ts';
import { newId } from '#kit/api/idempotency.ts';
import { useProblemText } from '#kit/problem/problem-text.ts';
import { useText } from '#kit/text/i18n.ts';
import { useVerb } from '#kit/verb/use-verb.ts';
import { bankShows } from '../../bank.queries.ts';
import { sendStatement } from './send-statement.ts';
import { takeWhole } from './take-whole.ts';
import { intakeTexts } from './texts/texts.ts';

type Refused = { text: string; isOtherAccount: boolean };
const whys = [
  ...(['empty', 'not-a-statement', 'cut-off', 'other-account', 'several-accounts'] as const),
  ...(['nothing-valid', 'too-many-rows', 'too-costly', 'mapping'] as const),
];

/** A file is looked at, its columns are told where that is needed, and then its lines are taken in. */
export function useIntake(account_id: string, onTaken: (statement: StatementRow) => void) {
  const t = useText(intakeTexts);
  const problemText = useProblemText();
  const [file, setFile] = useState<File | null>(null);
  const [looked, setLooked] = useState<LookedStatement | null>(null);
  const [mapping, setMapping] = useState<CsvMapping | null>(null);
  const [refused, setRefused] = useState<Refused | null>(null);
  const refusalOf = (error: unknown): Refused => {
    if (!isProblem(error, 'statement-refused')) return { text: problemText(error), isOtherAccount: false };
    const { why, found, expected } = error.params as unknown as StatementRefused;
    const known = whys.find((each) => each === why) ?? 'not-a-statement';
    if (known !== 'other-account') return { text: t(`why_${known}`), isOtherAccount: false };
    const numbers = { found: found ?? '–', expected: expected ?? '–' };
    return { text: t('why_other-account', numbers), isOtherAccount: true };
  };
  const refuse = (error: unknown) => {
    setLooked(null);
    setRefused(refusalOf(error));
    return true;
  };
  const looking = useVerb(
    async (how: { file: File; other_number?: true }) => {
      if (mapping && looked?.asks)
        await call<typeof updateMapping>('PUT /csv-mappings/:account_id', { account_id, ...mapping });
      return await sendStatement({
        ...how,
        other_number: how.other_number ?? false,
        account_id,
        key: newId(),
      });
    },
    {
      done: (found) => {
        setRefused(null);
        setLooked(found);
        setMapping(found.asks?.guess ?? null);
      },
      place: refuse,
    },
  );
  const taking = useVerb((id: string) => takeWhole(id, (statement) => setLooked({ statement, asks: null })), {
    shows: bankShows,
    done: (statement) => {
      onTaken(statement);
      return t('taken', { count: statement.total - statement.known });
    },
    place: refuse,
  });
  const choose = (chosen: File) => {
    setFile(chosen);
    setLooked(null);
    setMapping(null);
    setRefused(null);
    void looking.run({ file: chosen });
  };
  return { file, looked, mapping, setMapping, refused, looking, taking, choose };
}
export type Intake = ReturnType<typeof useIntake>;
