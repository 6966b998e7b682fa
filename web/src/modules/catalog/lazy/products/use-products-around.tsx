import { ReceiptText, Settings2 } from 'lucide-react';
import { Suspense } from 'react';
import { useUrlState } from '#kit/browser/url-state.ts';
import type { AroundList } from '#kit/resource/resource-screen.tsx';
import { lazyPart } from '#kit/text/fetch-code.ts';
import { useText } from '#kit/text/i18n.ts';
import { MenuItem } from '#ui/menus/menu.tsx';
import { productsTexts } from './texts/texts.ts';

const PoliciesDialog = lazyPart(async () => (await import('../policies/policies-dialog.tsx')).PoliciesDialog);
const DefaultsDialog = lazyPart(async () => (await import('../defaults/defaults-dialog.tsx')).DefaultsDialog);

const sign = { 'aria-hidden': true, className: 'size-4', strokeWidth: 1.75 } as const;

type Address = { policies?: string | undefined; defaults?: string | undefined };
const readAddress = ({ policies, defaults }: Readonly<Record<string, unknown>>): Address => ({
  policies: policies === undefined ? undefined : String(policies),
  defaults: defaults === undefined ? undefined : String(defaults),
});

/** What all products go by and has no page of its own: in the menu of their list, and opened by the address. */
export function useProductsAround(): AroundList {
  const t = useText(productsTexts);
  const { state, change } = useUrlState<Address>(readAddress);
  return {
    menu: (
      <>
        <MenuItem
          icon={<ReceiptText {...sign} />}
          onSelect={() => change({ policies: 'all' }, { push: true })}
        >
          {t('policies')}
        </MenuItem>
        <MenuItem icon={<Settings2 {...sign} />} onSelect={() => change({ defaults: 'all' }, { push: true })}>
          {t('defaultsEntry')}
        </MenuItem>
      </>
    ),
    beside: (
      <Suspense>
        {state.policies !== undefined && <PoliciesDialog onClose={() => change({ policies: undefined })} />}
        {state.defaults !== undefined && <DefaultsDialog onClose={() => change({ defaults: undefined })} />}
      </Suspense>
    ),
  };
}
