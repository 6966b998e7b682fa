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
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { useToast } from '#ui/feedback/toast.tsx';
import type { StalePublication } from './meanwhile.ts';
import { PreviewFacts } from './preview-facts.tsx';
import { PriceGrid } from './price-grid.tsx';
import { StalePublicationNotice } from './stale-publication.tsx';
import { publishTexts } from './texts/texts.ts';

const meta: Shows = { shows: ['pricing-rules', 'products', 'fare-types'] };

/** What publishing would do to the prices of the next days, and the button that does it. */
export function PublishDialog({ onClose }: { onClose: () => void }) {
  const t = useText(publishTexts);
  const kit = useText(kitTexts);
  const toast = useToast();
  const problemText = useProblemText();
  const client = useQueryClient();
  const { tenant } = useSignedIn();
  const [stale, setStale] = useState<{ met: StalePublication; seen: PublicationPreview } | null>(null);
  const [busy, setBusy] = useState(false);
  const query = useQuery({
    queryKey: ['publication-preview', tenant.id],
    meta,
    queryFn: ({ signal }) =>
      call<typeof previewPublication>('POST /pricing-rules/publication-preview', {}, { signal }),
    gcTime: 0,
  });
  const publish = async (seen: PublicationPreview) => {
    const { rules } = seen;
    setBusy(true);
    try {
      await call<typeof publishRules>('POST /pricing-rules/publications', {
        rules: rules.map(({ id, version, published_version, season_version }) => ({
          id,
          version,
          published_version,
          season_version,
        })),
      });
      toast.show({ title: t('done', { count: rules.length }) });
      await refetchShowing(client, ['pricing-rules']);
      onClose();
    } catch (error) {
      if (isProblem(error, 'stale-version')) {
        await query.refetch();
        setStale({ met: error.params as StalePublication, seen });
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
            disabled={!preview || preview.rules.length === 0 || stale !== null}
            onClick={() => preview && void publish(preview)}
          >
            {t('publish', { count: preview?.rules.length ?? 0 })}
          </Button>
        </>
      }
    >
      <div className="grid grid-cols-1 gap-4">
        <QueryView
          query={query}
          skeleton="table"
          loadingLabel={t('loading')}
          errorTitle={t('loadFailed')}
          isEmpty={({ rules }) => rules.length === 0 && stale === null}
          empty={<EmptyState level={3} title={t('none')} text={t('noneText')} />}
        >
          {(data) =>
            stale ? (
              <StalePublicationNotice
                stale={stale.met}
                seen={stale.seen}
                fresh={data}
                onSee={() => setStale(null)}
              />
            ) : (
              <>
                <PreviewFacts preview={data} />
                {data.products.map((product) => (
                  <PriceGrid key={product.id} product={product} from={data.from} />
                ))}
              </>
            )
          }
        </QueryView>
      </div>
    </Dialog>
  );
}
