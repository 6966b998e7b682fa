import type { ComponentType } from 'react';
import { useText } from '#kit/i18n.ts';
import { useSignedIn } from '#kit/session.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Field } from '#ui/field.tsx';
import type { TextInputProps } from '#ui/text-input.tsx';
import type { HistoryRow } from './history-rows.ts';
import { tenancyTexts } from './texts/texts.ts';
import { useRestore } from './use-restore.ts';
import { nameOf } from './version-row.tsx';

export type PasswordInput = ComponentType<
  Omit<TextInputProps, 'type' | 'suffix'> & { labels: { show: string; hide: string } }
>;

type Props = { row: HistoryRow; PasswordInput: PasswordInput; onClose: () => void };

/** Asks for the administrator's password and says that data stay as they are; then the page reloads into the version. */
export function RestoreDialog({ row, PasswordInput, onClose }: Props) {
  const t = useText(tenancyTexts);
  const { tenant } = useSignedIn();
  const work = useRestore(row.offer.kind === 'back' ? null : row.build);
  const isBack = row.offer.kind === 'back';
  return (
    <Dialog
      open
      size="sm"
      onOpenChange={(open) => open || work.isBusy || onClose()}
      title={isBack ? t('confirmCurrentTitle') : t('confirmTitle', { version: nameOf(row) })}
      description={tenant.is_platform ? t('confirmAllText') : t('confirmText', { company: tenant.name })}
      closeLabel={t('close')}
      onSubmit={() => void work.submit()}
      footer={
        <>
          <Button onClick={onClose} disabled={work.isBusy}>
            {t('cancel')}
          </Button>
          <Button type="submit" variant="primary" busy={work.isBusy}>
            {isBack ? t('backToCurrent') : t('restore')}
          </Button>
        </>
      }
    >
      <Field label={t('password')} error={work.error} required>
        <PasswordInput
          labels={{ show: t('showPassword'), hide: t('hidePassword') }}
          autoComplete="current-password"
          maxLength={1024}
          value={work.password}
          onChange={(event) => work.setPassword(event.target.value)}
          autoFocus
        />
      </Field>
    </Dialog>
  );
}
