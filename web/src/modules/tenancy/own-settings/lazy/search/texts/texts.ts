// Written by `npm run texts` from pt-BR.json.
import { defineTexts } from '#kit/text/define-texts.ts';
import source from './pt-BR.json' with { type: 'json' };

type Texts = {
  search: never;
  found: never;
  nothing: never;
  'own.password': never;
  'own.second_factor': never;
  'own.sessions': never;
  'own.sign_ins': never;
  'also.timezone': never;
  'also.name': never;
  'also.legal_name': never;
  'also.tax_id': never;
  'also.contact_name': never;
  'also.contact_phone': never;
  'also.contact_email': never;
  'also.primary_color': never;
  'also.secondary_color': never;
  'also.offered': never;
  'also.default_locale': never;
  'also.letter_foot': never;
  'also.privacy_contact': never;
  'also.idle_minutes': never;
  'also.second_factor_roles': never;
  'also.login_link_hours': never;
  'also.hold_minutes': never;
  'also.option_hours': never;
  'also.max_discount_bp': never;
  'also.infants_take_no_place': never;
  'also.pix_key': never;
  'also.deposit_bp': never;
  'also.balance_due_hours': never;
  'also.forgets_lost_after': never;
  'also.registers_chats': never;
  'also.password': never;
  'also.second_factor': never;
  'also.sessions': never;
  'also.sign_ins': never;
  'at.account': never;
  'at.sales': never;
  'own.hours': never;
  'also.hours': never;
  'also.overdue_minutes': never;
  'also.overdue_mails': never;
  'also.harbour_phone': never;
  'also.password_least': never;
  'also.networks': never;
  'also.keeps_access_days': never;
  'also.keeps_letters_days': never;
  'also.keeps_imports_days': never;
  'also.mark_minutes': never;
  'also.first_weekday': never;
  'also.passenger_facts': never;
  'also.house_address': never;
  'also.house_phone': never;
  'also.notice_text': never;
  'also.notice_from': never;
  'also.notice_until': never;
  'also.theme_class': never;
  'own.landing': never;
  'also.landing': never;
  'own.hand': never;
  'also.hand': never;
  'own.sounds': never;
  'also.sounds': never;
  'own.no_show': never;
  'also.no_show': never;
  'at.words': never;
  'also.order_prefix': never;
  'also.order_by_year': never;
};

export const searchTexts = defineTexts<Texts>('tenancy/own-settings/lazy/search', {
  fetch: async (locale) => ({ 'tenancy/own-settings/lazy/search': (await import(`../texts/${locale}.json`)).default }),
  all: { 'pt-BR': { 'tenancy/own-settings/lazy/search': source } },
});
