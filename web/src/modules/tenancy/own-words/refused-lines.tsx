import type { RefusedLine } from '@leme/contract/tenancy/words/own-word-endpoints';
import { keepFile } from '#kit/resource/save-file.ts';
import { csvText } from '#kit/text/csv.ts';
import { useText } from '#kit/text/i18n.ts';
import { Button } from '#ui/buttons/button.tsx';
import { ownWordsTexts } from './texts/texts.ts';

const mostShown = 20;

/** What of a file was not taken in, line by line with the reason, and as a file to be put right. */
export function RefusedLines({ lines }: { lines: readonly RefusedLine[] }) {
  const t = useText(ownWordsTexts);
  if (lines.length === 0) return null;
  const save = () => {
    const head = ['namespace', 'key', 'locale', 'value', t('reason')];
    const rows = lines.map(({ namespace, key, locale, value, fault }) => [
      namespace,
      key,
      locale,
      value,
      t(`fault.${fault}`),
    ]);
    keepFile(new Blob([csvText([head, ...rows])], { type: 'text/csv' }), 'leme-recusadas.csv');
  };
  return (
    <div className="grid gap-2">
      <p className="font-medium">{t('refused', { count: lines.length })}</p>
      <ul className="grid gap-1 text-sm">
        {lines.slice(0, mostShown).map(({ row, namespace, key, locale, value, fault }) => (
          <li key={`${row} ${locale}`} className="wrap-anywhere">
            {t('refusedLine', { row: String(row), reason: t(`fault.${fault}`) })}{' '}
            <span className="text-muted-fg">
              {namespace} {key} ({locale}) {value}
            </span>
          </li>
        ))}
      </ul>
      <Button className="justify-self-start" onClick={save}>
        {t('saveRefused')}
      </Button>
    </div>
  );
}
