import type {
  PublicationPreview,
  previewPublication,
  publishRules,
} from '@leme/contract/pricing/publication-endpoints';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call, isProblem } from '#kit/api/api.ts';
import { QueryView } from '#kit/live/query-view.tsx';
import { refetchShowing, type Shows } from '#kit/live/shown-tables.ts';
import { useAsk } from '#kit/live/use-ask.ts';
import { useText } from '#kit/text/i18n.ts';
import { kitTexts } from '#kit/texts/texts.ts';
import { useVerb } from '#kit/verb/use-verb.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Dialog } from '#ui/dialogs/dialog.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
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
  const client = useQueryClient();
  const [stale, setStale] = useState<{ met: StalePublication; seen: PublicationPreview } | null>(null);
  const query = useAsk<typeof previewPublication>(
    'POST /pricing-rules/publication-preview',
    {},
    { ...meta, gcTime: 0 },
  );
  const publication = useVerb(
    async ({ rules }: PublicationPreview) => {
      await call<typeof publishRules>('POST /pricing-rules/publications', {
        rules: rules.map(({ id, version, published_version, season_version }) => ({
          id,
          version,
          published_version,
          season_version,
        })),
      }).catch(async (error) => {
        if (isProblem(error, 'stale-version')) await query.refetch();
        throw error;
      });
      await refetchShowing(client, ['pricing-rules']);
    },
    {
      done: (_, { rules }) => {
        onClose();
        return t('done', { count: rules.length });
      },
      failed: t('failed'),
      place: (error, seen) => {
        if (!isProblem(error, 'stale-version')) return false;
        setStale({ met: error.params as StalePublication, seen });
        return true;
      },
    },
  );
  const preview = query.data;
  return (
    <Dialog
      onClose={onClose}
      size="full"
      title={t('title')}
      description={t('about')}
      footer={
        <>
          <Button onClick={onClose}>{kit('cancel')}</Button>
          <Button
            variant="primary"
            busy={publication.isBusy}
            disabled={!preview || preview.rules.length === 0 || stale !== null}
            onClick={() => preview && void publication.run(preview)}
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
