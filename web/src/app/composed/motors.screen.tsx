import { motorsScreen } from '#modules/fleet/lazy/motors/motors-screen.tsx';
import { InstalledParts } from '#modules/maintenance/lazy/installed/installed-parts.tsx';

/** Engines with the parts in them, of which the register itself knows nothing. */
export const screen = motorsScreen([InstalledParts]);
