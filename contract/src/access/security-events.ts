/** What the access log tells, in the order its filter offers it; what each is called stands in the texts of operations. */
export const securityEventKinds = [
  'sign-in',
  'sign-in-failed',
  'throttled',
  'sign-out',
  'link-asked',
  'link-used',
  'password-set',
  'operator-entered',
  'operator-left',
  'data-read',
  'data-exported',
  'refused',
] as const;
export type SecurityEventKind = (typeof securityEventKinds)[number];
