import { splitTenantPath, tenantPath } from '@leme/contract/access/menu/navigation';
import { may } from '@leme/contract/access/permission';
import type { AnyRow } from '@leme/contract/kit/resource/resource';
import { companyList } from '@leme/contract/tenancy/companies/company-list';
import { useLocation } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useCan } from '#kit/auth-session/rights.ts';
import { useOpenPage } from '#kit/browser/url-state.ts';
import { type OwnScreen, screenOfList } from '#kit/resource/screen-of-list.tsx';
import { lazyPart } from '#kit/text/fetch-code.ts';
import { useText } from '#kit/text/i18n.ts';
import { Button } from '#ui/buttons/button.tsx';
import { IconButton } from '#ui/buttons/icon-button.tsx';
import type { Asked } from './acts/acts.ts';
import { CompanyActs } from './acts/company-acts.tsx';
import { StateChip } from './state-chip.tsx';
import { saasTenantsTexts } from './texts/texts.ts';

const ActDialog = lazyPart(async () => (await import('./lazy/act-dialog.tsx')).ActDialog);

const sign = { 'aria-hidden': true, className: 'size-4', strokeWidth: 1.75 } as const;

function useOwn(compact: boolean): OwnScreen {
  const t = useText(saasTenantsTexts);
  const opens = useCan()(may('saas-tenants', 'create'));
  const openPage = useOpenPage();
  const [asked, setAsked] = useState<Asked | null>(null);
  const open = () => openPage('/saas-tenants/new');
  const button = compact ? (
    <IconButton name={t('new')} variant="primary" icon={<Plus {...sign} />} onClick={open} />
  ) : (
    <Button variant="primary" onClick={open}>
      <Plus {...sign} />
      {t('new')}
    </Button>
  );
  const { slug } = splitTenantPath(useLocation({ select: ({ pathname }) => pathname }));
  const pathOf = ({ id }: AnyRow) => `/saas-tenants/${id}`;
  return {
    words: { subtitle: t('subtitle') },
    tools: (
      <>
        <Button onClick={() => openPage('/saas-requests')}>{t('requests')}</Button>
        {opens && button}
      </>
    ),
    wayTo: (row) => ({ href: tenantPath(slug, pathOf(row)), onOpen: () => openPage(pathOf(row)) }),
    menuOf: (row, large) => <CompanyActs row={row} large={large} onAsk={setAsked} />,
    beside: asked && (
      <Suspense>
        <ActDialog asked={asked} onClose={() => setAsked(null)} />
      </Suspense>
    ),
  };
}

/** All companies, for their operators. */
export const screen = screenOfList(
  companyList,
  {
    columns: [
      ...([
        'subdomain',
        'status',
        'plan',
        'trial_ends_at',
        'looks',
        'people',
        'last_active_at',
        'bookings',
      ] as const),
      ...(['coastal_city_id', 'storage_mb', 'contact_name', 'contact_phone', 'status_since'] as const),
    ],
    card: ['status', 'looks', 'plan', 'last_active_at'],
    cells: { status: StateChip },
    empty: 'saas-tenants.empty',
  },
  { useOwn },
);
