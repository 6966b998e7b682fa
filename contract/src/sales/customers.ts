import * as f from '../kit/fields.ts';
import { defineResource } from '../kit/resource.ts';

/** Who buys, and the agents who sell for the company. */
export const customers = defineResource({
  name: 'customers',
  one: 'Cliente|Customer|Cliente|Client|Cliente',
  title: 'name',
  fields: {
    name: f.text('Nome|Name|Nombre|Nom|Nome', { required: true, min: 2, search: true, personal: true }),
    kind: f.choice(
      'Tipo|Kind|Tipo|Type|Tipo',
      {
        pessoa: 'Pessoa|Person|Persona|Personne|Persona',
        empresa: 'Empresa|Company|Empresa|Entreprise|Azienda',
        agente: 'Agente|Agent|Agente|Agent|Agente',
      },
      { fallback: 'pessoa', filter: true },
    ),
    phone: f.phone('Telefone|Phone|Teléfono|Téléphone|Telefono', { search: true, personal: true }),
    email: f.email('Email|Email|Correo|E-mail|Email', { search: true, personal: true }),
    tax_id: f.taxId('CPF ou CNPJ|CPF or CNPJ|CPF o CNPJ|CPF ou CNPJ|CPF o CNPJ', {
      unique: true,
      search: true,
      personal: true,
    }),
    birth_date: f.date('Nascimento|Date of birth|Nacimiento|Naissance|Nascita', {
      personal: true,
      past: true,
    }),
    nationality: f.text('Nacionalidade|Nationality|Nacionalidad|Nationalité|Nazionalità', {
      max: 60,
      personal: true,
    }),
    language: f.choice('Idioma|Language|Idioma|Langue|Lingua', {
      'pt-BR': 'Português|Portuguese|Portugués|Portugais|Portoghese',
      en: 'Inglês|English|Inglés|Anglais|Inglese',
      es: 'Espanhol|Spanish|Español|Espagnol|Spagnolo',
      fr: 'Francês|French|Francés|Français|Francese',
      it: 'Italiano|Italian|Italiano|Italien|Italiano',
    }),
    marketing_consent: f.boolean(
      'Aceita receber ofertas|Agrees to receive offers|Acepta recibir ofertas|Accepte de recevoir des offres|Accetta di ricevere offerte',
    ),
    agent_id: f.reference('Agente|Agent|Agente|Agent|Agente', 'customers', { filter: true, personal: true }),
    tags: f.references('Tags|Tags|Etiquetas|Étiquettes|Tag', 'tags', { creates: 'name', filter: true }),
    notes: f.longText('Observações|Notes|Observaciones|Remarques|Note', { personal: true }),
  },
});
