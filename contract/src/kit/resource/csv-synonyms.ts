/** What people write above the field that names a record, whatever the register. */
const title =
  'nome, nome completo, nome e sobrenome, cliente, passageiro, titular, razao social, descricao, titulo, name, full name, customer, customer name, title, nombre, nombre completo, nombre y apellidos, apellidos y nombre, titulo, nom, nom complet, nom et prenom, client, intitule, nome e cognome, cognome e nome, cliente, titolo, denominazione';

/** What people write above the two halves of a person's name; without blanks and signs. */
const firstNames = new Set(
  'primeironome prenome firstname givenname forename prenom nombredepila nomedibattesimo'.split(' '),
);
const lastNames = new Set(
  'sobrenome ultimonome apelidodefamilia lastname surname familyname apellido apellidos nomdefamille cognome'.split(
    ' ',
  ),
);

export const isFirstName = (bare: string) => firstNames.has(bare);
export const isLastName = (bare: string) => lastNames.has(bare);

/** What people write above a field, by the field's name, in the five languages; accents, case and signs do not matter. */
const byField: Readonly<Record<string, string>> = {
  boat_name:
    'barco, embarcacao, lancha, escuna, nome do barco, nome da embarcacao, boat, vessel, boat name, embarcacion, nombre del barco, bateau, nom du bateau, barca, imbarcazione, nome della barca',
  notes:
    'obs, obs., observacao, observacoes, anotacao, anotacoes, nota, notas, comentario, comentarios, lembrete, recado, note, notes, remark, remarks, comment, comments, observaciones, apuntes, remarque, remarques, observations, commentaire, commentaires, osservazioni, commenti, appunti, annotazioni',
  phone:
    'fone, tel, tel., telefone, telefones, telefone 1, celular, cel, whats, whatsapp, zap, contato, numero, phone, phone number, telephone, mobile, cell, cell phone, telefono, movil, tel movil, telephone portable, portable, mobile phone, gsm, cellulare, numero di telefono, recapito',
  email:
    'e-mail, email, mail, correio eletronico, endereco de email, email address, e-mail address, correo, correo electronico, courriel, adresse e-mail, adresse mail, adresse electronique, posta elettronica, indirizzo email',
  tax_id:
    'cpf, cnpj, cpf/cnpj, cnpj/cpf, documento, doc, n documento, no documento, numero do documento, inscricao, tax id, document, id number, national id, nif, dni, identificacion fiscal, numero fiscal, numero de documento, codice fiscale, partita iva, documento identita, siret',
  birth_date:
    'nascimento, nasc, data nasc, dt nasc, dt nascimento, data de nascimento, aniversario, born, birth date, birthdate, date of birth, birthday, dob, fecha de nacimiento, fecha nac, nacimiento, cumpleanos, date de naissance, naissance, ne le, data di nascita, nascita, compleanno',
  nationality:
    'nacionalidade, pais, pais de origem, nationality, country, nacionalidad, nationalite, pays, nazionalita, paese',
  language: 'idioma, lingua, language, lengua, langue, lingua parlata',
  agent_id:
    'agente, vendedor, agencia, indicado por, agent, seller, agency, vendeur, agence, venditore, agenzia',
  tags: 'tag, tags, etiqueta, etiquetas, marcador, marcadores, labels, balises, etichette',
  kind: 'tipo, tipo de cliente, pessoa, type, kind, genre',
  capacity:
    'lotacao, capacidade, pax, lugares, vagas, passageiros, max pax, capacity, seats, passengers, capacidad, plazas, pasajeros, capacite, places, passagers, capienza, posti, passeggeri',
  registration_no:
    'tie, inscricao, registro, matricula, registration, registration no, inscripcion, immatriculation',
  hull_no: 'casco, numero do casco, hull, hull no, hin, numero de casco, coque, scafo',
  length_m: 'comprimento, compr, tamanho, length, loa, eslora, longueur, lunghezza',
  year: 'ano, ano de fabricacao, ano de construcao, year, built, year built, anio, annee, anno',
  owner_supplier_id: 'proprietario, dono, armador, owner, dueno, proprietaire, armateur, armatore',
  cost_per_hour:
    'custo/hora, custo hora, valor hora, hourly cost, cost/hour, costo hora, cout horaire, costo orario',
  status: 'status, situacao, estado, state, etat, statut, stato',
  type: 'tipo, tipo de embarcacao, categoria, type, category, categorie',
  legal_name: 'razao social, nome empresarial, legal name, company name, raison sociale, ragione sociale',
  contact_name:
    'contato, pessoa de contato, responsavel, contact, contact person, contacto, persona de contacto, interlocuteur, referente',
  website: 'site, pagina, web, url, homepage, sitio web, site web, sito, sito web',
  pix_key: 'pix, chave pix, chave',
  uf: 'uf, estado, state, provincia',
  color: 'cor, color, colour, couleur, colore',
};

/** Other names of a field, as a person may have written them above a column. */
export function otherNames(field: string, isTitle: boolean): string[] {
  return `${byField[field] ?? ''}, ${isTitle ? title : ''}`
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean);
}
