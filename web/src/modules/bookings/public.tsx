export { addDays, civilDay } from './civil-day.ts';
export { DateBar } from './date-bar.tsx';
export { InnerLink } from './inner-link.tsx';
export { phoneText, whatsAppLink } from './phone.ts';
export { SessionBadge } from './session-badge.tsx';
export { SessionsLink } from './sessions-link.tsx';
export { useOpenPage, useUrlState } from './url-state.ts';
export { useNarrow } from './use-narrow.ts';
export { useNow, useToday } from './use-today.ts';
