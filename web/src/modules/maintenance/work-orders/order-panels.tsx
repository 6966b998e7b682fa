import { createElement, Fragment, useState } from 'react';
import type { RecordPart } from '#kit/resource/record/form/form-section.ts';
import { useText } from '#kit/text/i18n.ts';
import { Tabs } from '#ui/records/tabs.tsx';
import { workOrdersTexts } from './texts/texts.ts';

const places = ['standing', 'checks', 'parts', 'costs', 'comments'] as const;
type Place = (typeof places)[number];
const phoneWidth = 768;

/** What belongs to an order: one below the other at a desk, behind tabs on a phone. */
export function orderPanels(panels: Readonly<Record<Place, readonly RecordPart[]>>): RecordPart {
  return function OrderPanels(props) {
    const t = useText(workOrdersTexts);
    const [isPhone] = useState(() => window.innerWidth < phoneWidth);
    const [open, setOpen] = useState<string>('standing');
    const draw = (place: Place) =>
      createElement(Fragment, {}, ...panels[place].map((panel) => createElement(panel, props)));
    if (!isPhone) return createElement(Fragment, {}, ...places.map(draw));
    return (
      <Tabs
        name={t('panels')}
        value={open}
        onValueChange={setOpen}
        items={places.map((place) => ({
          value: place,
          label: t(`panel.${place}`),
          content: <div className="grid grid-cols-1 gap-4">{draw(place)}</div>,
        }))}
      />
    );
  };
}
