import {
  CalendarDays,
  ClipboardCheck,
  Languages,
  type LucideIcon,
  Sailboat,
  Users,
  Wallet,
} from 'lucide-react';
import { useText } from '#kit/text/i18n.ts';
import { landingTexts } from './texts/texts.ts';

const parts: readonly {
  icon: LucideIcon;
  name: 'pier' | 'day' | 'money' | 'fleet' | 'people' | 'languages';
}[] = [
  { icon: ClipboardCheck, name: 'pier' },
  { icon: CalendarDays, name: 'day' },
  { icon: Wallet, name: 'money' },
  { icon: Sailboat, name: 'fleet' },
  { icon: Users, name: 'people' },
  { icon: Languages, name: 'languages' },
];

/** What works today, each in a sentence. */
export function WhatItDoes() {
  const t = useText(landingTexts);
  return (
    <section className="mx-auto grid w-270 max-w-full gap-5 px-6 py-10 max-md:px-4">
      <h2 className="font-semibold text-xl">{t('does')}</h2>
      <ul className="grid gap-x-8 gap-y-6 sm:grid-cols-2 lg:grid-cols-3">
        {parts.map(({ icon: Icon, name }) => (
          <li key={name} className="grid grid-cols-[auto_1fr] gap-x-3 gap-y-1">
            <Icon
              aria-hidden="true"
              className="row-span-2 mt-0.5 size-5 text-brand-text"
              strokeWidth={1.75}
            />
            <h3 className="font-semibold">{t(name)}</h3>
            <p className="text-muted-fg">{t(`${name}Text`)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
