import type { ManifestBooking, PassengerManifest } from '@leme/contract/manifest/endpoints';
import type { RefObject } from 'react';
import { lateCode } from '#kit/fetch-code.ts';
import { useLate } from '#ui/late.ts';

const source = lateCode(() => import('./scanner-frame.tsx'));

/** What the scanner knows of the page around it. */
export type ScanHost = {
  /** The day as it is shown, with what was pressed but not answered yet. */
  day: Pick<PassengerManifest, 'date' | 'data'>;
  /** The session opened; without one every session of the day is let in. */
  sessionId?: string | null | undefined;
  /** Checks the party in and calls `done`; how to undo it stays with the page. Missing for those who may only look. */
  onCheckIn?: ((booking: ManifestBooking, done: () => void) => void) | undefined;
  /** Asks the day anew: the server knows a booking that the page does not show yet. */
  onRefresh?: (() => void) | undefined;
  /** A party of the day was read. */
  onFound?: ((booking: ManifestBooking) => void) | undefined;
};

export type ScannerPanelProps = ScanHost & {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Starts the camera; a code typed by a hardware scanner needs none. */
  camera: boolean;
  /** Gets the focus at the end when what had it before is gone. */
  origin?: RefObject<HTMLElement | null> | undefined;
  /** What a hardware scanner typed; `n` tells the same code scanned twice apart. */
  typed?: { text: string; n: number } | undefined;
};

/** The scanner over the lower half of a phone, a dialog elsewhere; its code comes with the first opening. */
export function ScannerPanel(props: ScannerPanelProps) {
  const module = useLate(source, props.open, () => props.onOpenChange(false));
  return module && props.open && <module.ScannerFrame {...props} />;
}
