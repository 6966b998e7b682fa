import { may } from '@leme/contract/access/permission';
import { channelMappings } from '@leme/contract/channels/channel-mappings';
import type { listUnmapped, Unmapped } from '@leme/contract/channels/external-sheet-endpoints';
import { choiceOf } from '@leme/contract/kit/resource/labels';
import type { resourceEndpoints } from '@leme/contract/kit/resource/resource-endpoints';
import { useId } from 'react';
import { call } from '#kit/api/api.ts';
import { useConnectivity } from '#kit/api/connectivity.ts';
import { useCan } from '#kit/auth-session/rights.ts';
import { useUrlState } from '#kit/browser/url-state.ts';
import { useAsk } from '#kit/live/use-ask.ts';
import { fieldOf } from '#kit/resource/fields-of.ts';
import { useLocale, useText } from '#kit/text/i18n.ts';
import { useVerb } from '#kit/verb/use-verb.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Card, CardBody, CardHead } from '#ui/layout/card.tsx';
import { readChannelsAddress } from '../../channels-address.ts';
import { mappingTexts } from './texts/texts.ts';

/** Names that stand for nothing yet, before all others, each with what of ours is called most alike. */
export function UnmappedNames() {
  const t = useText(mappingTexts);
  const id = useId();
  const { data } = useAsk<typeof listUnmapped>(
    'GET /channel-mappings/suggestions',
    {},
    { shows: ['reservas-externas'] },
  );
  if (!data || data.data.length === 0) return null;
  return (
    <Card aria-labelledby={id}>
      <CardHead id={id} title={t('title', { count: data.data.length })} />
      <CardBody>
        <ul className="grid gap-2">
          {data.data.map((name) => (
            <Name key={name.id} name={name} />
          ))}
        </ul>
      </CardBody>
    </Card>
  );
}

function Name({ name }: { name: Unmapped }) {
  const t = useText(mappingTexts);
  const locale = useLocale();
  const mayMap = useCan()(may('reservas-externas', 'update'));
  const isOffline = useConnectivity() === 'offline';
  const { change } = useUrlState(readChannelsAddress);
  const { id, version, their_name, kind, partner, product, fare_code } = name;
  const [kinds, codes] = [fieldOf(channelMappings, 'kind'), fieldOf(channelMappings, 'fare_code')];
  const suggested = product?.name ?? (fare_code && codes ? choiceOf(codes, fare_code, locale) : null);
  const { isBusy, run } = useVerb(
    () =>
      call<ReturnType<typeof resourceEndpoints>['update']>('PATCH /channel-mappings/:id', {
        id,
        version,
        ...(product ? { product_id: product.id } : { fare_code }),
      } as never),
    { shows: ['reservas-externas'], done: t('mapped', { name: their_name }), failed: t('failed') },
  );
  return (
    <li className="flex flex-wrap items-center gap-2 border-b pb-2 last:border-0 last:pb-0">
      <span className="wrap-anywhere min-w-0">
        <span className="font-semibold">{their_name}</span>
        <span className="text-muted-fg">
          {' '}
          · {kinds && choiceOf(kinds, kind, locale)} · {partner.name}
        </span>
      </span>
      {mayMap && (
        <span className="ms-auto flex flex-wrap gap-2">
          {suggested && (
            <Button size="sm" variant="primary" busy={isBusy} disabled={isOffline} onClick={() => void run()}>
              {t('accept', { name: suggested })}
            </Button>
          )}
          <Button size="sm" onClick={() => change({ open: id }, { push: true })}>
            {t('choose')}
          </Button>
        </span>
      )}
    </li>
  );
}
