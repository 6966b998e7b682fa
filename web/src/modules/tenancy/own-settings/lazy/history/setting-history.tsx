import type { Entity } from '@leme/contract/kit/resource/entity';
import { labelOf } from '@leme/contract/kit/resource/labels';
import type { settingHistory } from '@leme/contract/tenancy/settings/setting-endpoints';
import { useInfiniteQuery } from '@tanstack/react-query';
import { call } from '#kit/api/api.ts';
import { useSignedIn } from '#kit/auth-session/auth-session.tsx';
import { HistoryList, type HistoryPage } from '#kit/resource/record/history/history-list.tsx';
import { useLocale, useText } from '#kit/text/i18n.ts';
import { Dialog } from '#ui/dialogs/dialog.tsx';
import { shown } from '../../own-settings.queries.ts';
import { ownSettingsTexts } from '../../texts/texts.ts';

type Props = { entity: Entity; name: string; onClose: () => void };

/** Who decided one key when, each value before and after. */
export function SettingHistory({ entity, name, onClose }: Props) {
  const t = useText(ownSettingsTexts);
  const locale = useLocale();
  const { tenant } = useSignedIn();
  const field = entity.fields[name];
  const history = useInfiniteQuery({
    queryKey: ['GET /settings/history', tenant.id, name],
    meta: shown,
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ data, hasMore }: HistoryPage) => (hasMore ? data.at(-1)?.id : undefined),
    staleTime: 0,
    queryFn: async ({ pageParam: before, signal }): Promise<HistoryPage> =>
      await call<typeof settingHistory>(
        'GET /settings/history',
        { key: name, ...(before && { before }) },
        { signal },
      ),
  });
  return (
    <Dialog onClose={onClose} title={t('historyOf', { name: field ? labelOf(field, locale) : name })}>
      <HistoryList entity={entity} history={history} />
    </Dialog>
  );
}
