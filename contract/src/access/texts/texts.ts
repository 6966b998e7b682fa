// Written by `npm run texts` from pt-BR.json.
import { defineTexts } from '../../kit/language/texts.ts';
import en from './en.json' with { type: 'json' };
import es from './es.json' with { type: 'json' };
import fr from './fr.json' with { type: 'json' };
import it from './it.json' with { type: 'json' };
import source from './pt-BR.json' with { type: 'json' };

type Texts = {
  'access.choice.role.saas_super_admin': never;
  'access.choice.role.saas_admin': never;
  'access.choice.role.saas_manager': never;
  'access.choice.role.saas_user': never;
  'access.choice.role.admin': never;
  'access.choice.role.supplier_admin': never;
  'access.choice.role.agent_admin': never;
  'access.choice.role.manager': never;
  'access.choice.role.supplier_manager': never;
  'access.choice.role.agent_manager': never;
  'access.choice.role.supplier_user': never;
  'access.choice.role.agent_user': never;
  'access.choice.role.marinheiro': never;
  'access.choice.role.user': never;
  'access.choice.role.supplier': never;
  'role.none': never;
  'access.field.role': never;
  'page.auth.title': never;
  'page.auth.keywords': never;
  'page.auth-token.title': never;
  'page.auth-token.keywords': never;
  'page.logout.title': never;
  'page.logout.keywords': never;
  'page.reset-password.title': never;
  'page.reset-password.keywords': never;
  'page.users.title': never;
  'page.users.keywords': never;
  'page.user.title': never;
  'page.user.keywords': never;
  'page.user-roles.title': never;
  'page.user-roles.keywords': never;
  'page.role-permissions.title': never;
  'page.role-permissions.keywords': never;
  'page.saas-user-permissions.title': never;
  'page.saas-user-permissions.keywords': never;
  'page.saas-orphan-users.title': never;
  'page.saas-orphan-users.keywords': never;
};

export const accessWords = defineTexts<Texts>('contract/access', { 'pt-BR': source, en, es, fr, it });
