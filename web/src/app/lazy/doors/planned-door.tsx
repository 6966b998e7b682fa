import { useLocation } from '@tanstack/react-router';
import { Construction } from 'lucide-react';
import { useLocalised, useText } from '#kit/text/i18n.ts';
import { typedAddress } from '../../guards/address/typed-address.ts';
import { Door } from './door.tsx';
import { plannedTitles } from './planned-titles.ts';
import { doorsTexts } from './texts/texts.ts';

/** A page of the product that is still to be built. */
export function PlannedDoor({ page }: { page: string }) {
  const t = useText(doorsTexts);
  const localised = useLocalised();
  const { href } = useLocation();
  const title = plannedTitles[page];
  return (
    <Door
      icon={<Construction />}
      title={t('planned')}
      text={t('plannedText', { page: title ? localised(title) : page })}
      address={typedAddress(href)}
    />
  );
}
