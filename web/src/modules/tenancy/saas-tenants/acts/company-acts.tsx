import { may } from '@leme/contract/access/permission';
import type { AnyRow } from '@leme/contract/kit/resource/resource';
import type { ListedCompany } from '@leme/contract/tenancy/companies/company-list';
import { useCan } from '#kit/auth-session/rights.ts';
import { ActionMenu } from '#kit/list/actions/action-menu.tsx';
import { useText } from '#kit/text/i18n.ts';
import { saasTenantsTexts } from '../texts/texts.ts';
import { type Asked, actsOn } from './acts.ts';

type Props = { row: AnyRow; large: boolean; onAsk: (asked: Asked) => void };

/** What can be done to one company of the list. */
export function CompanyActs({ row, large, onAsk }: Props) {
  const t = useText(saasTenantsTexts);
  const can = useCan();
  const { id, name, status } = row as unknown as ListedCompany & { id: string };
  const acts = actsOn(status).filter((act) => can(may('saas-tenants', act === 'undo' ? 'delete' : 'update')));
  if (acts.length === 0) return null;
  return (
    <ActionMenu
      name={t('actionsOf', { name })}
      size={large ? undefined : 'xs'}
      iconClass="max-md:size-5"
      actions={acts.map((act) => ({
        id: act,
        label: t(act),
        danger: act !== 'reactivation',
        onSelect: () => onAsk({ id, name, act }),
      }))}
    />
  );
}
