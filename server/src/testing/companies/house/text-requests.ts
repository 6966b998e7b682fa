import type { Browser } from '../../client.ts';

const path = '/admin/i18n-imports';
let files = 0;
const another = () => {
  files += 1;
  return `namespace;key;locale;value\nkit;save;fr;Garder ${files}`;
};

/** Takes a file of one translation in, another one each time. */
const applyFile = (operator: Browser, approved = 'yes') =>
  operator.post(`${path}?file=a.csv&approved=${approved}`, another(), { 'content-type': 'text/csv' });

/** One good request for each thing operators do with files of translations. */
export const textRequests = [
  [`POST ${path}`, (operator: Browser) => applyFile(operator)],
  [
    `POST ${path}/:id/rollback`,
    async (operator: Browser) => {
      const { body } = await applyFile(operator);
      return await operator.post(`${path}/${body.import.id}/rollback`);
    },
  ],
  [
    `POST ${path}/:id/approval`,
    async (operator: Browser) => {
      const { body } = await applyFile(operator, 'no');
      return await operator.post(`${path}/${body.import.id}/approval`);
    },
  ],
] as const;
