import type { Results } from '@leme/contract/finance/report-endpoints';
import { BookText, FileDown, Printer } from 'lucide-react';
import { keepFile } from '#kit/resource/save-file.ts';
import { csvText } from '#kit/text/csv.ts';
import { fetchCode } from '#kit/text/fetch-code.ts';
import { useText } from '#kit/text/i18n.ts';
import { kitTexts } from '#kit/texts/texts.ts';
import { useVerb } from '#kit/verb/use-verb.ts';
import { IconButton } from '#ui/buttons/icon-button.tsx';
import { useLineName } from '../line-names.ts';
import type { Asked } from './panel-props.ts';
import { reportsDreTexts } from './texts/texts.ts';

type ResultsWaysOutProps = { results: Results; period: Asked };

const icon = { 'aria-hidden': true, className: 'size-4', strokeWidth: 1.75 } as const;

/** The statement as a file, and on paper. */
export function ResultsWaysOut({ results, period }: ResultsWaysOutProps) {
  const t = useText(reportsDreTexts);
  const kit = useText(kitTexts);
  const nameOf = useLineName(results.drawn);
  const keep = () => {
    const lines = results.lines.map(({ code, amount }) => [code, nameOf(code), amount ?? '']);
    const text = csvText([[kit('code'), t('line'), t('amount')], ...lines]);
    const name = `dre-${period.from}-${period.to}.csv`;
    keepFile(new Blob([text], { type: 'text/csv;charset=utf-8' }), name);
  };
  const forAccountant = useVerb(
    async () => {
      const { keepAccountantFile } = await fetchCode(() => import('./lazy/accountant-file.ts'));
      const columns = (['day', 'debit', 'credit', 'amount', 'history', 'document'] as const).map((name) =>
        t(name),
      );
      await keepAccountantFile(period, columns, (kind) => t(`fact.${kind}`));
    },
    { failed: t('fileFailed') },
  );
  return (
    <span className="flex print:hidden">
      <IconButton name={t('csv')} icon={<FileDown {...icon} />} onClick={keep} />
      <IconButton
        name={t('forAccountant')}
        disabled={forAccountant.isBusy}
        icon={<BookText {...icon} />}
        onClick={() => void forAccountant.run()}
      />
      <IconButton name={kit('print')} icon={<Printer {...icon} />} onClick={() => window.print()} />
    </span>
  );
}
