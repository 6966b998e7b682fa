import { pressOf } from './pictures.ts';

/** What was pressed in a picture: a button by what it says and does, of a party or of the page, or a link. */
export type PicturePress = { of?: string; presses: string } | { goes: string };

/** Presses the same link, or the button of the same party that says the same: if there is none, somebody has done it. */
export function pressAgain(press: PicturePress): void {
  if ('goes' in press) {
    document.querySelector<HTMLAnchorElement>(`a[href="${CSS.escape(press.goes)}"]`)?.click();
    return;
  }
  const { of, presses } = press;
  const place = document.querySelector(of === undefined ? '#root' : `[data-booking="${CSS.escape(of)}"]`);
  const button = [...(place?.querySelectorAll('button') ?? [])].find((each) => pressOf(each) === presses);
  button?.click();
}
