import { defineModule } from '../kit/module.ts';
import { pages } from './pages.ts';
import { sessionSettings } from './sign-in/session-settings.ts';
import { accessWords } from './texts/texts.ts';

/** Sign-in, accounts, roles and rights. */
export const access = defineModule({
  name: 'access',
  rank: 'ground',
  tables: [
    'auth_accounts',
    'auth_acting_grants',
    'auth_crew_tokens',
    'auth_links',
    'auth_machine_tokens',
    'auth_recovery_codes',
    'auth_second_factors',
    'auth_sessions',
    'auth_throttle',
    'login_emails',
    'module_routes',
    'profiles',
    'role_permissions',
    'role_versions',
    'user_permissions',
    'user_preferences',
    'user_roles',
  ],
  pages,
  words: accessWords,
  settings: [{ page: 'system-config', entity: sessionSettings }],
});
