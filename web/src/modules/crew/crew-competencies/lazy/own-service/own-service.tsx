import type { listOwnService } from '@leme/contract/crew/endpoints';
import { useId } from 'react';
import { QueryView } from '#kit/live/query-view.tsx';
import { useAsk } from '#kit/live/use-ask.ts';
import { useText } from '#kit/text/i18n.ts';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { Card, CardHead } from '#ui/layout/card.tsx';
import { BoatLine } from '../../../crew-members/lazy/service/boat-line.tsx';
import { ownServiceTexts } from './texts/texts.ts';

/** The boats one may be asked to serve on: by which paper, or what is missing. */
export function OwnService() {
  const t = useText(ownServiceTexts);
  const id = useId();
  const query = useAsk<typeof listOwnService>(
    'GET /crew-competencies/service',
    {},
    { shows: ['crew-members', 'boats'], keeps: true },
  );
  return (
    <Card aria-labelledby={id} className="overflow-clip">
      <CardHead id={id} title={t('title')} />
      <QueryView
        query={query}
        skeleton="list"
        skeletonCount={3}
        errorTitle={t('loadFailed')}
        isEmpty={({ data }) => data.every(({ positions }) => positions.length === 0)}
        empty={<EmptyState level={3} title={t('none')} text={t('noneText')} />}
      >
        {({ data }) => (
          <ul aria-label={t('title')}>
            {data.map((boat) => (
              <BoatLine key={boat.boat_id} boat={boat} />
            ))}
          </ul>
        )}
      </QueryView>
    </Card>
  );
}
