import type { StoredLinkType } from '@leme/contract/access/link-endpoints';
import type { Locale } from '@leme/contract/kit/locale';

type Texts = {
  subject: (company: string) => string;
  paragraph: (company: string) => string;
  label: string;
  validity: string;
};
type Language = Record<StoredLinkType, Texts> & { greeting: (name: string) => string; ignore: string };

/** What the mails with a link say, in the five languages; pt-BR is the source. */
export const linkTexts: Readonly<Record<Locale, Language>> = {
  'pt-BR': {
    greeting: (name) => `Olá, ${name}!`,
    ignore: 'Se você não fez este pedido, ignore este email: nada muda na sua conta.',
    login: {
      subject: (company) => `Seu link de acesso – ${company}`,
      paragraph: (company) => `Use o botão abaixo para entrar na sua conta da ${company}.`,
      label: 'Entrar',
      validity: 'O link vale por 15 dias e funciona uma única vez.',
    },
    first_access: {
      subject: (company) => `Primeiro acesso – ${company}`,
      paragraph: (company) => `Sua conta na ${company} está pronta. Escolha uma senha para começar.`,
      label: 'Definir senha',
      validity: 'O link vale por 2 horas e funciona uma única vez.',
    },
    password_reset: {
      subject: (company) => `Redefinição de senha – ${company}`,
      paragraph: (company) => `Recebemos um pedido para redefinir a senha da sua conta da ${company}.`,
      label: 'Redefinir senha',
      validity: 'O link vale por 1 hora e funciona uma única vez.',
    },
  },
  en: {
    greeting: (name) => `Hello, ${name}!`,
    ignore: 'If you did not ask for this, ignore this email: nothing changes in your account.',
    login: {
      subject: (company) => `Your sign-in link – ${company}`,
      paragraph: (company) => `Use the button below to sign in to your ${company} account.`,
      label: 'Sign in',
      validity: 'The link is valid for 15 days and works once.',
    },
    first_access: {
      subject: (company) => `First access – ${company}`,
      paragraph: (company) => `Your account at ${company} is ready. Choose a password to get started.`,
      label: 'Set password',
      validity: 'The link is valid for 2 hours and works once.',
    },
    password_reset: {
      subject: (company) => `Password reset – ${company}`,
      paragraph: (company) => `We received a request to reset the password of your ${company} account.`,
      label: 'Reset password',
      validity: 'The link is valid for 1 hour and works once.',
    },
  },
  es: {
    greeting: (name) => `¡Hola, ${name}!`,
    ignore: 'Si no hiciste esta solicitud, ignora este correo: nada cambia en tu cuenta.',
    login: {
      subject: (company) => `Tu enlace de acceso – ${company}`,
      paragraph: (company) => `Usa el botón de abajo para entrar en tu cuenta de ${company}.`,
      label: 'Entrar',
      validity: 'El enlace es válido durante 15 días y funciona una sola vez.',
    },
    first_access: {
      subject: (company) => `Primer acceso – ${company}`,
      paragraph: (company) => `Tu cuenta en ${company} está lista. Elige una contraseña para empezar.`,
      label: 'Definir contraseña',
      validity: 'El enlace es válido durante 2 horas y funciona una sola vez.',
    },
    password_reset: {
      subject: (company) => `Restablecer contraseña – ${company}`,
      paragraph: (company) =>
        `Recibimos una solicitud para restablecer la contraseña de tu cuenta de ${company}.`,
      label: 'Restablecer contraseña',
      validity: 'El enlace es válido durante 1 hora y funciona una sola vez.',
    },
  },
  fr: {
    greeting: (name) => `Bonjour ${name},`,
    ignore: "Si vous n'êtes pas à l'origine de cette demande, ignorez cet e-mail : rien ne change.",
    login: {
      subject: (company) => `Votre lien de connexion – ${company}`,
      paragraph: (company) => `Utilisez le bouton ci-dessous pour vous connecter à votre compte ${company}.`,
      label: 'Se connecter',
      validity: 'Le lien est valable 15 jours et ne fonctionne qu’une fois.',
    },
    first_access: {
      subject: (company) => `Premier accès – ${company}`,
      paragraph: (company) => `Votre compte ${company} est prêt. Choisissez un mot de passe pour commencer.`,
      label: 'Définir le mot de passe',
      validity: 'Le lien est valable 2 heures et ne fonctionne qu’une fois.',
    },
    password_reset: {
      subject: (company) => `Réinitialisation du mot de passe – ${company}`,
      paragraph: (company) =>
        `Nous avons reçu une demande de réinitialisation du mot de passe de votre compte ${company}.`,
      label: 'Réinitialiser le mot de passe',
      validity: 'Le lien est valable 1 heure et ne fonctionne qu’une fois.',
    },
  },
  it: {
    greeting: (name) => `Ciao ${name},`,
    ignore: 'Se non hai fatto tu questa richiesta, ignora questa email: nel tuo account non cambia nulla.',
    login: {
      subject: (company) => `Il tuo link di accesso – ${company}`,
      paragraph: (company) => `Usa il pulsante qui sotto per accedere al tuo account ${company}.`,
      label: 'Accedi',
      validity: 'Il link è valido per 15 giorni e funziona una sola volta.',
    },
    first_access: {
      subject: (company) => `Primo accesso – ${company}`,
      paragraph: (company) => `Il tuo account ${company} è pronto. Scegli una password per iniziare.`,
      label: 'Imposta password',
      validity: 'Il link è valido per 2 ore e funziona una sola volta.',
    },
    password_reset: {
      subject: (company) => `Reimpostazione della password – ${company}`,
      paragraph: (company) =>
        `Abbiamo ricevuto una richiesta di reimpostare la password del tuo account ${company}.`,
      label: 'Reimposta password',
      validity: 'Il link è valido per 1 ora e funziona una sola volta.',
    },
  },
};
