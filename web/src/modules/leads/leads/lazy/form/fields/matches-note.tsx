import { splitTenantPath, tenantPath } from '@leme/contract/access/menu/navigation';
import type { LeadMatches } from '@leme/contract/leads/endpoints';
import { useLocation } from '@tanstack/react-router';
import { Users } from 'lucide-react';
import { Fragment, type ReactNode } from 'react';
import { useSettled } from '#kit/resource/field-input/use-settled.ts';
import { useText } from '#kit/text/i18n.ts';
import { TagRow } from '#ui/records/tag.tsx';
import { proseLink } from '#ui/style/link-style.ts';
import type { LeadDraft } from '../lead-draft.ts';
import { useMatches } from '../lead-form.queries.ts';
import { useTagsOf } from '../tags-of-leads.ts';
import { formTexts } from '../texts/texts.ts';

/** Says who has this number or address already, each with the way there and what leads are tagged with; nothing is blocked. */
export function MatchesNote({ lead }: { lead: LeadDraft }) {
  const t = useText(formTexts);
  const { phone, email } = lead.values;
  const settled = { phone: useSettled(phone), email: useSettled(email) };
  const { data } = useMatches({ ...settled, except: lead.rowId });
  const { slug } = splitTenantPath(useLocation({ select: ({ pathname }) => pathname }));
  const isAsked = settled.phone === phone || settled.email === email;
  const partsOf = useParts();
  const tags = useTagsOf(data && isAsked ? data.leads.map(({ id }) => id) : []);
  const found = data && isAsked ? partsOf(data, phone.replace(/\D/g, '') || email.trim()) : [];
  return (
    <p role="status" className="text-sm empty:hidden">
      {found.length > 0 && (
        <span className="flex flex-wrap items-center gap-x-1.5 text-warning-text">
          <Users aria-hidden="true" className="size-4 shrink-0" strokeWidth={1.75} />
          <span>
            {t('exists')}{' '}
            {found.map(({ text, behind, path }, at) => (
              <Fragment key={path}>
                {at > 0 && ', '}
                <a href={tenantPath(slug, path)} target="_blank" rel="noopener" className={proseLink}>
                  {text}
                </a>
                {behind}
              </Fragment>
            ))}
          </span>
          <span className="text-fg">
            <TagRow tags={tags} />
          </span>
        </span>
      )}
    </p>
  );
}

type Part = { text: string; behind: ReactNode; path: string };

function useParts(): (found: LeadMatches, sought: string) => Part[] {
  const t = useText(formTexts);
  const pathTo = (list: string, [only, ...others]: readonly { id: string }[], sought: string) =>
    only && others.length === 0 ? `${list}?open=${only.id}` : `${list}?q=${encodeURIComponent(sought)}`;
  return ({ leads, customers }, sought) => {
    const bookings = customers.reduce((sum, each) => sum + each.bookings, 0);
    const parts = [
      {
        count: leads.length,
        text: t('leadsFound', { count: leads.length }),
        behind: null,
        path: pathTo('/leads', leads, sought),
      },
      {
        count: customers.length,
        text: t('customersFound', { count: customers.length }),
        behind: bookings > 0 && ` (${t('bookingsFound', { count: bookings })})`,
        path: pathTo('/customers', customers, sought),
      },
    ];
    return parts.filter(({ count }) => count > 0);
  };
}
