import type { ComponentType } from 'react';
import { useSignedIn } from '#kit/auth-session/auth-session.tsx';
import { CodeField } from '#kit/auth-session/lazy/code/code-field.tsx';
import { useText } from '#kit/text/i18n.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Dialog } from '#ui/dialogs/dialog.tsx';
import { Field } from '#ui/field/field.tsx';
import type { TextInputProps } from '#ui/field/text-input.tsx';
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
      size="sm"
      onClose={() => work.isBusy || onClose()}
      title={isBack ? t('confirmCurrentTitle') : t('confirmTitle', { version: nameOf(row) })}
      description={tenant.is_platform ? t('confirmAllText') : t('confirmText', { company: tenant.name })}
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
      {work.codeField && <CodeField {...work.codeField} />}
    </Dialog>
  );
}
