import type { Locale } from '@leme/contract/kit/locale';
import type { AuthTx } from '#kit/auth-tx';
import { layOut } from '#kit/letter';
import { type MailWriters, queueMail } from '#kit/mail';
import type { Tx } from '#kit/transaction';
import { brandOf, recipientOf } from './link-mail.ts';
import { linkTexts } from './link-mail-texts.ts';
import { defaultLocale } from './send-link.ts';
import { takeTurn, throttleKey } from './throttle.ts';

const template = 'sign_in_warning';
const oncePerSeconds = 24 * 3600;

/** Writes to a person, once a day at most, that somebody keeps guessing the password. Who has no account costs the same. */
export async function warnOnce(
  tx: Tx,
  { tenant_id, email, now }: { tenant_id: string; email: string; now: Temporal.Instant },
  account: { id: string } | undefined,
): Promise<void> {
  const isFirst = await takeTurn(tx, { tenant_id, key: throttleKey(email, 'warned') }, oncePerSeconds);
  if (!isFirst) return;
  const locale = await defaultLocale(tx, tenant_id);
  if (!account) return;
  queueMail(tx, { tenant_id, user_id: account.id, to_email: email, template, locale }, now);
}

type Texts = {
  subject: (company: string) => string;
  paragraphs: (company: string) => string[];
  label: string;
  note: string;
};

const texts: Readonly<Record<Locale, Texts>> = {
  'pt-BR': {
    subject: (company) => `Muitas tentativas de entrar na sua conta – ${company}`,
    paragraphs: (company) => [
      `Na última hora, a senha da sua conta da ${company} foi digitada errada mais de 50 vezes. Ninguém entrou.`,
      'Por enquanto, só entra quem usa um aparelho em que você já entrou antes, ou um link enviado para este email. Isso passa sozinho quando as tentativas param.',
    ],
    label: 'Entrar com um link',
    note: 'Se a senha é usada em outros lugares ou é fácil de adivinhar, escolha uma nova em “Esqueci minha senha”.',
  },
  en: {
    subject: (company) => `Many attempts to sign in to your account – ${company}`,
    paragraphs: (company) => [
      `In the last hour a wrong password was given for your ${company} account more than 50 times. Nobody got in.`,
      'For now, signing in takes a device on which you have signed in before, or a link sent to this address. This ends by itself once the attempts stop.',
    ],
    label: 'Sign in with a link',
    note: 'If you use the same password elsewhere, or it is easy to guess, choose a new one under “Forgot my password”.',
  },
  es: {
    subject: (company) => `Muchos intentos de entrar en tu cuenta – ${company}`,
    paragraphs: (company) => [
      `En la última hora se escribió mal la contraseña de tu cuenta de ${company} más de 50 veces. Nadie entró.`,
      'Por ahora, solo se entra desde un dispositivo en el que ya hayas entrado o con un enlace enviado a este correo. Termina por sí solo cuando cesan los intentos.',
    ],
    label: 'Entrar con un enlace',
    note: 'Si usas esa contraseña en otros sitios o es fácil de adivinar, elige una nueva en «Olvidé mi contraseña».',
  },
  fr: {
    subject: (company) => `Nombreuses tentatives de connexion à votre compte – ${company}`,
    paragraphs: (company) => [
      `Au cours de la dernière heure, un mauvais mot de passe a été saisi plus de 50 fois pour votre compte ${company}. Personne n’est entré.`,
      'Pour l’instant, on ne se connecte que depuis un appareil que vous avez déjà utilisé, ou par un lien envoyé à cette adresse. Cela cesse de soi-même quand les tentatives s’arrêtent.',
    ],
    label: 'Se connecter avec un lien',
    note: 'Si ce mot de passe sert ailleurs ou se devine facilement, choisissez-en un nouveau par « Mot de passe oublié ».',
  },
  it: {
    subject: (company) => `Molti tentativi di accesso al tuo account – ${company}`,
    paragraphs: (company) => [
      `Nell’ultima ora la password del tuo account ${company} è stata sbagliata più di 50 volte. Nessuno è entrato.`,
      'Per ora si accede solo da un dispositivo su cui hai già effettuato l’accesso o con un link inviato a questo indirizzo. Finisce da sé quando i tentativi cessano.',
    ],
    label: 'Accedi con un link',
    note: 'Se usi la stessa password altrove o è facile da indovinare, scegline una nuova con «Ho dimenticato la password».',
  },
};

/** The mail of `warnOnce`. It carries no link that signs in. */
export function warningMail({ authTx, origin }: { authTx: AuthTx; origin: () => string }): MailWriters {
  return {
    [template]: async (mail) => {
      const { tenant_id, locale } = mail;
      const person = await authTx.read(tenant_id, (tx) => recipientOf(tx, mail));
      if (!person) return null;
      const brand = brandOf(tenant_id, person);
      const { subject, paragraphs, label, note } = texts[locale];
      return layOut({
        ...{ locale, brand, subject: subject(brand.name) },
        greeting: linkTexts[locale].greeting(person.full_name),
        paragraphs: paragraphs(brand.name),
        action: { label, url: `${origin()}/auth` },
        notes: [note],
      });
    },
  };
}
