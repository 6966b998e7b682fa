import type {
  PublicationPreview,
  previewPublication,
  publishRules,
} from '@leme/contract/pricing/publication-endpoints';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call, isProblem } from '#kit/api/api.ts';
import { useSignedIn } from '#kit/auth-session/auth-session.tsx';
import { QueryView } from '#kit/live/query-view.tsx';
import { refetchShowing, type Shows } from '#kit/live/shown-tables.ts';
import { useProblemText } from '#kit/problem/problem-text.ts';
import { useText } from '#kit/text/i18n.ts';
import { kitTexts } from '#kit/texts/texts.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Dialog } from '#ui/dialogs/dialog.tsx';
import { Banner } from '#ui/feedback/banner.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { useToast } from '#ui/feedback/toast.tsx';
import { PreviewFacts } from './preview-facts.tsx';
import { PriceGrid } from './price-grid.tsx';
import { publishTexts } from './texts/texts.ts';

const meta: Shows = { shows: ['pricing-rules', 'products', 'fare-types'] };

type Stale = { current: { name: string; version: number }; yours: { version: number } };

/** What publishing would do to the prices of the next days, and the button that does it. */
export function PublishDialog({ onClose }: { onClose: () => void }) {
  const t = useText(publishTexts);
  const kit = useText(kitTexts);
  const toast = useToast();
  const problemText = useProblemText();
  const client = useQueryClient();
  const { tenant } = useSignedIn();
  const [stale, setStale] = useState<Stale | null>(null);
  const [busy, setBusy] = useState(false);
  const query = useQuery({
    queryKey: ['publication-preview', tenant.id],
    meta,
    queryFn: ({ signal }) =>
      call<typeof previewPublication>('POST /pricing-rules/publication-preview', {}, { signal }),
    gcTime: 0,
  });
  const publish = async ({ rules }: PublicationPreview) => {
    setBusy(true);
    try {
      await call<typeof publishRules>('POST /pricing-rules/publications', {
        rules: rules.map(({ id, version, published_version, season_version }) => ({
          ...{ id, version, published_version, season_version },
        })),
      });
      toast.show({ title: t('done', { count: rules.length }) });
      await refetchShowing(client, ['pricing-rules']);
      onClose();
    } catch (error) {
      if (isProblem(error, 'stale-version')) {
        setStale(error.params as Stale);
        await query.refetch();
      } else toast.show({ tone: 'danger', title: t('failed'), text: problemText(error) });
    } finally {
      setBusy(false);
    }
  };
  const preview = query.data;
  return (
    <Dialog
      open
      onOpenChange={(open) => open || onClose()}
      size="full"
      title={t('title')}
      description={t('about')}
      closeLabel={kit('close')}
      footer={
        <>
          <Button onClick={onClose}>{kit('cancel')}</Button>
          <Button
            variant="primary"
            busy={busy}
            disabled={!preview || preview.rules.length === 0}
            onClick={() => preview && void publish(preview)}
          >
            {t('publish', { count: preview?.rules.length ?? 0 })}
          </Button>
        </>
      }
    >
      <div className="grid grid-cols-1 gap-4">
        {stale && (
          <Banner tone="warning">
            {t('stale', {
              name: stale.current.name,
              yours: stale.yours.version,
              current: stale.current.version,
            })}
          </Banner>
        )}
        <QueryView
          query={query}
          skeleton="table"
          loadingLabel={t('loading')}
          errorTitle={t('loadFailed')}
          isEmpty={({ rules }) => rules.length === 0}
          empty={<EmptyState level={3} title={t('none')} text={t('noneText')} />}
        >
          {(data) => (
            <>
              <PreviewFacts preview={data} />
              {data.products.map((product) => (
                <PriceGrid key={product.id} product={product} from={data.from} />
              ))}
            </>
          )}
        </QueryView>
      </div>
    </Dialog>
  );
}
