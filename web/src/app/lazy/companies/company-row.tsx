import { ChevronRight } from 'lucide-react';
import { useText } from '#kit/text/i18n.ts';
import { TenantMark } from '#ui/brand/tenant-mark.tsx';
import type { ListedCompany } from './enter-company-dialog.tsx';
import { companiesTexts } from './texts/texts.ts';

/** One company of the list; an inactive one stands there but cannot be entered. */
export function CompanyRow({ company, onChoose }: { company: ListedCompany; onChoose: () => void }) {
  const t = useText(companiesTexts);
  const isActive = company.status === 'active';
  return (
    <li className="border-b last:border-b-0">
      <button
        type="button"
        disabled={!isActive}
        onClick={onChoose}
        className="flex min-h-14 w-full items-center gap-3 px-4 py-2 text-start hover:bg-muted disabled:text-muted-fg disabled:hover:bg-transparent"
      >
        <TenantMark src={company.logo_url} name={company.name} className="size-8" />
        <span className="grid min-w-0 flex-1">
          <span className="truncate font-semibold">{company.name}</span>
          <span className="truncate text-muted-fg text-xs">/{company.subdomain}</span>
        </span>
        {isActive ? (
          <ChevronRight aria-hidden="true" className="size-4 shrink-0 text-muted-fg" strokeWidth={1.75} />
        ) : (
          <span className="text-xs">{t('inactive')}</span>
        )}
      </button>
    </li>
  );
}
