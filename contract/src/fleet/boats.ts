import * as f from '../kit/fields.ts';
import { defineResource } from '../kit/resource.ts';

/** Boats and everything that floats and is sold by the hour. `registration_no` is the TIE of the Capitania. */
export const boats = defineResource({
  name: 'boats',
  one: 'Embarcação|Boat|Embarcación|Bateau|Imbarcazione',
  title: 'boat_name',
  told: { documents: f.text('Documentos|Documents|Documentos|Documents|Documenti') },
  shortcuts: { available: { status: 'active' } },
  fields: {
    boat_name: f.text('Nome|Name|Nombre|Nom|Nome', { required: true, max: 80, search: true }),
    status: f.choice(
      'Status|Status|Estado|Statut|Stato',
      {
        active: 'Ativa|Active|Activa|Actif|Attiva',
        maintenance: 'Em manutenção|In maintenance|En mantenimiento|En entretien|In manutenzione',
        inactive: 'Inativa|Inactive|Inactiva|Inactif|Inattiva',
      },
      { fallback: 'active', filter: true },
    ),
    type: f.choice(
      'Tipo|Type|Tipo|Type|Tipo',
      {
        lancha: 'Lancha|Motorboat|Lancha|Vedette|Motoscafo',
        escuna: 'Escuna|Schooner|Goleta|Goélette|Goletta',
        saveiro: 'Saveiro|Saveiro|Saveiro|Saveiro|Saveiro',
        catamara: 'Catamarã|Catamaran|Catamarán|Catamaran|Catamarano',
        veleiro: 'Veleiro|Sailboat|Velero|Voilier|Barca a vela',
        jet_ski: "Jet ski|Jet ski|Moto de agua|Jet-ski|Moto d'acqua",
        caiaque: 'Caiaque|Kayak|Kayak|Kayak|Kayak',
        outro: 'Outro|Other|Otro|Autre|Altro',
      },
      { fallback: 'lancha', filter: true },
    ),
    registration_no: f.text(
      'Inscrição (TIE)|Registration (TIE)|Matrícula (TIE)|Immatriculation (TIE)|Immatricolazione (TIE)',
      { max: 20, unique: true, search: true },
    ),
    hull_no: f.text('Número do casco|Hull number|Número de casco|Numéro de coque|Numero di scafo', {
      max: 30,
      search: true,
    }),
    capacity: f.integer('Lotação|Capacity|Capacidad|Capacité|Capienza', {
      required: true,
      min: 1,
      max: 500,
      sort: true,
    }),
    capacity_includes_crew: f.boolean(
      "A lotação inclui a tripulação|Capacity includes the crew|La capacidad incluye la tripulación|La capacité comprend l'équipage|La capienza comprende l'equipaggio",
    ),
    min_crew: f.integer(
      'Tripulação mínima|Minimum crew|Tripulación mínima|Équipage minimal|Equipaggio minimo',
      { fallback: 1, max: 100 },
    ),
    nav_area: f.choice(
      'Área de navegação|Navigation area|Zona de navegación|Zone de navigation|Area di navigazione',
      {
        interior1: 'Interior, área 1|Inland, area 1|Interior, zona 1|Intérieure, zone 1|Interna, area 1',
        interior2: 'Interior, área 2|Inland, area 2|Interior, zona 2|Intérieure, zone 2|Interna, area 2',
        costeira: 'Costeira|Coastal|Costera|Côtière|Costiera',
        oceanica: 'Oceânica|Ocean|Oceánica|Océanique|Oceanica',
      },
      { fallback: 'interior1' },
    ),
    use_class: f.choice(
      "Classe de uso|Use class|Clase de uso|Classe d'usage|Classe d'uso",
      {
        esporte_recreio:
          'Esporte e recreio|Sport and leisure|Deporte y recreo|Sport et plaisance|Sport e diporto',
        passageiros:
          'Transporte de passageiros|Passenger transport|Transporte de pasajeros|Transport de passagers|Trasporto passeggeri',
      },
      { fallback: 'passageiros' },
    ),
    length_m: f.decimal('Comprimento|Length|Eslora|Longueur|Lunghezza', { min: 0.5, max: 400, unit: 'm' }),
    year: f.integer('Ano|Year|Año|Année|Anno', { min: 1900, max: 2100, isYear: true }),
    flag: f.text('Bandeira|Flag|Bandera|Pavillon|Bandiera', { max: 40 }),
    home_port_id: f.reference(
      "Porto de origem|Home port|Puerto base|Port d'attache|Porto di armamento",
      'coastal-cities',
      { filter: true },
    ),
    fuel_type: f.choice('Combustível|Fuel|Combustible|Carburant|Carburante', {
      gasolina: 'Gasolina|Petrol|Gasolina|Essence|Benzina',
      diesel: 'Diesel|Diesel|Diésel|Diesel|Diesel',
      eletrico: 'Elétrico|Electric|Eléctrico|Électrique|Elettrico',
      nenhum: 'Nenhum|None|Ninguno|Aucun|Nessuno',
    }),
    tank_l: f.integer('Tanque|Tank|Depósito|Réservoir|Serbatoio', { max: 100_000, unit: 'L' }),
    cost_per_hour: f.money('Custo por hora|Cost per hour|Coste por hora|Coût horaire|Costo orario'),
    owner_supplier_id: f.reference('Proprietário|Owner|Propietario|Propriétaire|Proprietario', 'suppliers', {
      filter: true,
      creates: 'name',
    }),
    features: f.references(
      'Características|Features|Características|Équipements|Dotazioni',
      'boat-features',
      { creates: 'name' },
    ),
    photo: f.file('Foto|Photo|Foto|Photo|Foto', { accept: 'image' }),
    notes: f.longText('Observações|Notes|Observaciones|Remarques|Note'),
  },
});
