import { may } from '@leme/contract/access/permission';
import { products } from '@leme/contract/catalog/products';
import { sellingDefaults } from '@leme/contract/catalog/selling-defaults';
import { SettingsDialog } from '#kit/resource/settings/settings-dialog.tsx';
import { useText } from '#kit/text/i18n.ts';
import { productsTexts } from '../products/texts/texts.ts';

const form = [
  {
    rows: [
      'min_party max_party',
      'cutoff_min horizon_days',
      'deposit_bp balance_due_hours',
      'cancellation_policy_id',
    ],
  },
];

/** What a company decides about how it sells, for all products that say nothing of their own. */
export function DefaultsDialog({ onClose }: { onClose: () => void }) {
  const t = useText(productsTexts);
  return (
    <SettingsDialog
      entity={sellingDefaults}
      title={t('defaults')}
      text={t('defaultsText')}
      form={form}
      chosenAs={products}
      may={may('products', 'update')}
      onClose={onClose}
    />
  );
}
