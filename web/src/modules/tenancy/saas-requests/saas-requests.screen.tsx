import { may } from '@leme/contract/access/permission';
import type { AnyRow } from '@leme/contract/kit/resource/resource';
import { type ListedRequest, requestList } from '@leme/contract/tenancy/requests/company-requests';
import { Suspense, useState } from 'react';
import { useCan } from '#kit/auth-session/rights.ts';
import { useOpenPage } from '#kit/browser/url-state.ts';
import { keepDraft } from '#kit/form/drafts.ts';
import { ActionMenu } from '#kit/list/actions/action-menu.tsx';
import { useDraftName } from '#kit/resource/record/form/use-draft.ts';
import { type OwnScreen, screenOfList } from '#kit/resource/screen-of-list.tsx';
import { lazyPart } from '#kit/text/fetch-code.ts';
import { useLocale, useText } from '#kit/text/i18n.ts';
import { openingOf } from '../saas-tenants-new/opening.ts';
import { type Asked, actsOn } from './acts.ts';
import { saasRequestsTexts } from './texts/texts.ts';

const MoveDialog = lazyPart(async () => (await import('./lazy/move-dialog.tsx')).MoveDialog);

const requestOf = (row: AnyRow) => row as unknown as ListedRequest & { id: string };

function useOwn(): OwnScreen {
  const t = useText(saasRequestsTexts);
  const [asked, setAsked] = useState<Asked | null>(null);
  return {
    words: { subtitle: t('subtitle') },
    menuOf: (row, large) => <RequestActs request={requestOf(row)} large={large} onAsk={setAsked} />,
    beside: asked && (
      <Suspense>
        <MoveDialog asked={asked} onClose={() => setAsked(null)} />
      </Suspense>
    ),
  };
}

type Props = {
  request: ListedRequest & { id: string };
  large: boolean;
  onAsk: (asked: Asked) => void;
};

/** What is done with one request: a company is opened from it, or it is said how it stands. */
function RequestActs({ request, large, onAsk }: Props) {
  const t = useText(saasRequestsTexts);
  const can = useCan();
  const locale = useLocale();
  const openPage = useOpenPage();
  const { name: draft } = useDraftName('saas-tenants', 'new');
  const { status, company } = request;
  if (!can(may('saas-tenants', 'update'))) return null;
  const moves = actsOn(status).map((to) => ({
    id: to,
    label: t(`to_${to}`),
    danger: to === 'refused',
    onSelect: () => onAsk({ request, to }),
  }));
  const open = {
    id: 'open',
    label: t('openCompany'),
    onSelect: () => {
      keepDraft(draft, openingOf(request, locale));
      openPage('/saas-tenants/new');
    },
  };
  const mayOpen = can(may('saas-tenants', 'create')) && status !== 'opened';
  const actions = [...(mayOpen ? [open] : []), ...moves];
  if (actions.length === 0) return null;
  return (
    <ActionMenu
      name={t('actionsOf', { company })}
      size={large ? undefined : 'xs'}
      iconClass="max-md:size-5"
      actions={actions}
    />
  );
}

/** Who asked for a company of their own, for the operators. */
export const screen = screenOfList(
  requestList,
  {
    columns: ['status', 'name', 'phone', 'email', 'city', 'boats', 'created_at', 'message', 'notes'],
    empty: 'company-requests.empty',
  },
  { useOwn },
);
