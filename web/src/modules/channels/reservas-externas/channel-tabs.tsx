import { useEffect, useRef } from 'react';
import { useUrlState } from '#kit/browser/url-state.ts';
import { useText } from '#kit/text/i18n.ts';
import { Tabs } from '#ui/records/tabs.tsx';
import { leaving, readChannelsAddress, tabs } from './channels-address.ts';
import { reservasExternasTexts } from './texts/texts.ts';

// Each list draws its tabs below its own title: the tab that was pressed goes with the list that was left.
let isPressed = false;

/** What of the partners is shown: what came, who they are, what they call things, what is kept, and what was said. */
export function ChannelTabs() {
  const t = useText(reservasExternasTexts);
  const { state, change } = useUrlState(readChannelsAddress);
  const place = useRef<HTMLDivElement>(null);
  // Outside system: the browser, which brings the tab into sight where the row is longer than the page, and the focus back.
  useEffect(() => {
    const shown = place.current?.querySelector<HTMLElement>('[role=tab][data-state=active]');
    shown?.scrollIntoView?.({ block: 'nearest', inline: 'nearest' });
    if (isPressed) shown?.focus();
    isPressed = false;
  }, []);
  return (
    <div ref={place} className="min-w-0 print:hidden">
      <Tabs
        name={t('views')}
        value={state.tab ?? 'inbox'}
        onValueChange={(next) => {
          isPressed = true;
          change(leaving(tabs.find((each) => each === next) ?? 'inbox'));
        }}
        items={tabs.map((value) => ({ value, label: t(`tab.${value}`) }))}
      />
    </div>
  );
}
