import { useText } from '#kit/text/i18n.ts';
import { Button } from '#ui/buttons/button.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { type Change, type QueueAddress, unfiltered } from '../queue-address.ts';
import { insideSalesTexts } from '../texts/texts.ts';

/** Nobody to call: what fills the queue, or what keeps it empty. */
export function EmptyQueue({ address, change }: { address: QueueAddress; change: Change }) {
  const t = useText(insideSalesTexts);
  const { owner, due, temperature, source, status, product } = address;
  if (due || temperature || source || status || product) {
    return (
      <EmptyState
        title={t('noneFits')}
        text={t('noneFitsText')}
        action={<Button onClick={() => change({ ...unfiltered, page: undefined })}>{t('clear')}</Button>}
      />
    );
  }
  if (owner === 'pool') return <EmptyState title={t('empty')} text={t('emptyPool')} />;
  return (
    <EmptyState
      title={t('empty')}
      text={t('emptyText')}
      action={
        owner === undefined && (
          <Button onClick={() => change({ owner: 'pool', page: undefined })}>{t('toPool')}</Button>
        )
      }
    />
  );
}
