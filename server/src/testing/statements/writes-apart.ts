/** What changes nothing of the business, each address with its reason; that a transaction writes none is watched anyway. */
export const writesApart: readonly (readonly [RegExp, string])[] = [
  [/ \/auth\//, 'who signs in and out stands among the events of security'],
  [
    / \/public\/charges\/:token\/renewal/,
    'a visitor asks for a code that holds again; `public-charge.test.ts` reads what it leaves',
  ],
  [/ \/functions\/(send|verify|check)-/, 'links of the sign-in, told there too'],
  [/ \/rpc\/(get_|check_admin_credentials)/, 'answers, and changes nothing'],
  [/ \/rpc\/cleanup_expired_tokens/, 'takes away links that have run out'],
  [/ \/saas-user-permissions\/look-ups/, 'stands in the log of the company that was looked into'],
  [/ \/user-preferences\//, 'how one person sees the screens'],
  [
    / \/channel-partners\/:id\/trial$/,
    'tries what a partner asks: what is left of it is a test, which goes by itself',
  ],
  [/ \/external-bookings\/sheet$/, 'each row is sold as `POST /bookings` does, by the same verb'],
  [/ \/missing-texts/, 'a line of the log'],
  [/ \/admin\/i18n-imports\/checks/, 'says what a file would do, and changes nothing'],
  [/ \/functions\/i18n-fetch/, 'answers, and changes nothing'],
  [/ \/version-restorations/, 'stands in the log of the system, which is sealed too'],
  [
    / \/saas-(tenants|modules)/,
    'stands in the log of the system, of the company and of the platform, which is sealed too',
  ],
  [/ \/company-requests/, 'a request of a visitor, which says itself how it stands'],
  [/ \/trail-alarms\/review/, 'the alarm says who looked'],
  [/ \/attendance-refusals\/:id\/review/, 'the mark says who looked'],
  [/\/imports(\/:id)?$/, 'a file to be taken in; what it changes is told by the run'],
  [/\/imports\/:id\/run$/, 'a job takes the rows in: `import.test.ts` reads their history'],
  [/\/files$/, 'a file no row names yet'],
  [/ \/competency-decisions$/, 'says who may serve, and changes nothing'],
  [/ \/admin\/competency-matrix\/versions\/:id\/cells\/sheet$/, 'looks a file through, and changes nothing'],
  [/ \/(roster-proposals|rosters\/:week\/copies)$/, 'says who could work, and gives nothing'],
  [
    / \/roster-proposals\/:id\/application$/,
    'gives duties as `POST /crew-assignments` does, by the same verb: `proposals.test.ts` reads them',
  ],
  [/\/(quotes?|quotes\/replay|publication-preview)$/, 'says prices, and changes nothing'],
  [
    /\/(schedules\/plans|availability\/plans|blackouts\/preview|change-preview)$/,
    'says what would be, and changes nothing',
  ],
];
