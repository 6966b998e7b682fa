import { useFormat } from '#kit/text/format.ts';
import { useText } from '#kit/text/i18n.ts';
import { Card, CardHead } from '#ui/layout/card.tsx';
import { Table, Td, Th, Tr } from '#ui/lists/table.tsx';
import { Select } from '#ui/select/select.tsx';
import { useAccountName } from '../account-names.ts';
import { useLineName } from '../line-names.ts';
import { settingsDreTexts } from './texts/texts.ts';
import type { useDrawing } from './use-drawing.ts';

type AccountLinesProps = { drawing: ReturnType<typeof useDrawing>; mayDraw: boolean };

/** Which account stands on which line; those on none come first. */
export function AccountLines({ drawing, mayDraw }: AccountLinesProps) {
  const t = useText(settingsDreTexts);
  const { money } = useFormat();
  const nameOf = useAccountName();
  const lineName = useLineName(drawing.lines);
  const sums = drawing.lines.filter(({ kind }) => kind === 'sum');
  const options = [
    { value: 'none', label: t('noLine') },
    ...sums.map(({ code }) => ({ value: code, label: `${code} ${lineName(code)}` })),
  ];
  const loose = drawing.accounts.filter(({ line }) => line === null);
  const accounts = [...loose, ...drawing.accounts.filter(({ line }) => line !== null)];
  return (
    <Card>
      <CardHead title={t('accounts')} note={loose.length > 0 && t('without', { count: loose.length })} />
      <Table name={t('accounts')}>
        <thead>
          <Tr>
            <Th>{t('account')}</Th>
            <Th>{t('line')}</Th>
            <Th end>{t('thisMonth')}</Th>
          </Tr>
        </thead>
        <tbody>
          {accounts.map((account) => (
            <Tr key={account.id}>
              <Td className="max-w-48 truncate">
                <span className="me-2 text-muted-fg tabular-nums">{account.code}</span>
                {nameOf(account)}
              </Td>
              <Td>
                {mayDraw ? (
                  <Select
                    name={t('lineOf', { name: nameOf(account) })}
                    size="sm"
                    className="w-40"
                    value={account.line ?? 'none'}
                    options={options}
                    onValueChange={(line) => drawing.stand(account.id, line === 'none' ? null : line)}
                  />
                ) : account.line === null ? (
                  t('noLine')
                ) : (
                  lineName(account.line)
                )}
              </Td>
              <Td end>{money(account.amount)}</Td>
            </Tr>
          ))}
        </tbody>
      </Table>
    </Card>
  );
}
