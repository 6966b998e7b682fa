import { choiceOf } from '@leme/contract/kit/resource/labels';
import { companyList, type ListedCompany } from '@leme/contract/tenancy/companies/company-list';
import type { CellProps } from '#kit/resource/resource-options.ts';
import { useLocale } from '#kit/text/i18n.ts';
import { Chip, type ChipTone } from '#ui/chips/chip.tsx';

const tones: Readonly<Record<ListedCompany['status'], ChipTone>> = {
  opening: 'info',
  active: 'success',
  suspended: 'danger',
  archived: 'muted',
};

/** How a company stands. */
export function StateChip({ row }: CellProps) {
  const { status } = row as unknown as ListedCompany;
  const locale = useLocale();
  return <Chip tone={tones[status]}>{choiceOf(companyList.fields.status, status, locale)}</Chip>;
}
