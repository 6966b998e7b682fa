import { may } from '@leme/contract/access/permission';
import { ArrowDownToLine, ArrowUpFromLine } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useCan } from '#kit/auth-session/rights.ts';
import type { ThumbsProps } from '#kit/resource/resource-options.ts';
import { lazyPart } from '#kit/text/fetch-code.ts';
import { useText } from '#kit/text/i18n.ts';
import { IconButton } from '#ui/buttons/icon-button.tsx';
import { stockTexts } from './texts/texts.ts';

const MoveDialog = lazyPart(async () => (await import('./lazy/move/move-dialog.tsx')).MoveDialog);

const sign = { 'aria-hidden': true, className: 'size-5', strokeWidth: 1.75 } as const;

/** What one stands before a shelf for: something of an item comes in, or goes out. */
export function MoveThumbs({ row, isOffline, className }: ThumbsProps) {
  const t = useText(stockTexts);
  const mayMove = useCan()(may('stock', 'update'));
  const [way, setWay] = useState<'in' | 'out' | null>(null);
  if (!mayMove) return null;
  const item = { id: row.id, name: String(row.name), unit: String(row.unit) };
  const thumb = { className, disabled: isOffline };
  return (
    <>
      <IconButton
        name={t('inOf', { name: item.name })}
        icon={<ArrowDownToLine {...sign} />}
        onClick={() => setWay('in')}
        {...thumb}
      />
      <IconButton
        name={t('outOf', { name: item.name })}
        icon={<ArrowUpFromLine {...sign} />}
        onClick={() => setWay('out')}
        {...thumb}
      />
      <Suspense>{way && <MoveDialog item={item} way={way} onClose={() => setWay(null)} />}</Suspense>
    </>
  );
}
