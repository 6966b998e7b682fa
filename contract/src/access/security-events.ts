import type { Localised } from '../kit/locale.ts';
import { text } from './route-entry.ts';

/** What the access log tells, in the order its filter offers it. */
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

export const securityEventNames: Readonly<Record<SecurityEventKind, Localised>> = {
  'sign-in': text('Entrou', 'Signed in', 'Inició sesión', "S'est connecté", 'Accesso'),
  'sign-in-failed': text(
    'Senha ou link errado',
    'Wrong password or link',
    'Contraseña o enlace erróneo',
    'Mot de passe ou lien erroné',
    'Password o link errato',
  ),
  throttled: text(
    'Bloqueado por excesso de tentativas',
    'Held back after too many tries',
    'Frenado por demasiados intentos',
    'Freiné après trop de tentatives',
    'Bloccato per troppi tentativi',
  ),
  'sign-out': text('Saiu', 'Signed out', 'Cerró sesión', "S'est déconnecté", 'Uscita'),
  'link-asked': text('Link pedido', 'Link asked for', 'Enlace solicitado', 'Lien demandé', 'Link richiesto'),
  'link-used': text('Link usado', 'Link used', 'Enlace usado', 'Lien utilisé', 'Link usato'),
  'password-set': text(
    'Senha definida',
    'Password set',
    'Contraseña definida',
    'Mot de passe défini',
    'Password impostata',
  ),
  'operator-entered': text(
    'Operador entrou na empresa',
    'Operator entered the company',
    'Operador entró en la empresa',
    "Opérateur entré dans l'entreprise",
    "Operatore entrato nell'azienda",
  ),
  'operator-left': text(
    'Operador saiu da empresa',
    'Operator left the company',
    'Operador salió de la empresa',
    "Opérateur sorti de l'entreprise",
    "Operatore uscito dall'azienda",
  ),
  'data-read': text(
    'Viu dados pessoais',
    'Read personal data',
    'Vio datos personales',
    'A lu des données personnelles',
    'Ha letto dati personali',
  ),
  'data-exported': text(
    'Exportou dados pessoais',
    'Exported personal data',
    'Exportó datos personales',
    'A exporté des données personnelles',
    'Ha esportato dati personali',
  ),
  refused: text(
    'Sem permissão para alterar',
    'Had no right to change',
    'Sin permiso para modificar',
    'Sans droit de modifier',
    'Nessun diritto di modificare',
  ),
};
