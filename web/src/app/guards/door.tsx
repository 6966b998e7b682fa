import { Link } from '@tanstack/react-router';
import { type ReactNode, useMemo } from 'react';
import { useText } from '#kit/i18n.ts';
import { usePhoneHeader } from '#kit/phone-header.ts';
import { buttonStyle } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { doorsTexts } from '../lazy/doors/texts/texts.ts';
import { useTitle } from './use-title.ts';

export type DoorProps = { icon: ReactNode; title: string; text: string; address: string };

/** An address that opens nothing: why, what was typed, and the way back. */
export function Door({ icon, title, text, address }: DoorProps) {
  const t = useText(doorsTexts);
  useTitle(title);
  usePhoneHeader(useMemo(() => ({ title }), [title]));
  return (
    <EmptyState
      level={1}
      icon={icon}
      title={title}
      text={text}
      action={
        <Link to="/" className={buttonStyle()}>
          {t('home')}
        </Link>
      }
    >
      {address !== '' && (
        <p>
          <span className="sr-only">{t('address')} </span>
          <code className="break-all font-semibold text-fg text-sm">{address}</code>
        </p>
      )}
    </EmptyState>
  );
}
